//! Compares the public interface of each library with the text that is kept of it; with `BLESS=1`,
//! writes the text. Each item of the interface has to have an example.
//!
//! Rustdoc describes a crate as JSON if it takes itself to be a nightly one.

mod examples;

use std::env;
use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use public_api::{Builder, PublicApi};

const LIBRARIES: [&str; 4] = ["queen-math", "queen-enumerate", "queen-macros", "queen-runtime"];

fn main() -> Result<ExitCode, Box<dyn Error>> {
    let root = env::args_os().nth(1).ok_or("expected the folder of the workspace")?;
    let (mut is_kept, mut is_shown) = (true, true);
    for library in LIBRARIES {
        let json = describe(root.as_ref(), library)?;
        let api = public_api(&json)?;
        for item in examples::missing(&json, &api)? {
            println!("{library}: no example: {item}");
            is_shown = false;
        }
        let api = api.to_string();
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(library).with_extension("txt");
        if env::var_os("BLESS").is_some() {
            fs::write(path, api)?;
        } else {
            is_kept &= report(library, &fs::read_to_string(path)?, &api);
        }
    }
    if !is_kept {
        println!("If that is meant, write it with `BLESS=1 ci/api`.");
    }
    Ok(if is_kept && is_shown { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Documents a library with all features as JSON, and returns the file.
fn describe(root: &Path, library: &str) -> Result<PathBuf, Box<dyn Error>> {
    let target = root.join("target").join("api");
    let status = Command::new(env!("CARGO"))
        .current_dir(root)
        .env("RUSTC_BOOTSTRAP", "1")
        .args([
            "rustdoc",
            "--quiet",
            "--lib",
            "--all-features",
            "--package",
            library,
            "--target-dir",
        ])
        .arg(&target)
        .args(["--", "-Zunstable-options", "--output-format=json", "--cap-lints=allow"])
        .status()?;
    if !status.success() {
        return Err(format!("{library} has no documentation").into());
    }
    Ok(target.join("doc").join(library.replace('-', "_")).with_extension("json"))
}

/// The public interface of a library, without what derives and the compiler implement.
fn public_api(json: &Path) -> Result<PublicApi, Box<dyn Error>> {
    Ok(Builder::from_rustdoc_json(json)
        .omit_blanket_impls(true)
        .omit_auto_trait_impls(true)
        .build()?)
}

/// Prints the lines that only one of the two has, and returns whether there are none.
fn report(library: &str, kept: &str, now: &str) -> bool {
    for line in kept.lines().filter(|line| !now.lines().any(|other| other == *line)) {
        println!("{library}: removed: {line}");
    }
    for line in now.lines().filter(|line| !kept.lines().any(|other| other == *line)) {
        println!("{library}: added: {line}");
    }
    kept == now
}
