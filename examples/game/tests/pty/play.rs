//! Tests of whole games.

use std::process::Command;
use std::time::{Duration, Instant};
use std::{fs, thread};

use crate::session::{LEAVES_THE_MOUSE, LEAVES_THE_SCREEN, PATIENCE, Session, game};

#[test]
fn a_board_is_solved_and_remembered() {
    let home = tempfile::tempdir().unwrap();
    let mut session = Session::at_menu(home.path());
    session.write("l8i");
    session.wait_for("92 solutions remain");
    session.write("?");
    session.wait_for("any key closes this");
    session.write("x");
    for queens in 1..=8 {
        session.write("ttt ");
        session.wait_for(&format!("{queens} of 8 queens"));
    }
    session.wait_for("Solved. Solution");
    session.wait_for("found 1 of 12");
    session.write("q");
    let (success, output) = session.end();
    assert!(success);
    assert!(output.contains(LEAVES_THE_SCREEN) && output.contains(LEAVES_THE_MOUSE));
    let file = home.path().join("queen-game").join("found.txt");
    let text = fs::read_to_string(file).unwrap();
    let starts: Vec<_> = text.lines().map(|line| line.split(' ').next().unwrap()).collect();
    assert_eq!(starts.first().zip(starts.last()), Some((&"queen-game", &"game")), "{text}");
    assert_eq!(starts.len(), 3);

    let mut session = Session::at_menu(home.path());
    session.write("8");
    session.wait_for("found 1 of 12");
    session.write("\x03");
    let (success, output) = session.end();
    assert!(success, "ctrl-c ends the game");
    assert!(output.contains(LEAVES_THE_SCREEN) && output.contains(LEAVES_THE_MOUSE));
}

/// The time on the screen, in seconds.
fn seconds(session: &Session) -> u32 {
    let screen = session.screen();
    let clock = screen.split_once(" without a tip").unwrap_or_else(|| panic!("{screen}")).0;
    let clock = clock.rsplit(' ').next().unwrap();
    let (minutes, seconds) = clock.split_once(':').unwrap();
    minutes.parse::<u32>().unwrap() * 60 + seconds.parse::<u32>().unwrap()
}

/// As in the page: the clock stands still in a tab that is not seen.
#[test]
fn the_clock_stops_while_the_terminal_has_no_focus() {
    let home = tempfile::tempdir().unwrap();
    let mut session = Session::at_menu(home.path());
    session.write("ll8");
    session.wait_for("0:01 without a tip");
    assert!(session.output().contains("\x1b[?1004h"), "the terminal reports its focus");
    session.write("\x1b[O");
    // What is still to be drawn.
    thread::sleep(Duration::from_millis(300));
    let before = seconds(&session);
    thread::sleep(Duration::from_secs(3));
    assert_eq!(seconds(&session), before);
    session.write("\x1b[I");
    session.wait_for(&format!("0:{:02} without a tip", before + 2));
    session.write("q");
    let (success, output) = session.end();
    assert!(success);
    assert!(output.contains("\x1b[?1004l"), "it no longer does");
}

/// Solves the challenge on the screen as its tips say.
fn solve(session: &mut Session) {
    while !session.screen().contains("Solved in") {
        let start = Instant::now();
        let sentence = loop {
            let screen = session.screen();
            let sentences = ["? Rule ", "? Place a queen"];
            if let Some(sentence) = sentences.into_iter().find(|of| screen.contains(of)) {
                break sentence;
            }
            assert!(start.elapsed() < PATIENCE, "no tip on\n{screen}");
            session.write("t");
            thread::sleep(Duration::from_millis(30));
        };
        session.write(if sentence == "? Rule " { "x" } else { " " });
        while session.screen().contains(sentence) {
            assert!(start.elapsed() < PATIENCE, "the tip stays on\n{}", session.screen());
            thread::sleep(Duration::from_millis(10));
        }
    }
}

#[test]
fn a_challenge_is_solved_by_its_steps() {
    let home = tempfile::tempdir().unwrap();
    let mut session = Session::at_menu(home.path());
    session.write("\x1b[C\x1b[C\t8"); // twice to the right, and the next grade
    session.wait_for("challenge, medium");
    solve(&mut session);
    session.write("y");
    session.wait_for("Copied");
    assert!(session.output().contains("\x1b]52;c;"), "the result is sent to the clipboard");
    session.write("q");
    assert!(session.end().0);
    let file = home.path().join("queen-game").join("found.txt");
    let text = fs::read_to_string(file).unwrap();
    assert!(text.contains("\nchallenge ") && text.lines().count() == 3, "{text}");

    let mut session = Session::start(game(), home.path());
    session.wait_for("1 solved, 1 found");
    session.write("aj");
    session.wait_for("challenge, medium");
    session.write("q");
    assert!(session.end().0);
}

#[test]
fn the_daily_challenge_is_that_of_the_players_day() {
    // In one of these zones it is another day than in the other.
    let days = ["Pacific/Kiritimati", "Pacific/Pago_Pago"].map(|zone| {
        let home = tempfile::tempdir().unwrap();
        let variables = [("TERM", "xterm-256color"), ("TZ", zone)];
        let mut session = Session::start_with(&["--theme=dark"], &variables, game(), home.path());
        session.wait_for("choose a board");
        session.write("lll ");
        session.wait_for("daily of 2");
        let date = Command::new("date").arg("+%Y-%m-%d").env("TZ", zone).output().unwrap().stdout;
        let date = String::from_utf8(date).unwrap().trim().to_owned();
        session.wait_for(&format!("daily of {date}"));
        session.write("q");
        assert!(session.end().0);
        date
    });
    assert_ne!(days[0], days[1]);
}
