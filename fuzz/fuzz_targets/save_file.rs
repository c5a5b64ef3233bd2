//! Runs `queen_fuzz::save_file` under libFuzzer.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| queen_fuzz::save_file(data));
