#!/usr/bin/env bash
# Prints what a table costs in firmware, as a table for the README: `ci/bare-metal.sh ci/sizes.sh`.
set -euo pipefail
cd "$(dirname "$0")/../examples/firmware"

M0=thumbv6m-none-eabi
M3=thumbv7m-none-eabi

measured() { # TARGET: bytes of the table, least and most instructions
    timeout 120 cargo run --quiet --locked --release -p measure --bin instructions --target "$1" \
        -- -icount shift=10 2>/dev/null
}

bytes() { # IMAGE SECTION...: how large these are together
    local image=$CARGO_TARGET_DIR/$M0/release/$1; shift
    size -A "$image" | awk -v sections=" $* " 'index(sections, " " $1 " ") { sum += $2 } END { print sum + 0 }'
}

flash() { bytes "$1" .vector_table .text .rodata; }

range() { [ "$1" = "$2" ] && echo "$1" || echo "$1–$2"; }

row() { # N LAYOUT
    local table least most code m0 m3
    export N=$1 LAYOUT=$2
    cargo build --quiet --locked --release -p measure --bin empty --bin lookup --target $M0
    read -r table least most < <(measured $M0)
    m0=$(range "$least" "$most")
    read -r _ least most < <(measured $M3)
    m3=$(range "$least" "$most")
    code=$(($(flash lookup) - $(flash empty) - table))
    [ "$(bytes lookup .data .bss .uninit)" = 0 ] || { echo "n = $N, $LAYOUT: takes RAM" >&2; exit 1; }
    echo "| $N | $LAYOUT | $table | $code | $m0 | $m3 |"
}

echo "| n | layout | bytes of table | bytes of code | instructions on M0 | on M3 |"
echo "|--:|---|--:|--:|--:|--:|"
for layout in plain; do
    for n in 4 5 6 7 8 9 10 11 12; do
        row "$n" "$layout"
    done
done
