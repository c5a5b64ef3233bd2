//! Runs `queen_fuzz::boards` under libFuzzer.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| queen_fuzz::boards(data));
