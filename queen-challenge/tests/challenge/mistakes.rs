//! Mistakes in a player's notes.

use queen_challenge::{Challenge, Line, Notes};
use queen_runtime::{Board, Solution, Square};

use crate::boards::{all_challenges, board};
use crate::free::squares;
use crate::random::numbers;

/// The first square at which notes contradict the challenge, by the definition.
fn mistake_by_definition(challenge: &Challenge, notes: &Notes) -> Option<Square> {
    let solution = challenge.solution();
    (0..16).flat_map(|row| squares(16, Line::Row(row))).find(|&square| {
        let is_right = solution.has_queen(square);
        if notes.queens.has_queen(square) {
            !is_right
        } else {
            challenge.is_given(square) || is_right && notes.ruled_out.contains(square)
        }
    })
}

#[test]
fn a_mistake_is_a_queen_or_a_mark_that_contradicts_the_challenge() {
    let mut number = numbers(3);
    let mut found = 0;
    for round in 0..2000 {
        let size = 4 + round % 5;
        let size = if size == 6 { 16 } else { size };
        let challenge = match size {
            16 => Challenge::new(Solution::<16>::constructed().unwrap().into()).unwrap(),
            _ => all_challenges(size).nth(round % 8).unwrap(),
        };
        let mut notes = Notes::new(Board::from(challenge.solution()));
        assert_eq!(challenge.mistake(&notes), None);
        for _ in 0..number(3) {
            notes.queens.toggle(Square::new(number(size), number(size)));
            notes.ruled_out.insert(Square::new(number(size), number(size)));
        }
        let mistake = challenge.mistake(&notes);
        assert_eq!(mistake, mistake_by_definition(&challenge, &notes));
        found += usize::from(mistake.is_some());
    }
    assert!((200..1800).contains(&found), "{found}");

    // Notes of another size: queens are mistakes unless the solution has them.
    let challenge = Challenge::new(board("a2", 4)).unwrap();
    assert_eq!(challenge.mistake(&Notes::new(board("b8 d7 a6 h1", 8))), Some(Square::new(7, 7)));
    assert_eq!(challenge.mistake(&Notes::new(board("b8 d7", 8))), Some(Square::new(2, 0)));
}
