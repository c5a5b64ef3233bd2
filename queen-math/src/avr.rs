//! Refusal of AVR devices whose return addresses take three bytes.
//!
//! LLVM takes them for two bytes, so that a function reads its arguments on the stack from the
//! wrong place. The repository's `examples/firmware/avr-report.md` has a program that shows it.

// Only these devices have the instruction EICALL. Some ATxmega have it with two bytes.
#[cfg(target_feature = "eijmpcall")]
compile_error!(
    "the compiler makes wrong code for AVR devices with 3-byte return addresses, such as \
     ATmega2560; use the C of `queens export` there"
);

// Every device has one of these. Older compilers name neither, so EICALL is not named either.
#[cfg(not(any(target_feature = "lpm", target_feature = "tinyencoding")))]
compile_error!(
    "this compiler does not tell which instructions an AVR device has; use a nightly of 2026 or \
     later"
);
