//! The program itself, played by a script in a pseudo-terminal.
#![cfg(unix)]

use std::fs;
use std::io::{Read, Write};
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};
use vt100::Parser;

const PATIENCE: Duration = Duration::from_secs(20);

/// What undoes what the game asks of the terminal.
const LEAVES_THE_SCREEN: &str = "\x1b[?1049l";
const LEAVES_THE_MOUSE: &str = "\x1b[?1000l";
const HIDES_THE_CURSOR: &str = "\x1b[?25l";
const SHOWS_THE_CURSOR: &str = "\x1b[?25h";

/// A program in a terminal of 80 × 24.
struct Session {
    child: Box<dyn Child + Send + Sync>,
    terminal: Box<dyn MasterPty + Send>,
    keys: Box<dyn Write + Send>,
    output: Arc<Mutex<Vec<u8>>>,
}

impl Session {
    fn start(program: &Path, home: &Path) -> Self {
        let size = PtySize { rows: 24, cols: 80, pixel_width: 0, pixel_height: 0 };
        let pair = native_pty_system().openpty(size).unwrap();
        let mut command = CommandBuilder::new(program);
        command.env("HOME", home);
        command.env("XDG_DATA_HOME", home);
        command.env("TERM", "xterm-256color");
        let child = pair.slave.spawn_command(command).unwrap();
        let mut reader = pair.master.try_clone_reader().unwrap();
        let output = Arc::new(Mutex::new(Vec::new()));
        let received = Arc::clone(&output);
        thread::spawn(move || {
            let mut buffer = [0; 4096];
            while let Ok(length @ 1..) = reader.read(&mut buffer) {
                received.lock().unwrap().extend_from_slice(&buffer[..length]);
            }
        });
        let keys = pair.master.take_writer().unwrap();
        Self { child, terminal: pair.master, keys, output }
    }

    fn write(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).unwrap();
        self.keys.flush().unwrap();
    }

    fn screen(&self) -> String {
        let size = self.terminal.get_size().unwrap();
        let [rows, columns] = [size.rows, size.cols].map(|length| length.try_into().unwrap());
        let mut parser = Parser::new(rows, columns, 0);
        parser.process(&self.output.lock().unwrap());
        parser.screen().contents()
    }

    fn wait_for(&self, text: &str) {
        let start = Instant::now();
        while !self.screen().contains(text) {
            assert!(start.elapsed() < PATIENCE, "no {text:?} on\n{}", self.screen());
            thread::sleep(Duration::from_millis(10));
        }
    }

    /// Waits for the end: whether it succeeded, and all that was written to the terminal.
    fn end(mut self) -> (bool, String) {
        let start = Instant::now();
        let status = loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                break status;
            }
            assert!(start.elapsed() < PATIENCE, "it does not end");
            thread::sleep(Duration::from_millis(10));
        };
        // What it wrote last may still be on its way.
        while !self.output().contains(LEAVES_THE_SCREEN) && start.elapsed() < PATIENCE {
            thread::sleep(Duration::from_millis(10));
        }
        thread::sleep(Duration::from_millis(50));
        (status.success(), self.output())
    }

    fn output(&self) -> String {
        String::from_utf8_lossy(&self.output.lock().unwrap()).into_owned()
    }
}

fn game() -> &'static Path {
    Path::new(env!("CARGO_BIN_EXE_queen-game"))
}

#[test]
fn a_board_is_solved_and_remembered() {
    let home = tempfile::tempdir().unwrap();
    let mut session = Session::start(game(), home.path());
    session.wait_for("choose a board");
    session.write("8");
    session.wait_for("92 solutions remain");
    session.write("?");
    session.wait_for("any key closes this");
    session.write("x");
    for queens in 1..=8 {
        session.write("t ");
        session.wait_for(&format!("{queens} of 8 queens"));
    }
    session.wait_for("Solved: number");
    session.wait_for("found 1 of 12");
    session.write("q");
    let (success, output) = session.end();
    assert!(success);
    assert!(output.contains(LEAVES_THE_SCREEN) && output.contains(LEAVES_THE_MOUSE));
    let file = home.path().join("queen-game").join("found.txt");
    assert_eq!(fs::read_to_string(file).unwrap().lines().count(), 1);

    let mut session = Session::start(game(), home.path());
    session.write("8");
    session.wait_for("found 1 of 12");
    session.write("\x03");
    let (success, output) = session.end();
    assert!(success, "ctrl-c is a way to leave");
    assert!(output.contains(LEAVES_THE_SCREEN) && output.contains(LEAVES_THE_MOUSE));
}

#[test]
fn arrows_and_the_mouse_reach_the_board() {
    let home = tempfile::tempdir().unwrap();
    let mut session = Session::start(game(), home.path());
    session.write("8");
    session.wait_for("at a8");
    session.write("\x1b[B\x1b[C");
    session.wait_for("at b7");
    session.write("\x1b[<0;4;3M\x1b[<0;4;3m"); // column 4 and line 3, both from 1
    session.wait_for("at a8");
    session.wait_for("1 of 8 queens");
    session.write("q");
    assert!(session.end().0);
}

#[test]
fn the_window_may_change_its_size() {
    let home = tempfile::tempdir().unwrap();
    let mut session = Session::start(game(), home.path());
    session.write("8");
    session.wait_for("92 solutions remain");
    let resize = |rows, cols| {
        let size = PtySize { rows, cols, pixel_width: 0, pixel_height: 0 };
        session.terminal.resize(size).unwrap();
    };
    resize(8, 40);
    session.wait_for("too small");
    resize(40, 120);
    session.wait_for("92 solutions remain");
    session.write("q");
    assert!(session.end().0);
}

#[test]
fn a_signal_restores_the_terminal() {
    let home = tempfile::tempdir().unwrap();
    let session = Session::start(game(), home.path());
    session.wait_for("choose a board");
    let id = session.child.process_id().unwrap().to_string();
    assert!(std::process::Command::new("kill").arg(id).status().unwrap().success());
    let (_, output) = session.end();
    assert!(output.contains(LEAVES_THE_SCREEN) && output.contains(LEAVES_THE_MOUSE));
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
