//! Processor time of counting solutions: plain recursion with bit masks that stores them, the count
//! of `queen_searches`, and the join of quadrants.
//!
//! Counts sizes 8 to 16, or up to the size given as an argument. Each measurement is a process of
//! its own with one thread, which repeats a fast count. The methods take turns, and the result is
//! the median of the rounds.

use std::env;
use std::hint::black_box;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use queen_bench::{Result, bitmask, figures, machine, results};
use queen_count::join::Count;
use queen_math::count::SOLUTIONS;
use serde::Serialize;
use wait4::Wait4;

/// Returns the number of solutions for a size.
type Method = fn(usize) -> Option<u64>;

/// The first method is the baseline.
const METHODS: [(&str, Method); 3] = [
    ("bitmask recursion", |size| {
        let fits = size <= queen_math::MAX_TABLE_SIZE;
        fits.then(|| (bitmask::columns(size).len() / size) as u64)
    }),
    ("count in parts", queen_searches::count::solutions),
    ("join of quadrants", |size| Some(Count::new(size)?.solutions(1, |_| ()))),
];

const ROUNDS: usize = 5;

/// A count that takes longer than this is measured once.
const PATIENCE: f64 = 5.0;

/// The time for which a process repeats a count.
const REPEAT: Duration = Duration::from_millis(50);

/// A count of solutions.
#[derive(Serialize)]
struct Row {
    n: usize,
    method: &'static str,
    /// The processor time of one count.
    seconds: f64,
    /// The peak memory of the process.
    mib: f64,
    /// The time relative to the count of `queen_searches`.
    ratio: f64,
}

fn main() -> Result<()> {
    let arguments: Vec<_> = env::args().skip(1).collect();
    match &arguments[..] {
        [] => compare(16),
        [largest] => compare(largest.parse()?),
        [method, size] => repeat(METHODS[method.parse::<usize>()?].1, size.parse()?),
        _ => Err("this program takes at most one argument, the largest size".into()),
    }
}

/// Repeats a count and prints the number of repetitions.
fn repeat(method: Method, size: usize) -> Result<()> {
    let start = Instant::now();
    let mut counts = 0;
    while counts == 0 || start.elapsed() < REPEAT {
        if method(black_box(size)) != SOLUTIONS.get(size).copied() {
            return Err("the count is wrong".into());
        }
        counts += 1;
    }
    println!("{counts}");
    Ok(())
}

fn compare(largest: usize) -> Result<()> {
    let mut rows = Vec::new();
    println!(
        "{}\n\n n  method              processor time        memory   ratio",
        machine::describe()?
    );
    for n in 8..=largest.min(queen_math::count::Levels::MAX_SIZE) {
        let mut rounds: [Vec<_>; METHODS.len()] = Default::default();
        for _ in 0..ROUNDS {
            for (method, rounds) in rounds.iter_mut().enumerate() {
                let too_large = method == 0 && n > queen_math::MAX_TABLE_SIZE;
                if !too_large && rounds.iter().all(|&(seconds, _)| seconds < PATIENCE) {
                    rounds.push(measure(method, n)?);
                }
            }
        }
        let median = |method: usize| figures::median(rounds[method].iter().map(|round| round.0));
        for (method, (name, _)) in METHODS.iter().enumerate() {
            let Some(mib) = rounds[method].iter().map(|round| round.1).reduce(f64::max) else {
                continue;
            };
            let (seconds, ratio) = (median(method), median(method) / median(1));
            println!("{n:>2}  {name:<18} {seconds:>12.6} s {mib:>9.1} MiB {ratio:>7.3}");
            let [seconds, mib, ratio] = [(seconds, 7), (mib, 1), (ratio, 4)]
                .map(|(figure, places)| figures::round(figure, places));
            rows.push(Row { n, method: name, seconds, mib, ratio });
        }
    }
    results::write("count.csv", &rows)
}

/// The processor seconds of one count, and its peak memory in MiB.
fn measure(method: usize, size: usize) -> Result<(f64, f64)> {
    let arguments = [method, size].map(|argument| argument.to_string());
    let mut process =
        Command::new(env::current_exe()?).args(arguments).stdout(Stdio::piped()).spawn()?;
    let process_end = process.wait4()?;
    let mut output = String::new();
    if let Some(mut stdout) = process.stdout.take() {
        std::io::Read::read_to_string(&mut stdout, &mut output)?;
    }
    if !process_end.status.success() {
        return Err("a count has failed".into());
    }
    let counts: u32 = output.trim().parse()?;
    let seconds = process_end.rusage.utime.as_secs_f64() / f64::from(counts);
    Ok((seconds, f64::from(u32::try_from(process_end.rusage.maxrss >> 10)?) / 1024.0))
}
