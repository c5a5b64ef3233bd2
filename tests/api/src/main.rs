//! Public interfaces of the libraries against the text that is kept of them.
//!
//! With `BLESS=1` in the environment, writes the text.

use std::env;
use std::fs;
use std::path::Path;
use std::process::ExitCode;

use api::{Interface, Result};

mod traits;

const LIBRARIES: [&str; 8] = [
    "queen-challenge",
    "queen-count",
    "queen-enumerate",
    "queen-macros",
    "queen-math",
    "queen-runtime",
    "queen-searches",
    "queen-system",
];

fn main() -> Result<ExitCode> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let (mut is_kept, mut has_traits) = (true, true);
    for library in LIBRARIES {
        let interface = Interface::of(&root, library)?;
        for sentence in traits::missing(&interface) {
            println!("{library}: {sentence}");
            has_traits = false;
        }
        let items = interface.items.to_string();
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(library).with_extension("txt");
        if env::var_os("BLESS").is_some() {
            fs::write(path, items)?;
        } else {
            is_kept &= report(library, &fs::read_to_string(path).unwrap_or_default(), &items);
        }
    }
    if !is_kept {
        println!(
            "If that is meant, write it with \
             `BLESS=1 cargo run --manifest-path tests/api/Cargo.toml`."
        );
    }
    Ok(if is_kept && has_traits { ExitCode::SUCCESS } else { ExitCode::FAILURE })
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
