//! Progress bars: on standard error, if that is a terminal, after one second.

use std::io::{self, IsTerminal};
use std::thread;
use std::time::Duration;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressFinish, ProgressStyle};

/// A bar for work of `steps` steps.
pub fn bar(steps: u64) -> ProgressBar {
    shown_later(Some(steps), "{wide_bar} {percent:>3} %, {eta} left")
}

/// A bar for a search that lists `steps` lines or solutions meanwhile, unless one can see them go
/// by.
pub fn beside_output(steps: u64) -> ProgressBar {
    if io::stdout().is_terminal() { ProgressBar::hidden() } else { bar(steps) }
}

/// A clock for work whose steps are not known.
pub fn clock() -> ProgressBar {
    shown_later(None, "{spinner} {elapsed}")
}

fn shown_later(steps: Option<u64>, template: &str) -> ProgressBar {
    let style = ProgressStyle::with_template(template).expect("the templates above are correct");
    let bar = ProgressBar::with_draw_target(steps, ProgressDrawTarget::hidden())
        .with_style(style)
        .with_finish(ProgressFinish::AndClear);
    if io::stderr().is_terminal() {
        let bar = bar.downgrade();
        thread::spawn(move || {
            thread::sleep(Duration::from_secs(1));
            if let Some(bar) = bar.upgrade() {
                bar.set_draw_target(ProgressDrawTarget::stderr());
                bar.enable_steady_tick(Duration::from_millis(200));
            }
        });
    }
    bar
}
