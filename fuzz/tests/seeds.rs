//! Every target on its list of inputs.
//!
//! The targets are compiled as modules of this test, which needs no libFuzzer then.
#![cfg(not(feature = "libfuzzer"))]

use queen_fuzz::seeds;

#[path = "../fuzz_targets/arguments.rs"]
mod arguments;
#[path = "../fuzz_targets/boards.rs"]
mod boards;
#[path = "../fuzz_targets/completions.rs"]
mod completions;
#[path = "../fuzz_targets/macro_call.rs"]
mod macro_call;
#[path = "../fuzz_targets/save_file.rs"]
mod save_file;
#[path = "../fuzz_targets/serialized.rs"]
mod serialized;
#[path = "../fuzz_targets/tables.rs"]
mod tables;

/// A function of bytes that panics if a promise is broken.
type Target = fn(&[u8]);

/// Every target with its name.
const TARGETS: [(&str, Target); 7] = [
    ("arguments", arguments::arguments),
    ("boards", boards::boards),
    ("completions", completions::completions),
    ("macro_call", macro_call::macro_call),
    ("save_file", save_file::save_file),
    ("serialized", serialized::serialized),
    ("tables", tables::tables),
];

#[test]
fn every_list_has_its_target() {
    assert_eq!(queen_fuzz::targets(), TARGETS.map(|(name, _)| name));
}

#[test]
fn every_target_accepts_its_seeds() {
    for (name, target) in TARGETS {
        let seeds = seeds(name);
        assert!(seeds.len() >= 10, "{name} has {} seeds", seeds.len());
        for seed in seeds {
            println!("{name}: {}", seed.escape_ascii());
            target(&seed);
        }
    }
}

#[test]
fn seeds_are_read_as_they_are_written() {
    let all: Vec<u8> = (0..=255).collect();
    assert_eq!(queen_fuzz::input(&all.escape_ascii().to_string()), all);
}
