//! Tests of the challenge of the day.

use queen_challenge::Kind as ChallengeKind;
use queen_game::app::{Next, Screen};
use queen_game::calendar::Calendar;
use queen_game::kind::Kind;
use ratatui::crossterm::event::KeyCode;

use crate::player::{Player, panel};

#[test]
fn the_challenge_of_the_day_is_recognized_when_it_was_solved() {
    let mut player = Player::new(80, 24);
    player.write("ll");
    let text = player.text();
    assert!(text.contains("▸ 2030-01-01     today: 9 × 9, easy"), "{text}");
    assert!(text.contains("The weekday sets its size and"), "{text}");
    player.write(" ");
    assert_eq!(player.game().kind(), Kind::Daily(ChallengeKind::Queens, 21_915));
    assert!(player.text().contains("daily of 2030-01-01"));
    player.write("xn");
    assert!(player.text().contains("tomorrow"));
    player.write("x");
    let missing: Vec<_> = {
        let solution = player.game().challenge().unwrap().solution();
        solution.queens().filter(|&square| !player.game().is_given(square)).collect()
    };
    // Midnight does not take the solution from its day.
    player.app.set_day(21_916);
    for &square in &missing {
        player.go_to(square);
        player.write(" ");
    }
    assert!(player.text().contains("Solved in 0:00 without a tip."));
    let Next::Copy(text) = player.press(KeyCode::Char('y')) else { panic!("nothing is copied") };
    let path = format!("·{}", "♛".repeat(missing.len()));
    assert_eq!(text, format!("Queens, 2030-01-01: 9 × 9, easy\n♛ 0:00 without a tip\n{path}"));
    assert_eq!(
        (
            player.app.progress.daily(ChallengeKind::Queens, 21_915).is_some(),
            player.app.streaks(ChallengeKind::Queens).now
        ),
        (true, 1)
    );
    player.press(KeyCode::Esc);
    player.app.set_day(21_915);
    assert!(player.text().contains("▸ 2030-01-01     solved in 0:00 without a tip"));
    player.press(KeyCode::Enter);
    assert!(player.text().contains("Solved before, in 0:00"));
    // Playing it again is practice: the first result stands.
    player.app.pass(std::time::Duration::from_secs(5));
    player.solve();
    let text = panel(&mut player, 9);
    assert!(text.contains("as practice. The first result of a day stands: 0:00 without a tip."));
    let Next::Copy(text) = player.press(KeyCode::Char('y')) else { panic!("nothing is copied") };
    assert!(text.ends_with("♛ 0:00 without a tip"), "what stands is shared: {text}");
    assert_eq!(player.app.progress.daily(ChallengeKind::Queens, 21_915).unwrap().score.seconds, 0);
    player.press(KeyCode::Esc);
    player.press(KeyCode::Enter);
    player.write("n");
    assert!(player.text().contains("tomorrow"));
    assert!(player.game().is_untouched());
    // A look at a day that is solved begins nothing.
    player.press(KeyCode::Esc);
    assert!(player.text().contains("▸ 2030-01-01     solved in 0:00"), "{}", player.text());
}

#[test]
fn a_daily_challenge_that_was_begun_can_be_played_later() {
    let mut player = Player::new(80, 24);
    player.write("ll x");
    player.press(KeyCode::Esc);
    player.app.set_day(21_917);
    let text = player.text();
    assert!(text.contains("▸ 2030-01-03"), "{text}");
    assert!(text.contains("  2030-01-01 …   begun") && !text.contains("2030-01-02"));
    player.press(KeyCode::Down);
    player.press(KeyCode::Enter);
    assert_eq!(player.game().kind(), Kind::Daily(ChallengeKind::Queens, 21_915));
}

#[test]
fn a_day_that_is_chosen_stays_so_at_midnight() {
    let mut player = Player::new(80, 24);
    player.write("ll x");
    player.press(KeyCode::Esc);
    player.app.set_day(21_916);
    player.write(" x");
    player.press(KeyCode::Esc);
    player.press(KeyCode::Down);
    assert!(player.text().contains("▸ 2030-01-01"), "{}", player.text());
    player.app.set_day(21_917);
    assert!(player.text().contains("▸ 2030-01-01"), "{}", player.text());
    player.press(KeyCode::Enter);
    assert_eq!(player.game().kind(), Kind::Daily(ChallengeKind::Queens, 21_915));
    // Who has chosen today gets the new day.
    player.press(KeyCode::Esc);
    player.app.set_day(21_918);
    assert!(player.text().contains("▸ 2030-01-04"), "{}", player.text());
}

/// Begun on its day counts, even if nothing was done on it then.
#[test]
fn a_daily_board_that_was_only_looked_at_has_begun() {
    let mut player = Player::new(80, 24);
    player.write("ll ");
    player.app.pass(std::time::Duration::from_secs(61));
    let mut player = player.restart();
    player.app.set_day(21_916);
    player.app.screen = Screen::Calendar(Calendar::new(21_915));
    player.press(KeyCode::Enter);
    player.solve();
    assert!(player.app.result.text.starts_with("Solved in 1:01 with"), "{:?}", player.app.result);
    assert!(!player.app.result.text.contains("in no streak"), "{:?}", player.app.result);
    assert_eq!(player.app.streaks(ChallengeKind::Queens).now, 1);
}

/// A solved board that is looked at again is nothing to go on with.
#[test]
fn a_look_at_a_solved_daily_board_is_not_stored() {
    let mut player = Player::new(80, 24);
    player.write("ll ");
    player.solve();
    player.press(KeyCode::Esc);
    player.press(KeyCode::Enter);
    assert!(player.text().contains("Solved before, in 0:00"));
    let mut player = player.restart();
    assert_eq!(player.app.progress.boards(), []);
    player.write("ll ");
    player.write("x");
    let player = player.restart();
    assert_eq!(player.app.progress.boards().len(), 1, "practice that was begun is stored");
}
