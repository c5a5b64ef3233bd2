//! The streak of the player in words.

use queen_challenge::Record;

use crate::app::App;

/// The streak, and the longest one if that is another; empty if there is none.
pub(super) fn streak(app: &App) -> String {
    let scores = app.progress.scores();
    match (app.streak, Record::new(&scores, app.day()).longest_streak()) {
        (0 | 1, 0 | 1) => String::new(),
        (streak, longest) if streak == longest => format!("{streak} days in a row"),
        (1, longest) => format!("1 day in a row, once {longest}"),
        (streak, longest) => format!("{streak} days in a row, once {longest}"),
    }
}
