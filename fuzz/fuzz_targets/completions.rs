//! Runs `queen_fuzz::completions` under libFuzzer.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| queen_fuzz::completions(data));
