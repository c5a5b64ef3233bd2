//! The game in a terminal, which is left as it was found.

use std::io::{self, IsTerminal, stdout};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use std::{env, panic, process, thread};

use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, DisableMouseCapture, EnableMouseCapture};
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use ratatui::layout::{Position, Rect};

use crate::app::{App, Next};
use crate::{calendar, ui};

/// How long a picture stands if nothing happens.
const FRAME: Duration = Duration::from_millis(125);

/// How long the game has for leaving when it is asked to end.
const GRACE: Duration = Duration::from_secs(1);

/// Why the game cannot be played here; `None` if it can.
#[must_use]
pub fn obstacle() -> Option<&'static str> {
    if !stdout().is_terminal() {
        Some("the standard output is not a terminal")
    } else if env::var_os("TERM").is_some_and(|name| name == "dumb") {
        Some("the terminal cannot place text on the screen (TERM=dumb)")
    } else {
        None
    }
}

/// Plays until the player leaves, or until the process is asked to end.
///
/// # Errors
///
/// If there is no terminal, or it does not answer.
pub fn run(app: &mut App) -> io::Result<()> {
    let signals = Signals::handle()?;
    in_terminal(|terminal| {
        let mut last = Instant::now();
        while !signals.end.load(Ordering::Relaxed) {
            app.day = calendar::today();
            app.pass(last.elapsed());
            last = Instant::now();
            terminal.draw(|frame| ui::draw(app, frame))?;
            app.tick += 1;
            let next = if event::poll(FRAME)? { app.handle(&event::read()?) } else { Next::Wait };
            if next == Next::Quit {
                break;
            }
            if next == Next::Suspend || signals.stop.swap(false, Ordering::Relaxed) {
                suspend(terminal)?;
                last = Instant::now();
            }
        }
        Ok(())
    })
}

/// What signals have asked for.
#[derive(Debug, Default)]
struct Signals {
    end: Arc<AtomicBool>,
    stop: Arc<AtomicBool>,
}

impl Signals {
    fn handle() -> io::Result<Self> {
        let signals = Self::default();
        let flag = Arc::clone(&signals.end);
        let end = move || {
            flag.store(true, Ordering::Relaxed);
            // A terminal that is gone is never done answering, so nobody may be looking at the flag.
            thread::sleep(GRACE);
            process::exit(1);
        };
        ctrlc::set_handler(end).map_err(io::Error::other)?;
        #[cfg(unix)]
        {
            use signal_hook::consts::{SIGQUIT, SIGTSTP};
            use signal_hook::flag::register;

            register(SIGQUIT, Arc::clone(&signals.end))?;
            register(SIGTSTP, Arc::clone(&signals.stop))?;
        }
        Ok(signals)
    }
}

/// Gives the terminal back and stops, and takes it again when the process goes on.
fn suspend(terminal: &mut DefaultTerminal) -> io::Result<()> {
    execute!(stdout(), DisableMouseCapture, LeaveAlternateScreen)?;
    terminal.show_cursor()?;
    disable_raw_mode()?;
    stop()?;
    enable_raw_mode()?;
    execute!(stdout(), EnterAlternateScreen, EnableMouseCapture)?;
    // Draws all of the screen anew. `clear` would ask the terminal for its cursor and wait.
    let size = terminal.size()?;
    terminal.resize(Rect::from((Position::ORIGIN, size)))
}

#[cfg(unix)]
fn stop() -> io::Result<()> {
    signal_hook::low_level::emulate_default_handler(signal_hook::consts::SIGTSTP)
}

/// Processes cannot be stopped here.
#[cfg(not(unix))]
fn stop() -> io::Result<()> {
    Ok(())
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
