//! Build time of a crate that holds a table, for several ways to create it.
//!
//! A *clean* build compiles the crate from scratch; a *rebuild* follows a touch of its source, so
//! the compiler can reuse its incremental state. In both, the dependencies have been compiled
//! before; they do not depend on the size, and `first-build` measures them. The ways take turns.
//! Given sizes as arguments, the program measures these once and writes no results.

mod way;

use std::env;

use queen_bench::rows::{Build, Kind};
use queen_bench::scratch::{Cost, Files, Scratch};
use queen_bench::{Result, figures, machine, results};

const ROUNDS: usize = 5;

/// A way with a slower build is not measured again, at this size or a larger one.
const PATIENCE_SECONDS: f64 = 10.0;

fn main() -> Result<()> {
    let sizes = env::args().skip(1).map(|size| size.parse()).collect::<Result<Vec<_>, _>>()?;
    if !sizes.is_empty() {
        return tables(sizes, 1).map(drop);
    }
    println!("{}\n", machine::describe()?);
    results::write("compile-time.csv", &tables(8..=14, ROUNDS)?)
}

fn tables(sizes: impl IntoIterator<Item = usize>, rounds: usize) -> Result<Vec<Build>> {
    let mut ways = way::ALL.to_vec();
    let mut builds = Vec::new();
    for n in sizes {
        let files: Vec<_> = ways.iter().map(|way| (way.files)(n)).collect();
        let costs = take_turns(&files, rounds)?;
        for (way, costs) in ways.iter().zip(&costs) {
            for (build, costs) in [(Kind::Clean, &costs.clean), (Kind::Rebuild, &costs.rebuild)] {
                let (rounds, seconds, least_seconds, mib) = summary(costs);
                let way = way.name.to_string();
                println!("{n:>2}  {way:<28} {build:?} {seconds:8.3} s {mib:6.0} MiB");
                builds.push(Build { way, n, build, rounds, seconds, least_seconds, mib });
            }
        }
        let bearable = ways.into_iter().zip(costs).filter(|(_, costs)| costs.are_bearable());
        ways = bearable.map(|(way, _)| way).collect();
    }
    Ok(builds)
}

/// The costs of one way: a build of each kind per round.
#[derive(Default)]
struct Costs {
    clean: Vec<Cost>,
    rebuild: Vec<Cost>,
}

impl Costs {
    fn are_bearable(&self) -> bool {
        self.clean.iter().all(|cost| cost.seconds <= PATIENCE_SECONDS)
    }
}

/// Builds each of the crates in each round, unless it took too long before.
fn take_turns(files: &[Files], rounds: usize) -> Result<Vec<Costs>> {
    let crates = files.iter().map(Scratch::new).collect::<Result<Vec<_>>>()?;
    for scratch in &crates {
        scratch.build()?;
    }
    let mut costs: Vec<_> = crates.iter().map(|_| Costs::default()).collect();
    for _ in 0..rounds {
        for (scratch, costs) in crates.iter().zip(&mut costs) {
            if costs.are_bearable() {
                costs.clean.push(scratch.clean_build()?);
                costs.rebuild.push(scratch.rebuild()?);
            }
        }
    }
    Ok(costs)
}

/// The number of builds, the median and the minimum of their seconds, and the median of their
/// memory.
fn summary(costs: &[Cost]) -> (usize, f64, f64, f64) {
    let seconds = || costs.iter().map(|cost| cost.seconds);
    let least = seconds().fold(f64::INFINITY, f64::min);
    let mib = figures::median(costs.iter().map(|cost| cost.mib.into()));
    let [median, least] =
        [figures::median(seconds()), least].map(|figure| figures::round(figure, 3));
    (costs.len(), median, least, mib)
}
