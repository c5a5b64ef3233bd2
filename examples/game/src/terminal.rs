//! A run of the game in a terminal, which is restored afterwards.

use std::io::{self, IsTerminal, stdout};
use std::time::{Duration, Instant};
use std::{env, panic};

use ratatui::DefaultTerminal;
use ratatui::crossterm::clipboard::CopyToClipboard;
use ratatui::crossterm::event::{self, DisableMouseCapture, EnableMouseCapture};
use ratatui::crossterm::execute;
use ratatui::crossterm::style::available_color_count;
use ratatui::crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use ratatui::layout::{Position, Rect};
use terminal_colorsaurus::{QueryOptions, ThemeMode, theme_mode};

use crate::app::{App, Next};
use crate::calendar;
use crate::signals::{self, Signals};
use crate::ui::{self, Drawn, Palette};

/// The time for which a frame is shown if nothing happens.
const FRAME: Duration = Duration::from_millis(100);

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

/// The colours for this terminal, which is asked whether its background is light unless that is
/// known.
#[must_use]
pub fn palette(is_light: Option<bool>) -> Palette {
    let has_colours = env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
    let colours = if has_colours { available_color_count() } else { 0 };
    let ask = || matches!(theme_mode(QueryOptions::default()), Ok(ThemeMode::Light));
    Palette::new(colours, is_light.unwrap_or_else(|| has_colours && ask()))
}

/// Plays until the player quits or a signal ends the game, and stores the board. Returns the
/// signal.
///
/// # Errors
///
/// Returns an error if there is no terminal, it does not answer, or the board cannot be stored.
pub fn run(app: &mut App) -> io::Result<Option<i32>> {
    let signals = Signals::handle()?;
    in_terminal(|terminal| {
        let outcome = play(app, &signals, terminal);
        // The terminal may be gone, or not let go of the game.
        app.end().and(outcome)
    })
    .or_else(|error| if signals.end().is_some() { Ok(()) } else { Err(error) })?;
    Ok(signals.end())
}

fn play(app: &mut App, signals: &Signals, terminal: &mut DefaultTerminal) -> io::Result<()> {
    let mut last = Instant::now();
    while signals.end().is_none() {
        app.set_day(calendar::today());
        app.pass(last.elapsed());
        last = Instant::now();
        let mut drawn = Drawn::default();
        terminal.draw(|frame| drawn = ui::draw(app, frame))?;
        let has_event = event::poll(FRAME)?;
        let next = if has_event { app.handle(&event::read()?, &drawn) } else { Next::Wait };
        let is_stopped = signals.take_stop() || next == Next::Suspend;
        match next {
            Next::Quit => break,
            Next::Copy(text) => execute!(stdout(), CopyToClipboard::to_clipboard_from(text))?,
            Next::Wait | Next::Suspend => {}
        }
        if is_stopped {
            // The player sees an error again when the game ends.
            let _ = app.end();
            suspend(terminal)?;
            last = Instant::now();
        }
    }
    Ok(())
}

/// Restores the terminal and stops, and takes the terminal again when the process is resumed.
fn suspend(terminal: &mut DefaultTerminal) -> io::Result<()> {
    execute!(stdout(), DisableMouseCapture, LeaveAlternateScreen)?;
    terminal.show_cursor()?;
    disable_raw_mode()?;
    signals::stop_process()?;
    enable_raw_mode()?;
    execute!(stdout(), EnterAlternateScreen, EnableMouseCapture)?;
    // Redraws the whole screen. `clear` would ask the terminal for its cursor and wait.
    let size = terminal.size()?;
    terminal.resize(Rect::from((Position::ORIGIN, size)))
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
