//! Tests of boards that are left, then resumed.

use std::time::Duration;

use queen_challenge::{Kind as ChallengeKind, Score};
use queen_game::app::{App, Next, Screen};
use queen_game::calendar::Calendar;
use queen_game::feat::Feat;
use queen_game::game::Game;
use queen_game::kind::Kind;
use queen_game::menu::{Menu, Mode};
use queen_game::progress::Progress;
use queen_game::puzzles::PUZZLES;
use queen_runtime::Square;
use ratatui::crossterm::event::KeyCode;

use crate::player::Player;

#[test]
fn boards_survive_a_restart() {
    let mut player = Player::new(80, 24);
    player.write("l8");
    player.app.pass(Duration::from_secs(3725));
    player.write("t");
    player.follow_tip();
    player.go_to((0, 0));
    player.write("x");
    let left = (player.game().notes().to_owned(), player.game().challenge());
    player.press(KeyCode::Esc);
    player.write("h6 x");
    player.go_to((2, 3));
    player.write(" x");
    let explored = player.queens();
    let mut player = player.restart();
    assert_eq!(player.app.kept.len(), 2);
    player.press(KeyCode::Esc);
    assert_eq!((player.game().kind(), player.queens()), (Kind::Explore, explored));
    player.press(KeyCode::Esc);
    player.write("l");
    assert!(player.text().contains("8 × 8 …"));
    player.write("8");
    assert_eq!((player.game().notes().to_owned(), player.game().challenge()), left);
    assert!(player.text().contains("1:02:05 with 1 tip"), "{}", player.text());
    player.solve();
    assert!(player.text().contains("Solved in 1:02:05"));
    let player = player.restart();
    assert_eq!(player.app.kept.len(), 1, "a solved board is not stored");
}

#[test]
fn a_board_is_stored_while_it_is_played() {
    let mut player = Player::new(80, 24);
    player.write("8 ");
    let stored = |player: &Player| {
        let progress = Progress::load(&player.data.path().join("found.txt")).unwrap();
        let game = progress.boards().first().map(|board| board.game.clone());
        game.map(|game| (game.notes().queens.queen_count(), game.played().as_secs()))
    };
    player.app.pass(Duration::from_millis(100));
    assert_eq!(stored(&player), None, "not at each key");
    player.app.pass(Duration::from_secs(1));
    assert_eq!(stored(&player), Some((1, 1)));
    player.app.pass(Duration::from_secs(40));
    assert_eq!(stored(&player), Some((1, 41)), "its clock goes on");
}

#[test]
fn a_board_that_was_left_is_resumed() {
    let mut player = Player::new(80, 24);
    player.write("8 ");
    player.press(KeyCode::Esc);
    player.write("5 ");
    player.press(KeyCode::Esc);
    assert!(player.text().contains("8 × 8 …"));
    player.press(KeyCode::Esc);
    assert_eq!((player.game().size(), player.queens().len()), (5, 1));
    player.press(KeyCode::Esc);
    player.write("8");
    assert_eq!(player.queens(), [Square::new(0, 0)]);
    player.write("u");
    assert_eq!(player.queens(), []);
    player.press(KeyCode::Esc);
    player.write("l8");
    let challenge = player.game().challenge();
    player.press(KeyCode::Esc);
    player.write("8");
    assert_eq!(player.game().challenge(), challenge);
    player.write("nx");
    assert_ne!(player.game().challenge(), challenge);
    let challenge = player.game().challenge();
    if player.game().is_given(Square::new(0, 0)) {
        player.write("lx");
    }
    player.write("n");
    assert_eq!(player.game().challenge(), challenge, "a board that was begun is not thrown away");
}

/// A board that another one replaces is not in the file any more.
#[test]
fn a_board_that_is_replaced_is_not_stored() {
    let mut player = Player::new(80, 24);
    player.write("l8");
    for _ in 0..4 {
        player.write("t");
        player.app.pass(Duration::from_secs(2));
        player.write("n");
    }
    let boards = |player: &Player| {
        let progress = Progress::load(&player.data.path().join("found.txt")).unwrap();
        progress.boards().len()
    };
    assert_eq!(boards(&player), 0);
    for _ in 0..4 {
        player.app.pass(Duration::from_secs(11));
        assert_eq!(boards(&player), 1, "its time is stored");
        player.write("n");
        assert_eq!(boards(&player), 0);
    }
    player.write("t");
    player.app.pass(Duration::from_secs(2));
    assert_eq!(boards(&player), 1);
    assert_eq!(player.restart().app.kept.len(), 1);
}

/// The time in which a player looks at a board is part of its score, even if the game ends between.
#[test]
fn the_time_of_a_board_that_nobody_has_moved_on_goes_on() {
    let mut player = Player::new(80, 24);
    player.write("l8");
    let challenge = player.game().challenge();
    player.app.pass(Duration::from_secs(61));
    let mut player = player.restart();
    assert!(!player.text().contains("8 × 8 …"), "a look begins nothing: {}", player.text());
    player.press(KeyCode::Esc);
    assert_eq!(player.game().challenge(), challenge);
    assert!(player.text().contains("1:01 without a tip"), "{}", player.text());
    // The challenge of a past day.
    player.app.screen = Screen::Calendar(Calendar::new(21_900));
    player.press(KeyCode::Enter);
    player.app.pass(Duration::from_secs(62));
    let mut player = player.restart();
    player.app.screen = Screen::Calendar(Calendar::new(21_900));
    player.press(KeyCode::Enter);
    assert!(player.text().contains("1:02 without a tip"), "{}", player.text());
    player.solve();
    // Its score stands, so later ones are practice. Other boards have no score, and no clock.
    player.press(KeyCode::Esc);
    player.press(KeyCode::Enter);
    player.app.pass(Duration::from_secs(63));
    player.press(KeyCode::Esc);
    player.press(KeyCode::Esc);
    for mode in [Mode::Learn, Mode::Explore] {
        player.app.screen = Screen::Menu;
        player.app.menu = Menu { mode, size: 8, ..Menu::default() };
        player.write("8");
        assert_eq!(player.game().size(), 8, "{}", player.text());
        player.app.pass(Duration::from_secs(64));
        assert_eq!(player.game().played().as_secs(), 64);
        player.press(KeyCode::Esc);
    }
    let progress = Progress::load(&player.data.path().join("found.txt")).unwrap();
    let seconds: Vec<_> = progress.boards().iter().map(|of| of.game.played().as_secs()).collect();
    assert_eq!(seconds, [61]);
}

/// Who has only looked at a board is as new as before.
#[test]
fn a_newcomer_who_has_looked_at_a_board_is_offered_one_to_learn_from() {
    let mut player = Player::newcomer(80, 24);
    player.app.menu = Menu::default();
    player.write("l8");
    player.app.pass(Duration::from_secs(61));
    let player = player.restart();
    assert_eq!((player.app.menu.mode, player.app.kept.len()), (Mode::Learn, 1));
}

/// The other game has changed the file, so the board in it is read, with its time in milliseconds.
#[test]
fn a_board_is_replaced_in_a_file_that_another_game_has_changed() {
    let mut player = Player::new(80, 24);
    player.write("l8x");
    player.app.pass(Duration::from_nanos(1_234_567_891));
    player.press(KeyCode::Esc);
    let file = player.data.path().join("found.txt");
    let boards = || Progress::load(&file).unwrap().boards().len();
    assert_eq!(boards(), 1);
    let solution = ChallengeKind::Queens.daily(&PUZZLES, 20_000).unwrap().solution();
    assert!(Progress::load(&file).unwrap().record(solution).unwrap());
    player.press(KeyCode::Esc);
    player.write("x");
    player.app.pass(Duration::from_secs(2));
    assert_eq!(boards(), 1, "it is not there twice");
    player.solve();
    assert_eq!(boards(), 0);
}

/// A board of a day cannot be had afresh by a second game that was started before it was begun.
#[test]
fn a_board_goes_on_in_another_game_on_the_same_file() {
    let mut player = Player::new(80, 24);
    let file = player.data.path().join("found.txt");
    let mut other = Player::new(80, 24);
    other.app = App::new(Progress::load(&file).unwrap(), 21_915, 1);
    other.app.menu = Menu::default();
    player.write("ll ");
    player.app.pass(Duration::from_secs(900));
    player.follow_tip();
    player.press(KeyCode::Esc);
    other.write("ll ");
    let told = |player: &Player| (player.game().tips(), player.game().played().as_secs());
    assert_eq!((told(&other), other.game().is_untouched()), ((1, 900), false));
    // The first game has not read what the other one has left.
    other.app.pass(Duration::from_secs(100));
    other.follow_tip();
    other.press(KeyCode::Esc);
    player.press(KeyCode::Esc);
    assert_eq!(told(&player), (2, 1000));
    player.press(KeyCode::Esc);
    assert_eq!((player.app.kept.len(), Progress::load(&file).unwrap().boards().len()), (1, 1));
    // Nor that it was solved there, after another board was begun.
    other.write("hh6x");
    other.press(KeyCode::Esc);
    other.write("ll ");
    other.solve();
    player.write(" ");
    assert!(player.game().is_untouched() && player.text().contains("Solved before"));
    player.press(KeyCode::Esc);
    player.write("hh6");
    assert_eq!(player.game().notes(), other.app.kept[0].notes());
    assert!(!player.game().is_untouched());
}

/// A board of a day cannot be solved in no time by a second game that shows it while the first one
/// does, and its time is counted once.
#[test]
fn the_time_of_a_board_that_two_games_show_is_counted_once() {
    let mut player = Player::new(80, 24);
    let file = player.data.path().join("found.txt");
    let mut other = Player::new(80, 24);
    player.write("ll ");
    player.write("u");
    for _ in 0..21 {
        player.app.pass(Duration::from_secs(1));
    }
    other.app = App::new(Progress::load(&file).unwrap(), 21_915, 1);
    other.app.menu = Menu::default();
    other.write("ll ");
    for _ in 0..40 {
        player.app.pass(Duration::from_secs(1));
        other.app.pass(Duration::from_secs(1));
    }
    let time_of = |player: &Player| player.game().played().as_secs();
    for seconds in [time_of(&player), time_of(&other)] {
        assert!((51..=62).contains(&seconds), "{seconds} of 61");
    }
    // The other one is not shown for a while, and hears of that.
    for _ in 0..40 {
        player.app.pass(Duration::from_secs(1));
    }
    other.app.pass(Duration::from_secs(11));
    assert!((91..=102).contains(&time_of(&other)), "{} of 101", time_of(&other));
    let boards = || Progress::load(&file).unwrap().boards().len();
    assert_eq!(boards(), 1, "one board that nobody has moved on");
    // Moves make it a board of its own.
    other.follow_tip();
    other.app.pass(Duration::from_secs(2));
    player.app.pass(Duration::from_secs(11));
    assert_eq!(boards(), 2);
}

#[test]
fn a_board_that_could_not_be_stored_goes_on_too() {
    let mut player = Player::new(80, 24);
    player.write("8 ");
    // No file can be put in the place of a directory.
    std::fs::create_dir(player.data.path().join("found.txt")).unwrap();
    player.press(KeyCode::Esc);
    assert!(player.text().contains("could not be saved"), "{}", player.text());
    player.write("5");
    player.press(KeyCode::Esc);
    player.write("8");
    assert_eq!(player.queens().len(), 1);
}

#[test]
fn moves_can_be_undone_after_a_restart() {
    let mut player = Player::new(80, 24);
    player.write("8 jl ");
    player.write("u");
    player.press(KeyCode::Esc);
    let mut player = player.restart();
    player.press(KeyCode::Esc);
    player.write("r");
    assert_eq!(player.queens().len(), 2);
    player.write("uu");
    assert!(player.game().is_untouched());
}

/// Files that were joined, or a second game on the file, may leave several boards of a grade.
#[test]
fn another_challenge_that_was_left_goes_on() {
    let mut player = Player::new(80, 24);
    player.write("l4");
    for _ in 0..40 {
        let challenge = player.game().challenge();
        player.app.pass(Duration::from_secs(1));
        let left = player.app.kept.iter().position(|game| game.challenge() == challenge);
        assert_eq!(left, None);
        // As if the other game had left it.
        let game = player.game().clone();
        player.write("n");
        player.app.kept.push(game);
    }
    assert_eq!(player.app.kept.len() + 1, 8);
}

#[test]
fn what_was_taken_over_from_a_link_counts_for_nothing() {
    let line = "queen-game 1\ngame explore explore 4 - b4,d3,a2 - - - begun=21915 taken-over\n";
    let data = tempfile::tempdir().unwrap();
    std::fs::write(data.path().join("found.txt"), line).unwrap();
    let mut player = Player::with_data(80, 24, data);
    player.press(KeyCode::Esc);
    player.go_to((3, 2));
    player.write(" ");
    assert!(player.game().solution().is_some(), "{}", player.text());
    assert_eq!(player.app.result.text, queen_challenge::Game::TAKEN_OVER);
    assert_eq!(player.app.progress.found(4), 0);
}

/// Without the link's moves the board counts, also if a terminal is left meanwhile.
#[test]
fn what_was_taken_over_can_be_taken_back() {
    let line = "queen-game 1\ngame 21915 challenge 4 a2 b4,a2 - b4. - day=21915 \
                begun=21915 taken-over=1\n";
    for key in ["c", "u"] {
        let data = tempfile::tempdir().unwrap();
        let file = data.path().join("found.txt");
        std::fs::write(&file, line).unwrap();
        let mut player = Player::with_data(80, 24, data);
        player.press(KeyCode::Esc);
        player.write(key);
        assert!(player.game().is_untouched() && player.game().inner().will_count());
        player.press(KeyCode::Esc);
        player.app.end().unwrap();
        let text = std::fs::read_to_string(player.data.path().join("found.txt")).unwrap();
        assert_eq!(text.contains("taken-over"), key == "u", "{text}");
        player.press(KeyCode::Esc);
        player.solve();
        assert!(player.app.progress.daily(ChallengeKind::Queens, 21_915).is_some(), "{key}");
    }
}

/// A board that a link's moves have solved is over, and the player's own game goes on.
#[test]
fn a_day_stays_begun_after_moves_of_a_link_have_solved_it() {
    let line = "queen-game 1\ngame 21915 challenge 4 a2 b4,a2 - b4. - day=21915 \
                begun=21915 played=600.000 tips=2 taken-over=1 aside=5.000,0\n";
    let data = tempfile::tempdir().unwrap();
    std::fs::write(data.path().join("found.txt"), line).unwrap();
    let mut player = Player::with_data(80, 24, data);
    player.press(KeyCode::Esc);
    player.solve();
    assert_eq!(player.app.result.text, queen_challenge::Game::TAKEN_OVER);
    let mut player = player.restart();
    player.app.set_day(21_917);
    player.press(KeyCode::Esc);
    assert!(player.game().is_untouched() && player.game().inner().will_count());
    player.solve();
    let score = player.app.progress.daily(ChallengeKind::Queens, 21_915).unwrap().score;
    assert!(!score.is_late() && score.seconds == 5, "{score:?}");
}

/// The key would do nothing there: such a board has no score.
#[test]
fn the_key_to_copy_is_offered_where_there_is_a_result() {
    for (word, is_offered) in [("", true), (" taken-over", false)] {
        let line =
            format!("queen-game 1\ngame easy challenge 4 a2 a2,d3 - - - begun=21915{word}\n");
        let data = tempfile::tempdir().unwrap();
        std::fs::write(data.path().join("found.txt"), line).unwrap();
        let mut player = Player::with_data(100, 24, data);
        player.press(KeyCode::Esc);
        player.solve();
        let text = player.text();
        assert!(text.contains("n: "), "{text}");
        assert_eq!(text.contains("y: copy the result"), is_offered, "{text}");
        assert_eq!(text.contains(" y copy "), is_offered, "{text}");
        let next = player.press(KeyCode::Char('y'));
        assert_eq!(matches!(next, Next::Copy(_)), is_offered, "{next:?}");
    }
}

/// The file of a device on which boards of days were played, each on a date.
fn file_of_days(boards: &[(u32, u32, &str)]) -> String {
    let mut player = Player::new(80, 24);
    for &(day, date, keys) in boards {
        player.app.set_day(date);
        player.app.screen = Screen::Calendar(Calendar::new(day));
        player.press(KeyCode::Enter);
        player.write(keys);
        player.app.pass(Duration::from_secs(61));
        player.press(KeyCode::Esc);
    }
    std::fs::read_to_string(player.data.path().join("found.txt")).unwrap()
}

/// Two devices have had one day, and their files are joined.
#[test]
fn of_several_boards_of_a_day_the_one_that_counts_and_has_moves_goes_on() {
    let on_day = |date, keys| file_of_days(&[(21_915, date, keys)]);
    let (looked, moved, late) = (on_day(21_915, ""), on_day(21_915, "t"), on_day(21_916, "t"));
    for (one, other, tips, boards) in [
        (&looked, &moved, 1, 2),
        (&looked, &late, 0, 2),
        // The same but for the date on which it was begun: one board, begun in time.
        (&late, &moved, 1, 1),
    ] {
        for files in [[one.as_str(), other], [other, one]] {
            // The calendar opens the board of a day, and the menu goes on with the last board.
            for key in [KeyCode::Enter, KeyCode::Esc] {
                let data = tempfile::tempdir().unwrap();
                std::fs::write(data.path().join("found.txt"), files.concat()).unwrap();
                let mut player = Player::with_data(80, 24, data);
                assert_eq!(player.app.kept.len(), boards);
                if key == KeyCode::Enter {
                    player.app.screen = Screen::Calendar(Calendar::new(21_915));
                }
                player.press(key);
                assert!(player.game().inner().will_count(), "{key:?} {files:?}");
                assert_eq!(player.game().tips(), tips, "{key:?} {files:?}");
            }
        }
    }
}

/// Each of the files that are joined has a board that was left last: the one of the latest day is
/// resumed, not a late one of a day before it, whichever file comes first.
#[test]
fn of_joined_files_the_board_of_the_latest_day_is_resumed() {
    let late = (21_914, 21_916, "t");
    let feat = Kind::Daily(ChallengeKind::Queens, 21_915);
    let challenge = Game::pick(feat, 8, 1).unwrap().challenge().unwrap();
    let score = Score { day: Some(21_915), begun: 21_915, seconds: 61, tips: 0 };
    let solved = format!("{}\n", Feat { challenge, score });
    let last = |boards: &[_]| file_of_days(boards);
    for (one, other, day) in [
        // Begun in time, and gone on with after midnight, or not.
        (last(&[late]), last(&[late, (21_915, 21_915, "t")]), 21_915),
        (last(&[(21_916, 21_916, ""), late]), last(&[(21_915, 21_915, "")]), 21_915),
        (last(&[late]), last(&[(21_916, 21_916, "")]), 21_916),
        // Begun on both devices, and in time on one that has gone on with another board.
        (last(&[(21_915, 21_915, "t"), late]), last(&[(21_915, 21_916, "tx")]), 21_915),
        // From a friend further east.
        (last(&[late]), last(&[(21_917, 21_916, "t")]), 21_917),
        (last(&[(21_916, 21_916, "t")]), last(&[(21_917, 21_916, "t")]), 21_917),
        (last(&[(21_916, 21_916, "t")]), last(&[(21_917, 21_915, "t")]), 21_917),
        // A day that the other device has solved would be practice.
        (last(&[(21_914, 21_914, "t")]) + &solved, last(&[(21_915, 21_915, "t")]), 21_914),
    ] {
        for files in [[one.as_str(), &other], [&other, &one]] {
            let data = tempfile::tempdir().unwrap();
            std::fs::write(data.path().join("found.txt"), files.concat()).unwrap();
            let mut player = Player::with_data(80, 24, data);
            player.press(KeyCode::Esc);
            assert_eq!(player.game().day(), Some(day), "{files:?}");
            assert!(player.game().inner().will_count(), "{files:?}");
            // It is the last one in the file that is written, too.
            player.write("x");
            let mut player = player.restart();
            player.press(KeyCode::Esc);
            assert_eq!(player.game().day(), Some(day), "{files:?}");
        }
    }
}

/// A board that is of no day is of the one on which it was begun, and comes after one that counts.
#[test]
fn of_joined_files_a_board_that_counts_comes_before_another_one_of_its_day() {
    let today = file_of_days(&[(21_915, 21_915, "t")]);
    for (begun, day) in [(21_914, Some(21_915)), (21_915, Some(21_915)), (21_916, None)] {
        let other = format!("queen-game 1\ngame explore explore 4 - b4 - - - begun={begun}\n");
        for files in [[today.as_str(), &other], [&other, &today]] {
            let data = tempfile::tempdir().unwrap();
            std::fs::write(data.path().join("found.txt"), files.concat()).unwrap();
            let mut player = Player::with_data(80, 24, data);
            player.press(KeyCode::Esc);
            assert_eq!(player.game().day(), day, "{files:?}");
        }
    }
}

/// Other boards than the last one do not come before it, whatever was done on them.
#[test]
fn the_board_that_was_left_last_is_resumed() {
    let mut player = Player::new(80, 24);
    for (day, keys) in [(21_915, "t"), (21_914, "t"), (21_913, "")] {
        player.app.screen = Screen::Calendar(Calendar::new(day));
        player.press(KeyCode::Enter);
        player.write(keys);
        player.app.pass(Duration::from_secs(61));
        player.press(KeyCode::Esc);
    }
    for day in [21_913, 21_914, 21_915] {
        assert_eq!(player.app.kept.last().unwrap().day(), Some(day));
        player.app.screen = Screen::Menu;
        player.press(KeyCode::Esc);
        assert_eq!(player.game().day(), Some(day));
    }
}

/// A board to explore has neither clock nor score.
#[test]
fn a_board_to_explore_that_was_only_looked_at_is_not_stored() {
    let mut player = Player::new(80, 24);
    player.write("6");
    player.app.pass(Duration::from_secs(61));
    assert!(matches!(player.game().kind(), Kind::Explore));
    let mut player = player.restart();
    assert_eq!(player.app.progress.boards(), []);
    player.app.menu = Menu::default();
    player.write("6x");
    assert_eq!(player.restart().app.progress.boards().len(), 1);
}
