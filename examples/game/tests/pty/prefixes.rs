//! Sessions that end inside every sequence that a terminal sends.
//!
//! `SESSIONS` is the number of sessions.

use std::io::{Read, Write};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use std::{env, fs, panic, thread};

use portable_pty::{Child, CommandBuilder, ExitStatus, PtySize, native_pty_system};
use vt100::Parser;

use crate::session::{LEAVES_THE_MOUSE, LEAVES_THE_SCREEN, PATIENCE, Session, game};

/// The number of sessions if `SESSIONS` does not say another.
const DEFAULT: usize = 120;

/// The time within which the game has to end.
const LIMIT: Duration = Duration::from_secs(1);

/// Sequences that change nothing on the board.
const SEQUENCES: [&[u8]; 18] = [
    b"\x1b[1;5A",
    b"\x1bOP",
    b"\x1b[[A",
    b"\x1b[15~",
    b"\x1b[O\x1b[I",
    b"\x1b\x1b[H",
    b"\x1b[<0;1;1M\x1b[<0;1;1m",
    b"\x1b[M !!",
    b"\x1b[32;1;1M",
    b"\x1b[200~abc x\x1b[201~",
    b"\x1b[98;5:1u",
    b"\x1b]11;rgb:ffff/ffff/ffff\x1b\\",
    b"\x1bP1$r0m\x1b\\",
    b"\x1b[?62;22c",
    "é€👑".as_bytes(),
    b"\xe9\xff\x80\xc3\xf4\x90",
    b"\x1b[\xff\x1bO\xc3",
    b"\x1b_\x1b^\x1b]",
];

const ENDS: [&str; 4] = ["TERM", "INT", "HUP", "close"];

#[test]
fn no_prefix_of_a_sequence_keeps_the_game_alive() {
    let count = env::var("SESSIONS").map_or(DEFAULT, |count| count.parse().unwrap());
    let prefixes: Vec<&[u8]> = SEQUENCES
        .iter()
        .flat_map(|sequence| (0..=sequence.len()).map(|length| &sequence[..length]))
        .collect();
    let cases = prefixes.len() * ENDS.len();
    let next = AtomicUsize::new(0);
    let ends = Mutex::new((Duration::ZERO, Vec::new()));
    let worker = || {
        loop {
            let session = next.fetch_add(1, Ordering::Relaxed);
            if session >= count {
                return;
            }
            // A step that has no divisor in common with the number of cases reaches all of them,
            // and few sessions reach all sequences.
            let case = session * 101 % cases;
            let (prefix, end) = (prefixes[case / ENDS.len()], ENDS[case % ENDS.len()]);
            // Before and after the game has stopped waiting for the rest.
            let pause = Duration::from_millis(session as u64 * 13 % 90);
            // One that fails does not keep the others from being played.
            let end = panic::catch_unwind(|| play(prefix, end, pause));
            let (slowest, failures) = &mut *ends.lock().unwrap();
            match end {
                Ok(time) => *slowest = time.max(*slowest),
                Err(_) => failures.push(session),
            }
        }
    };
    assert_ne!(cases % 101, 0);
    thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(worker);
        }
    });
    let (slowest, failures) = ends.into_inner().unwrap();
    println!("{count} sessions, the slowest of which ended after {slowest:?}");
    assert!(failures.is_empty(), "sessions failed: {failures:?}");
}

/// Plays a session, and returns the time that its end took.
fn play(prefix: &[u8], end: &str, pause: Duration) -> Duration {
    let home = tempfile::tempdir().unwrap();
    let name = format!("{:?}, {end} after {pause:?}", prefix.escape_ascii().to_string());
    let (status, time) = if end == "close" {
        play_and_close(prefix, pause, home.path(), &name)
    } else {
        play_and_signal(prefix, end, pause, home.path(), &name)
    };
    assert!(!status.signal().is_some_and(|signal| signal.contains("Abort")), "{name}: {status}");
    let file = fs::read_to_string(home.path().join("queen-game").join("found.txt"));
    let file = file.unwrap_or_else(|error| panic!("{name}: {error}"));
    assert!(
        file.lines().any(|line| line.starts_with("game explore explore 8 - a8 - ")),
        "{name}: {file}"
    );
    time
}

fn play_and_signal(
    prefix: &[u8],
    signal: &str,
    pause: Duration,
    home: &std::path::Path,
    name: &str,
) -> (ExitStatus, Duration) {
    let arguments = ["--theme=dark", "--size=8"];
    let mut session = Session::start_with(&arguments, &[("TERM", "xterm-256color")], game(), home);
    session.wait_for("0 of 8 queens");
    session.write(" ");
    session.wait_for("1 of 8 queens");
    session.keys.write_all(prefix).unwrap();
    session.keys.flush().unwrap();
    thread::sleep(pause);
    session.signal(signal);
    let end = wait(session.child.as_mut(), name);
    let start = Instant::now();
    let is_left =
        |output: &str| output.contains(LEAVES_THE_SCREEN) && output.contains(LEAVES_THE_MOUSE);
    while !is_left(&session.output()) {
        assert!(start.elapsed() < LIMIT, "{name}: the screen is not restored");
        thread::sleep(Duration::from_millis(5));
    }
    assert_is_not_raw(&session, name);
    end
}

fn play_and_close(
    prefix: &[u8],
    pause: Duration,
    home: &std::path::Path,
    name: &str,
) -> (ExitStatus, Duration) {
    let size = PtySize { rows: 24, cols: 80, ..PtySize::default() };
    let pair = native_pty_system().openpty(size).unwrap();
    let mut command = CommandBuilder::new(game());
    command.args(["--theme=dark", "--size=8"]);
    command.env("XDG_DATA_HOME", home);
    command.env("TERM", "xterm-256color");
    let mut child = pair.slave.spawn_command(command).unwrap();
    let mut reader = pair.master.try_clone_reader().unwrap();
    let mut keys = pair.master.take_writer().unwrap();
    let mut parser = Parser::new(24.try_into().unwrap(), 80.try_into().unwrap(), 0);
    let mut buffer = [0; 4096];
    for (text, key) in [("0 of 8 queens", b" ".as_slice()), ("1 of 8 queens", prefix)] {
        while !parser.screen().contents().contains(text) {
            let length = reader.read(&mut buffer).unwrap();
            parser.process(&buffer[..length]);
        }
        keys.write_all(key).unwrap();
    }
    keys.flush().unwrap();
    thread::sleep(pause);
    drop((reader, keys, pair));
    wait(child.as_mut(), name)
}

fn assert_is_not_raw(session: &Session, name: &str) {
    let other = native_pty_system().openpty(PtySize::default()).unwrap();
    let [is, was] = [&session.terminal, &other.master]
        .map(|terminal| terminal.get_termios().unwrap().local_flags);
    assert_eq!(is, was, "{name}: the terminal is still raw");
}

#[test]
fn a_signal_ends_the_game_while_it_asks_for_colours() {
    for signal in &ENDS[..3] {
        let home = tempfile::tempdir().unwrap();
        let variables = [("TERM", "xterm-256color")];
        let mut session = Session::start_with(&[], &variables, game(), home.path());
        session.wait_for_output("\x1b]11;?", 1);
        session.write("\x1b]11;rgb");
        session.signal(signal);
        wait(session.child.as_mut(), signal);
        assert_is_not_raw(&session, signal);
    }
}

/// A terminal whose window is stopped reads nothing, and what is written to it waits.
#[test]
fn a_signal_ends_the_game_while_the_terminal_reads_nothing() {
    let home = tempfile::tempdir().unwrap();
    let size = PtySize { rows: 24, cols: 80, ..PtySize::default() };
    let pair = native_pty_system().openpty(size).unwrap();
    let mut command = CommandBuilder::new(game());
    command.args(["--theme=dark", "--size=8"]);
    command.env("XDG_DATA_HOME", home.path());
    command.env("TERM", "xterm-256color");
    let mut child = pair.slave.spawn_command(command).unwrap();
    let mut reader = pair.master.try_clone_reader().unwrap();
    let mut keys = pair.master.take_writer().unwrap();
    assert!(reader.read(&mut [0; 4096]).unwrap() > 0);
    // Each time, the help covers the screen or uncovers it.
    keys.write_all(b" ").unwrap();
    for _ in 0..200 {
        keys.write_all(b"?").unwrap();
        thread::sleep(Duration::from_millis(10));
    }
    let id = child.process_id().unwrap().to_string();
    assert!(std::process::Command::new("kill").arg(&id).status().unwrap().success());
    wait(child.as_mut(), "a terminal that reads nothing");
    let file = fs::read_to_string(home.path().join("queen-game").join("found.txt")).unwrap();
    assert!(file.lines().any(|line| line.starts_with("game explore explore 8 - a8 - ")), "{file}");
}

/// Waits for the end of the game, for one second at most. Returns the time that it took.
fn wait(child: &mut (dyn Child + Send + Sync), name: &str) -> (ExitStatus, Duration) {
    let start = Instant::now();
    let mut threads = None;
    loop {
        if let Some(status) = child.try_wait().unwrap() {
            let time = start.elapsed();
            assert!(time <= LIMIT, "{name}: ended after {time:?}\n{}", threads.unwrap_or_default());
            return (status, time);
        }
        if start.elapsed() > LIMIT {
            threads.get_or_insert_with(|| waiting_threads(child.process_id().unwrap()));
        }
        if start.elapsed() > PATIENCE {
            child.kill().unwrap();
            panic!("{name}: alive after {PATIENCE:?}\n{}", threads.unwrap_or_default());
        }
        thread::sleep(Duration::from_millis(5));
    }
}

/// The threads of a process and what they wait for, where the system has files on that.
fn waiting_threads(process: u32) -> String {
    let Ok(threads) = fs::read_dir(format!("/proc/{process}/task")) else {
        return String::new();
    };
    let read = |thread: &fs::DirEntry, file| {
        fs::read_to_string(thread.path().join(file)).unwrap_or_default()
    };
    let lines = threads
        .flatten()
        .map(|thread| format!("{}{}\n", read(&thread, "stat"), read(&thread, "wchan")));
    lines.collect()
}

/// A stray byte or half a sequence swallows nothing that is typed later.
#[test]
fn keys_work_after_half_a_sequence() {
    let home = tempfile::tempdir().unwrap();
    let mut session = Session::at_menu(home.path());
    session.write("l8 ");
    session.wait_for("1 of 8 queens");
    let halves: [&[u8]; 10] = [
        b"\x1b[",
        b"\x1bO",
        b"\x1b]",
        b"\x1bP",
        b"\xe9",
        b"\xff",
        b"\xc3",
        b"\x1b[<0;5",
        b"\x1b[M ",
        b"\x1b[200~abc",
    ];
    for (half, column) in halves.iter().zip("bcdefghabc".chars()) {
        session.keys.write_all(half).unwrap();
        session.keys.flush().unwrap();
        thread::sleep(Duration::from_millis(700));
        let key = if column == 'a' { "hhhhhhh" } else { "l" };
        session.write(key);
        session.wait_for(&format!("at {column}8"));
        session.wait_for("1 of 8 queens");
    }
    session.write("q");
    assert!(session.end().0);
}
