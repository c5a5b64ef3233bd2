//! Tests of the progress of a player.

use std::collections::BTreeSet;
use std::fs;

use queen_challenge::{Challenge, Grade, Kind as ChallengeKind, Record, Score, Standing};
use queen_game::feat::Feat;
use queen_game::progress::Progress;
use queen_game::puzzles::PUZZLES;
use queen_game::statistics::Statistics;
use queen_runtime::{AnySolution, Board};

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
fn what_a_later_version_has_left_beside_the_file_stays() {
    let directory = tempfile::tempdir().unwrap();
    let [file, known, later] = ["found.txt", "found.txt.1.left", "found.txt.2.left"]
        .map(|name| directory.path().join(name));
    fs::write(&known, "queen-game 1\n2 4 1 3\n").unwrap();
    fs::write(&later, "queen-game 2\nof a later version\n").unwrap();
    assert_eq!(Progress::load(&file).unwrap().found(4), 1);
    assert!(!known.exists() && later.exists());
}

#[test]
fn days_in_a_row_are_counted() {
    let directory = tempfile::tempdir().unwrap();
    let mut progress = Progress::load(&directory.path().join("found.txt")).unwrap();
    let feat = |day| Feat {
        challenge: ChallengeKind::Queens.daily(&PUZZLES, day).unwrap(),
        score: Score { day: Some(day), begun: day, seconds: 60, tips: day % 2 },
    };
    assert!(progress.scores(ChallengeKind::Queens).is_empty());
    for day in [20_000, 20_001, 20_002, 20_010, 20_011] {
        progress.record_feat(feat(day), day).1.unwrap();
    }
    let progress = Progress::load(&directory.path().join("found.txt")).unwrap();
    let streaks = [20_002, 20_003, 20_004, 20_010, 20_011, 20_012, 20_013];
    let scores = progress.scores(ChallengeKind::Queens);
    let record = |day| Record::new(&scores, day);
    // On the 10th the 11th has been solved ahead.
    assert_eq!(streaks.map(|day| record(day).streak()), [3, 3, 0, 2, 2, 2, 0]);
    assert_eq!(record(20_013).longest_streak(), 3);
    let statistics = Statistics::of_each_grade(&progress.feats(), ChallengeKind::Queens);
    assert_eq!(statistics.iter().map(|of| of.tally.solved).sum::<u32>(), 5);
    assert_eq!(statistics.iter().map(|of| of.tally.unaided).sum::<u32>(), 3);
    assert!(statistics.iter().all(|of| of.tally.fastest.is_none_or(|seconds| seconds == 60)));
}

#[test]
fn the_best_feat_is_kept() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("found.txt");
    let challenge = Challenge::with(Board::from_squares("c6", 6).unwrap()).unwrap();
    let score = |seconds, tips| Score { day: None, begun: 20_000, seconds, tips };
    let feat = |seconds, tips| Feat { challenge, score: score(seconds, tips) };
    let mut progress = Progress::load(&file).unwrap();
    for (seconds, tips, is_kept) in
        [(90, 1, true), (30, 2, false), (90, 1, false), (80, 1, true), (200, 0, true)]
    {
        let (verdict, saved) = progress.record_feat(feat(seconds, tips), 20_000);
        saved.unwrap();
        assert_eq!(verdict.is_kept(), is_kept, "{verdict}");
    }
    let text = fs::read_to_string(&file).unwrap();
    assert!(text.contains("challenge 20000 200 0 6 c6\n"), "{text}");
    let progress = Progress::load(&file).unwrap();
    assert_eq!(progress.feats(), [feat(200, 0)]);
    assert_eq!(progress.found(6), 1, "its solution is found, too");

    // The files of two devices, one after the other.
    for scores in [[(200, 0), (90, 1)], [(90, 1), (200, 0)]] {
        let lines = scores.map(|(seconds, tips)| format!("{}\n", feat(seconds, tips)));
        fs::write(&file, lines.concat()).unwrap();
        assert_eq!(Progress::load(&file).unwrap().feats(), [feat(200, 0)]);
    }
}

#[test]
fn a_challenge_with_a_needless_queen_is_not_counted_beside_the_one_without() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("found.txt");
    fs::write(&file, "challenge 20000 75 1 6 c6\nchallenge 20000 75 1 6 c6 f5\n").unwrap();
    let progress = Progress::load(&file).unwrap();
    assert_eq!(progress.feats().len(), 2);
    let grades = Grade::ALL.map(|grade| progress.solved(ChallengeKind::Queens, 6, grade));
    assert_eq!(grades.iter().sum::<usize>(), 1);
}

#[test]
fn the_first_feat_of_a_day_is_kept() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("found.txt");
    let challenge = Challenge::with(Board::from_squares("c6", 6).unwrap()).unwrap();
    let first = Score { day: Some(20_000), begun: 20_000, seconds: 900, tips: 7 };
    let again = Score { seconds: 5, tips: 0, ..first };
    let late = Score { begun: 20_001, ..again };
    let feat = |score| Feat { challenge, score };
    let mut progress = Progress::load(&file).unwrap();
    let mut is_kept = |score| {
        let (verdict, saved) = progress.record_feat(feat(score), 20_001);
        saved.unwrap();
        verdict.is_kept()
    };
    assert!(is_kept(late));
    // Begun on an earlier date, by a clock that is set back.
    assert!(!is_kept(first));
    assert!(!is_kept(again));
    let text = fs::read_to_string(&file).unwrap();
    assert!(text.contains("daily 20000:20001 5 0 6 c6\n"), "{text}");
    assert_eq!(
        Progress::load(&file).unwrap().daily(ChallengeKind::Queens, 20_000),
        Some(feat(late))
    );

    // The files of several devices, one after the other.
    for lines in [[first, again, late], [late, first, again], [again, late, first]] {
        let lines: String = lines.map(|score| format!("{}\n", feat(score))).concat();
        fs::write(&file, lines).unwrap();
        let progress = Progress::load(&file).unwrap();
        assert_eq!(
            (
                progress.daily(ChallengeKind::Queens, 20_000),
                progress.scores(ChallengeKind::Queens).len()
            ),
            (Some(feat(first)), 1)
        );
    }
}

/// A game reads what another one has written before it says what a feat is worth.
#[test]
fn the_first_of_two_games_on_one_file_stands() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("found.txt");
    let challenge = Challenge::with(Board::from_squares("c6", 6).unwrap()).unwrap();
    let first = Score { day: Some(20_000), begun: 20_000, seconds: 900, tips: 7 };
    let feat = |score| Feat { challenge, score };
    let [mut one, mut other] = [(); 2].map(|()| Progress::load(&file).unwrap());
    assert_eq!(one.record_feat(feat(first), 20_000).0.to_string(), "Solved in 15:00 with 7 tips.");
    let (verdict, saved) = other.record_feat(feat(Score { seconds: 5, tips: 0, ..first }), 20_000);
    saved.unwrap();
    assert_eq!(verdict.standing, Standing::Practice { first });
    assert_eq!(
        (other.daily(ChallengeKind::Queens, 20_000), one.daily(ChallengeKind::Queens, 20_000)),
        (Some(feat(first)), Some(feat(first)))
    );
    assert_eq!(
        Progress::load(&file).unwrap().daily(ChallengeKind::Queens, 20_000),
        Some(feat(first))
    );

    // A challenge that is not of a day: the other one's was better.
    let score = |seconds| Score { day: None, begun: 20_000, seconds, tips: 0 };
    let best = score(60);
    assert!(one.record_feat(feat(best), 20_000).0.is_kept());
    let verdict = other.record_feat(feat(score(90)), 20_000).0;
    assert_eq!(verdict.standing, Standing::Behind { best });
}

/// Without a file, a result stands as long as the game runs.
#[test]
fn a_feat_that_cannot_be_written_counts_and_its_repetition_is_practice() {
    let directory = tempfile::tempdir().unwrap();
    // A folder is no file.
    let mut progress = Progress::load_or_empty(directory.path());
    let challenge = Challenge::with(Board::from_squares("c6", 6).unwrap()).unwrap();
    let score = Score { day: Some(20_000), begun: 20_000, seconds: 60, tips: 0 };
    let (verdict, saved) = progress.record_feat(Feat { challenge, score }, 20_000);
    assert_eq!((verdict.standing, saved.is_err()), (Standing::Counts { streak: 1 }, true));
    let (verdict, saved) = progress.record_feat(Feat { challenge, score }, 20_000);
    assert_eq!(verdict.standing, Standing::Practice { first: score });
    saved.unwrap();
}

/// Whoever chooses is told if that cannot be saved, and the next change saves it, whatever another
/// game has written meanwhile; so does the next game if this one ends before.
#[test]
fn a_choice_that_could_not_be_saved_is_saved_later() {
    let solution = |columns: &[u8]| AnySolution::from_columns(columns).unwrap();
    for (is_before, is_chosen) in [(false, true), (true, false)] {
        for ends in [false, true] {
            let directory = tempfile::tempdir().unwrap();
            let (file, aside) =
                (directory.path().join("found.txt"), directory.path().join("aside"));
            let mut other = Progress::empty(&file);
            other.set_patterns(is_before).unwrap();
            let mut progress = Progress::load(&file).unwrap();
            // No file can be put in the place of a directory.
            fs::rename(&file, &aside).unwrap();
            fs::create_dir(&file).unwrap();
            assert!(progress.set_patterns(is_chosen).is_err());
            fs::remove_dir(&file).unwrap();
            fs::rename(&aside, &file).unwrap();
            assert!(other.record(solution(&[1, 3, 0, 2])).unwrap());
            if ends {
                progress.refresh();
                assert_eq!(progress.has_patterns(), is_chosen);
                progress.save_beside().unwrap();
                let next = Progress::load(&file).unwrap();
                assert_eq!((next.has_patterns(), next.warning()), (is_chosen, None));
                continue;
            }
            progress.save_rest().unwrap();
            let mut next = Progress::load(&file).unwrap();
            assert_eq!(next.has_patterns(), is_chosen);
            // It is chosen once, and not again with each later change.
            next.set_patterns(is_before).unwrap();
            progress.record(solution(&[0, 2, 4, 1, 3])).unwrap();
            assert_eq!(Progress::load(&file).unwrap().has_patterns(), is_before);
        }
    }
}

/// What a game leaves beside the file says nothing of a choice that it has not made.
#[test]
fn a_game_that_ends_leaves_the_choice_of_another_one() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("found.txt");
    for is_before in [false, true] {
        Progress::load(&file).unwrap().set_patterns(is_before).unwrap();
        let mut progress = Progress::load(&file).unwrap();
        Progress::load(&file).unwrap().set_patterns(!is_before).unwrap();
        progress.save_beside().unwrap();
        assert_eq!(Progress::load(&file).unwrap().has_patterns(), !is_before);
    }
}

/// A file as the game writes it, with challenges of queens alone and then with others.
const OF_QUEENS: &str = "\
queen-game 1
challenge 20000 75 1 6 c6
challenge 19999 31 0 8 d5 g4
daily 20001 60 0 8 d5 g4
daily 20002:20003 60 0 8 d5 g4
2 4 1 3
2 4 6 1 3 5
game hard challenge 6 c6 c6,f5 d2,a1 f5.,a1.,d2. b1x begun=20000 played=75.000 tips=1
game 20004 challenge 8 d5,g4 d5,g4 - - - day=20004 begun=20004 played=1.500
game explore explore 4 - a1 - a1. -
";

const OF_ALL_KINDS: &str = "\
queen-game 1
challenge 20000 12 3 4 regions=AABB/AACB/DACB/DDCC
challenge 20000 75 1 6 c6
challenge 20000 9 0 5 blocked=a5,b5,c5,d5,b4
daily 20001 60 0 8 d5 g4
daily 20001 7 0 5 blocked=a5,b5,c5,d5,b4
daily 20001:20002 8 0 4 regions=AABB/AACB/DACB/DDCC
daily 20001 9 0 4 blocked=a4 regions=AABB/AACB/DACB/DDCC b4
game easy challenge 4 - - c2 c2. - regions=AABB/AACB/DACB/DDCC begun=20000
game 20004 challenge 5 - - - - - blocked=a5,b5,c5,d5,b4 day=20004 begun=20004
";

#[test]
fn files_stay_as_they_are() {
    for written in [OF_QUEENS, OF_ALL_KINDS] {
        let directory = tempfile::tempdir().unwrap();
        let file = directory.path().join("found.txt");
        fs::write(&file, written).unwrap();
        let mut progress = Progress::load(&file).unwrap();
        assert_eq!(progress.warning(), None);
        // A change that is taken back writes the file twice.
        let board = progress.boards()[0].clone();
        progress.store(Some(board.clone()), None).unwrap();
        assert_ne!(fs::read_to_string(&file).unwrap(), written);
        progress.store(None, Some(board)).unwrap();
        let lines = |text: &str| text.lines().map(str::to_owned).collect::<BTreeSet<_>>();
        assert_eq!(lines(&fs::read_to_string(&file).unwrap()), lines(written));
    }
}

#[test]
fn each_kind_has_results_of_its_own() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("found.txt");
    fs::write(&file, OF_ALL_KINDS).unwrap();
    let progress = Progress::load(&file).unwrap();
    let seconds =
        ChallengeKind::ALL.map(|kind| progress.daily(kind, 20_001).map(|feat| feat.score.seconds));
    assert_eq!(seconds, [Some(60), Some(7), Some(8), Some(9)]);
    let streaks =
        ChallengeKind::ALL.map(|kind| Record::new(&progress.scores(kind), 20_001).streak());
    assert_eq!(streaks, [1, 1, 0, 1]);
    let feats = progress.feats();
    let solved = ChallengeKind::ALL.map(|kind| {
        Statistics::of_each_grade(&feats, kind).iter().map(|of| of.tally.solved).sum::<u32>()
    });
    assert_eq!(solved, [2, 2, 2, 1]);
    let kinds = progress.boards().iter().map(|board| board.kind.challenge());
    assert!(kinds.eq([ChallengeKind::Regions, ChallengeKind::Blocked]));
    let solved = |kind, size| {
        let grades = Grade::ALL.into_iter();
        grades.map(|grade| progress.solved(kind, size, grade)).sum::<usize>()
    };
    let counts =
        [(ChallengeKind::Regions, 4), (ChallengeKind::Blocked, 5), (ChallengeKind::Mixed, 4)]
            .map(|(kind, size)| solved(kind, size));
    assert_eq!(counts, [1, 1, 0]);
}
