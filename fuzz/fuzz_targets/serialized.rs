//! Runs `queen_fuzz::serialized` under libFuzzer.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| queen_fuzz::serialized(data));
