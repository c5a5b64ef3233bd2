#!/usr/bin/env bash
# Runs a command with compilers for bare metal and emulators at hand:
#
#   ci/bare-metal.sh COMMAND [ARGUMENT...]
#
# If rustup has the targets (rustup target add thumbv6m-none-eabi ...) and the emulators
# (qemu-system-arm, qemu-system-riscv32) and the C compiler (arm-none-eabi-gcc) are installed, this
# simply runs the command. Otherwise it unpacks the missing programs from Debian's packages in the
# cache folder QUEEN_BARE_METAL (default: ~/.cache/queen-bare-metal): the compiler of the package
# rustc-web, with `core` built once for each target, the emulators, and the C compiler. Nothing is
# installed on the machine, and only the command sees the folder, which can be deleted at any time.
#
# If neither is possible, this fails or, with QUEEN_SKIP_BARE_METAL=1, skips the command with a
# message.
set -euo pipefail

TARGETS=(thumbv6m-none-eabi thumbv7m-none-eabi riscv32imc-unknown-none-elf wasm32-unknown-unknown)
# Rustup has no `core` for these, so they are built only with Debian's compiler.
BUILT_TARGETS=(avr-none msp430-none-elf)
ROOT=$(cd "$(dirname "$0")/.." && pwd)
CACHE=${QUEEN_BARE_METAL:-${XDG_CACHE_HOME:-$HOME/.cache}/queen-bare-metal}

has_targets() {
    local target
    for target in "${TARGETS[@]}"; do
        [ -e "$(rustc --print target-libdir --target "$target")" ] || return 1
    done
}

has() { command -v "$1" >/dev/null; }

# apt with its own package lists and downloads. It only reads the list of installed packages.
apt() {
    local command=$1; shift
    "apt-$command" -qq -o APT::Sandbox::User=root -o Dir::State="$CACHE/apt" \
        -o Dir::State::status=/var/lib/dpkg/status -o Dir::Cache="$CACHE/apt" "$@"
}

update_lists() {
    mkdir -p "$CACHE/apt/lists/partial" "$CACHE/apt/archives/partial"
    apt get update
}

dependency() { # PACKAGE PREFIX: the dependency whose name has this prefix
    apt cache depends "$1" | awk -v prefix="$2" '$1 == "Depends:" && index($2, prefix) == 1 { print $2; exit }'
}

# The packages that apt would install: the package itself and its missing dependencies.
closure() {
    apt get install --simulate --no-install-recommends "$1" | awk '$1 == "Inst" { print $2 }'
}

# Files that are not needed.
UNUSED=('./usr/share/[a-p]*' './usr/share/[r-z]*' './usr/src/*/[!l]*' ./usr/src/*/llvm-project
    './usr/bin/qemu-system-[!ar]*' './usr/bin/qemu-system-a[!r]*' './usr/bin/qemu-system-riscv64'
    './usr/bin/*-lto-dump' './usr/lib/gcc/arm-none-eabi/*/'{arm,plugin,cc1plus,lto1,'thumb/v[!6]*'})

unpack() { # FOLDER PACKAGE...: unpacks all of them, or creates no folder if one fails
    local folder=$1 parts=$1.part archive; shift
    echo "unpacking $*" >&2
    mkdir -p "$parts/archives"
    (cd "$parts/archives" && apt get download "$@")
    for archive in "$parts"/archives/*.deb; do
        dpkg-deb --fsys-tarfile "$archive" |
            tar -x -C "$parts" --no-wildcards-match-slash "${UNUSED[@]/#/--exclude=}"
        rm "$archive"
    done
    rmdir "$parts/archives"
    mv "$parts" "$folder"
}

wrap() { # FOLDER PROGRAM [OPTION...]: a script that runs the unpacked program with the unpacked libraries
    local folder=$1 program=$2 libraries; shift 2
    libraries=$(printf '%s:' "$folder"/usr/lib/*-linux-gnu "$folder"/lib/*-linux-gnu)
    cat >"$folder/wrapper.part" <<WRAPPER
#!/bin/sh
LD_LIBRARY_PATH=${libraries%:} exec "$folder/usr/bin/$program" $* "\$@"
WRAPPER
    chmod +x "$folder/wrapper.part"
    mv "$folder/wrapper.part" "$folder/$program"
}

unpack_compiler() {
    local std llvm host tools
    if [ ! -e "$CACHE/rust" ]; then
        update_lists
        std=$(dependency libstd-rust-web-dev libstd-rust-web-)
        llvm=$(dependency "$std" libllvm)
        unpack "$CACHE/rust" rustc-web rust-web-src libstd-rust-web-dev "$std" "$llvm"
    fi
    wrap "$CACHE/rust" rustc
    wrap "$CACHE/rust" rustdoc
    # Debian's compiler looks here for the linker of bare targets, which rustup's compiler includes.
    host=$(rustc -vV | sed -n 's/^host: //p')
    tools=$CACHE/rust/usr/lib/rustlib/$host/bin
    mkdir -p "$tools"
    ln -sf "$(rustc --print sysroot)/lib/rustlib/$host/bin/rust-lld" "$tools"
}

build_core() { # TARGET: the part of `rustup target add` without `alloc` and `std`
    local target=$1 library=$CACHE/rust/usr/lib/rustlib/$1/lib scratch=$CACHE/core.part flags=
    [ -e "$library" ] && return
    echo "building core for $target" >&2
    [ "$target" != avr-none ] || flags=-Ctarget-cpu=atmega328p
    mkdir -p "$scratch/src" "$scratch/lib"
    echo '#![no_std]' >"$scratch/src/lib.rs"
    cat >"$scratch/Cargo.toml" <<'MANIFEST'
[package]
name = "nothing"
version = "0.0.0"
edition = "2024"
rust-version = "1.88"
[workspace]
MANIFEST
    # The variable and the -Z option are used only for this build.
    (cd "$scratch" && RUSTC_BOOTSTRAP=1 RUSTFLAGS="-Cembed-bitcode=yes $flags" CARGO_TARGET_DIR=target \
        cargo build --quiet --release --target "$target" -Zbuild-std=core)
    mv "$scratch/target/$target/release/deps"/lib{core,compiler_builtins}-*.rlib "$scratch/lib/"
    mkdir -p "${library%/lib}"
    mv "$scratch/lib" "$library"
    rm -rf "$scratch"
}

unpack_program() { # FOLDER PACKAGE PROGRAM [OPTION...]
    local folder=$1 package=$2 packages; shift 2
    if [ ! -e "$folder" ]; then
        update_lists
        mapfile -t packages < <(closure "$package")
        unpack "$folder" "${packages[@]}"
    fi
    wrap "$folder" "$@"
    export PATH=$folder:$PATH
}

# Reports an early end of the preparation.
give_up() {
    if [ "${QUEEN_SKIP_BARE_METAL:-}" = 1 ]; then
        echo "SKIPPED, as QUEEN_SKIP_BARE_METAL=1 allows: ${COMMAND[*]}" >&2
        exit 77
    fi
    cat >&2 <<MESSAGE
ci/bare-metal.sh: no toolchain for bare metal here (failed while $STEP). Either
    rustup target add ${TARGETS[*]}
and install qemu-system-arm, qemu-system-riscv32 and arm-none-eabi-gcc, or run this on a Debian that
has the package rustc-web; and install node, which runs WebAssembly. To leave out all that needs bare metal, set
QUEEN_SKIP_BARE_METAL=1.
MESSAGE
    exit 1
}

COMMAND=("$@")
[ $# -gt 0 ] || { sed -n '2,/^[^#]/s/^# \{0,1\}//p' "$0" >&2; exit 2; }
unset RUSTC RUSTDOC RUSTFLAGS RUSTC_WRAPPER CARGO_BUILD_TARGET CARGO_TARGET_DIR RUSTC_BOOTSTRAP

trap give_up EXIT
STEP="looking for node"
node --version >/dev/null
STEP="looking for rustc"
rustc -V >/dev/null
if ! has_targets || ! has qemu-system-arm || ! has qemu-system-riscv32 || ! has arm-none-eabi-gcc; then
    STEP="looking for apt-get"
    has apt-get
    mkdir -p "$CACHE"
    exec 9>"$CACHE/lock"
    flock 9
    # Leftovers of a killed run.
    rm -rf "$CACHE"/*.part "$CACHE"/*/wrapper.part
    if ! has qemu-system-arm; then
        STEP="unpacking Debian's qemu-system-arm"
        unpack_program "$CACHE/qemu" qemu-system-arm qemu-system-arm -L "$CACHE/qemu/usr/share/qemu"
    fi
    if ! has qemu-system-riscv32; then
        STEP="unpacking Debian's qemu-system-misc"
        unpack_program "$CACHE/qemu-misc" qemu-system-misc qemu-system-riscv32 \
            -L "$CACHE/qemu-misc/usr/share/qemu"
    fi
    if ! has arm-none-eabi-gcc; then
        STEP="unpacking Debian's gcc-arm-none-eabi"
        unpack_program "$CACHE/gcc" gcc-arm-none-eabi arm-none-eabi-gcc
    fi
    if ! has_targets; then
        STEP="unpacking Debian's rustc-web"
        unpack_compiler
        export RUSTC=$CACHE/rust/rustc RUSTDOC=$CACHE/rust/rustdoc
        for target in "${TARGETS[@]}" "${BUILT_TARGETS[@]}"; do
            STEP="building core for $target"
            build_core "$target"
        done
    fi
    exec 9>&-
fi
# Separate from the target folder of the default compiler, and without incremental compilation, which
# serves only the next build.
export CARGO_TARGET_DIR=$ROOT/target/bare-metal CARGO_INCREMENTAL=0
trap - EXIT
exec "${COMMAND[@]}"
