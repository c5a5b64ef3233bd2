#!/usr/bin/env bash
# Builds the page: `examples/web/build.sh` writes queens.html beside it.
#
# Needs rustup, or its target wasm32-unknown-unknown, and node with npm. Rust's
# crates, and the bundler that npm installs here, are downloaded once.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"

TARGET=wasm32-unknown-unknown
[ -e "$(rustc --print target-libdir --target $TARGET)" ] || rustup target add $TARGET

[ -e node_modules/esbuild ] || npm ci --no-audit --no-fund
cargo build --quiet --locked --release --target $TARGET
node bundle.mjs "${CARGO_TARGET_DIR:-target}/$TARGET/release/queen_web.wasm" queens.html
