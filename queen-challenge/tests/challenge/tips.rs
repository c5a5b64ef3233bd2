//! Tips: what each stage tells, and of which squares.

use std::collections::BTreeSet;

use queen_challenge::{Game, Line, Notes, Reason, Stage, Tip, TipKind};
use queen_runtime::{AnySolution, Board, Square};

use crate::boards::{EIGHT, all_challenges};

/// Whether a sentence has the name of a square.
fn names(sentence: &str, square: Square, size: usize) -> bool {
    let mut words = sentence.split(|letter: char| !letter.is_ascii_alphanumeric());
    words.any(|word| word == square.name(size).as_str())
}

fn assert_stages(tip: &Tip, notes: &Notes) {
    let size = notes.queens.size();
    let is_chain = matches!(tip.kind(), TipKind::Step(step) if step.reason().forced().is_some());
    let [place, why, what] = Stage::ALL.map(|stage| tip.at(stage));
    for tip in [place, why] {
        assert_eq!(names(&tip.to_string(), tip.square(), size), is_chain, "{tip}");
        assert_eq!(tip.evidence().square(), Some(tip.square()).filter(|_| is_chain));
    }
    assert!(names(&what.to_string(), tip.square(), size), "{what}");
    assert_eq!(what.evidence().square(), Some(tip.square()));
    // The first stage only says where.
    let evidence = place.evidence();
    assert!(evidence.left().is_empty() && evidence.forced().len() == 0);
    assert_eq!(evidence.lines().count() == 0, is_chain);
    assert_eq!(evidence.across().count(), 0);
    // The others show the same, but for the square.
    let (why, what) = (why.evidence(), what.evidence());
    assert!(why.lines().eq(what.lines()) && why.across().eq(what.across()));
    assert!(why.left() == what.left() && why.forced().eq(what.forced()));
    let free = notes.free().unwrap_or_default();
    assert!(
        what.left().iter().all(|square| {
            free.contains(square) && what.lines().any(|line| line.contains(square))
        })
    );
    for tip in Stage::ALL.map(|stage| tip.at(stage)) {
        let sentence = tip.to_string();
        assert!(sentence.ends_with('.') && !sentence.starts_with(char::is_lowercase), "{sentence}");
    }
}

#[test]
fn no_stage_before_the_last_tells_the_square() {
    let mut kinds = BTreeSet::new();
    for size in [5, 6, 7, 8] {
        for challenge in all_challenges(size).step_by(11) {
            let mut game = Game::new(challenge);
            while let Some(&tip) = game.explain() {
                let TipKind::Step(step) = tip.kind() else { panic!("there is no mistake") };
                kinds.insert(step.reason().name());
                assert_stages(&tip, game.notes());
                let evidence = tip.evidence();
                assert!(evidence.lines().eq(step.reason().lines()));
                assert!(evidence.across().eq(step.reason().across()));
                assert!(game.follow_tip());
            }
            assert!(game.is_solved() && game.tips() == 0);
        }
    }
    assert_eq!(kinds, Reason::BY_GRADE.iter().map(|(name, ..)| *name).collect());
}

#[test]
fn mistakes_show_their_row() {
    for challenge in all_challenges(5).step_by(5) {
        for square in Square::all(5).filter(|&square| !challenge.is_given(square)) {
            let mut game = Game::new(challenge);
            let is_right = challenge.solution().has_queen(square);
            let kind = if is_right {
                game.toggle_mark(square);
                TipKind::WrongMark(square)
            } else {
                game.toggle_queen(square);
                TipKind::WrongQueen(square)
            };
            let tip = *game.ask_tip().unwrap();
            assert_eq!(tip.kind(), kind);
            assert_stages(&tip, game.notes());
            assert!(tip.evidence().lines().eq([Line::Row(square.row())]));
        }
    }
}

#[test]
fn tips_on_a_board_to_explore_lead_to_what_was_not_found() {
    let mut found: Vec<AnySolution> = Vec::new();
    let mut game = Game::explore(EIGHT.board());
    while found.len() < 92 {
        while !game.is_solved() {
            let notes = *game.notes();
            let tip = *game.ask_tip_towards(&EIGHT, |solution| found.contains(&solution)).unwrap();
            assert_stages(&tip, &notes);
            let TipKind::Towards { square, solutions, are_new } = tip.kind() else { panic!() };
            // As many as there are by definition, no square has more, and none before it as many.
            let through = |square: Square| {
                let with = EIGHT.completions(&notes.queens);
                let with = with.filter(|solution| solution.has_queen(square));
                with.filter(|solution| !found.contains(&solution.into_any())).count() as u32
            };
            assert!(are_new && solutions == through(square));
            for other in Square::all(8).filter(|&square| !notes.queens.has_queen(square)) {
                assert!(through(other) + u32::from(other < square) <= solutions, "{other:?}");
            }
            assert!(game.follow_tip());
        }
        found.push(game.notes().queens.solution().unwrap());
        game.clear();
    }
    let tip = game.ask_tip_towards(&EIGHT, |solution| found.contains(&solution)).unwrap();
    let TipKind::Towards { are_new: false, solutions: 18, .. } = tip.kind() else {
        panic!("{tip:?}");
    };
    let mut game = Game::explore(Board::from_squares("a1 b2", 8).unwrap());
    assert!(game.ask_tip_towards(&EIGHT, |_| false).is_none());
}

/// The row or column of which a chain leaves one square has no other one then.
#[test]
fn chains_name_the_lines_that_they_force() {
    let mut lens = [0; 2];
    for size in [6, 7, 8] {
        for challenge in all_challenges(size).step_by(7) {
            let mut game = Game::new(challenge);
            while let Some(tip) = game.explain().copied() {
                let forced: Vec<_> = tip.evidence().forced().collect();
                if let Some(&first) = forced.first() {
                    let mut notes = *game.notes();
                    notes.queens.place(tip.square());
                    let free = notes.free().unwrap_or_default();
                    let sentence = tip.at(Stage::Why).to_string();
                    let [row, column] = [Line::Row(first.row()), Line::Column(first.column())];
                    let is_single =
                        |line: Line| free.iter().filter(|&s| line.contains(s)).count() == 1;
                    let line = if is_single(row) { row } else { column };
                    assert!(is_single(line), "{sentence}");
                    let (_, after) = sentence.split_once(first.name(size).as_str()).unwrap();
                    assert!(after.contains(line.name(size).as_str()), "{sentence}");
                    lens[forced.len() - 1] += 1;
                }
                assert!(game.follow_tip());
            }
        }
    }
    assert!(lens.iter().all(|&count| count > 0), "{lens:?}");
}
