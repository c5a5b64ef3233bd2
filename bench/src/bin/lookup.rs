//! Costs of look-ups, which the two benchmarks of this package measure: one time, the other
//! instructions.
//!
//! Instructions are counted by valgrind, with `cargo install gungraun-runner --version 0.20.0`.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use queen_bench::rows::Use;
use queen_bench::{Result, figures, results};
use serde_json::Value;

fn main() -> Result<()> {
    let folder = tempfile::tempdir()?;
    benchmark("lookup", &["--quiet"], folder.path())?;
    let counts = benchmark("instructions", &["--output-format=json"], folder.path())?;
    let rows = counts.lines().map(|line| row(line, folder.path())).collect::<Result<Vec<_>>>()?;
    println!("operation  n  table         time, ns  instructions");
    for Use { operation, n, table, nanoseconds, instructions } in &rows {
        println!("{operation:<8} {n:>3}  {table:<8} {nanoseconds:>13.2} {instructions:>13.1}");
    }
    results::write("lookup.csv", &rows)
}

/// Runs a benchmark, which leaves files in `folder`, and returns its output.
fn benchmark(name: &str, arguments: &[&str], folder: &Path) -> Result<String> {
    let cargo = Command::new(env!("CARGO"))
        .args(["bench", "--quiet", "--bench", name, "--"])
        .args(arguments)
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .env("CRITERION_HOME", folder)
        .env("GUNGRAUN_HOME", folder)
        .stderr(Stdio::inherit())
        .output()?;
    if !cargo.status.success() {
        return Err(format!("the benchmark {name} has failed").into());
    }
    Ok(String::from_utf8(cargo.stdout)?)
}

/// Combines one line of counts with the time of the same use.
fn row(line: &str, folder: &Path) -> Result<Use> {
    let counted: Value = serde_json::from_str(line)?;
    let id = counted["id"].as_str().ok_or("a count without a name")?;
    let [table, n, operation] = id.rsplitn(3, '_').collect::<Vec<_>>()[..] else {
        return Err(format!("{id} is not operation_n_table").into());
    };
    let measured = |file: &str| -> Result<Value> {
        let path = folder.join(operation).join(table).join(n).join("new").join(file);
        Ok(serde_json::from_str(&fs::read_to_string(path)?)?)
    };
    let number = |value: &Value| value.as_f64().ok_or(format!("{id} lacks a figure"));
    let solutions = number(&measured("benchmark.json")?["throughput"]["Elements"])?;
    let nanoseconds = number(&measured("estimates.json")?["median"]["point_estimate"])?;
    let instructions =
        number(&counted["profiles"][0]["data"]["total"]["metrics"]["Ir"]["values"]["new"])?;
    Ok(Use {
        operation: operation.to_string(),
        n: n.parse()?,
        table: table.to_string(),
        nanoseconds: figures::round(nanoseconds / solutions, 2),
        instructions: figures::round(instructions / solutions, 1),
    })
}
