//! Runs `queen_fuzz::tables` under libFuzzer.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| queen_fuzz::tables(data));
