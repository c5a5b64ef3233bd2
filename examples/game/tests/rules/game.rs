//! Tests of a game on one board.

use std::time::Duration;

use queen_challenge::{Grade, Kind as ChallengeKind, TipKind};
use queen_game::game::Game;
use queen_game::kind::Kind;
use queen_game::puzzles::PUZZLES;
use queen_runtime::{Board, Square};

fn place(game: &mut Game, queens: &str) {
    for name in queens.split(' ') {
        game.go_to(Square::from_name(name, game.size()).unwrap());
        game.toggle();
    }
}

#[test]
fn a_board_is_solved_by_queens_that_do_not_attack_each_other() {
    let mut game = Game::new(4).unwrap();
    place(&mut game, "b4 d3 a2");
    assert!(game.solution().is_none() && game.remaining() == 1);
    place(&mut game, "c1");
    assert_eq!(game.solution().map(|(number, _)| number), Some(1));
    place(&mut game, "a4");
    assert!(game.solution().is_none() && game.remaining() == 0);
    let conflicts = game.conflicts().iter().map(|pair| pair.map(|queen| queen.name(4)));
    assert!(conflicts.eq([["a4", "b4"], ["a4", "a2"]]));
}

#[test]
fn every_change_is_undone_and_done_again() {
    let mut game = Game::new(5).unwrap();
    place(&mut game, "a5");
    assert!(!game.attacked().is_empty());
    game.undo();
    assert!(game.attacked().is_empty(), "what follows from the queens goes with them");
    let mut game = Game::new(5).unwrap();
    let mut boards = vec![game.queens()];
    for square in ["a5", "d3", "a5", "e1"] {
        place(&mut game, square);
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
    place(&mut game, "b4");
    let after = game.queens();
    game.redo();
    assert_eq!(game.queens(), after, "a change takes the place of what was undone");
}

#[test]
fn the_cursor_stays_on_the_board() {
    let mut game = Game::new(4).unwrap();
    game.step(-1, -1);
    assert_eq!(game.cursor(), Square::new(0, 0));
    for _ in 0..9 {
        game.step(1, 1);
    }
    assert_eq!(game.cursor(), Square::new(3, 3));
    game.go_to(Square::new(4, 0));
    assert_eq!(game.cursor(), Square::new(3, 3));
}

#[test]
fn the_challenge_of_a_day_is_the_same_for_everybody() {
    let pick = |day, seed| {
        Game::pick(Kind::Daily(ChallengeKind::Queens, day), 8, seed).unwrap().challenge()
    };
    for day in 20_000..20_014 {
        assert_eq!(pick(day, 1), pick(day, 2));
        assert_eq!(pick(day, 1), ChallengeKind::Queens.daily(&PUZZLES, day));
    }
    assert_ne!(pick(20_000, 1), pick(20_007, 1));
}

#[test]
fn a_solution_counts_for_the_day_of_the_challenge() {
    let mut game = Game::pick(Kind::Daily(ChallengeKind::Queens, 20_000), 8, 1).unwrap();
    game.begin(20_001);
    for square in game.challenge().unwrap().solution().queens() {
        game.go_to(square);
        game.toggle();
    }
    let feat = game.feat().unwrap();
    assert_eq!((feat.score.day, feat.score.begun, feat.day()), (Some(20_000), 20_001, 20_000));

    let mut game = Game::pick(Kind::Challenge(ChallengeKind::Queens, Grade::Easy), 8, 1).unwrap();
    game.begin(20_001);
    for square in game.challenge().unwrap().solution().queens() {
        game.go_to(square);
        game.toggle();
    }
    let feat = game.feat().unwrap();
    assert_eq!((feat.score.day, feat.score.begun, feat.day()), (None, 20_001, 20_001));
}

#[test]
fn given_queens_stay_and_mistakes_are_found() {
    let mut game = Game::pick(Kind::Challenge(ChallengeKind::Queens, Grade::Easy), 8, 1).unwrap();
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

    let right = solution.queens().find(|&queen| !givens.has_queen(queen)).unwrap();
    let wrong = Square::new(right.row(), (right.column() + 1) % 8);
    game.go_to(right);
    game.rule_out();
    assert_eq!(game.ask_for_tip(|_| false).unwrap().kind(), TipKind::WrongMark(right));
    assert!(game.ask_for_tip(|_| false).is_some());
    assert_eq!(game.tips(), 1, "it is still shown");
    game.rule_out();
    game.go_to(wrong);
    game.toggle();
    assert_eq!(game.ask_for_tip(|_| false).unwrap().kind(), TipKind::WrongQueen(wrong));
    (0..3).for_each(|_| game.undo());
    assert!(game.is_untouched() && game.tips() == 2);
}

#[test]
fn a_solved_challenge_stays_as_it_is() {
    let mut game = Game::pick(Kind::Challenge(ChallengeKind::Queens, Grade::Easy), 8, 1).unwrap();
    let challenge = game.challenge().unwrap();
    for square in challenge.solution().queens() {
        game.pass(Duration::from_secs(10));
        game.go_to(square);
        game.toggle();
    }
    let played = game.played();
    game.pass(Duration::from_secs(10));
    game.toggle();
    game.rule_out();
    game.undo();
    game.clear();
    assert_eq!((game.solution().unwrap().1, game.played()), (challenge.solution(), played));
}
