//! `cargo run`: a game of queens for the terminal.

use std::process::ExitCode;

use queen_game::app::App;
use queen_game::progress::Progress;
use queen_game::terminal;

fn main() -> ExitCode {
    match play() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("queen-game: {error}");
            ExitCode::FAILURE
        }
    }
}

fn play() -> std::io::Result<()> {
    let file = Progress::default_file()
        .ok_or_else(|| std::io::Error::other("there is no directory for the user's data"))?;
    terminal::run(&mut App::new(Progress::load(&file)?))
}
