#!/usr/bin/env bash
# Checks for firmware: `ci/bare-metal.sh ci/firmware.sh`.
set -euo pipefail
cd "$(dirname "$0")/.."

M0=thumbv6m-none-eabi
M3=thumbv7m-none-eabi
BOARDS=($M0 $M3 riscv32imc-unknown-none-elf)

say() { printf '\n==> %s\n' "$*"; }
fail() { echo "$*" >&2; exit 1; }
in_firmware() { (cd examples/firmware && "$@"); }
features_of() { sed -n '/^\[features\]/,/^\[[^f]/s/^\([a-z-]*\) = .*/\1/p' "$1/Cargo.toml"; }
has_core() { [ -e "$("${RUSTC:-rustc}" --print target-libdir --target "$1")" ]; }

must_fail() { # PATTERN COMMAND...
    local pattern=$1 output; shift
    if output=$("$@" 2>&1); then fail "this should have failed: $*"; fi
    grep -Eq "$pattern" <<<"$output" || fail "$output"
}

say "each feature alone, all, and none, without std or alloc"
check() { # PACKAGE FEATURES
    echo "$1: $2"
    cargo check --quiet --locked -p "$1" --no-default-features --features "$2" --target $M0
}
features=$(features_of queen-runtime)
for set in '' $features "${features//$'\n'/ }"; do check queen-runtime "$set"; done

features=$(features_of queen-math)
for set in '' $features; do check queen-math "$set"; done
cargo check --quiet --locked -p queen-math --target $M0 # its default features, if it has any
measure() { in_firmware cargo check --quiet --locked -p measure --target $M0 "$@"; }
measure --features all
must_fail "no global memory allocator|can't find crate for .alloc" measure --features alloc
must_fail "can't find crate for .std" measure --features std

say "a crate of edition 2018, where cargo unifies the features of the runtime and the macro"
cargo check --quiet --locked --manifest-path tests/resolver-1/Cargo.toml --target $M0

say "microcontrollers of 8 and of 16 bits"
for target in avr-none msp430-none-elf; do
    if has_core $target; then
        CARGO_TARGET_AVR_NONE_RUSTFLAGS=-Ctarget-cpu=atmega328p \
            cargo build --quiet --release --locked -p queen-runtime --target $target
        echo "$target: builds"
    else
        echo "$target: NOT BUILT, since this compiler has no core for it" >&2
    fi
done

say "the puzzles on three boards and in node, against the host"
digest=$(in_firmware cargo run --quiet --locked -p puzzles)
run() { # PACKAGE TARGET: keeps what it prints in `output`
    output=$(in_firmware timeout 300 cargo run --quiet --locked --release -p "$1" --target "$2") ||
        fail "$output"
    grep -qx "$digest" <<<"$output" || fail "$2: not the host's $digest: $output"
    echo "$2: $digest"
}
in_readme() { [[ $(<examples/firmware/README.md) == *$'\n'"$1"$'\n'* ]] || fail "not in its README: $1"; }
for target in "${BOARDS[@]}"; do
    run board "$target"
    in_readme "$output"
done
run wasm wasm32-unknown-unknown

say "a log of defmt, decoded"
log=$(in_firmware cargo run --quiet --locked --release -p board --bin log --target $M0 |
    in_firmware cargo run --quiet --locked -p decode -- "$CARGO_TARGET_DIR/$M0/release/log")
echo "$log"
in_readme "$log"

say "tables in C on a board, against Rust"
# The program that writes them is for this machine.
env -u RUSTC -u RUSTDOC -u CARGO_TARGET_DIR cargo test --quiet --locked -p queens --test export \
    microbit -- --ignored
