//! Running the game in a terminal and restoring the terminal.

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

/// The time for which a frame is shown if nothing happens.
const FRAME: Duration = Duration::from_millis(125);

/// The time that the game has to end after a signal.
const GRACE: Duration = Duration::from_secs(1);

/// The reason why the game cannot be played here; `None` if it can.
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

/// Plays until the player quits or a signal ends the process.
///
/// # Errors
///
/// Returns an error if there is no terminal or it does not answer.
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

/// Flags set by signals.
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
            // The main loop may wait for a terminal that is gone and never check the flag.
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

/// Restores the terminal and stops, and takes the terminal again when the process is resumed.
fn suspend(terminal: &mut DefaultTerminal) -> io::Result<()> {
    execute!(stdout(), DisableMouseCapture, LeaveAlternateScreen)?;
    terminal.show_cursor()?;
    disable_raw_mode()?;
    stop()?;
    enable_raw_mode()?;
    execute!(stdout(), EnterAlternateScreen, EnableMouseCapture)?;
    // Redraws the whole screen. `clear` would ask the terminal for its cursor and wait.
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

/// Calls `play` with the terminal and restores the terminal whether `play` returns or panics.
///
/// # Errors
///
/// Returns an error if there is no terminal or `play` fails.
pub fn in_terminal(play: impl FnOnce(&mut DefaultTerminal) -> io::Result<()>) -> io::Result<()> {
    // On a panic, this restores everything but the mouse.
    let mut terminal = ratatui::try_init()?;
    let restore_and_report = panic::take_hook();
    panic::set_hook(Box::new(move |panic| {
        let _ = execute!(stdout(), DisableMouseCapture);
        restore_and_report(panic);
    }));
    let outcome = execute!(stdout(), EnableMouseCapture).and_then(|()| play(&mut terminal));
    execute!(stdout(), DisableMouseCapture).and(ratatui::try_restore()).and(outcome)
}
