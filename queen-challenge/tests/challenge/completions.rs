//! Boards with exactly one completion.

use queen_challenge::{Challenge, ChallengeError, Clues, Grade, Regions};
use queen_runtime::{Board, Square, SquareSet};

use crate::boards::{EIGHT, SIX, board, puzzle};

#[test]
fn other_boards_are_rejected() {
    let challenge = |squares, size| Challenge::new(board(squares, size));
    assert_eq!(challenge("", 8), Err(ChallengeError::SeveralCompletions));
    assert_eq!(challenge("a1", 8), Err(ChallengeError::SeveralCompletions));
    assert_eq!(challenge("a1 b2", 8), Err(ChallengeError::NoCompletion));
    assert_eq!(challenge("a1 a5", 8), Err(ChallengeError::NoCompletion));
    assert_eq!(challenge("a1 f1", 8), Err(ChallengeError::NoCompletion));
    assert_eq!(challenge("a1 b3 c5", 8), Err(ChallengeError::NoCompletion));
    assert_eq!(challenge("", 3), Err(ChallengeError::NoCompletion));
    assert_eq!(challenge("", 16), Err(ChallengeError::SeveralCompletions));
    assert_eq!(challenge("", 1).unwrap().solution().columns(), [0]);
    assert_eq!(challenge("", 3).unwrap_err().to_string(), "the board has no completion");

    let solved = Challenge::new(Board::from(EIGHT.solution(13).unwrap())).unwrap();
    assert_eq!(solved.solution(), EIGHT.solution(13).unwrap().into_any());
    assert_eq!(solved.grade(), Grade::Easy);
    assert!(!solved.is_minimal());
}

/// A board is a challenge if the table has exactly one completion.
#[test]
fn the_table_has_as_many_completions_as_the_search() {
    for size in 1..=7 {
        for solution in puzzle(size) {
            for rows in 0..1_u32 << size {
                let mut givens = puzzle(size).board();
                givens.extend(solution.queens().filter(|queen| rows >> queen.row() & 1 != 0));
                let mut completions = puzzle(size).completions(&givens);
                match (completions.next(), completions.next()) {
                    (Some(only), None) => {
                        assert_eq!(Challenge::new(givens).unwrap().solution(), only);
                    }
                    _ => {
                        assert_eq!(Challenge::new(givens), Err(ChallengeError::SeveralCompletions));
                    }
                }
            }
        }
    }
}

/// Also at the lower and right edges of a large board, where a search alone would take minutes.
#[test]
fn a_board_with_a_blocked_line_has_no_completion() {
    for size in 4..=Board::MAX_SIZE {
        let empty = Board::empty(size).unwrap();
        let error = |blocked: SquareSet, regions| {
            let clues = Clues::from_parts(empty, blocked, regions).unwrap();
            Challenge::with(clues).unwrap_err()
        };
        // Two columns are divided into an upper and a lower region; a last single one is a region.
        let region = |square: Square| match square.column() {
            last if last == size - 1 && last % 2 == 0 => last,
            column => column / 2 * 2 + usize::from(2 * square.row() >= size),
        };
        let regions = Regions::from_fn(size, region).unwrap();
        for line in [0, size / 2, size - 1] {
            let squares = |is_it: &dyn Fn(Square) -> bool| -> SquareSet {
                Square::all(size).filter(|&square| is_it(square)).collect()
            };
            for blocked in [
                squares(&|square| square.row() == line),
                squares(&|square| square.column() == line),
            ] {
                assert_eq!(error(blocked, None), ChallengeError::NoCompletion, "{size}");
            }
            let blocked = squares(&|square| region(square) == line);
            assert_eq!(error(blocked, Some(regions)), ChallengeError::NoCompletion, "{size}");
        }
    }
}

#[test]
fn a_challenge_can_be_a_constant() {
    const CHALLENGE: Challenge = {
        let mut givens = SIX.board();
        givens.place(Square::new(0, 2));
        match Challenge::new(givens) {
            Ok(challenge) => challenge,
            Err(_) => panic!("the board does not have exactly one completion"),
        }
    };
    assert_eq!(CHALLENGE.solution().columns(), [2, 5, 1, 4, 0, 3]);
}
