#!/usr/bin/env bash
# Measures every public function in an image of its own: `ci/bare-metal.sh ci/functions.sh`. With
# BLESS=1, rewrites the figures in the documentation instead of comparing them.
set -euo pipefail
cd "$(dirname "$0")/.."

M0=thumbv6m-none-eabi
M3=thumbv7m-none-eabi
HOST=$("${RUSTC:-rustc}" -vV | sed -n 's/^host: //p')

say() { printf '\n==> %s\n' "$*"; }
in_firmware() { (cd examples/firmware && "$@"); }

say "each public function alone: no panic, no formatting, no RAM; bytes of code and of stack"
for profile in release plain fast checked; do
    in_firmware cargo build --quiet --locked -p measure --profile $profile --target $M0
done
in_firmware cargo build --quiet --locked -p measure --release --target $M3
api() { # PACKAGE [OPTION...]: the public API as JSON, which stable compilers write only with RUSTC_BOOTSTRAP
    RUSTC_BOOTSTRAP=1 CARGO_TARGET_DIR=$CARGO_TARGET_DIR/api cargo rustdoc --quiet --locked --lib \
        -p "$@" -- -Zunstable-options --output-format json
}
api queen-math
api queen-runtime --no-default-features --features embedded-graphics
LLD=$("${RUSTC:-rustc}" --print sysroot)/lib/rustlib/$HOST/bin/rust-lld \
    in_firmware cargo run --quiet --locked -p check -- "$CARGO_TARGET_DIR" "$CARGO_TARGET_DIR/api/doc"
