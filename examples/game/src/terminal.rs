//! A run of the game in a terminal, which is restored afterwards.

use std::io::{self, IsTerminal, stdout};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use std::{env, panic};

use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::clipboard::CopyToClipboard;
use ratatui::crossterm::execute;
use ratatui::crossterm::style::available_color_count;
use ratatui::crossterm::terminal::{disable_raw_mode, enable_raw_mode};
use ratatui::layout::{Position, Rect};
use terminal_colorsaurus::{QueryOptions, ThemeMode, theme_mode};

use crate::app::{App, Next};
use crate::date;
use crate::drawn::Drawn;
use crate::input::Input;
use crate::output::Output;
use crate::palette::Palette;
use crate::signals::{self, Signals};
use crate::{modes, ui};

/// The time for which a frame is shown if nothing happens.
const FRAME: Duration = Duration::from_millis(100);

/// The time that the terminal has to say what colours it has.
const ANSWER: Duration = Duration::from_millis(500);

/// The screen that the game draws on.
pub type Screen = Terminal<CrosstermBackend<Output>>;

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
    let mut options = QueryOptions::default();
    options.timeout = ANSWER;
    let ask = || matches!(theme_mode(options), Ok(ThemeMode::Light));
    Palette::new(colours, is_light.unwrap_or_else(|| has_colours && ask()))
}

/// Plays until the player quits or a signal ends the game, and stores the board. Returns the
/// signal.
///
/// # Errors
///
/// Returns an error if there is no terminal, it does not answer, or the board cannot be stored.
pub fn run(app: &mut App, signals: &Signals) -> io::Result<Option<i32>> {
    in_terminal(signals, |terminal, is_lost| {
        let outcome = play(app, signals, terminal, is_lost);
        // The terminal may be gone, or not let go of the game.
        app.close().and(outcome)
    })
    .or_else(|error| if signals.end().is_some() { Ok(()) } else { Err(error) })?;
    Ok(signals.end())
}

fn play(
    app: &mut App,
    signals: &Signals,
    terminal: &mut Screen,
    is_lost: &AtomicBool,
) -> io::Result<()> {
    let mut input = Input::open()?;
    let mut last = Instant::now();
    while signals.end().is_none() {
        app.set_day(date::today());
        let mut drawn = Drawn::default();
        terminal.draw(|frame| drawn = ui::draw(app, frame))?;
        app.see(&drawn);
        if is_lost.load(Ordering::Relaxed) {
            return Err(io::Error::other("the terminal is gone"));
        }
        let event = input.next(FRAME, signals)?;
        // The time until the event is that of what was shown.
        app.pass(last.elapsed());
        last = Instant::now();
        let next = event.map_or(Next::Wait, |event| app.handle(&event, &drawn));
        let is_stopped = signals.take_stop() || next == Next::Suspend;
        match next {
            Next::Quit => break,
            Next::Copy(text) => {
                execute!(terminal.backend_mut(), CopyToClipboard::to_clipboard_from(text))?;
            }
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
fn suspend(terminal: &mut Screen) -> io::Result<()> {
    modes::leave(terminal.backend_mut())?;
    terminal.show_cursor()?;
    disable_raw_mode()?;
    signals::stop_process()?;
    enable_raw_mode()?;
    modes::enter(terminal.backend_mut())?;
    // Redraws the whole screen. `clear` would ask the terminal for its cursor and wait.
    let size = terminal.size()?;
    terminal.resize(Rect::from((Position::ORIGIN, size)))
}

/// Calls `play` with the terminal, which may get lost, and restores the terminal whether `play`
/// returns or panics.
///
/// # Errors
///
/// Returns an error if there is no terminal or `play` fails.
pub fn in_terminal(
    signals: &Signals,
    play: impl FnOnce(&mut Screen, &AtomicBool) -> io::Result<()>,
) -> io::Result<()> {
    let output = Output::open(signals.shared_end())?;
    let is_lost = output.is_lost();
    let (report, end) = (panic::take_hook(), signals.shared_end());
    panic::set_hook(Box::new(move |panic| {
        modes::restore(end.clone());
        report(panic);
    }));
    enable_raw_mode()?;
    let outcome = start(output).and_then(|mut terminal| {
        let outcome = play(&mut terminal, &is_lost);
        let restored = modes::leave(terminal.backend_mut());
        // The terminal shows the cursor when it is dropped, and knows of it.
        terminal.show_cursor().and(restored).and(outcome)
    });
    disable_raw_mode().and(outcome)
}

fn start(mut output: Output) -> io::Result<Screen> {
    modes::enter(&mut output)?;
    Terminal::new(CrosstermBackend::new(output))
}
