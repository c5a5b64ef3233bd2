//! Tests of the calendar.

use queen_challenge::{Kind as ChallengeKind, Score};
use queen_game::app::Screen;
use queen_game::feat::Feat;
use queen_game::kind::Kind;
use queen_game::menu::Mode;
use queen_game::puzzles::PUZZLES;
use ratatui::crossterm::event::{KeyCode, MouseEventKind};

use crate::player::{Player, panel};

/// 18 January 2030, a Friday.
const TODAY: u32 = 21_932;

/// A player at the calendar, who has solved some days of January 2030.
fn player_with(solved: &[(u32, u32)], width: u16, height: u16) -> Player {
    let mut player = Player::new(width, height);
    player.app.set_day(TODAY);
    for &(day, begun) in solved {
        let challenge = ChallengeKind::Queens.daily(&PUZZLES, day).unwrap();
        let score = Score { day: Some(day), begun, seconds: 125, tips: 0 };
        player.app.progress.record_feat(Feat { challenge, score }, TODAY).1.unwrap();
    }
    player.app.set_day(TODAY - 1);
    player.app.set_day(TODAY);
    player.write("c");
    player
}

fn chosen(player: &Player) -> u32 {
    let Screen::Calendar(calendar) = &player.app.screen else { panic!("no calendar") };
    calendar.day()
}

#[test]
fn the_calendar_shows_what_was_solved() {
    for (width, height) in [(80, 24), (40, 20), (32, 16)] {
        let on_its_day = |day| (day, day);
        let days = [TODAY - 17, TODAY - 3, TODAY - 2, TODAY - 1].map(on_its_day);
        let mut player = player_with(&[&days[..], &[(TODAY - 16, TODAY)]].concat(), width, height);
        let text = player.text();
        assert!(text.contains(" Mo  Tu  We  Th  Fr  Sa  Su"), "{text}");
        // 1 January 2030 is a Tuesday.
        let row = |text: &str| {
            let line = text.lines().find(|line| line.contains("  1●  2○  3   4"));
            line.unwrap_or_else(|| panic!("{text}")).to_owned()
        };
        let head = text.lines().find(|line| line.contains(" Mo  Tu")).unwrap();
        assert_eq!(head.find("Tu").map(|at| at + 1), row(&text).find("1●"), "{text}");
        assert!(text.contains(" 14  15● 16● 17● 18  19  20"), "{text}");
        assert!(text.contains("Friday 18 January 2030, today"), "{text}");
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(text.contains("5 days solved, 3 in a row"), "{text}");
        assert!(text.contains("not solved yet"), "{text}");
        assert!(text.contains("● solved, ○ solved late, … begun"), "{text}");
        player.press(KeyCode::Left);
        let text = player.text().split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(text.contains("solved in 2:05 without a tip"), "{text}");
        for _ in 0..15 {
            player.press(KeyCode::Left);
        }
        let text = player.text().split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(text.contains("Wednesday 2 January 2030"), "{text}");
        assert!(text.contains("solved in 2:05 without a tip, begun after its day"), "{text}");
    }
}

#[test]
fn keys_and_the_wheel_move_up_to_tomorrow() {
    let mut player = player_with(&[], 80, 24);
    for (key, day) in [
        (KeyCode::Right, TODAY + 1),
        (KeyCode::Down, TODAY + 1),
        (KeyCode::PageDown, TODAY + 1),
        (KeyCode::End, TODAY),
        (KeyCode::Up, TODAY - 7),
        (KeyCode::Left, TODAY - 8),
        (KeyCode::PageUp, TODAY - 39),
        (KeyCode::Char('l'), TODAY - 38),
        (KeyCode::Char('j'), TODAY - 31),
        (KeyCode::PageDown, TODAY),
        (KeyCode::PageDown, TODAY + 1),
        (KeyCode::PageUp, TODAY - 30),
        (KeyCode::End, TODAY),
    ] {
        player.press(key);
        assert_eq!(chosen(&player), day, "{key:?}");
    }
    player.scroll(MouseEventKind::ScrollUp);
    assert!(player.text().contains("December 2029"));
    player.click_on("‹ ");
    // The first sign is that of the title.
    assert!(matches!(player.app.screen, Screen::Menu));
    player.write("c");
    player.click_on("page-up month");
    player.click_on(" ›");
    assert_eq!(chosen(&player), TODAY);
    // There is nothing before 1970.
    player.app.screen = Screen::Calendar(queen_game::calendar::Calendar::new(3));
    player.press(KeyCode::Up);
    assert_eq!(chosen(&player), 0);
    assert!(player.text().contains("Thursday 1 January 1970"));
}

#[test]
fn a_past_day_is_begun_by_a_move_and_not_by_a_look() {
    let mut player = player_with(&[], 80, 24);
    player.app.menu.mode = Mode::Daily;
    player.press(KeyCode::Up);
    player.press(KeyCode::Enter);
    player.press(KeyCode::Esc);
    let text = player.text();
    assert!(text.contains(" 11  12 ") && text.contains(": not solved yet"), "{text}");
    player.press(KeyCode::Esc);
    assert!(!player.text().contains("2030-01-11"), "{}", player.text());
    player.write("c");
    player.press(KeyCode::Up);
    player.press(KeyCode::Enter);
    player.write("x");
    player.press(KeyCode::Esc);
    player.press(KeyCode::Esc);
    let text = player.text();
    let line = text.lines().find(|line| line.contains("2030-01-11")).unwrap();
    assert!(line.contains("begun"), "{text}");
}

#[test]
fn a_past_day_is_opened_by_enter_or_a_click() {
    let mut player = player_with(&[], 80, 24);
    player.press(KeyCode::Up);
    player.press(KeyCode::Enter);
    assert_eq!(player.game().kind(), Kind::Daily(ChallengeKind::Queens, TODAY - 7));
    player.write("x");
    assert!(player.text().contains("esc calendar"));
    player.press(KeyCode::Esc);
    assert_eq!(chosen(&player), TODAY - 7);
    let text = player.text();
    assert!(text.contains(" 11… 12 ") && text.contains(": begun"), "{text}");
    player.click_on("  8 ");
    assert_eq!(player.game().kind(), Kind::Daily(ChallengeKind::Queens, TODAY - 10));
    player.solve();
    let size = player.game().size();
    let text = panel(&mut player, size);
    assert!(text.contains("Begun after its day, it is in no streak."), "{text}");
    assert!(text.contains("esc: calendar"), "{text}");
    player.press(KeyCode::Esc);
    assert!(player.text().contains("  8○ "));
    // Of the days to come only the next one can be opened.
    player.click_on(" 20 ");
    assert_eq!(chosen(&player), TODAY - 10);
    player.click_on(" 19 ");
    assert_eq!(player.game().kind(), Kind::Daily(ChallengeKind::Queens, TODAY + 1));
    player.solve();
    let size = player.game().size();
    let text = panel(&mut player, size);
    assert!(text.contains("ahead of its day, for which it counts."), "{text}");
    player.press(KeyCode::Esc);
    player.press(KeyCode::Esc);
    assert!(matches!(player.app.screen, Screen::Menu));
    // What is played from the menu leads back to it.
    player.write("5");
    player.press(KeyCode::Esc);
    assert!(matches!(player.app.screen, Screen::Menu));
}

#[test]
fn the_menu_leads_to_the_calendar() {
    let mut player = Player::new(80, 24);
    player.write("ll");
    player.click_on("calendar (c)");
    assert!(matches!(player.app.screen, Screen::Calendar(_)));
    player.click_on("‹ Queens");
    assert!(matches!(player.app.screen, Screen::Menu));
}

/// Where lines are left out, the last one that is drawn has a sign.
#[test]
fn a_small_window_says_what_it_leaves_out() {
    for (width, height) in [(20, 10), (28, 20), (32, 11), (32, 12), (20, 5)] {
        let mut player = player_with(&[], width, height);
        let text = player.text();
        let has_month = text.contains("Mo  Tu  We  Th  Fr  Sa  Su");
        assert_eq!(has_month, width > 28 && height > 10, "{text}");
        assert_eq!(text.contains("No room for the"), !has_month, "{text}");
        let is_cut = text.lines().any(|line| line.trim_end().ends_with(" …"));
        let is_whole = text.split_whitespace().collect::<Vec<_>>().join(" ").contains("… begun");
        assert_eq!(is_cut, !is_whole, "{text}");
        assert_eq!(is_whole, (width, height) == (28, 20), "{text}");
    }
}
