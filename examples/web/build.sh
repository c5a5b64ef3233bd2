#!/usr/bin/env bash
# Build of the page: `examples/web/build.sh` writes queens.html beside it.
#
# Needs Rust with the target wasm32-unknown-unknown, which rustup adds if it is missing, and node
# with npm. Rust's crates, and the bundler that npm installs here, are downloaded once.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"

TARGET=wasm32-unknown-unknown
if [ ! -e "$("${RUSTC:-rustc}" --print target-libdir --target $TARGET)" ]; then
    if ! command -v rustup >/dev/null; then
        echo "no core for $TARGET, and no rustup to add it" >&2
        exit 1
    fi
    rustup target add $TARGET
fi

[ -e node_modules/esbuild ] || npm ci --no-audit --no-fund
cargo build --quiet --locked --release --target $TARGET
node bundle.mjs "${CARGO_TARGET_DIR:-target}/$TARGET/release/queen_web.wasm" queens.html
