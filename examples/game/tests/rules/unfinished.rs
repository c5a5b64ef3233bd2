//! Tests of unfinished boards.

use std::fs;
use std::time::Duration;

use queen_challenge::{Challenge, Clues, Grade, Kind as ChallengeKind, Notes, Score};
use queen_game::game::Game;
use queen_game::kind::Kind;
use queen_game::progress::Progress;
use queen_game::puzzles::PUZZLES;
use queen_game::unfinished::Unfinished;
use queen_runtime::{AnySolution, Board, Square};

/// A board with everything that is stored.
fn unfinished() -> Unfinished {
    let challenge = Challenge::with(Board::from_squares("c6", 6).unwrap()).unwrap();
    let mut game = queen_challenge::Game::new(challenge);
    game.begin(20_000);
    game.pass(Duration::from_secs(75));
    game.ask_tip();
    for (name, is_mark) in [("f5", false), ("a1", true), ("d2", true), ("b1", true)] {
        let square = Square::from_name(name, 6).unwrap();
        assert!(if is_mark { game.toggle_mark(square) } else { game.toggle_queen(square) });
    }
    game.undo();
    Unfinished { kind: Kind::Challenge(ChallengeKind::Queens, Grade::Hard), game }
}

/// The same board some time later.
fn later(board: &Unfinished, seconds: u64) -> Unfinished {
    let mut board = board.clone();
    board.game.pass(Duration::from_secs(seconds));
    board
}

#[test]
fn unfinished_boards_are_stored_and_resumed() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("found.txt");
    let board = unfinished();
    assert_eq!(
        board.to_string(),
        "game hard challenge 6 c6 c6,f5 d2,a1 f5.,a1.,d2. b1x begun=20000 played=75.000 tips=1"
    );
    let daily = ChallengeKind::Queens.daily(&PUZZLES, 20_000).unwrap();
    let others = [
        Unfinished {
            kind: Kind::Learn(ChallengeKind::Queens),
            game: queen_challenge::Game::new(daily),
        },
        Unfinished {
            kind: Kind::Daily(ChallengeKind::Queens, 20_000),
            game: queen_challenge::Game::daily(daily, 20_000),
        },
    ]
    .map(|mut board| {
        board.game.ask_tip();
        board
    });
    let mut game: queen_challenge::Game<Clues> =
        queen_challenge::Game::explore(Board::empty(10).unwrap()).into();
    game.change_to(Notes::new(Board::from_squares("j10 a1", 10).unwrap()));
    let explore = Unfinished { kind: Kind::Explore, game };
    let boards = [board.clone(), others[0].clone(), others[1].clone(), explore.clone()];
    let mut progress = Progress::load(&file).unwrap();
    for board in &boards {
        assert_eq!(board.to_string().parse().as_ref(), Ok(board));
        progress.store(None, Some(board.clone())).unwrap();
        let (stored, to_store) = Game::resume(board.clone()).unwrap().to_store(false);
        assert_eq!((stored.as_ref(), to_store.as_ref()), (Some(board), Some(board)));
    }
    let mut progress = Progress::load(&file).unwrap();
    assert_eq!(progress.boards(), boards);
    let later = later(&board, 5);
    progress.store(Some(board), Some(later.clone())).unwrap();
    progress.store(Some(explore), None).unwrap();
    let [one, other] = others;
    assert_eq!(Progress::load(&file).unwrap().boards(), [one, other, later]);
}

#[test]
fn lines_that_no_game_writes_are_not_read() {
    let whole = unfinished().to_string();
    assert!(whole.parse::<Unfinished>().is_ok());
    for line in [
        whole.replace("game hard", "game explore"),
        whole.replace("game hard", "game 20000"),
        whole.replace("game hard", "game harder"),
        whole.replace("game hard", "board hard"),
        whole.replace("c6 c6,f5", "c6 f5"),
        whole.replace("tips=1", "tips=1 colour=red"),
        "game explore explore 16 - a1 - - -".into(),
        "game learn challenge 6 c6 c6 - - - day=20000".into(),
    ] {
        assert!(line.parse::<Unfinished>().is_err(), "{line}");
    }
}

#[test]
fn a_board_that_two_games_change_becomes_two() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("found.txt");
    let board = unfinished();
    Progress::load(&file).unwrap().store(None, Some(board.clone())).unwrap();
    let mut games = [(); 2].map(|()| Progress::load(&file).unwrap());
    let changed = ["c1", "e2"].map(|name| {
        let mut changed = later(&board, 5);
        assert!(changed.game.toggle_mark(Square::from_name(name, 6).unwrap()));
        changed
    });
    for (progress, changed) in games.iter_mut().zip(&changed) {
        progress.store(Some(board.clone()), Some(changed.clone())).unwrap();
    }
    assert_eq!(Progress::load(&file).unwrap().boards(), changed);
}

#[test]
fn a_board_that_two_joined_files_have_is_one() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("found.txt");
    let mut other = unfinished();
    assert!(other.game.toggle_mark(Square::from_name("c1", 6).unwrap()));
    let of_file = |boards: [Unfinished; 2]| {
        let mut progress = Progress::empty(&file);
        for board in boards {
            progress.store(None, Some(board)).unwrap();
        }
        fs::read_to_string(&file).unwrap()
    };
    let files = [
        of_file([unfinished(), later(&other, 5)]),
        of_file([other.clone(), later(&unfinished(), 15)]),
    ];
    for files in [[&files[0], &files[1]], [&files[1], &files[0]]] {
        fs::write(&file, files.map(String::as_str).concat()).unwrap();
        let mut boards = Progress::load(&file).unwrap().boards().to_vec();
        boards.sort_by_key(|board| board.game.played());
        assert_eq!(boards, [later(&other, 5), later(&unfinished(), 15)]);
    }
}

#[test]
fn a_board_that_two_games_only_show_has_the_longer_time() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("found.txt");
    let board = unfinished();
    Progress::load(&file).unwrap().store(None, Some(board.clone())).unwrap();
    let mut games = [(); 3].map(|()| Progress::load(&file).unwrap());
    for (progress, seconds) in games.iter_mut().zip([5, 15, 10]) {
        progress.store(Some(board.clone()), Some(later(&board, seconds))).unwrap();
    }
    assert_eq!(Progress::load(&file).unwrap().boards(), [later(&board, 15)]);
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
fn a_file_of_the_first_version_is_read() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("found.txt");
    fs::write(&file, WRITTEN).unwrap();
    let mut progress = Progress::load(&file).unwrap();
    assert_eq!((progress.warning(), progress.totals()), (None, (3, 3)));
    let boards = progress.boards().to_vec();
    let kinds = boards.iter().map(|board| board.kind);
    let hard = Kind::Challenge(ChallengeKind::Queens, Grade::Hard);
    assert!(kinds.eq([
        hard,
        Kind::Learn(ChallengeKind::Queens),
        Kind::Daily(ChallengeKind::Queens, 20_002),
        Kind::Explore
    ]));
    let [hard, _, daily, explore] = [0, 1, 2, 3].map(|index| &boards[index].game);
    assert_eq!((hard.played().as_secs(), hard.tips(), hard.begun()), (75, 2, None));
    assert_eq!(hard.notes().queens, Board::from_squares("c6 f5", 6).unwrap());
    assert_eq!(hard.notes().ruled_out.len(), 2);
    assert_eq!((daily.day(), daily.begun()), (Some(20_002), Some(20_002)));
    assert_eq!((explore.challenge(), explore.played().as_secs()), (None, 9));
    assert_eq!(explore.notes().queens, Board::from_squares("a1 j10", 10).unwrap());
    assert!(explore.notes().ruled_out.contains(Square::from_name("h2", 10).unwrap()));
    assert!(boards.iter().all(|board| Game::resume(board.clone()).is_some()));
    let feats = progress.feats();
    assert_eq!(feats[0].score, Score { day: Some(20_001), begun: 20_001, seconds: 60, tips: 0 });

    // What was solved and found is written as before, and boards are written as games.
    let solved = WRITTEN.split_once("board").unwrap().0;
    let games = boards.iter().map(|board| board.to_string() + "\n").collect::<String>();
    let other = later(&unfinished(), 1);
    progress.store(None, Some(other.clone())).unwrap();
    assert_eq!(fs::read_to_string(&file).unwrap(), format!("{solved}{games}{other}\n"));
    progress.store(Some(other), None).unwrap();
    assert_eq!(fs::read_to_string(&file).unwrap(), format!("{solved}{games}"));
    assert_eq!(Progress::load(&file).unwrap().boards(), boards);
}
