//! A replay of the simulation of players' days in windows, one for each device.
//!
//! The library's simulation has written down what was played on which date on which of two devices,
//! and what is said of it. A window stores nothing, so it stays open for all of these days.

use std::time::Duration;

use queen_challenge::{Grade, Kind, Level, Stage};

use crate::Window;

// Beside the script, so that no face reads another one's files.
#[path = "../../../../queen-challenge/tests/days/script.rs"]
mod script;

use script::{SCRIPT, number, word};

/// Opens the board of a day on a date. Between boards, one that is not of a day is played.
fn open(window: &mut Window, date: u32, day: u32) {
    window.play(Level { kind: Kind::Queens, size: 4, grade: Grade::Easy });
    assert_eq!(window.game.day(), None);
    window.today = date;
    window.play_daily(day);
    assert_eq!(window.game.day(), Some(day));
}

fn follow_tip(window: &mut Window) {
    for _ in Stage::ALL {
        window.tip();
    }
    window.tip();
}

/// Places so many queens of the solution.
fn place(window: &mut Window, most: usize) {
    let solution = window.game.challenge().unwrap().solution();
    let queens = window.game.notes().queens;
    for queen in solution.queens().filter(|queen| !queens.has_queen(*queen)).take(most) {
        window.change(|game| game.toggle_queen(queen));
    }
}

/// Plays a board as the script says, on one device, and compares what the window says.
fn replay(window: &mut Window, line: &str) {
    let [day, begun, today] = ["day", "begun", "today"].map(|name| number(line, name));
    open(window, begun, day);
    window.game.pass(Duration::from_secs(number(line, "seconds").into()));
    for _ in 0..number(line, "tips") {
        follow_tip(window);
    }
    let score = window.record(Kind::Queens).score(day).copied();
    if begun > day || score.is_some() {
        // A board that is late or practice and was only looked at is not kept.
        place(window, 1);
    }
    open(window, today, day);
    if let Some(score) = score {
        assert_eq!(window.message, score.solved_before().to_string(), "{line}");
    }
    place(window, usize::MAX);
    assert_eq!(window.message, format!("{} N: next challenge", word(line, "verdict")), "{line}");
    let record = window.record(Kind::Queens);
    assert_eq!(record.streak(), number(line, "streak"), "{line}");
    // A window shares nothing, but has what the text would say: which score stands, and its streak.
    let (stands, challenge) = (record.score(day).unwrap(), window.game.challenge().unwrap());
    let text = record.share(stands, challenge).to_string();
    assert_eq!(text.lines().nth(1), Some(word(line, "shared")), "{line}");
}

#[test]
fn the_window_says_what_the_simulation_says() {
    let players = SCRIPT.split("{\"zone\":").skip(1);
    assert_eq!(players.clone().count(), 24);
    for player in players {
        let mut windows = [0, 0].map(|date| Window::new(1, date).unwrap());
        for line in player.lines().skip(1) {
            replay(&mut windows[number(line, "device") as usize], line);
        }
    }
}
