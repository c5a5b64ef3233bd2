//! Tests of the progress of a player.

use std::fs;

use queen_challenge::{Challenge, Record, Score};
use queen_game::feat::Feat;
use queen_game::progress::Progress;
use queen_game::puzzles::PUZZLES;
use queen_game::statistics::Statistics;
use queen_runtime::Board;

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
fn days_in_a_row_are_counted() {
    let directory = tempfile::tempdir().unwrap();
    let mut progress = Progress::load(&directory.path().join("found.txt")).unwrap();
    let feat = |day| Feat {
        challenge: Challenge::daily(&PUZZLES, day).unwrap(),
        score: Score { day: Some(day), begun: day, seconds: 60, tips: day % 2 },
    };
    assert!(progress.scores().is_empty());
    for day in [20_000, 20_001, 20_002, 20_010, 20_011] {
        progress.record_feat(feat(day)).unwrap();
    }
    let progress = Progress::load(&directory.path().join("found.txt")).unwrap();
    let streaks = [20_002, 20_003, 20_004, 20_010, 20_011, 20_012, 20_013];
    let scores = progress.scores();
    let record = |day| Record::new(&scores, day);
    // On the 10th the 11th has been solved ahead.
    assert_eq!(streaks.map(|day| record(day).streak()), [3, 3, 0, 2, 2, 2, 0]);
    assert_eq!(record(20_013).longest_streak(), 3);
    let statistics = Statistics::of_each_grade(&progress.feats());
    assert_eq!(statistics.iter().map(|of| of.solved).sum::<usize>(), 5);
    assert_eq!(statistics.iter().map(|of| of.unaided).sum::<usize>(), 3);
    assert!(statistics.iter().all(|of| of.fastest.is_none_or(|seconds| seconds == 60)));
}

#[test]
fn the_best_feat_is_kept() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("found.txt");
    let challenge = Challenge::new(Board::from_squares("c6", 6).unwrap()).unwrap();
    let score = |seconds, tips| Score { day: None, begun: 20_000, seconds, tips };
    let feat = |seconds, tips| Feat { challenge, score: score(seconds, tips) };
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
fn the_first_feat_of_a_day_is_kept() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("found.txt");
    let challenge = Challenge::new(Board::from_squares("c6", 6).unwrap()).unwrap();
    let first = Score { day: Some(20_000), begun: 20_000, seconds: 900, tips: 7 };
    let again = Score { seconds: 5, tips: 0, ..first };
    let late = Score { begun: 20_001, ..again };
    let feat = |score| Feat { challenge, score };
    let mut progress = Progress::load(&file).unwrap();
    assert!(progress.record_feat(feat(late)).unwrap());
    let text = fs::read_to_string(&file).unwrap();
    assert!(text.contains("daily 20000:20001 5 0 6 c6\n"), "{text}");
    assert_eq!(Progress::load(&file).unwrap().daily(20_000), Some(feat(late)));
    // A board that was begun before it on another device.
    assert!(progress.record_feat(feat(first)).unwrap());
    assert!(!progress.record_feat(feat(again)).unwrap());
    assert!(!progress.record_feat(feat(late)).unwrap());
    let text = fs::read_to_string(&file).unwrap();
    assert!(text.contains("daily 20000 900 7 6 c6\n"), "{text}");

    // The files of two devices, one after the other.
    for lines in [[first, again, late], [late, first, again]] {
        let lines: String = lines.map(|score| format!("{}\n", feat(score))).concat();
        fs::write(&file, lines).unwrap();
        let progress = Progress::load(&file).unwrap();
        assert_eq!((progress.daily(20_000), progress.scores().len()), (Some(feat(first)), 1));
    }
}
