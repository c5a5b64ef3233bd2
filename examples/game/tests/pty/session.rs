//! A run of a program in a terminal of 80 × 24.

use std::io::Write;
use std::path::Path;
use std::process::Command;
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, ExitStatus, MasterPty, PtySize, native_pty_system};
use vt100::Parser;

pub const PATIENCE: Duration = Duration::from_secs(20);

/// The escape sequences that the game writes to the terminal.
pub const ENTERS_THE_SCREEN: &str = "\x1b[?1049h";

pub const LEAVES_THE_SCREEN: &str = "\x1b[?1049l";

pub const LEAVES_THE_MOUSE: &str = "\x1b[?1000l";

pub const HIDES_THE_CURSOR: &str = "\x1b[?25l";

pub const SHOWS_THE_CURSOR: &str = "\x1b[?25h";

/// A program in a terminal of 80 × 24.
pub struct Session {
    pub child: Box<dyn Child + Send + Sync>,
    pub terminal: Box<dyn MasterPty + Send>,
    pub keys: Box<dyn Write + Send>,
    pub output: Arc<Mutex<Vec<u8>>>,
}

impl Session {
    pub fn start(program: &Path, home: &Path) -> Self {
        Self::start_with(&["--theme=dark"], &[("TERM", "xterm-256color")], program, home)
    }

    /// A game that waits for a choice in its menu.
    pub fn at_menu(home: &Path) -> Self {
        let session = Self::start(game(), home);
        session.wait_for("choose a board");
        session
    }

    pub fn start_with(
        arguments: &[&str],
        variables: &[(&str, &str)],
        program: &Path,
        home: &Path,
    ) -> Self {
        let size = PtySize { rows: 24, cols: 80, pixel_width: 0, pixel_height: 0 };
        let pair = native_pty_system().openpty(size).unwrap();
        let mut command = CommandBuilder::new(program);
        command.env("HOME", home);
        command.env("XDG_DATA_HOME", home);
        for name in ["NO_COLOR", "COLORTERM"] {
            command.env_remove(name);
        }
        command.args(arguments);
        for (name, value) in variables {
            command.env(name, value);
        }
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

    pub fn write(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).unwrap();
        self.keys.flush().unwrap();
    }

    pub fn screen(&self) -> String {
        let size = self.terminal.get_size().unwrap();
        let [rows, columns] = [size.rows, size.cols].map(|length| length.try_into().unwrap());
        let mut parser = Parser::new(rows, columns, 0);
        parser.process(&self.output.lock().unwrap());
        parser.screen().contents()
    }

    pub fn wait_for(&self, text: &str) {
        let start = Instant::now();
        while !self.screen().contains(text) {
            assert!(start.elapsed() < PATIENCE, "no {text:?} on\n{}", self.screen());
            thread::sleep(Duration::from_millis(10));
        }
    }

    pub fn signal(&self, name: &str) {
        let id = self.child.process_id().unwrap().to_string();
        let status = Command::new("kill").args(["-s", name, &id]).status().unwrap();
        assert!(status.success());
    }

    /// Waits until `text` has been written `times` times.
    pub fn wait_for_output(&self, text: &str, times: usize) {
        let start = Instant::now();
        while self.output().matches(text).count() < times {
            assert!(start.elapsed() < PATIENCE, "no {text:?} in {:?}", self.output());
            thread::sleep(Duration::from_millis(10));
        }
    }

    /// Waits for the end of the program, and returns whether it succeeded and its whole output.
    pub fn end(self) -> (bool, String) {
        let (status, output) = self.end_with_status();
        (status.success(), output)
    }

    pub fn end_with_status(mut self) -> (ExitStatus, String) {
        let start = Instant::now();
        let status = loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                break status;
            }
            assert!(start.elapsed() < PATIENCE, "it does not end");
            thread::sleep(Duration::from_millis(10));
        };
        // The last output may still be on its way.
        while !self.output().contains(LEAVES_THE_SCREEN) && start.elapsed() < PATIENCE {
            thread::sleep(Duration::from_millis(10));
        }
        thread::sleep(Duration::from_millis(50));
        (status, self.output())
    }

    pub fn output(&self) -> String {
        String::from_utf8_lossy(&self.output.lock().unwrap()).into_owned()
    }
}

pub fn game() -> &'static Path {
    Path::new(env!("CARGO_BIN_EXE_queen-game"))
}

/// Asserts that the one queen which an earlier game left on the board of 8 × 8 is still there.
pub fn assert_board_is_kept(home: &Path) {
    let mut session = Session::at_menu(home);
    session.write("8");
    session.wait_for("1 of 8 queens");
    session.write("q");
    assert!(session.end().0);
}
