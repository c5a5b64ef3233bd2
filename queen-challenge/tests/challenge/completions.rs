//! Boards with exactly one completion.

use queen_challenge::{Challenge, ChallengeError, Grade};
use queen_runtime::{Board, Square};

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
