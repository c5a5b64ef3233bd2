//! Tests of unfinished boards.

use std::fs;

use queen_challenge::{Challenge, Grade, Notes};
use queen_game::game::Game;
use queen_game::kind::Kind;
use queen_game::progress::Progress;
use queen_game::unfinished::Unfinished;
use queen_runtime::{AnySolution, Board, Square};

/// A board with everything that is stored.
fn unfinished() -> Unfinished {
    let challenge = Challenge::new(Board::from_squares("c6", 6).unwrap()).unwrap();
    let mut notes = Notes::new(Board::from_squares("c6 f5", 6).unwrap());
    notes.ruled_out = Board::from_squares("a1 d2", 6).unwrap().into();
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
    let notes = Notes::new(Board::from_squares("j10 a1", 10).unwrap());
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
    assert_eq!(explore.queens, Board::from_squares("a1 j10", 10).unwrap());
    assert!(explore.ruled_out.contains(Square::from_name("h2", 10).unwrap()));
    assert!(boards.iter().all(|&board| Game::resume(board).is_some()));

    let other = Unfinished { seconds: 1, ..unfinished() };
    progress.store(None, Some(other)).unwrap();
    assert_eq!(fs::read_to_string(&file).unwrap(), format!("{WRITTEN}{other}\n"));
    progress.store(Some(other), None).unwrap();
    assert_eq!(fs::read_to_string(&file).unwrap(), WRITTEN);
}
