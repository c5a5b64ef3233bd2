//! Every target on its corpus.

use std::fs;
use std::path::Path;

fn run(target: fn(&[u8]), name: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus").join(name);
    let mut inputs = 0;
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        println!("{}", path.display());
        target(&fs::read(path).unwrap());
        inputs += 1;
    }
    assert!(inputs > 0, "{name} has no corpus");
}

#[test]
fn arguments() {
    run(queen_fuzz::arguments, "arguments");
}

#[test]
fn boards() {
    run(queen_fuzz::boards, "boards");
}

#[test]
fn macro_call() {
    run(queen_fuzz::macro_call, "macro_call");
}

#[test]
fn save_file() {
    run(queen_fuzz::save_file, "save_file");
}

#[test]
fn serialized() {
    run(queen_fuzz::serialized, "serialized");
}

#[test]
fn tables() {
    run(queen_fuzz::tables, "tables");
}
