//! Every target on its list of inputs.

use queen_fuzz::TARGETS;
use queen_fuzz::seeds::seeds;

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
    assert_eq!(queen_fuzz::seeds::parse(&all.escape_ascii().to_string()), all);
}
