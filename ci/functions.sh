#!/usr/bin/env bash
# Measures every public function in an image of its own, whole programs, and what a game asks:
# `ci/bare-metal.sh ci/functions.sh`. With BLESS=1, rewrites the figures in the pages on firmware instead
# of comparing them.
set -euo pipefail
cd "$(dirname "$0")/../tests/firmware"

M0=thumbv6m-none-eabi
M3=thumbv7m-none-eabi
host=$(rustc -vV | sed -n 's/^host: //p')

for profile in release plain fast checked; do
    cargo build --quiet --locked -p measure --profile $profile --target $M0
done
cargo build --quiet --locked -p measure --release --target $M3
LLD=$(rustc --print sysroot)/lib/rustlib/$host/bin/rust-lld \
    cargo run --quiet --locked -p check -- "$CARGO_TARGET_DIR"
