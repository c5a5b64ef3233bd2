//! Tests of a game that is played to its end.

use std::time::Duration;

use queen_challenge::{Action, Grade, Kind as ChallengeKind, TipKind};
use queen_game::app::{Next, Screen};
use queen_game::area::BoardArea;
use queen_game::kind::Kind;
use queen_game::puzzles::PUZZLES;
use queen_game::unfinished::Unfinished;
use queen_runtime::Square;
use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton,
};
use ratatui::layout::Rect;

use crate::player::Player;

#[test]
fn keys_play_a_game_to_its_end() {
    let mut player = Player::new(80, 24);
    player.write("4i");
    player.write(" l l "); // a4, b4, c4
    assert!(player.text().contains("a4 and b4 share a row"));
    assert!(player.text().contains("No solution remains"));
    player.write("tuuu");
    assert_eq!(player.queens(), []);
    player.write("rcu"); // a4 again, none, a4
    assert_eq!(player.queens(), [Square::new(0, 0)]);
    player.write("u");
    assert!(player.text().contains("2 solutions remain"));
    player.write("ttt ttt ttt ttt ");
    let text = player.text();
    assert!(text.contains("Solved. Solution 1 of 2"), "{text}");
    assert!(text.contains("A new one: 1 of 1") && text.contains("found 1 of 1"), "{text}");
    player.write("t");
    assert_eq!(player.queens().len(), 4);
    player.write("cttt ttt ttt ttt ");
    assert!(player.text().contains("Found before"));
}

#[test]
fn releasing_a_key_does_nothing() {
    let mut player = Player::new(80, 24);
    let kind = KeyEventKind::Release;
    let key = KeyEvent { kind, ..KeyEvent::from(KeyCode::Char('q')) };
    assert_eq!(player.handle(&Event::Key(key)), Next::Wait);
    let control_c = KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL);
    assert_eq!(player.handle(&Event::Key(control_c)), Next::Quit);
}

#[test]
fn a_challenge_is_solved_by_its_own_steps() {
    let of_this_size = |&(_, grade): &(usize, Grade)| Grade::of_size(8).contains(&grade);
    for (presses, grade) in Grade::WITHOUT_GUESS.into_iter().enumerate().filter(of_this_size) {
        let mut player = Player::new(80, 24);
        player.write("l");
        player.write(&"g".repeat(presses));
        player.write("8");
        assert_eq!(player.game().kind(), Kind::Challenge(ChallengeKind::Queens, grade));
        let mut tips = 0;
        while !player.game().is_over() {
            player.app.pass(Duration::from_secs(1));
            tips += 1;
            let tip = player.whole_tip();
            let TipKind::Step(step) = tip.kind() else { panic!("no step") };
            assert_eq!(player.game().cursor(), step.square());
            let shown = player.text();
            let first = tip.to_string();
            let first = first.split_whitespace().next().unwrap();
            assert!(shown.contains(&format!("? {first}")), "{shown}");
            player.write(if step.action() == Action::Place { " " } else { "x" });
        }
        let result = format!("Solved in {}:{:02}", tips / 60, tips % 60);
        player.write("hjkl uctx");
        let text = player.text();
        assert!(text.contains(&result), "the result stays: {text}");
        assert!(text.contains(" n: ") && text.contains("y: copy the result"), "{text}");
        assert_eq!(player.app.progress.feats().len(), 1);
        player.press(KeyCode::Esc);
        assert!(!player.text().contains("8 × 8 …"), "a solved challenge does not go on");
        player.write("8");
        assert!(player.game().is_untouched() && !player.text().contains("Solved in"));
        player.write("n");
        assert!(player.game().is_untouched() && !player.text().contains("Solved in"));
    }
}

#[test]
fn another_challenge_is_one_that_was_not_solved() {
    let mut player = Player::new(80, 24);
    player.write("l4");
    let all = Grade::Easy.nb_of_challenges(4).unwrap() as usize;
    for _ in 0..all {
        assert!(!player.text().contains("Solved before"));
        player.solve();
        player.press(KeyCode::Esc);
        player.write("4");
    }
    assert_eq!(player.app.progress.solved(ChallengeKind::Queens, 4, Grade::Easy), all);
    assert!(player.text().contains("Solved before"));
}

#[test]
fn another_challenge_is_not_the_one_on_the_screen() {
    let mut player = Player::new(80, 24);
    player.write("l4");
    for _ in 0..80 {
        let before = player.game().challenge();
        player.write("n");
        assert_ne!(player.game().challenge(), before);
    }
}

/// A board to explore can still be marked once it is solved.
#[test]
fn a_mark_on_a_solved_board_solves_it_no_second_time() {
    let mut player = Player::new(80, 24);
    player.explore_to_a_solution();
    let said = player.app.result.clone();
    assert_eq!(said.text, "A new one: 1 of 1; turned and mirrored count once.");
    let won = player.app.won;
    player.app.pass(Duration::from_secs(9));
    player.go_to((0, 0));
    for key in ["x", "u", "r"] {
        player.write(key);
        assert_eq!((&player.app.result, player.app.won), (&said, won), "{key}");
    }
    // Another solution is told, and so is this one if it is found again.
    player.go_to((0, 1));
    player.write("  ");
    assert_eq!(player.app.result.text, "Found before, perhaps turned or mirrored.");
}

#[test]
fn a_solved_board_leads_to_one_a_step_up_or_to_that_of_the_day() {
    let mut player = Player::new(80, 24);
    player.write("l5");
    let boards = [
        (Kind::Challenge(ChallengeKind::Queens, Grade::Easy), 5, "7 × 7, easy"),
        (Kind::Challenge(ChallengeKind::Queens, Grade::Easy), 7, "today's board"),
        (Kind::Daily(ChallengeKind::Queens, player.app.day()), 9, "9 × 9, medium"),
        (Kind::Challenge(ChallengeKind::Queens, Grade::Medium), 9, "9 × 9, hard"),
    ];
    for (kind, size, next) in boards {
        assert_eq!((player.game().kind(), player.game().size()), (kind, size));
        assert_eq!(player.app.next_board(), None, "it is not solved");
        player.solve();
        assert!(player.text().contains(&format!("n: {next}")), "{}", player.text());
        player.write("n");
    }
}

#[test]
fn given_queens_cannot_be_moved() {
    let mut player = Player::new(80, 24);
    player.write("l8");
    let given = player.queens();
    for &square in &given {
        player.go_to(square);
        player.write(" ");
        assert!(player.text().contains("is given and stays"));
        player.write("xc");
    }
    assert_eq!(player.queens(), given);
    assert!(player.text().contains(", given"));
}

#[test]
fn a_right_click_rules_a_square_out() {
    let mut player = Player::new(80, 24);
    player.write("8");
    player.text();
    let (area, _) =
        BoardArea::with_panel(Rect::new(0, 0, 80, 24), 8, ChallengeKind::Queens).unwrap();
    let place = area.square(Square::new(2, 3));
    player.click_with(MouseButton::Right, place.x, place.y);
    assert!(player.square((2, 3)).contains('×') && player.queens().is_empty());
    player.write("x");
    assert!(!player.square((2, 3)).contains('×'));
    player.write("x ");
    assert_eq!(player.queens(), [Square::new(2, 3)]);
    assert!(!player.game().notes().ruled_out.contains(Square::new(2, 3)));
}

#[test]
fn control_z_suspends() {
    let mut player = Player::new(80, 24);
    let control_z = KeyEvent::new(KeyCode::Char('z'), KeyModifiers::CONTROL);
    assert_eq!(player.handle(&Event::Key(control_z)), Next::Suspend);
}

/// The page has the same test with the same moves, and the same text.
#[test]
fn the_path_of_a_solve_is_shared() {
    let mut player = Player::new(80, 24);
    let puzzle = PUZZLES.get(6).unwrap();
    let challenge = ChallengeKind::Queens.with_seed(&puzzle, 7, Grade::Hard).unwrap();
    let kind = Kind::Challenge(ChallengeKind::Queens, Grade::Hard);
    let board = Unfinished { kind, game: queen_challenge::Game::new(challenge) };
    player.app.progress.store(None, Some(board)).unwrap();
    player.press(KeyCode::Esc);
    let queens = challenge.solution().queens().filter(|&queen| !challenge.is_given(queen));
    let [first, rest @ ..] =
        queens.collect::<Vec<_>>().try_into().unwrap_or([Square::new(0, 0); 5]);
    let wrong = (0..6).map(|column| Square::new(first.row(), column));
    let mut wrong =
        wrong.filter(|&square| square != first && !player.game().attacked().contains(square));
    let wrong = wrong.next_back().unwrap();
    for (square, key) in [(first, "x"), (rest[0], "x"), (wrong, " "), (wrong, " "), (first, " ")] {
        player.go_to(square);
        player.write(key);
    }
    for square in rest {
        player.go_to(square);
        player.write(" ");
    }
    let Next::Copy(text) = player.press(KeyCode::Char('y')) else { panic!("{}", player.text()) };
    assert_eq!(text, "Queens: 6 × 6, hard\n♛ 0:00 without a tip\n·✗↶♛♛♛♛♛");
}

/// As in the page: what covers the board stops the clock.
#[test]
fn the_clock_runs_only_while_the_board_is_shown() {
    let mut player = Player::new(80, 24);
    player.write("l8");
    let mut seconds = 0;
    let mut wait = |player: &mut Player, is_shown: bool| {
        player.buffer();
        player.app.pass(Duration::from_secs(10));
        seconds += if is_shown { 10 } else { 0 };
        if let Screen::Play(game) = &player.app.screen {
            assert_eq!(game.played().as_secs(), seconds);
        }
    };
    wait(&mut player, true);
    player.write("?");
    wait(&mut player, false);
    player.write("?");
    wait(&mut player, true);
    for screen in ["", "a", "c"] {
        player.press(KeyCode::Esc);
        player.write(screen);
        wait(&mut player, false);
        if !screen.is_empty() {
            player.press(KeyCode::Esc);
        }
        player.press(KeyCode::Esc);
        wait(&mut player, true);
    }
    player.terminal.backend_mut().resize(20, 8);
    player.buffer();
    assert!(player.drawn.board.is_none());
    wait(&mut player, false);
    player.terminal.backend_mut().resize(80, 24);
    wait(&mut player, true);
    // Another tab or window hides it, until the terminal or a key says that it is seen again.
    player.handle(&Event::FocusLost);
    wait(&mut player, false);
    player.move_to(3, 3);
    wait(&mut player, false);
    player.handle(&Event::FocusGained);
    wait(&mut player, true);
    player.handle(&Event::FocusLost);
    player.write("h");
    wait(&mut player, true);
    player.handle(&Event::FocusLost);
    player.click(79, 0);
    wait(&mut player, true);
    assert_eq!(seconds, 90);
}
