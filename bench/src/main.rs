//! A run of the benchmarks, one after the other. The last program draws their results.
//!
//! `lookup` needs valgrind and `cargo install gungraun-runner --version 0.20.0`.

use std::fs;
use std::process::Command;

use queen_bench::{Result, machine, results};

const PROGRAMS: [&str; 10] = [
    "size",
    "lookup",
    "search",
    "count",
    "games",
    "compile-time",
    "first-build",
    "edit",
    "prices",
    "pictures",
];

fn main() -> Result<()> {
    fs::write(results::path("machine.txt")?, machine::describe()? + "\n")?;
    for program in PROGRAMS {
        println!("\n==> {program}");
        let status = Command::new(env!("CARGO"))
            .current_dir(env!("CARGO_MANIFEST_DIR"))
            .args(["run", "--quiet", "--release", "--bin", program])
            .status()?;
        if !status.success() {
            return Err(format!("{program} has failed").into());
        }
    }
    Ok(())
}
