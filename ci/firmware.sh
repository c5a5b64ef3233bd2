#!/usr/bin/env bash
# Checks for firmware: `ci/bare-metal.sh ci/firmware.sh`.
set -euo pipefail
cd "$(dirname "$0")/.."

M0=thumbv6m-none-eabi
M3=thumbv7m-none-eabi
BOARDS=($M0 $M3 riscv32imc-unknown-none-elf)

say() { printf '\n==> %s\n' "$*"; }
fail() { echo "$*" >&2; exit 1; }
in_example() { (cd examples/firmware && "$@"); }
in_tests() { (cd tests/firmware && "$@"); }
features_of() { sed -n '/^\[features\]/,/^\[[^f]/s/^\([a-z-]*\) = .*/\1/p' "$1/Cargo.toml"; }

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
measure() { in_tests cargo check --quiet --locked -p measure --target $M0 "$@"; }
measure --features all
must_fail "no global memory allocator|can't find crate for .alloc" measure --features alloc
must_fail "can't find crate for .std" measure --features std

say "a crate of edition 2018, where cargo unifies the features of the runtime and the macro"
cargo check --quiet --locked --manifest-path tests/resolver-1/Cargo.toml --target $M0

say "microcontrollers of 8 and of 16 bits, whose core is built from source"
for_target() { # TARGET COMMAND [OPTION...]: stable compilers build core only with RUSTC_BOOTSTRAP
    local target=$1 command=$2; shift 2
    RUSTC_BOOTSTRAP=1 CARGO_TARGET_AVR_NONE_RUSTFLAGS=-Ctarget-cpu=atmega328p \
        cargo "$command" --quiet --release --target "$target" -Zbuild-std=core "$@"
}
expected=$(in_tests cargo run --quiet --locked -p digest --example host)
digests() { # TARGET EMULATOR...: of what it prints, around which emulators put words and colours of their own
    local target=$1 output; shift
    output=$(timeout 60 "$@" 2>&1 </dev/null | grep -Eo '(plain|ranked) [0-9a-f]{8}') || true
    [ "$output" = "$expected" ] || fail "$target: not the host's $expected: $output"
    echo "$target:" $output
}
in_tests for_target avr-none build --locked -p digest --bin avr
avr-size "$CARGO_TARGET_DIR/avr-none/release/avr.elf"
digests avr-none simavr -m atmega328p -f 16000000 "$CARGO_TARGET_DIR/avr-none/release/avr.elf"

for_target msp430-none-elf build --locked -p queen-runtime -p queen-challenge
# With more optimization, a search in the layout `ranked` does not end.
lld=$(rustc --print target-libdir)/../bin/gcc-ld/ld.lld
CARGO_PROFILE_RELEASE_OPT_LEVEL=1 CARGO_TARGET_MSP430_NONE_ELF_RUSTFLAGS="-Clinker=$lld -Clinker-flavor=ld \
    -Clink-arg=--gc-sections -Clink-arg=-T$PWD/tests/firmware/digest/msp430.ld" \
    in_tests for_target msp430-none-elf build --locked -p digest --bin msp430 \
    -Zbuild-std-features=compiler-builtins-mem
digests msp430-none-elf mspdebug sim "simio add console console" "simio config console base 0xff" \
    "prog $CARGO_TARGET_DIR/msp430-none-elf/release/msp430" "setbreak end" run

say "the puzzles on three boards and in node, against the host"
digest=$(in_example cargo run --quiet --locked -p puzzles)
run() { # PACKAGE TARGET: keeps what it prints in `output`
    in_example cargo build --quiet --locked --release -p "$1" --target "$2"
    output=$(in_example timeout 300 cargo run --quiet --locked --release -p "$1" --target "$2") ||
        fail "$2: ended with $?: $output"
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
log=$(in_example cargo run --quiet --locked --release -p board --bin log --target $M0 |
    in_example cargo run --quiet --locked -p decode -- "$CARGO_TARGET_DIR/$M0/release/log")
echo "$log"
in_readme "$log"

say "all of n = 16 by number"
answers=$(printf '1\n7386256\n14772512\n14772513\n' |
    in_example timeout 300 cargo run --quiet --locked --release -p board --bin sixteen --target $M0) ||
    fail "ended with $?: $answers"
echo "$answers"
in_readme "$answers"

say "an image for a board of one's own"
in_example cargo build --quiet --locked --release -p pico --target $M0

say "tables in C on a board, against Rust"
# The program that writes them is for this machine.
env -u CARGO_TARGET_DIR cargo test --quiet --locked -p queens --test export \
    microbit -- --ignored
