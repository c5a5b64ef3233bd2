#!/usr/bin/env bash
# All that has to hold in firmware: `ci/bare-metal.sh ci/firmware.sh`. With BLESS=1 the sizes in the
# documentation are written anew instead of compared.
set -euo pipefail
cd "$(dirname "$0")/.."

TARGETS=(thumbv6m-none-eabi thumbv7em-none-eabi riscv32imc-unknown-none-elf wasm32-unknown-unknown)
BOARDS=(thumbv6m-none-eabi thumbv7m-none-eabi thumbv7em-none-eabi)
IMAGES=$CARGO_TARGET_DIR/thumbv6m-none-eabi

say() { printf '\n==> %s\n' "$*"; }
fail() { echo "$*" >&2; exit 1; }

must_fail() { # MESSAGE COMMAND...
    local message=$1 output; shift
    if output=$("$@" 2>&1); then fail "this went well, and should not: $*"; fi
    grep -q "$message" <<<"$output" || fail "$output"
}

in_firmware() { (cd examples/firmware && "$@"); }
measure() { in_firmware cargo build --quiet --locked -p measure --target thumbv6m-none-eabi "$@"; }

say "each feature alone, all, and none: builds for the host and for ${TARGETS[*]}"
features_of() { sed -n '/^\[features\]/,/^\[[^f]/s/^\([a-z-]*\) = .*/\1/p' "$1/Cargo.toml"; }
features=$(features_of queen-runtime)
for set in '' $features "${features//$'\n'/ }"; do
    echo "features: $set"
    cargo build --quiet --locked -p queen-runtime --no-default-features --features "$set" \
        --target "$("${RUSTC:-rustc}" -vV | sed -n 's/^host: //p')" "${TARGETS[@]/#/--target=}"
done

say "a crate of 2018, for which cargo would give the runtime what features the macro asks for"
cargo build --quiet --locked --manifest-path tests/resolver-1/Cargo.toml --target thumbv6m-none-eabi

say "nothing brings in std or alloc"
for feature in $features; do
    [[ $feature = default || $feature = macros ]] ||
        grep -q "\"queen-runtime/$feature\"" examples/firmware/measure/Cargo.toml ||
        fail "the feature $feature is not in those that examples/firmware/measure calls all"
done
measure --release --bin quiet --features all
must_fail "no global memory allocator" measure --release --bin quiet --features alloc
must_fail "can't find crate for .std" measure --release --bin quiet --features std

loud_symbols() { nm --demangle "$1" | grep -E 'core::(panicking|fmt)'; }
tables() { nm --demangle "$1" | grep -c 'PUZZLE::TABLE' || true; }

for table in '8 plain' '12 plain' '8 ranked' '12 ranked'; do
    for profile in release plain; do
        read -r N LAYOUT <<<"$table"
        export N LAYOUT
        say "n = $N, $LAYOUT, profile $profile: no panic, no formatting, one table if used"
        measure --profile $profile --bin empty --bin quiet --bin loud
        images=$IMAGES/$profile
        ! loud_symbols "$images/quiet" || fail "these are in an image that only looks up"
        for module in panicking fmt; do
            loud_symbols "$images/loud" | grep -q "core::$module" ||
                fail "the check would not have found core::$module"
        done
        [ "$(tables "$images/empty")" = 0 ] || fail "a table is linked that nothing uses"
        [ "$(tables "$images/quiet")" = 1 ] || fail "a table is stored twice"
    done
done
unset N LAYOUT

say "the puzzles on three boards and in node, against the host"
digest=$(in_firmware cargo run --quiet --locked -p puzzles)
check() { # PACKAGE TARGET: keeps what it prints in `output`
    output=$(in_firmware timeout 120 cargo run --quiet --locked --release -p "$1" --target "$2") ||
        fail "$output"
    grep -qx "$digest" <<<"$output" || fail "$2: not the host's $digest: $output"
    echo "$2: $digest"
    size -A "$CARGO_TARGET_DIR/$2/release/$1" 2>/dev/null | grep -E '^\.(text|rodata|ext_flash|data|bss) ' || true
}
in_readme() { [[ $(<examples/firmware/README.md) == *$'\n'"$1"$'\n'* ]] || fail "not in its README: $1"; }
for target in "${BOARDS[@]}"; do
    check board "$target"
    in_readme "$output"
done
check wasm wasm32-unknown-unknown

say "a log of defmt, decoded"
log=$(in_firmware cargo run --quiet --locked --release -p board --bin log --target thumbv6m-none-eabi |
    in_firmware cargo run --quiet --locked -p decode -- "$IMAGES/release/log")
echo "$log"
in_readme "$log"

say "sizes"
sizes=$(ci/sizes.sh)
echo "$sizes"
for page in README.md examples/firmware/README.md queen-runtime/docs/firmware.md; do
    old=$(sed -n '/^<!-- sizes -->$/,/^<!-- end of sizes -->$/p' $page)
    [ -n "$old" ] || fail "$page: no sizes in it"
    new=$(printf '<!-- sizes -->\n%s\n<!-- end of sizes -->' "$sizes")
    if [ -n "${BLESS:-}" ]; then
        SIZES=$new perl -0pi -e 's/<!-- sizes -->.*<!-- end of sizes -->/$ENV{SIZES}/s' $page
    elif [ "$(grep -o 'rustc [0-9.]*' <<<"$old")" != "$(grep -o 'rustc [0-9.]*' <<<"$sizes")" ]; then
        echo "NOT COMPARED with $page, whose sizes are of another compiler" >&2
    else
        diff <(echo "$old") <(echo "$new") || fail "$page: stale; BLESS=1 writes it anew"
    fi
done
