//! `cargo run`: a game of queens for the terminal.

use std::io::{self, Write};
use std::process::ExitCode;
use std::time::{SystemTime, UNIX_EPOCH};

use queen_challenge::Kind;
use queen_game::app::App;
use queen_game::arguments::{self, Request};
use queen_game::progress::Progress;
use queen_game::signals::{self, Signals};
use queen_game::{date, terminal};

/// The exit code for a wrong argument and for a terminal where the game cannot be played.
const USAGE: u8 = 2;

fn main() -> ExitCode {
    let (kind, size, is_light) = match arguments::parse(std::env::args_os().skip(1)) {
        Ok(Request::Play { kind, size, is_light }) => (kind, size, is_light),
        Ok(Request::Help) => return print(arguments::HELP),
        Ok(Request::Version) => {
            return print(concat!("queen-game ", env!("CARGO_PKG_VERSION"), "\n"));
        }
        Err(error) => return fail(&format!("{error}\nTry queen-game --help."), USAGE.into()),
    };
    if let Some(obstacle) = terminal::obstacle() {
        return fail(&format!("{obstacle}."), USAGE.into());
    }
    match play(kind, size, is_light) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => fail(&format!("{error}."), ExitCode::FAILURE),
    }
}

/// Prints an answer; a broken pipe is not an error.
fn print(answer: &str) -> ExitCode {
    match io::stdout().write_all(answer.as_bytes()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            fail(&error.to_string(), ExitCode::FAILURE)
        }
        _ => ExitCode::SUCCESS,
    }
}

fn fail(message: &str, code: ExitCode) -> ExitCode {
    // The terminal may be gone, and then `eprintln!` would panic.
    let _ = writeln!(io::stderr(), "queen-game: {message}");
    code
}

fn play(kind: Option<Kind>, size: Option<usize>, is_light: Option<bool>) -> io::Result<()> {
    let file = Progress::default_file()
        .ok_or_else(|| io::Error::other("there is no directory for the user's data"))?;
    let mut app = App::new(Progress::load_or_empty(&file), date::today(), seed());
    // A signal while the terminal is asked for its colours must not leave it unrestored.
    let signals = Signals::handle()?;
    app.palette = terminal::palette(is_light);
    match (kind, size) {
        (Some(kind), size) => app.choose(kind, size),
        (None, Some(size)) => app.explore(size),
        (None, None) => {}
    }
    match terminal::run(&mut app, &signals)? {
        Some(signal) => signals::end_by(signal),
        None => Ok(()),
    }
}

/// A seed that differs from game to game.
fn seed() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    since.as_nanos() as u64
}
