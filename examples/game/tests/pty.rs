//! Tests of the program in a pseudo-terminal.
#![cfg(unix)]

use std::fs;
use std::io::{Read, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, ExitStatus, MasterPty, PtySize, native_pty_system};
use queen_game::ui::BoardArea;
use queen_runtime::Square;
use ratatui::layout::Rect;
use vt100::Parser;

const PATIENCE: Duration = Duration::from_secs(20);

/// The escape sequences that the game writes to the terminal.
const ENTERS_THE_SCREEN: &str = "\x1b[?1049h";
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
        Self::start_with(&["--theme=dark"], &[("TERM", "xterm-256color")], program, home)
    }

    /// A game that waits for a choice in its menu.
    fn at_menu(home: &Path) -> Self {
        let session = Self::start(game(), home);
        session.wait_for("choose a board");
        session
    }

    fn start_with(
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

    fn signal(&self, name: &str) {
        let id = self.child.process_id().unwrap().to_string();
        let status = Command::new("kill").args(["-s", name, &id]).status().unwrap();
        assert!(status.success());
    }

    /// Waits until `text` has been written `times` times.
    fn wait_for_output(&self, text: &str, times: usize) {
        let start = Instant::now();
        while self.output().matches(text).count() < times {
            assert!(start.elapsed() < PATIENCE, "no {text:?} in {:?}", self.output());
            thread::sleep(Duration::from_millis(10));
        }
    }

    /// Waits for the end of the program, and returns whether it succeeded and its whole output.
    fn end(self) -> (bool, String) {
        let (status, output) = self.end_with_status();
        (status.success(), output)
    }

    fn end_with_status(mut self) -> (ExitStatus, String) {
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

    fn output(&self) -> String {
        String::from_utf8_lossy(&self.output.lock().unwrap()).into_owned()
    }
}

fn game() -> &'static Path {
    Path::new(env!("CARGO_BIN_EXE_queen-game"))
}

/// Asserts that the one queen which an earlier game left on the board of 8 × 8 is still there.
fn assert_board_is_kept(home: &Path) {
    let mut session = Session::at_menu(home);
    session.write("8");
    session.wait_for("1 of 8 queens");
    session.write("q");
    assert!(session.end().0);
}

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
    let text = fs::read_to_string(file).unwrap();
    let starts: Vec<_> = text.lines().map(|line| line.split(' ').next().unwrap()).collect();
    assert_eq!(starts.first().zip(starts.last()), Some((&"queen-game", &"board")), "{text}");
    assert_eq!(starts.len(), 3);

    let mut session = Session::at_menu(home.path());
    session.write("8");
    session.wait_for("found 1 of 12");
    session.write("\x03");
    let (success, output) = session.end();
    assert!(success, "ctrl-c ends the game");
    assert!(output.contains(LEAVES_THE_SCREEN) && output.contains(LEAVES_THE_MOUSE));
}

#[test]
fn arrows_and_the_mouse_reach_the_board() {
    let home = tempfile::tempdir().unwrap();
    let mut session = Session::at_menu(home.path());
    session.write("l8");
    session.wait_for("at a8");
    session.write("\x1b[B\x1b[C");
    session.wait_for("at b7");
    let (area, _) = BoardArea::beside_panel(Rect::new(0, 0, 80, 24), 8).unwrap();
    let corner = area.square(Square::new(0, 0));
    let (column, line) = (corner.x + 1, corner.y + 1);
    session.write(&format!("\x1b[<0;{column};{line}M\x1b[<0;{column};{line}m"));
    session.wait_for("at a8");
    session.wait_for("1 of 8 queens");
    session.write(&format!("\x1b[<2;{};{line}M\x1b[<2;{0};{line}m", column + 5));
    session.wait_for("at b8, ruled out");
    session.write("q");
    assert!(session.end().0);
}

#[test]
fn the_window_may_change_its_size() {
    let home = tempfile::tempdir().unwrap();
    let mut session = Session::at_menu(home.path());
    session.write("l8i");
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

/// A key that is typed while the window changes its size is not kept until the next one.
#[test]
fn no_key_waits_for_another() {
    let home = tempfile::tempdir().unwrap();
    let mut session = Session::at_menu(home.path());
    session.write("l8");
    session.wait_for("0 of 8 queens");
    let resize = |session: &Session, cols| {
        let size = PtySize { rows: 24, cols, pixel_width: 0, pixel_height: 0 };
        session.terminal.resize(size).unwrap();
    };
    for round in 0..40 {
        // The second change and the key come while the game draws after the first change.
        let before = session.output.lock().unwrap().len();
        resize(&session, 81);
        while session.output.lock().unwrap().len() == before {
            thread::yield_now();
        }
        resize(&session, 80);
        session.write(" ");
        session.wait_for(&format!("{} of 8 queens", (round + 1) % 2));
    }
    session.write("q");
    assert!(session.end().0);
}

#[test]
fn a_signal_restores_the_terminal_and_ends_the_game() {
    for (name, number) in [("TERM", 15), ("HUP", 1), ("INT", 2), ("QUIT", 3)] {
        let home = tempfile::tempdir().unwrap();
        // A shell says which signal has ended the game.
        let script = format!("'{}' --theme=dark; echo status $?", game().display());
        let variables = [("TERM", "xterm-256color")];
        let mut session =
            Session::start_with(&["-c", &script], &variables, Path::new("/bin/sh"), home.path());
        session.wait_for("choose a board");
        session.write("l8 ");
        session.wait_for("1 of 8 queens");
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

/// Solves the challenge on the screen as its tips say.
fn solve(session: &mut Session) {
    while !session.screen().contains("Solved in") {
        let start = Instant::now();
        let word = loop {
            let screen = session.screen();
            if let Some(word) = ["(x)", "(space)"].into_iter().find(|word| screen.contains(word)) {
                break word;
            }
            assert!(start.elapsed() < PATIENCE, "no tip on\n{screen}");
            session.write("t");
            thread::sleep(Duration::from_millis(30));
        };
        session.write(if word == "(x)" { "x" } else { " " });
        while session.screen().contains(word) {
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
fn a_damaged_file_is_named_and_kept() {
    let home = tempfile::tempdir().unwrap();
    let file = home.path().join("queen-game").join("found.txt");
    fs::create_dir_all(file.parent().unwrap()).unwrap();
    fs::write(&file, b"2 4 1 3\n\xff\xfe\nfrom a later version\n").unwrap();
    let mut session = Session::start(game(), home.path());
    session.wait_for("2 lines of");
    session.wait_for("0 solved, 1 found");
    session.write("5t t t t t ");
    session.wait_for("A new one!");
    session.write("q");
    assert!(session.end().0);
    let bytes = fs::read(&file).unwrap();
    let start = b"queen-game 1\n\xff\xfe\nfrom a later version\n2 4 1 3\n";
    assert!(bytes.starts_with(start), "{bytes:?}");

    fs::remove_file(&file).unwrap();
    fs::create_dir_all(file.join("a directory where the file was")).unwrap();
    let mut session = Session::start(game(), home.path());
    session.wait_for("this is a folder");
    session.write("q");
    assert!(session.end().0);

    fs::remove_dir_all(&file).unwrap();
    assert!(Command::new("mkfifo").arg(&file).status().unwrap().success());
    let mut session = Session::start(game(), home.path());
    session.wait_for("this is a pipe or");
    session.write("l4 q");
    let (success, output) = session.end();
    let after = output.split(LEAVES_THE_SCREEN).last().unwrap();
    assert!(!success && after.contains("a pipe or a device"), "{output:?}");
}

/// The game asks for the background in the way of xterm.
#[test]
fn a_light_background_is_recognized() {
    for (background, accent) in [("0000/0000/0000", "38;5;75;"), ("ffff/ffff/ffff", "38;5;25;")] {
        let home = tempfile::tempdir().unwrap();
        let variables = [("TERM", "xterm-256color")];
        let mut session = Session::start_with(&[], &variables, game(), home.path());
        session.wait_for_output("\x1b]11;?", 1);
        let other = if background.starts_with('0') { "ffff/ffff/ffff" } else { "0000/0000/0000" };
        session.write(&format!("\x1b]10;rgb:{other}\x07\x1b]11;rgb:{background}\x07\x1b[?1c"));
        session.wait_for("choose a board");
        assert!(session.output().contains(accent), "{background}: {:?}", session.output());
        session.write("q");
        assert!(session.end().0);
    }
}

#[test]
fn a_terminal_of_16_colours_gets_no_others() {
    let home = tempfile::tempdir().unwrap();
    let arguments = ["--theme=light", "--size=6"];
    let mut session = Session::start_with(&arguments, &[("TERM", "xterm")], game(), home.path());
    session.wait_for("0 of 6 queens");
    session.write(" l t");
    session.wait_for("a6 attacks b6");
    session.write("q");
    let (success, output) = session.end();
    // Crossterm writes the 16 colours as the first of 256.
    let numbers = output.split("8;5;").skip(1).map(|rest| rest.split(['m', ';']).next().unwrap());
    let colours: Vec<u8> = numbers.map(|number| number.parse().unwrap()).collect();
    assert!(success && !colours.is_empty() && colours.iter().all(|&colour| colour < 16));
}

#[test]
fn without_colours_the_board_is_hatched() {
    let home = tempfile::tempdir().unwrap();
    let variables = [("TERM", "xterm-256color"), ("NO_COLOR", "1")];
    let mut session =
        Session::start_with(&["--size", "6", "--theme", "dark"], &variables, game(), home.path());
    session.wait_for("0 of 6 queens");
    session.wait_for("░");
    session.write("q");
    let (success, output) = session.end();
    assert!(success && !output.contains("8;5;"), "{output:?}");
}

#[test]
fn a_terminal_that_cannot_be_drawn_on_is_refused() {
    let home = tempfile::tempdir().unwrap();
    let mut session = Session::start_with(&[], &[("TERM", "dumb")], game(), home.path());
    session.wait_for("TERM=dumb");
    assert_eq!(session.child.wait().unwrap().exit_code(), 2);
    assert!(!session.output().contains('\x1b'));

    let output = Command::new(game()).stdin(Stdio::null()).output().unwrap();
    assert_eq!((output.status.code(), output.stdout), (Some(2), Vec::new()));
    assert!(String::from_utf8(output.stderr).unwrap().contains("is not a terminal"));
}

#[test]
fn arguments_are_answered_without_a_terminal() {
    let run = |argument| {
        let output = Command::new(game()).arg(argument).output().unwrap();
        let text = [output.stdout, output.stderr].map(|bytes| String::from_utf8(bytes).unwrap());
        (output.status.code(), text.concat())
    };
    let (code, help) = run("--help");
    assert!(code == Some(0) && help.contains("--size N"), "{help}");
    assert_eq!(run("--version"), (Some(0), format!("queen-game {}\n", env!("CARGO_PKG_VERSION"))));
    let (code, error) = run("--size=3");
    assert!(code == Some(2) && error.contains("from 4 to 10"), "{error}");
    let (code, error) = run("--bigger");
    assert!(code == Some(2) && error.contains("--bigger"), "{error}");
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
