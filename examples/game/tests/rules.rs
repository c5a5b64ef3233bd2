//! Tests of the rules and of stored progress, without a terminal.

use std::fs;
use std::time::Duration;

use queen_challenge::{Action, Challenge, Grade, Line, Notes};
use queen_game::arguments::{self, Request};
use queen_game::calendar;
use queen_game::feat::Feat;
use queen_game::game::{Game, PUZZLES};
use queen_game::kind::Kind;
use queen_game::progress::Progress;
use queen_game::tip::{Content, Stage, Tip};
use queen_game::unfinished::Unfinished;
use queen_runtime::{AnySolution, Board, Square, SquareSet, Symmetric};

fn place(game: &mut Game, queens: &str) {
    for name in queens.split(' ') {
        game.go_to(Square::from_name(name, game.size()).unwrap());
        game.toggle();
    }
}

#[test]
fn tips_solve_every_board() {
    for size in PUZZLES.sizes() {
        let mut game = Game::new(size).unwrap();
        let mut remaining = game.remaining();
        assert_eq!(remaining, game.puzzle().nb_of_solutions());
        while let Some(tip) = game.ask_for_tip(|_| false) {
            let tip = *tip;
            assert_eq!((game.cursor(), game.tip()), (tip.square(), Some(&tip)));
            game.toggle();
            assert!((1..=remaining).contains(&game.remaining()));
            remaining = game.remaining();
        }
        let (number, solution) = game.solution().unwrap();
        assert_eq!(game.puzzle().solution(number), Some(solution));
    }
    assert!(Game::new(3).is_none() && Game::new(11).is_none());
}

#[test]
fn a_board_is_solved_by_queens_that_do_not_attack_each_other() {
    let mut game = Game::new(4).unwrap();
    place(&mut game, "b4 d3 a2");
    assert!(game.solution().is_none() && game.remaining() == 1);
    place(&mut game, "c1");
    assert_eq!(game.solution().map(|(number, _)| number), Some(1));
    place(&mut game, "a4");
    assert!(game.solution().is_none() && game.remaining() == 0);
    let conflicts = game.conflicts().iter().map(|pair| pair.map(|queen| queen.name(4)));
    assert!(conflicts.eq([["a4", "b4"], ["a4", "a2"]]));
}

#[test]
fn every_change_is_undone_and_done_again() {
    let mut game = Game::new(5).unwrap();
    let mut boards = vec![game.queens()];
    for square in ["a5", "d3", "a5", "e1"] {
        place(&mut game, square);
        boards.push(game.queens());
    }
    game.clear();
    boards.push(game.queens());
    for board in boards.iter().rev().skip(1) {
        game.undo();
        assert_eq!(&game.queens(), board);
    }
    game.undo();
    for board in boards.iter().skip(1) {
        game.redo();
        assert_eq!(&game.queens(), board);
    }
    game.redo();
    game.undo();
    place(&mut game, "b4");
    let after = game.queens();
    game.redo();
    assert_eq!(game.queens(), after, "a change takes the place of what was undone");
}

#[test]
fn the_cursor_stays_on_the_board() {
    let mut game = Game::new(4).unwrap();
    game.step(-1, -1);
    assert_eq!(game.cursor(), Square::new(0, 0));
    for _ in 0..9 {
        game.step(1, 1);
    }
    assert_eq!(game.cursor(), Square::new(3, 3));
    game.go_to(Square::new(4, 0));
    assert_eq!(game.cursor(), Square::new(3, 3));
}

#[test]
fn all_solutions_are_twelve_and_stay_found() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("new").join("found.txt");
    let mut progress = Progress::load(&file).unwrap();
    for solution in PUZZLES.get(8).unwrap() {
        let before = progress.found(8);
        assert_eq!(progress.record(solution).unwrap(), progress.found(8) > before);
        assert_eq!(Progress::load(&file).unwrap().found(8), progress.found(8));
    }
    assert_eq!(progress.found(8), 12);
    assert_eq!(progress.found(7), 0);
    let entries = fs::read_dir(file.parent().unwrap()).unwrap().count();
    assert_eq!(entries, 1, "nothing stays beside the file");
}

#[test]
fn two_games_at_once_keep_what_both_find() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("found.txt");
    let [mut one, mut other] = [(); 2].map(|()| Progress::load(&file).unwrap());
    one.record(AnySolution::from_columns(&[0, 2, 4, 1, 3]).unwrap()).unwrap();
    other.record(AnySolution::from_columns(&[1, 4, 2, 0, 3]).unwrap()).unwrap();
    assert_eq!(Progress::load(&file).unwrap().found(5), 2);
}

#[test]
fn a_tip_leads_to_a_solution_that_has_not_been_found() {
    for left in PUZZLES.get(6).unwrap() {
        let mut game = Game::new(6).unwrap();
        while let Some(tip) = game.ask_for_tip(|solution| solution != left) {
            assert!(matches!(tip.content, Content::Towards { solutions: 1, .. }), "{tip}");
            game.toggle();
        }
        assert_eq!(game.solution().unwrap().1, left);
    }
    let mut game = Game::new(6).unwrap();
    let tip = game.ask_for_tip(|_| true).unwrap();
    assert!(matches!(tip.content, Content::Found(_)));
}

/// Asks for all stages of a tip.
fn whole_tip(game: &mut Game) -> Option<Tip> {
    while game.ask_for_tip(|_| false)?.stage != Stage::What {}
    game.tip().copied()
}

#[test]
fn steps_solve_challenges_of_all_grades() {
    for (size, grade) in (4..=8).flat_map(|size| Grade::ALL.map(|grade| (size, grade))) {
        let kind = Kind::Challenge(grade);
        let Some(mut game) = Game::pick(kind, size, 7) else {
            assert!(!Grade::of_size(size).contains(&grade), "{size} {grade}");
            continue;
        };
        let challenge = game.challenge().unwrap();
        let mut hardest = Grade::Easy;
        while let Some(tip) = whole_tip(&mut game) {
            let Content::Step(step) = tip.content else { panic!("{tip}") };
            hardest = hardest.max(step.grade());
            match step.action() {
                Action::Place => game.toggle(),
                Action::RuleOut => game.rule_out(),
            }
        }
        assert_eq!((hardest, game.solution().unwrap().1), (grade, challenge.solution()));
        assert!(game.is_over());
        assert_eq!(game.feat(3).unwrap().tips, game.tips());
    }
}

/// All minimal challenges of the sizes from 4 to 6, and all steps that solve them.
fn all_steps() -> impl Iterator<Item = (Notes, queen_challenge::Step)> {
    let challenges = (4..=6).flat_map(|size| {
        let puzzle = PUZZLES.get(size).unwrap();
        (1..size).flat_map(move |givens| Challenge::minimal(&puzzle, givens).collect::<Vec<_>>())
    });
    challenges.flat_map(|challenge| {
        let mut notes = Notes::new(*challenge.givens());
        std::iter::from_fn(move || {
            let step = notes.next_step()?;
            let before = notes;
            notes.apply(&step);
            Some((before, step))
        })
    })
}

#[test]
fn the_evidence_of_a_tip_holds() {
    let (mut chains, mut pairs) = (0, 0);
    for (notes, step) in all_steps() {
        let mut tip = Tip::new(Content::Step(step), &notes);
        assert_eq!(tip.stage, Stage::Where);
        let is_chain = matches!(step.reason(), queen_challenge::Reason::Chain { .. });
        let first = tip.evidence();
        assert!(first.left.is_empty() && first.forced.is_empty());
        assert_eq!((first.square.is_some(), first.lines.is_empty()), (is_chain, is_chain));
        tip.advance();
        let evidence = tip.evidence();
        assert_eq!((tip.stage, evidence.square), (Stage::Why, Some(step.square())));
        assert!(!evidence.lines.is_empty());
        if is_chain {
            // Each forced queen is the only one that its row or column can still have.
            let mut board = notes;
            board.queens.place(step.square());
            for &forced in &evidence.forced {
                let free = board.free().unwrap();
                let is_last = |line: Line| {
                    line.contains(forced)
                        && free.iter().filter(|&of| line.contains(of)).count() == 1
                };
                assert!(is_last(Line::Row(forced.row())) || is_last(Line::Column(forced.column())));
                board.queens.place(forced);
            }
            let free = board.free().unwrap();
            let line = evidence.lines[0];
            assert!(!free.iter().any(|square| line.contains(square)));
            chains += 1;
        } else {
            let free = notes.free().unwrap();
            assert_eq!(evidence.left - free, SquareSet::EMPTY);
            assert!(!evidence.left.is_empty());
            pairs += usize::from(evidence.left.len() > 1);
        }
        tip.advance();
        assert_eq!(tip.stage, Stage::What);
    }
    assert!(chains > 90 && pairs > 100, "{chains} {pairs}");
}

#[test]
fn the_challenge_of_a_day_is_the_same_for_everybody() {
    let pick = |day, seed| Game::pick(Kind::Daily(day), 8, seed).unwrap().challenge();
    for day in 20_000..20_014 {
        assert_eq!(pick(day, 1), pick(day, 2));
        assert_eq!(pick(day, 1), Challenge::daily(&PUZZLES, day));
    }
    assert_ne!(pick(20_000, 1), pick(20_007, 1));
}

#[test]
fn a_solution_counts_for_the_day_of_the_challenge() {
    let mut game = Game::pick(Kind::Daily(20_000), 8, 1).unwrap();
    for square in game.challenge().unwrap().solution().queens() {
        game.go_to(square);
        game.toggle();
    }
    let feat = game.feat(20_001).unwrap();
    assert_eq!((feat.day, feat.is_daily), (20_000, true));

    let mut game = Game::pick(Kind::Challenge(Grade::Easy), 8, 1).unwrap();
    for square in game.challenge().unwrap().solution().queens() {
        game.go_to(square);
        game.toggle();
    }
    let feat = game.feat(20_001).unwrap();
    assert_eq!((feat.day, feat.is_daily), (20_001, false));
}

#[test]
fn days_in_a_row_are_counted() {
    let directory = tempfile::tempdir().unwrap();
    let mut progress = Progress::load(&directory.path().join("found.txt")).unwrap();
    let feat = |day| Feat {
        challenge: Challenge::daily(&PUZZLES, day).unwrap(),
        is_daily: true,
        day,
        seconds: 60,
        tips: day % 2,
    };
    assert_eq!((progress.streak(20_000), progress.longest_streak()), (0, 0));
    for day in [20_000, 20_001, 20_002, 20_010, 20_011] {
        progress.record_feat(feat(day)).unwrap();
    }
    let progress = Progress::load(&directory.path().join("found.txt")).unwrap();
    let streaks = [20_002, 20_003, 20_004, 20_010, 20_011, 20_012, 20_013];
    assert_eq!(streaks.map(|day| progress.streak(day)), [3, 3, 0, 1, 2, 2, 0]);
    assert_eq!(progress.longest_streak(), 3);
    let statistics = progress.statistics();
    assert_eq!(statistics.iter().map(|of| of.solved).sum::<usize>(), 5);
    assert_eq!(statistics.iter().map(|of| of.unaided).sum::<usize>(), 3);
    assert!(statistics.iter().all(|of| of.fastest.is_none_or(|seconds| seconds == 60)));
}

#[test]
fn given_queens_stay_and_mistakes_are_found() {
    let mut game = Game::pick(Kind::Challenge(Grade::Easy), 8, 1).unwrap();
    let (givens, solution) = {
        let challenge = game.challenge().unwrap();
        (*challenge.givens(), Board::from(challenge.solution()))
    };
    for square in givens.queens() {
        game.go_to(square);
        game.toggle();
        game.rule_out();
        game.clear();
    }
    assert!(game.is_untouched() && game.notes().queens == givens);

    let right = solution.queens().find(|&queen| !givens.has_queen(queen)).unwrap();
    let wrong = Square::new(right.row(), (right.column() + 1) % 8);
    game.go_to(right);
    game.rule_out();
    assert_eq!(game.ask_for_tip(|_| false).unwrap().content, Content::Mistake(right));
    assert!(game.ask_for_tip(|_| false).is_some());
    assert_eq!(game.tips(), 1, "it is still shown");
    game.rule_out();
    game.go_to(wrong);
    game.toggle();
    assert_eq!(game.ask_for_tip(|_| false).unwrap().content, Content::Mistake(wrong));
    (0..3).for_each(|_| game.undo());
    assert!(game.is_untouched() && game.tips() == 2);
}

#[test]
fn a_solved_challenge_stays_as_it_is() {
    let mut game = Game::pick(Kind::Challenge(Grade::Easy), 8, 1).unwrap();
    let challenge = game.challenge().unwrap();
    for square in challenge.solution().queens() {
        game.pass(Duration::from_secs(10));
        game.go_to(square);
        game.toggle();
    }
    let played = game.played();
    game.pass(Duration::from_secs(10));
    game.toggle();
    game.rule_out();
    game.undo();
    game.clear();
    assert_eq!((game.solution().unwrap().1, game.played()), (challenge.solution(), played));
}

#[test]
fn the_best_feat_is_kept() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("found.txt");
    let challenge = Challenge::new(Board::from_squares(6, "c6").unwrap()).unwrap();
    let feat = |seconds, tips| Feat { challenge, is_daily: false, day: 20_000, seconds, tips };
    let mut progress = Progress::load(&file).unwrap();
    assert!(progress.record_feat(feat(90, 1)).unwrap());
    assert!(!progress.record_feat(feat(30, 2)).unwrap());
    assert!(!progress.record_feat(feat(90, 1)).unwrap());
    assert!(progress.record_feat(feat(80, 1)).unwrap());
    assert!(progress.record_feat(feat(200, 0)).unwrap());
    let text = fs::read_to_string(&file).unwrap();
    assert!(text.contains("challenge 20000 200 0 6 c6\n"), "{text}");
    let progress = Progress::load(&file).unwrap();
    assert_eq!(progress.feats(), [feat(200, 0)]);
    assert_eq!(progress.found(6), 1, "its solution is found, too");
}

#[test]
fn unknown_lines_are_kept() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("found.txt");
    let unknown = [
        b"queens".as_slice(),
        b"1 2 3 4",
        b"0 1 2",
        b"300",
        b"2 4 1 3 5 3",
        b"2 4 1 3\xff",
        b"challenge 20000 75 1 6",
        b"challenge 20000 75 1 99 a1",
        b"challenge 20000 75 -1 6 c6",
        b"challenge",
        b"daily 20000 75 1 6",
        b"board hard 75 1 6 c6 - -",
        b"board hard 75 1 6 c6",
        b"board hard 75 1 6 a6 a6 -",
        b"board harder 75 1 6 c6 c6 -",
        b"board explore 75 1 3 - a1 -",
        b"queen-game",
        b"\0\xff\xfe",
    ];
    let known = [b"2 4 1 3".as_slice(), b"3 1 4 2", b"", b"challenge 20000 75 1 6 c6"];
    fs::write(&file, [known.as_slice(), &unknown].concat().join(&b'\n')).unwrap();
    let mut progress = Progress::load(&file).unwrap();
    assert_eq!((progress.found(4), progress.feats().len()), (1, 1));
    let warning = progress.warning().unwrap();
    assert!(warning.starts_with(&format!("{} lines of ", unknown.len())), "{warning}");
    for columns in [[0, 2, 4, 1, 3], [1, 4, 2, 0, 3]] {
        assert!(progress.record(AnySolution::from_columns(&columns).unwrap()).unwrap());
        let bytes = fs::read(&file).unwrap();
        let lines: Vec<_> = bytes.split(|&byte| byte == b'\n').collect();
        for line in unknown {
            assert_eq!(lines.iter().filter(|&&kept| kept == line).count(), 1);
        }
    }
    let progress = Progress::load(&file).unwrap();
    assert_eq!([4, 5].map(|size| progress.found(size)), [1, 2]);
    assert_eq!(progress.feats().len(), 1);
}

#[test]
fn a_file_that_cannot_be_read_is_named() {
    let directory = tempfile::tempdir().unwrap();
    let error = Progress::load(directory.path()).unwrap_err().to_string();
    assert!(error.contains(&*directory.path().to_string_lossy()), "{error}");
    assert!(error.contains("a folder, not a file"), "{error}");
    let mut progress = Progress::load_or_empty(directory.path());
    let warning = progress.warning().unwrap();
    assert!(warning.starts_with("Nothing is saved") && warning.contains("a folder"), "{warning}");
    assert!(progress.record(AnySolution::from_columns(&[1, 3, 0, 2]).unwrap()).is_err());
}

#[test]
fn days_have_dates() {
    for (day, date) in [
        (0, "1970-01-01"),
        (58, "1970-02-28"),
        (59, "1970-03-01"),
        (11_016, "2000-02-29"),
        (11_017, "2000-03-01"),
        (21_915, "2030-01-01"),
        (47_540, "2100-02-28"),
        (47_541, "2100-03-01"),
    ] {
        assert_eq!(calendar::date(day), date);
        assert_eq!(calendar::day(date.parse().unwrap()), day);
    }
}

#[test]
fn arguments_name_a_size_or_ask_for_help() {
    let parse = |words: &str| arguments::parse(words.split_whitespace().map(Into::into));
    let play = |size, is_light| Request::Play { size, is_light };
    assert_eq!(parse("").unwrap(), play(None, None));
    assert_eq!(parse("--size 6").unwrap(), play(Some(6), None));
    assert_eq!(parse("--size=10 --theme light").unwrap(), play(Some(10), Some(true)));
    assert_eq!(parse("--theme=dark").unwrap(), play(None, Some(false)));
    assert_eq!(parse("--help").unwrap(), Request::Help);
    assert_eq!(parse("-V").unwrap(), Request::Version);
    for wrong in
        ["--size 3", "--size 11", "--size six", "--size", "8", "--colour", "--theme", "--theme red"]
    {
        assert!(parse(wrong).is_err(), "{wrong}");
    }
    let error = parse("--size 3").unwrap_err().to_string();
    assert!(error.contains("from 4 to 10"), "{error}");
}

#[test]
fn a_failed_save_keeps_the_old_file() {
    let home = tempfile::tempdir().unwrap();
    let (data, moved) = (home.path().join("data"), home.path().join("moved"));
    let file = data.join("found.txt");
    let mut progress = Progress::load(&file).unwrap();
    progress.record(AnySolution::from_columns(&[1, 3, 0, 2]).unwrap()).unwrap();

    fs::rename(&data, &moved).unwrap();
    fs::write(&data, "a file where the directory was").unwrap();
    assert!(progress.record(AnySolution::from_columns(&[0, 2, 4, 1, 3]).unwrap()).is_err());
    assert_eq!(progress.found(5), 1);
    assert_eq!(fs::read_to_string(moved.join("found.txt")).unwrap(), "queen-game 1\n2 4 1 3\n");

    fs::remove_file(&data).unwrap();
    fs::create_dir_all(file.join("a directory where the file was")).unwrap();
    assert!(progress.record(AnySolution::from_columns(&[1, 3, 5, 0, 2, 4]).unwrap()).is_err());
    assert_eq!(fs::read_dir(&data).unwrap().count(), 1, "nothing stays beside it");

    fs::remove_dir_all(&data).unwrap();
    progress.record(AnySolution::from_columns(&[0, 2, 4, 6, 1, 3, 5]).unwrap()).unwrap();
    let kept = Progress::load(&file).unwrap();
    assert_eq!([4, 5, 6, 7].map(|size| kept.found(size)), [1; 4]);
}

/// A board with everything that is stored.
fn unfinished() -> Unfinished {
    let challenge = Challenge::new(Board::from_squares(6, "c6").unwrap()).unwrap();
    let mut notes = Notes::new(Board::from_squares(6, "c6 f5").unwrap());
    notes.ruled_out = Board::from_squares(6, "a1 d2").unwrap().into();
    let kind = Kind::Challenge(Grade::Hard);
    Unfinished { kind, challenge: Some(challenge), notes, seconds: 75, tips: 2 }
}

#[test]
fn unfinished_boards_are_stored_and_resumed() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("found.txt");
    let board = unfinished();
    assert_eq!(board.to_string(), "board hard 75 2 6 c6 c6,f5 d2,a1");
    let daily = Game::pick(Kind::Daily(20_000), 8, 1).unwrap();
    let others = [Kind::Learn, Kind::Daily(20_000)].map(|kind| {
        let (challenge, notes) = (daily.challenge(), *daily.notes());
        Unfinished { kind, challenge, notes, seconds: 1, tips: 1 }
    });
    let notes = Notes::new(Board::from_squares(10, "j10 a1").unwrap());
    let explore = Unfinished { kind: Kind::Explore, challenge: None, notes, seconds: 9, tips: 0 };
    let mut progress = Progress::load(&file).unwrap();
    for board in [board, others[0], others[1], explore] {
        assert_eq!(board.to_string().parse(), Ok(board));
        progress.store(None, Some(board)).unwrap();
        let (stored, to_store) = Game::resume(board).unwrap().to_store();
        assert_eq!((stored, to_store), (Some(board), Some(board)));
    }
    let mut progress = Progress::load(&file).unwrap();
    assert_eq!(progress.boards(), [board, others[0], others[1], explore]);
    let later = Unfinished { seconds: 80, ..board };
    progress.store(Some(board), Some(later)).unwrap();
    progress.store(Some(explore), None).unwrap();
    assert_eq!(Progress::load(&file).unwrap().boards(), [others[0], others[1], later]);
}

#[test]
fn a_board_that_two_games_change_becomes_two() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("found.txt");
    let board = unfinished();
    Progress::load(&file).unwrap().store(None, Some(board)).unwrap();
    let mut games = [(); 2].map(|()| Progress::load(&file).unwrap());
    let changed = [80, 90].map(|seconds| Unfinished { seconds, ..board });
    for (progress, changed) in games.iter_mut().zip(changed) {
        progress.store(Some(board), Some(changed)).unwrap();
    }
    assert_eq!(Progress::load(&file).unwrap().boards(), changed);
}

#[test]
fn a_board_that_could_not_be_stored_is_stored_with_the_next() {
    let directory = tempfile::tempdir().unwrap();
    let data = directory.path().join("data");
    fs::write(&data, "a file where the folder should be").unwrap();
    let mut progress = Progress::empty(&data.join("found.txt"));
    assert!(progress.store(None, Some(unfinished())).is_err());
    fs::remove_file(&data).unwrap();
    progress.record(AnySolution::from_columns(&[1, 3, 0, 2]).unwrap()).unwrap();
    assert_eq!(Progress::load(&data.join("found.txt")).unwrap().boards(), [unfinished()]);
}

#[test]
fn the_first_line_states_the_version() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("found.txt");
    fs::write(&file, "challenge 20000 75 1 6 c6\n2 4 1 3\n").unwrap();
    let mut progress = Progress::load(&file).unwrap();
    assert_eq!((progress.warning(), progress.totals()), (None, (1, 1)), "no version is the first");
    progress.record(AnySolution::from_columns(&[0, 2, 4, 1, 3]).unwrap()).unwrap();
    let text = fs::read_to_string(&file).unwrap();
    assert_eq!(text, "queen-game 1\nchallenge 20000 75 1 6 c6\n2 4 1 3\n1 3 5 2 4\n");

    fs::write(&file, "queen-game 2\nsomething new\n").unwrap();
    let error =
        progress.record(AnySolution::from_columns(&[1, 3, 5, 0, 2, 4]).unwrap()).unwrap_err();
    assert!(error.to_string().contains("a later version of the game has written it"), "{error}");
    assert!(Progress::load_or_empty(&file).warning().unwrap().contains("a later version"));
    assert_eq!(fs::read_to_string(&file).unwrap(), "queen-game 2\nsomething new\n");
}

/// A file as the first version of the game writes it.
const WRITTEN: &str = "\
queen-game 1
challenge 20000 75 1 6 c6
challenge 19999 31 0 8 d5 g4
daily 20001 60 0 8 d5 g4
2 4 1 3
1 3 5 2 4
2 4 6 1 3 5
board hard 75 2 6 c6 c6,f5 d2,a1
board learn 8 1 8 d5,g4 d5,g4 -
board 20002 9 0 8 d5,g4 b8,d5,g4 a8
board explore 9 0 10 - j10,a1 c7,b2,h2
";

#[test]
fn a_file_that_was_written_before_is_read_and_written_alike() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("found.txt");
    fs::write(&file, WRITTEN).unwrap();
    let mut progress = Progress::load(&file).unwrap();
    assert_eq!((progress.warning(), progress.totals()), (None, (3, 3)));
    let boards = progress.boards().to_vec();
    let explore = boards.last().unwrap().notes;
    assert_eq!(explore.queens, Board::from_squares(10, "a1 j10").unwrap());
    assert!(explore.ruled_out.contains(Square::from_name("h2", 10).unwrap()));
    assert!(boards.iter().all(|&board| Game::resume(board).is_some()));

    let other = Unfinished { seconds: 1, ..unfinished() };
    progress.store(None, Some(other)).unwrap();
    assert_eq!(fs::read_to_string(&file).unwrap(), format!("{WRITTEN}{other}\n"));
    progress.store(Some(other), None).unwrap();
    assert_eq!(fs::read_to_string(&file).unwrap(), WRITTEN);
}

/// 46 solutions, recorded by threads in turns of their own.
#[test]
fn games_that_write_at_once_lose_nothing() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("found.txt");
    let solutions: Vec<_> =
        PUZZLES.get(9).unwrap().iter().filter(|solution| solution.is_canonical()).collect();
    assert_eq!(solutions.len(), 46);
    std::thread::scope(|scope| {
        for solution in &solutions {
            let mut progress = Progress::load(&file).unwrap();
            scope.spawn(move || progress.record(*solution).unwrap());
        }
    });
    assert_eq!(Progress::load(&file).unwrap().found(9), 46);
}

#[cfg(unix)]
#[test]
fn the_file_keeps_its_link_mode_and_owner() {
    use std::os::unix::fs::{MetadataExt, PermissionsExt, chown, symlink};

    let directory = tempfile::tempdir().unwrap();
    let synchronized = directory.path().join("synchronized");
    fs::create_dir(&synchronized).unwrap();
    let (target, file) = (synchronized.join("queens.txt"), directory.path().join("found.txt"));
    symlink("synchronized/queens.txt", &file).unwrap();

    let mut progress = Progress::load(&file).unwrap();
    progress.record(AnySolution::from_columns(&[1, 3, 0, 2]).unwrap()).unwrap();
    assert!(fs::symlink_metadata(&file).unwrap().is_symlink(), "a link to a new file");
    fs::set_permissions(&target, fs::Permissions::from_mode(0o640)).unwrap();
    // Only root may give a file away.
    let owner = if chown(&target, Some(1234), Some(1234)).is_ok() { 1234 } else { 0 };
    progress.record(AnySolution::from_columns(&[0, 2, 4, 1, 3]).unwrap()).unwrap();
    assert!(fs::symlink_metadata(&file).unwrap().is_symlink());
    let metadata = fs::metadata(&target).unwrap();
    assert_eq!(metadata.permissions().mode() & 0o777, 0o640);
    assert!(owner == 0 || (metadata.uid(), metadata.gid()) == (owner, owner));
    assert_eq!(fs::read_to_string(&target).unwrap(), "queen-game 1\n2 4 1 3\n1 3 5 2 4\n");

    let other = directory.path().join("other.txt");
    fs::hard_link(&target, &other).unwrap();
    progress.record(AnySolution::from_columns(&[1, 3, 5, 0, 2, 4]).unwrap()).unwrap();
    assert_eq!(fs::metadata(&target).unwrap().nlink(), 2);
    assert_eq!(Progress::load(&other).unwrap().found(6), 1);
    assert_eq!(fs::read_dir(&synchronized).unwrap().count(), 1, "nothing stays beside the file");
}

#[cfg(unix)]
#[test]
fn a_pipe_is_refused() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("found.txt");
    assert!(std::process::Command::new("mkfifo").arg(&file).status().unwrap().success());
    let error = Progress::load(&file).unwrap_err().to_string();
    assert!(error.contains("a pipe or a device, not a file"), "{error}");
    let mut progress = Progress::empty(&file);
    assert!(progress.record(AnySolution::from_columns(&[1, 3, 0, 2]).unwrap()).is_err());
}

#[test]
fn the_manual_has_all_keys_and_options() {
    let manual = fs::read_to_string("queen-game.6").unwrap().replace('\\', "");
    for (keys, effect) in queen_game::ui::KEYS {
        assert!(manual.contains(&format!("\n.B {keys}\n{effect}\n")), "{keys}");
    }
    for option in arguments::HELP.split_whitespace().filter(|word| word.starts_with("--")) {
        assert!(manual.contains(option.trim_matches(']')), "{option}");
    }
    assert!(manual.contains(concat!("queen-game ", env!("CARGO_PKG_VERSION"))));
}
