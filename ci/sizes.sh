#!/usr/bin/env bash
# Prints, for the documentation, what tables and look-ups cost: `ci/bare-metal.sh ci/sizes.sh`.
set -euo pipefail
cd "$(dirname "$0")/../examples/firmware"

M0=thumbv6m-none-eabi
M3=thumbv7m-none-eabi
IMAGES=$CARGO_TARGET_DIR/$M0/release

bytes() { # IMAGE SECTION...: how large these are together
    local image=$IMAGES/$1; shift
    size -A "$image" | awk -v sections=" $* " 'index(sections, " " $1 " ") { sum += $2 } END { print sum + 0 }'
}

memcpy() { # IMAGE: how large memcpy is, which nearly all firmware has
    local sum=0 size
    for size in $(nm --print-size "$IMAGES/$1" | awk '/memcpy/ && !seen[$1]++ { print $2 }'); do
        sum=$((sum + 16#$size))
    done
    echo $sum
}

flash() { echo $(($(bytes "$1" .vector_table .text .rodata) - $(memcpy "$1"))); }

run() { # TARGET: prints the bytes of the table, the least instructions and the most
    timeout 120 cargo run --quiet --locked --release -p measure --bin instructions --target "$1" \
        -- -icount shift=10 2> >(grep -v "^Timer with period zero" >&2)
}

cells() { # N LAYOUT
    export N=$1 LAYOUT=$2
    local table m0 m0_most m3 m3_most
    cargo build --quiet --locked --release -p measure --bin empty --bin lookup --target $M0
    [ "$(bytes lookup .data .bss .uninit)" = 0 ] || { echo "a look-up takes RAM" >&2; exit 1; }
    read -r table m0 m0_most < <(run $M0)
    read -r _ m3 m3_most < <(run $M3)
    [ "$LAYOUT" = ranked ] || [ "$m0 $m3" = "$m0_most $m3_most" ] ||
        { echo "n = $N: not every look-up takes the same instructions" >&2; exit 1; }
    [ "$m0" = "$m0_most" ] || m0+=–$m0_most
    [ "$m3" = "$m3_most" ] || m3+=–$m3_most
    echo " $table | $(($(flash lookup) - $(flash empty) - table)) | $m0 | $m3 |"
}

echo "| n | table | code | M0 | M3 | ranked table | code | M0 | M3 |"
echo "|--:|--:|--:|--:|--:|--:|--:|--:|--:|"
for n in 4 5 6 7 8 9 10 11 12; do
    plain=$(cells $n plain)
    ranked=$(cells $n ranked)
    echo "| $n |$plain$ranked"
done | sed -E ':again; s/([0-9])([0-9]{3})\b/\1,\2/; t again'
echo
echo "Bytes in flash and instructions a look-up; 0 bytes of RAM beside the stack."
echo "Of $("${RUSTC:-rustc}" -V | cut -d ' ' -f 1,2), \`opt-level = \"s\"\` and \`lto = true\`; without the $(memcpy lookup) bytes of"
echo "\`memcpy\`, which most look-ups call and nearly all firmware has."
