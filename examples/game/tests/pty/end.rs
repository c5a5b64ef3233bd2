//! Tests of the end of a game: signals, a closed window, a panic.

use std::path::Path;
use std::process::Command;
use std::thread;
use std::time::{Duration, Instant};

use portable_pty::{CommandBuilder, PtySize, native_pty_system};
use vt100::Parser;

use crate::session::{
    ENTERS_THE_SCREEN, HIDES_THE_CURSOR, LEAVES_THE_MOUSE, LEAVES_THE_SCREEN, PATIENCE,
    SHOWS_THE_CURSOR, Session, assert_board_is_kept, game,
};

/// A session that a script of a shell starts, with one queen on a board of 8 × 8.
fn session_in_shell(script: &str, home: &Path) -> Session {
    let variables = [("TERM", "xterm-256color")];
    let mut session = Session::start_with(&["-c", script], &variables, Path::new("/bin/sh"), home);
    session.wait_for("choose a board");
    session.write("l8 ");
    session.wait_for("1 of 8 queens");
    session
}

#[test]
fn a_signal_restores_the_terminal_and_ends_the_game() {
    for (name, number) in [("TERM", 15), ("HUP", 1), ("INT", 2), ("QUIT", 3)] {
        let home = tempfile::tempdir().unwrap();
        // A shell says which signal has ended the game.
        let script = format!("'{}' --theme=dark; echo status $?", game().display());
        let session = session_in_shell(&script, home.path());
        let parent = session.child.process_id().unwrap().to_string();
        let child = Command::new("pgrep").args(["-P", &parent]).output().unwrap().stdout;
        let child = String::from_utf8(child).unwrap().trim().to_owned();
        assert!(Command::new("kill").args(["-s", name, &child]).status().unwrap().success());
        session.wait_for_output("status ", 1);
        let (_, output) = session.end_with_status();
        assert!(output.contains(LEAVES_THE_SCREEN) && output.contains(LEAVES_THE_MOUSE), "{name}");
        assert!(output.contains(&format!("status {}", 128 + number)), "{name}: {output:?}");

        assert_board_is_kept(home.path());
    }
}

/// As one that `nohup` starts.
#[cfg(target_os = "linux")]
#[test]
fn an_ignored_signal_stays_ignored() {
    let home = tempfile::tempdir().unwrap();
    let script = format!("trap '' HUP; exec '{}' --theme=dark", game().display());
    let mut session = session_in_shell(&script, home.path());
    session.signal("HUP");
    thread::sleep(Duration::from_millis(200));
    assert!(session.child.try_wait().unwrap().is_none(), "it has ended");
    session.write("l ");
    session.wait_for("2 of 8 queens");
    session.write("q");
    assert!(session.end().0);
}

#[test]
fn a_game_that_was_stopped_goes_on() {
    let home = tempfile::tempdir().unwrap();
    let mut session = Session::at_menu(home.path());
    session.write("l8 ");
    session.wait_for("1 of 8 queens");
    for times in 1..=2 {
        if times == 1 {
            session.write("\x1a");
        } else {
            session.signal("TSTP");
        }
        session.wait_for_output(LEAVES_THE_SCREEN, times);
        session.wait_for_output(LEAVES_THE_MOUSE, times);
        wait_until_stopped(session.child.process_id().unwrap());
        session.signal("CONT");
        session.wait_for_output(ENTERS_THE_SCREEN, times + 1);
        session.wait_for("1 of 8 queens");
    }
    session.write("l ");
    session.wait_for("2 of 8 queens");
    session.write("q");
    assert!(session.end().0);
}

fn wait_until_stopped(id: u32) {
    let start = Instant::now();
    let state = || {
        let output = Command::new("ps").args(["-o", "stat=", "-p", &id.to_string()]).output();
        String::from_utf8(output.unwrap().stdout).unwrap()
    };
    while !state().starts_with('T') {
        assert!(start.elapsed() < PATIENCE, "it does not stop");
        thread::sleep(Duration::from_millis(10));
    }
}

/// A closed window takes the terminal away, and the kernel says so.
#[test]
fn a_board_survives_a_closed_window() {
    let home = tempfile::tempdir().unwrap();
    let pair = native_pty_system().openpty(PtySize { cols: 80, ..PtySize::default() }).unwrap();
    let mut command = CommandBuilder::new(game());
    command.args(["--theme=dark", "--size=8"]);
    command.env("XDG_DATA_HOME", home.path());
    command.env("TERM", "xterm-256color");
    let mut child = pair.slave.spawn_command(command).unwrap();
    let mut reader = pair.master.try_clone_reader().unwrap();
    let mut keys = pair.master.take_writer().unwrap();
    keys.write_all(b" x").unwrap();
    let [rows, columns] = [24, 80].map(|length: u16| length.try_into().unwrap());
    let (mut parser, mut buffer) = (Parser::new(rows, columns, 0), [0; 4096]);
    while !parser.screen().contents().contains("1 of 8 queens") {
        let length = reader.read(&mut buffer).unwrap();
        parser.process(&buffer[..length]);
    }
    drop((reader, keys, pair));
    assert!(!child.wait().unwrap().success());
    assert_board_is_kept(home.path());
}

#[test]
fn the_game_ends_with_its_terminal() {
    let home = tempfile::tempdir().unwrap();
    let pair = native_pty_system().openpty(PtySize::default()).unwrap();
    let mut command = CommandBuilder::new(game());
    command.env("XDG_DATA_HOME", home.path());
    command.env("HOME", home.path());
    let mut child = pair.slave.spawn_command(command).unwrap();
    let mut reader = pair.master.try_clone_reader().unwrap();
    assert!(reader.read(&mut [0; 64]).unwrap() > 0);
    drop((reader, pair));
    let start = Instant::now();
    while child.try_wait().unwrap().is_none() {
        assert!(start.elapsed() < PATIENCE, "it does not end");
        thread::sleep(Duration::from_millis(10));
    }
}

#[test]
fn a_panic_restores_the_terminal_and_is_shown() {
    let home = tempfile::tempdir().unwrap();
    let program = game().parent().unwrap().join("examples").join("panic");
    let (success, output) = Session::start(&program, home.path()).end();
    let after = output.split(LEAVES_THE_SCREEN).last().unwrap();
    assert!(!success && output.contains(LEAVES_THE_MOUSE));
    assert!(after.contains("on purpose"), "{output:?}");
    assert!(output.rfind(HIDES_THE_CURSOR).unwrap() < output.rfind(SHOWS_THE_CURSOR).unwrap());
}
