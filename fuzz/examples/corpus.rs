//! Copies of inputs between the lists in `seeds/` and the folders of files that cargo-fuzz reads:
//! `write` from all lists to `corpus/`, `read` from `corpus/TARGET` to its list.
//!
//! ```text
//! cargo run --no-default-features --example corpus -- write
//! cargo run --no-default-features --example corpus -- read TARGET
//! ```

use std::collections::BTreeSet;
use std::path::Path;
use std::{env, fs};

use queen_fuzz::{list, seeds, targets};

fn main() {
    let arguments: Vec<_> = env::args().skip(1).collect();
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus");
    match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["write"] => targets().iter().for_each(|target| write(&corpus, target)),
        ["read", target] => read(&corpus, target),
        _ => panic!("write, or read TARGET"),
    }
}

fn write(corpus: &Path, target: &str) {
    let folder = corpus.join(target);
    fs::create_dir_all(&folder).expect("a folder");
    for (index, seed) in seeds(target).iter().enumerate() {
        fs::write(folder.join(format!("seed-{index:03}")), seed).expect("a file");
    }
}

/// Shorter inputs come first.
fn read(corpus: &Path, target: &str) {
    let files = fs::read_dir(corpus.join(target)).expect("a folder of inputs");
    let inputs: BTreeSet<(usize, Vec<u8>)> = files
        .map(|entry| fs::read(entry.expect("an entry").path()).expect("a file"))
        .map(|input| (input.len(), input))
        .collect();
    let lines: Vec<_> = inputs.iter().map(|(_, input)| input.escape_ascii().to_string()).collect();
    fs::write(list(target), lines.join("\n") + "\n").expect("a list");
}
