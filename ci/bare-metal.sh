#!/usr/bin/env bash
# Runs a command with targets for bare metal, emulators and compilers for C at hand:
#
#   ci/bare-metal.sh COMMAND [ARGUMENT...]
#
# Adds what is missing: targets and the source of `core` with rustup and, for root on a Debian, the rest
# with apt-get. Where that fails, names what the command lacks, does not run it and exits with 77.
set -euo pipefail
cd "$(dirname "$0")/.."

SKIPPED=77
TARGETS=(thumbv6m-none-eabi thumbv7m-none-eabi riscv32imc-unknown-none-elf wasm32-unknown-unknown)
# A program of each package.
declare -A PACKAGES=(
    [arm-none-eabi-gcc]=gcc-arm-none-eabi
    [avr-gcc]=gcc-avr
    [mspdebug]=mspdebug
    [node]=nodejs
    [qemu-system-arm]=qemu-system-arm
    [qemu-system-riscv32]=qemu-system-misc
    [simavr]=simavr
)

[ $# -gt 0 ] || { sed -n '2,/^[^#]/s/^# \{0,1\}//p' "$0" >&2; exit 2; }

has() { command -v "$1" >/dev/null; }

missing_targets() {
    local target
    for target in "${TARGETS[@]}"; do
        [ -e "$(rustc --print target-libdir --target "$target")" ] || echo "$target"
    done
    [ -e "$(rustc --print sysroot)/lib/rustlib/src/rust/library/core" ] || echo rust-src
}

missing_programs() {
    local program
    for program in "${!PACKAGES[@]}"; do
        has "$program" || echo "$program"
    done
    # The library of C for AVR has no program.
    [ -e /usr/lib/avr/include/avr/io.h ] || echo avr-libc
}

mapfile -t targets < <(missing_targets)
if [ ${#targets[@]} -gt 0 ] && has rustup; then
    for target in "${targets[@]}"; do
        if [ "$target" = rust-src ]; then rustup component add rust-src; else rustup target add "$target"; fi ||
            echo "rustup has no $target" >&2
    done
fi
mapfile -t programs < <(missing_programs)
if [ ${#programs[@]} -gt 0 ] && has apt-get && [ "$(id -u)" = 0 ]; then
    packages=()
    for program in "${programs[@]}"; do packages+=("${PACKAGES[$program]-$program}"); done
    { apt-get -qq update && apt-get -qq install --yes --no-install-recommends "${packages[@]}"; } >&2 ||
        echo "apt-get failed: ${packages[*]}" >&2
fi

mapfile -t missing < <(missing_targets; missing_programs)
if [ ${#missing[@]} -gt 0 ]; then
    echo "SKIPPED: $*, without ${missing[*]}" >&2
    exit $SKIPPED
fi
# Separate from the target folder of other builds, and without incremental compilation, which serves
# only the next build.
export CARGO_TARGET_DIR=$PWD/target/bare-metal CARGO_INCREMENTAL=0
exec "$@"
