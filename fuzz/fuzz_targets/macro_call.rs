//! Runs `queen_fuzz::macro_call` under libFuzzer.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| queen_fuzz::macro_call(data));
