//! Paths of solves.

use queen_challenge::{Challenge, Game, Path, Record};
use queen_runtime::{Board, Square, Symmetric, Symmetry};

use crate::boards::board;
use crate::random::numbers;

/// A game that is solved after so many other moves, of random kinds and squares, and the same one
/// on the board that is rotated or reflected.
fn solved(seed: u64, moves: usize) -> [Game; 2] {
    let challenge = Challenge::new(board("d8 g7 a4", 8)).unwrap();
    let symmetry = Symmetry::ALL[seed as usize % 8];
    let mut games = [challenge, challenge.transform(symmetry)].map(|challenge| {
        let mut game = Game::new(challenge);
        game.begin(20_780);
        game
    });
    let mut number = numbers(seed);
    let [game, image] = &mut games;
    for _ in 0..moves {
        let square = Square::new(number(8), number(8));
        let (kind, other) = (number(4), symmetry.apply(square, 8).unwrap());
        for (game, square) in [(&mut *game, square), (&mut *image, other)] {
            match kind {
                0 => _ = game.toggle_queen(square),
                1 => _ = game.undo(),
                2 => _ = game.clear(),
                _ => _ = game.toggle_mark(square),
            }
        }
    }
    for game in &mut games {
        game.clear();
    }
    for queen in challenge.solution().queens().filter(|&queen| !challenge.is_given(queen)) {
        assert!(games[0].toggle_queen(queen));
        assert!(games[1].toggle_queen(symmetry.apply(queen, 8).unwrap()));
    }
    games
}

/// A path is the same wherever on the board the moves are, so it gives no square away; nor do the
/// other lines of the text to share.
#[test]
fn a_text_to_share_gives_no_square_away() {
    let mut cut = 0;
    for seed in 0..200 {
        let games = solved(seed, seed as usize % 120);
        let [path, other] = games.each_ref().map(|game| game.path().unwrap());
        assert_eq!(path, other);
        let path = path.to_string();
        assert!(path.chars().all(|sign| "♛✗↶·…".contains(sign)), "{path}");
        assert!(path.chars().count() <= 31 && !path.contains("··"), "{path}");
        cut += usize::from(path.ends_with('…'));
        for game in games {
            let (score, challenge) = (game.score().unwrap(), *game.challenge().unwrap());
            let share = Record::new(&[], 20_780).share(&score, &challenge).with_path(&game);
            let text = share.to_string();
            assert_eq!(text.lines().nth(2), Some(path.as_str()));
            // A square is a letter before a number.
            let chars: Vec<_> = text.chars().collect();
            let is_square = |pair: &[char]| pair[0].is_alphabetic() && pair[1].is_ascii_digit();
            assert!(!chars.windows(2).any(is_square), "{text}");
        }
    }
    assert!((20..180).contains(&cut), "{cut}");
}

#[test]
fn each_kind_of_move_has_a_sign_that_is_explained() {
    let mut game = Game::new(Challenge::new(board("c6", 6)).unwrap());
    let square = |name| Square::from_name(name, 6).unwrap();
    game.toggle_marks(["a1", "b1"].map(square));
    game.toggle_mark(square("a1"));
    game.toggle_queen(square("f6"));
    game.clear();
    game.toggle_queen(square("f5"));
    game.toggle_queen(square("b4"));
    game.undo();
    assert_eq!(game.path(), None);
    let solution = Board::from(game.challenge().unwrap().solution());
    for queen in solution.queens().filter(|queen| ![square("c6"), square("f5")].contains(queen)) {
        game.toggle_queen(queen);
    }
    let path = game.path().unwrap().to_string();
    assert_eq!(path, "·✗↶♛♛♛♛♛");
    assert!(path.chars().all(|sign| Path::SIGNS.contains(sign)));
}

#[test]
fn the_path_of_another_game_is_not_shared() {
    let [game, _] = solved(1, 9);
    let (score, challenge) = (game.score().unwrap(), *game.challenge().unwrap());
    let record = Record::new(&[], 20_780);
    let mut slower = score;
    slower.seconds += 1;
    for (score, lines) in [(score, 3), (slower, 2)] {
        let text = record.share(&score, &challenge).with_path(&game).to_string();
        assert_eq!(text.lines().count(), lines, "{text}");
    }
    // A game may have forgotten its moves.
    let game: Game = "challenge 6 c6 c6,f5,b4,e3,a2,d1 - - - begun=1".parse().unwrap();
    let share = record.share(&game.score().unwrap(), game.challenge().unwrap());
    assert!(game.path().unwrap().is_empty());
    assert_eq!(share.with_path(&game), share);
}
