//! Time to find all solutions: the enumeration behind the macro, the search that it reproduces, and
//! plain recursion with bit masks.
//!
//! A macro searches once per process, so its user waits for the first call in a process. Each
//! measurement is a process of its own, with a first call and more calls for comparison. The
//! searches take turns; the results are the median of the first calls and the minimum of the
//! others.

use std::hint::black_box;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};
use std::{array, env};

use queen_bench::rows::Search as Row;
use queen_bench::{Result, bitmask, figures, machine, results};

/// The first search is the baseline.
const SEARCHES: [(&str, Search); 4] = [
    ("bitmask recursion", bitmask::columns),
    ("enumeration", enumeration::<1>),
    ("enumeration, 2 threads", enumeration::<2>),
    ("readable walk", walk),
];

/// The profiles of the workspace: optimized, and like a procedural macro in a user's `cargo build`.
const PROFILES: [&str; 2] = ["release", "unoptimized"];

/// Returns the columns of all solutions for a size.
type Search = fn(usize) -> Vec<u8>;

fn enumeration<const THREADS: usize>(size: usize) -> Vec<u8> {
    queen_enumerate::columns(size, THREADS).map_or_else(Vec::new, |(columns, _)| columns)
}

fn walk(size: usize) -> Vec<u8> {
    let mut columns = Vec::new();
    for solution in queen_searches::Heap::new(size).into_iter().flatten() {
        columns.extend_from_slice(solution.columns());
    }
    columns
}

fn main() -> Result<()> {
    let arguments: Vec<_> = env::args().skip(1).collect();
    match &arguments[..] {
        [] => compare(),
        [search, size] => {
            let Time { first, warm } = measure(SEARCHES[search.parse::<usize>()?].1, size.parse()?);
            println!("{first} {warm}");
            Ok(())
        }
        _ => Err("this program takes no arguments".into()),
    }
}

const ROUNDS: usize = 9;

/// A search that takes longer than this is measured once.
const PATIENCE: f64 = 1.0;

/// The time for which calls are repeated.
const WARM: Duration = Duration::from_millis(100);

/// The seconds of the first call, and the minimum of further ones.
struct Time {
    first: f64,
    warm: f64,
}

fn measure(search: Search, size: usize) -> Time {
    let seconds = || {
        let start = Instant::now();
        black_box(search(black_box(size)));
        start.elapsed().as_secs_f64()
    };
    let first = seconds();
    let start = Instant::now();
    let mut warm = first;
    while first < PATIENCE && start.elapsed() < WARM {
        warm = warm.min(seconds());
    }
    Time { first, warm }
}

fn compare() -> Result<()> {
    let mut rows = Vec::new();
    println!("{}\n", machine::describe()?);
    println!(
        "profile      n  search                       first call, ratio           warm, ratio"
    );
    for profile in PROFILES {
        let program = build("search", profile)?;
        for n in 8..=14 {
            let times = times(&program, n)?;
            for ((search, _), time) in SEARCHES.iter().zip(&times) {
                let [first, warm] =
                    [time.first, time.warm].map(|time| figures::round(time * 1e6, 1));
                let [first_ratio, warm_ratio] =
                    [time.first / times[0].first, time.warm / times[0].warm]
                        .map(|ratio| figures::round(ratio, 2));
                println!(
                    "{profile:<11} {n:>2}  {search:<22} {first:>13.1} µs {first_ratio:>7.2} \
                     {warm:>13.1} µs {warm_ratio:>7.2}"
                );
                rows.push(Row {
                    profile: profile.to_string(),
                    n,
                    search: (*search).to_string(),
                    first_microseconds: first,
                    warm_microseconds: warm,
                    first_ratio,
                    warm_ratio,
                });
            }
        }
    }
    results::write("search.csv", &rows)
}

fn times(program: &Path, size: usize) -> Result<[Time; SEARCHES.len()]> {
    let mut rounds: [Vec<Time>; SEARCHES.len()] = Default::default();
    for _ in 0..ROUNDS {
        for (search, rounds) in rounds.iter_mut().enumerate() {
            if rounds.iter().all(|time| time.first < PATIENCE) {
                rounds.push(time(program, search, size)?);
            }
        }
    }
    Ok(array::from_fn(|search| Time {
        first: figures::median(rounds[search].iter().map(|time| time.first)),
        warm: rounds[search].iter().map(|time| time.warm).fold(f64::INFINITY, f64::min),
    }))
}

fn time(program: &Path, search: usize, size: usize) -> Result<Time> {
    let output = Command::new(program).args([search, size].map(|n| n.to_string())).output()?;
    let output = String::from_utf8(output.stdout)?;
    let (first, warm) = output.trim().split_once(' ').ok_or("a measurement has failed")?;
    Ok(Time { first: first.parse()?, warm: warm.parse()? })
}

/// Builds this package's program `name` and returns its path.
fn build(name: &str, profile: &str) -> Result<PathBuf> {
    let status = Command::new(env!("CARGO"))
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .args(["build", "--quiet", "--profile", profile, "--bin", name])
        .status()?;
    if !status.success() {
        return Err(format!("{name} cannot be built for {profile}").into());
    }
    let here = env::current_exe()?; // target/…/…
    let target = here.ancestors().nth(2).ok_or("this program is not in a target directory")?;
    Ok(target.join(profile).join(name))
}
