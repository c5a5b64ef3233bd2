//! Tests of the rules and of stored progress, without a terminal.

use std::fs;

use queen_game::arguments::{self, Request};
use queen_game::calendar;
use queen_game::feat::Feat;
use queen_game::game::{Game, PUZZLES, Square};
use queen_game::kind::Kind;
use queen_game::menu::GRADES;
use queen_game::progress::Progress;
use queen_game::tip::Tip;
use queen_challenge::{Action, Challenge, Grade};
use queen_runtime::{AnySolution, Board};

fn place(game: &mut Game, queens: &[Square]) {
    for &square in queens {
        game.go_to(square);
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
            assert_eq!((game.cursor(), game.tip()), (tip.square(), Some(tip)));
            game.toggle();
            assert!((1..=remaining).contains(&game.remaining()));
            remaining = game.remaining();
        }
        let (number, placement) = game.solution().unwrap();
        assert_eq!(game.puzzle().solution(number).unwrap().columns(), placement.columns());
    }
    assert!(Game::new(3).is_none() && Game::new(11).is_none());
}

#[test]
fn a_board_is_solved_by_queens_that_do_not_attack_each_other() {
    let mut game = Game::new(4).unwrap();
    place(&mut game, &[(0, 1), (1, 3), (2, 0)]);
    assert!(game.solution().is_none() && game.remaining() == 1);
    place(&mut game, &[(3, 2)]);
    assert_eq!(game.solution().map(|(number, _)| number), Some(1));
    place(&mut game, &[(0, 0)]);
    assert!(game.solution().is_none() && game.remaining() == 0);
    assert_eq!(game.conflicts(), [((0, 0), (0, 1)), ((0, 0), (2, 0))]);
}

#[test]
fn every_change_is_undone_and_done_again() {
    let mut game = Game::new(5).unwrap();
    let mut boards = vec![game.queens()];
    for square in [(0, 0), (2, 3), (0, 0), (4, 4)] {
        place(&mut game, &[square]);
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
    place(&mut game, &[(1, 1)]);
    let after = game.queens();
    game.redo();
    assert_eq!(game.queens(), after, "a change takes the place of what was undone");
}

#[test]
fn the_cursor_stays_on_the_board() {
    let mut game = Game::new(4).unwrap();
    game.step(-1, -1);
    assert_eq!(game.cursor(), (0, 0));
    for _ in 0..9 {
        game.step(1, 1);
    }
    assert_eq!(game.cursor(), (3, 3));
    game.go_to((4, 0));
    assert_eq!(game.cursor(), (3, 3));
}

#[test]
fn all_solutions_are_twelve_and_stay_found() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("new").join("found.txt");
    let mut progress = Progress::load(&file).unwrap();
    for solution in PUZZLES.get(8).unwrap() {
        let placement = AnySolution::new(solution.columns()).unwrap();
        let before = progress.found(8);
        assert_eq!(progress.record(placement).unwrap(), progress.found(8) > before);
        assert_eq!(Progress::load(&file).unwrap().found(8), progress.found(8));
    }
    assert_eq!(progress.found(8), 12);
    assert_eq!(progress.found(7), 0);
    let entries = fs::read_dir(file.parent().unwrap()).unwrap().count();
    assert_eq!(entries, 1, "no temporary file is left");
}

#[test]
fn two_games_at_once_keep_what_both_find() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("found.txt");
    let [mut one, mut other] = [(); 2].map(|()| Progress::load(&file).unwrap());
    one.record(AnySolution::new(&[0, 2, 4, 1, 3]).unwrap()).unwrap();
    other.record(AnySolution::new(&[1, 4, 2, 0, 3]).unwrap()).unwrap();
    assert_eq!(Progress::load(&file).unwrap().found(5), 2);
}

#[test]
fn a_tip_leads_to_a_solution_that_has_not_been_found() {
    let solutions: Vec<_> =
        PUZZLES.get(6).unwrap().iter().map(|s| AnySolution::new(s.columns()).unwrap()).collect();
    for &left in &solutions {
        let mut game = Game::new(6).unwrap();
        while let Some(tip) = game.ask_for_tip(|solution| solution != left) {
            assert!(matches!(tip, Tip::Towards { solutions: 1, .. }), "{tip}");
            game.toggle();
        }
        assert_eq!(game.solution().unwrap().1, left);
    }
    let tip = Game::new(6).unwrap().ask_for_tip(|_| true);
    assert!(matches!(tip, Some(Tip::Found { .. })));
}

#[test]
fn steps_solve_challenges_of_all_grades() {
    for (size, grade) in (4..=8).flat_map(|size| GRADES.map(|grade| (size, grade))) {
        let kind = Kind::Challenge(grade);
        let Some(mut game) = Game::draw(kind, size, 7) else {
            assert!(size < 8, "{size} {grade}");
            continue;
        };
        let challenge = game.challenge().unwrap();
        let mut hardest = Grade::Easy;
        while let Some(tip) = game.ask_for_tip(|_| false) {
            let Tip::Step(step) = tip else { panic!("{tip}") };
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

#[test]
fn the_challenge_of_a_day_is_the_same_for_everybody() {
    let draw = |day, seed| Game::draw(Kind::Daily(day, Grade::Easy), 8, seed).unwrap().challenge();
    assert_eq!(draw(20_000, 1), draw(20_000, 2));
    assert_eq!(draw(20_000, 1), Challenge::with_seed(PUZZLES.get(8).unwrap(), 20_000, Grade::Easy));
    assert_ne!(draw(20_000, 1), draw(20_001, 1));
}

#[test]
fn given_queens_stay_and_mistakes_are_found() {
    let mut game = Game::draw(Kind::Challenge(Grade::Easy), 8, 1).unwrap();
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

    let right = solution.queens().find(|&(row, column)| !givens.has_queen(row, column)).unwrap();
    let wrong = (right.0, (right.1 + 1) % 8);
    game.go_to(right);
    game.rule_out();
    assert_eq!(game.ask_for_tip(|_| false), Some(Tip::Mistake { size: 8, square: right }));
    assert_eq!(game.ask_for_tip(|_| false).map(|_| game.tips()), Some(1), "it is still shown");
    game.go_to(wrong);
    game.toggle();
    assert_eq!(game.ask_for_tip(|_| false), Some(Tip::Mistake { size: 8, square: wrong }));
    game.undo();
    game.undo();
    assert!(game.is_untouched() && game.tips() == 2);
}

#[test]
fn a_solved_challenge_stays_as_it_is() {
    let mut game = Game::draw(Kind::Challenge(Grade::Easy), 8, 1).unwrap();
    let challenge = game.challenge().unwrap();
    for (row, column) in challenge.solution().queens() {
        game.pass(std::time::Duration::from_secs(10));
        game.go_to((row, column));
        game.toggle();
    }
    let played = game.played();
    game.pass(std::time::Duration::from_secs(10));
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
    let feat = |seconds, tips| Feat { challenge, day: 20_000, seconds, tips };
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
        b"\0\xff\xfe",
    ];
    let known = [b"2 4 1 3".as_slice(), b"3 1 4 2", b"", b"challenge 20000 75 1 6 c6"];
    fs::write(&file, [known.as_slice(), &unknown].concat().join(&b'\n')).unwrap();
    let mut progress = Progress::load(&file).unwrap();
    assert_eq!((progress.found(4), progress.feats().len()), (1, 1));
    for columns in [[0, 2, 4, 1, 3], [1, 4, 2, 0, 3]] {
        assert!(progress.record(AnySolution::new(&columns).unwrap()).unwrap());
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
    }
}

#[test]
fn arguments_name_a_size_or_ask_for_help() {
    let parse = |words: &str| arguments::parse(words.split_whitespace().map(Into::into));
    assert_eq!(parse("").unwrap(), Request::Play(None));
    assert_eq!(parse("--size 6").unwrap(), Request::Play(Some(6)));
    assert_eq!(parse("--size=10").unwrap(), Request::Play(Some(10)));
    assert_eq!(parse("--help").unwrap(), Request::Help);
    assert_eq!(parse("-V").unwrap(), Request::Version);
    for wrong in ["--size 3", "--size 11", "--size six", "--size", "8", "--colour"] {
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
    progress.record(AnySolution::new(&[1, 3, 0, 2]).unwrap()).unwrap();

    fs::rename(&data, &moved).unwrap();
    fs::write(&data, "a file where the directory was").unwrap();
    assert!(progress.record(AnySolution::new(&[0, 2, 4, 1, 3]).unwrap()).is_err());
    assert_eq!(progress.found(5), 1);
    assert_eq!(fs::read_to_string(moved.join("found.txt")).unwrap(), "2 4 1 3\n");

    fs::remove_file(&data).unwrap();
    fs::create_dir_all(file.join("a directory where the file was")).unwrap();
    assert!(progress.record(AnySolution::new(&[1, 3, 5, 0, 2, 4]).unwrap()).is_err());
    assert_eq!(fs::read_dir(&data).unwrap().count(), 1, "no temporary file is left");

    fs::remove_dir_all(&data).unwrap();
    progress.record(AnySolution::new(&[0, 2, 4, 6, 1, 3, 5]).unwrap()).unwrap();
    let kept = Progress::load(&file).unwrap();
    assert_eq!([4, 5, 6, 7].map(|size| kept.found(size)), [1; 4]);
}
