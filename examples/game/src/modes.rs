//! The modes of the terminal while the game is played: another screen, and reports of the mouse and
//! of the focus.

use std::io::{self, Write};

use ratatui::crossterm::cursor::Show;
use ratatui::crossterm::event::{
    DisableFocusChange, DisableMouseCapture, EnableFocusChange, EnableMouseCapture,
};
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::{EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode};

use crate::end::End;
use crate::output::Output;

/// Switches the modes on.
///
/// # Errors
///
/// Returns an error if it cannot be written.
pub fn enter(output: &mut impl Write) -> io::Result<()> {
    execute!(output, EnterAlternateScreen, EnableMouseCapture, EnableFocusChange)
}

/// Switches the modes off, and shows the cursor.
///
/// # Errors
///
/// Returns an error if it cannot be written.
pub fn leave(output: &mut impl Write) -> io::Result<()> {
    execute!(output, DisableFocusChange, DisableMouseCapture, LeaveAlternateScreen, Show)
}

/// Restores the terminal as far as that is possible.
pub fn restore(end: End) {
    let _ = Output::open(end).and_then(|mut output| leave(&mut output));
    let _ = disable_raw_mode();
}
