#!/usr/bin/env bash
# Measures every public function in an image of its own, whole programs, and what a game asks:
# `ci/bare-metal.sh ci/functions.sh`. With BLESS=1, rewrites the figures in the pages on firmware instead
# of comparing them.
set -euo pipefail
cd "$(dirname "$0")/../tests/firmware"

M0=thumbv6m-none-eabi
M3=thumbv7m-none-eabi
host=$(rustc -vV | sed -n 's/^host: //p')

# Names in the code follow from the path of the sources, and from names what is inlined across codegen units: so the
# figures are those of one path.
SOURCES=/tmp/queens-sources
mkdir "$SOURCES" # fails while another one builds there
trap 'rm -rf "$SOURCES"' EXIT
(cd ../.. && git ls-files -z | xargs -0 cp --parents --target-directory "$SOURCES")

measure() { (cd "$SOURCES/tests/firmware" && cargo build --quiet --locked -p measure "$@"); }
for profile in release plain fast checked; do
    measure --profile $profile --target $M0
done
measure --release --target $M3
LLD=$(rustc --print sysroot)/lib/rustlib/$host/bin/rust-lld \
    cargo run --quiet --locked -p check -- "$CARGO_TARGET_DIR"
