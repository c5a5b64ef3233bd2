//! Progress bars, shown on standard error after half a second if that is a terminal.

use std::fmt;
use std::io::{self, IsTerminal};
use std::thread;
use std::time::{Duration, Instant};

use indicatif::{
    HumanDuration, ProgressBar, ProgressDrawTarget, ProgressFinish, ProgressState, ProgressStyle,
    WeakProgressBar,
};

use crate::cleanup;

/// The time after which a bar is shown. It is to be there within a second: the rest of that is for
/// the preparation of work.
const DELAY: Duration = Duration::from_millis(500);

/// The progress of one piece of work. The bar disappears when this is dropped.
pub struct Progress {
    bar: ProgressBar,
    /// Whether the results go to the same terminal.
    beside_results: bool,
}

impl Progress {
    /// The progress of work that has `total` steps.
    pub fn new(total: u64) -> Self {
        Self::expecting(total, || None).begin()
    }

    /// The progress of work that has `total` steps and takes a time that can be estimated in
    /// advance, once it is prepared.
    pub fn expecting(total: u64, time: impl FnOnce() -> Option<Duration>) -> Preparation {
        let bar = ProgressBar::with_draw_target(Some(total), ProgressDrawTarget::hidden())
            .with_finish(ProgressFinish::AndClear);
        if io::stderr().is_terminal() {
            let start = Instant::now();
            bar.set_style(style(time()));
            show_later(bar.downgrade(), DELAY.saturating_sub(start.elapsed()));
        }
        Preparation { bar }
    }

    /// The progress of work that writes results as it goes. If they go to the same terminal, the
    /// bar disappears before the first one.
    pub fn beside_results(total: u64) -> Self {
        Self { beside_results: io::stdout().is_terminal(), ..Self::new(total) }
    }

    /// Must be called before each result is written.
    pub fn result(&self) {
        if self.beside_results && !self.bar.is_finished() {
            self.bar.finish_and_clear();
        }
    }

    /// Sets the number of steps that are done.
    pub fn set(&self, steps: u64) {
        self.bar.set_position(steps);
    }

    /// Adds steps that are done.
    pub fn add(&self, steps: u64) {
        self.bar.inc(steps);
    }
}

/// Work that is being prepared. Its bar is shown already.
pub struct Preparation {
    bar: ProgressBar,
}

impl Preparation {
    /// The progress of the work, which begins now. What was before, an estimate of its time and its
    /// preparation, is no step of it. If its time counted, the first steps would seem to have taken
    /// it, and the bar would expect as much of all others.
    pub fn begin(self) -> Progress {
        self.bar.reset_elapsed();
        Progress { bar: self.bar, beside_results: false }
    }
}

fn style(expected: Option<Duration>) -> ProgressStyle {
    let template = "{wide_bar} {percent:>3} %, {time_left}";
    let style = ProgressStyle::with_template(template).expect("the template is correct");
    style.with_key("time_left", move |state: &ProgressState, out: &mut dyn fmt::Write| {
        let total = state.len().unwrap_or(0);
        // The bar cannot report an error of writing to a string.
        let _ = write!(out, "{}", time_left(state.elapsed(), state.pos(), total, expected));
    })
}

/// What a bar says of the time left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum TimeLeft {
    About(Duration),
    /// None, by an estimate that was too low.
    LongerThanEstimated,
    NotKnown,
}

impl fmt::Display for TimeLeft {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::About(time) => write!(f, "{} left", HumanDuration(time)),
            Self::LongerThanEstimated => f.write_str("takes longer than estimated"),
            Self::NotKnown => f.write_str("time left not known yet"),
        }
    }
}

/// The time left if the remaining steps take as long as those done. While too few are done to tell,
/// it is the rest of the expected time, if there is one.
fn time_left(elapsed: Duration, done: u64, total: u64, expected: Option<Duration>) -> TimeLeft {
    // With fewer, unfinished steps on other threads would weigh too much.
    let enough = if expected.is_some() { total / 100 } else { 16 };
    if done == 0 || done < enough.min(total) {
        let Some(expected) = expected else { return TimeLeft::NotKnown };
        let left = expected.checked_sub(elapsed);
        return left.map_or(TimeLeft::LongerThanEstimated, TimeLeft::About);
    }
    let to_come = u128::from(total.saturating_sub(done));
    let milliseconds = elapsed.as_millis().checked_mul(to_come).map(|all| all / u128::from(done));
    let milliseconds = milliseconds.and_then(|milliseconds| milliseconds.try_into().ok());
    milliseconds.map_or(TimeLeft::NotKnown, |milliseconds| {
        TimeLeft::About(Duration::from_millis(milliseconds))
    })
}

fn show_later(bar: WeakProgressBar, delay: Duration) {
    thread::spawn(move || {
        thread::sleep(delay);
        if let Some(shown) = bar.upgrade().filter(|bar| !bar.is_finished()) {
            shown.set_draw_target(ProgressDrawTarget::stderr());
            shown.enable_steady_tick(Duration::from_millis(200));
            cleanup::unfinished().bar = Some(bar);
        }
    });
}

#[cfg(test)]
mod tests {
    use std::thread;
    use std::time::{Duration, Instant};

    use super::TimeLeft::{About, LongerThanEstimated, NotKnown};
    use super::{Progress, time_left};

    #[test]
    fn the_time_before_the_work_is_none_of_its_own() {
        let preparation = Progress::expecting(100, || None);
        thread::sleep(Duration::from_millis(20));
        let begin = Instant::now();
        let progress = preparation.begin();
        // However busy the machine is, this clock began later than the other one.
        let elapsed = progress.bar.elapsed();
        assert!(elapsed <= begin.elapsed(), "{elapsed:?}");
    }

    #[test]
    fn the_time_left_is_proportional_to_the_work_left() {
        let second = Duration::from_secs(1);
        assert_eq!(time_left(second, 25, 100, None), About(3 * second));
        assert_eq!(time_left(second, 100, 100, None), About(Duration::ZERO));
        assert_eq!(time_left(second, 2, 2, None), About(Duration::ZERO));
        assert_eq!(time_left(second, 25, 100, Some(9 * second)), About(3 * second));
    }

    #[test]
    fn a_few_steps_give_no_estimate() {
        let second = Duration::from_secs(1);
        assert_eq!(time_left(second, 0, 100, None), NotKnown);
        assert_eq!(time_left(9 * second, 15, 100, None), NotKnown);
        assert_eq!(time_left(Duration::MAX, 16, u64::MAX, None), NotKnown);
    }

    #[test]
    fn the_first_estimate_is_the_expected_time() {
        let second = Duration::from_secs(1);
        assert_eq!(time_left(second, 0, 1000, Some(9 * second)), About(8 * second));
        assert_eq!(time_left(second, 9, 1000, Some(9 * second)), About(8 * second));
        assert_eq!(time_left(9 * second, 0, 1000, Some(9 * second)), About(Duration::ZERO));
        assert_eq!(time_left(10 * second, 0, 1000, Some(9 * second)), LongerThanEstimated);
        assert_eq!(LongerThanEstimated.to_string(), "takes longer than estimated");
    }
}
