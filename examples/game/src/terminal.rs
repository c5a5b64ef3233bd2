//! The game in a terminal, which is left as it was found.

use std::io::{self, stdout};
use std::panic;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, DisableMouseCapture, EnableMouseCapture};
use ratatui::crossterm::execute;

use crate::app::{App, Next};
use crate::ui;

/// How long a picture stands if nothing happens.
const FRAME: Duration = Duration::from_millis(125);

/// Plays until the player leaves, or until the process is asked to end.
///
/// # Errors
///
/// If there is no terminal, or it does not answer.
pub fn run(app: &mut App) -> io::Result<()> {
    let asked_to_end = Arc::new(AtomicBool::new(false));
    let flag = Arc::clone(&asked_to_end);
    ctrlc::set_handler(move || flag.store(true, Ordering::Relaxed)).map_err(io::Error::other)?;
    in_terminal(|terminal| {
        while !asked_to_end.load(Ordering::Relaxed) {
            terminal.draw(|frame| ui::draw(app, frame))?;
            app.tick += 1;
            if event::poll(FRAME)? && app.handle(&event::read()?) == Next::Quit {
                break;
            }
        }
        Ok(())
    })
}

/// Lends the terminal, and restores it whether `play` returns or panics.
///
/// # Errors
///
/// If there is no terminal, or `play` fails.
pub fn in_terminal(play: impl FnOnce(&mut DefaultTerminal) -> io::Result<()>) -> io::Result<()> {
    // Restores all but the mouse when it panics.
    let mut terminal = ratatui::try_init()?;
    let restore_and_report = panic::take_hook();
    panic::set_hook(Box::new(move |panic| {
        let _ = execute!(stdout(), DisableMouseCapture);
        restore_and_report(panic);
    }));
    let outcome = execute!(stdout(), EnableMouseCapture).and_then(|()| play(&mut terminal));
    execute!(stdout(), DisableMouseCapture).and(ratatui::try_restore()).and(outcome)
}
