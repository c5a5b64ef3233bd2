//! Runs `queen_fuzz::arguments` under libFuzzer.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| queen_fuzz::arguments(data));
