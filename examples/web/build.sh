#!/usr/bin/env bash
# Builds the page: `examples/web/build.sh` writes queens.html beside it.
#
# Needs rustup's target wasm32-unknown-unknown, or what ci/bare-metal.sh says, and node with npm. Rust's
# crates, and the bundler that npm installs here, are downloaded once.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"

TARGET=wasm32-unknown-unknown
if [ ! -e "$("${RUSTC:-rustc}" --print target-libdir --target $TARGET)" ]; then
    [ -z "${QUEEN_WEB_BUILD:-}" ] || { echo "no core for $TARGET" >&2; exit 1; }
    QUEEN_WEB_BUILD=1 exec ../../ci/bare-metal.sh "$PWD/build.sh"
fi

[ -e node_modules/esbuild ] || npm ci --no-audit --no-fund
cargo build --quiet --locked --release --target $TARGET
node bundle.mjs "${CARGO_TARGET_DIR:-target}/$TARGET/release/queen_web.wasm" queens.html
