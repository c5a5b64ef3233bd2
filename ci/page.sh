#!/usr/bin/env bash
# Builds the page in examples/web and tests it in Chromium. With WRITE=1 its pictures are written anew
# instead of compared.
#
# Needs node 20 or later with npm, Chromium (Debian's package chromium; QUEEN_CHROMIUM is another
# program) and what examples/web/build.sh says. Where there is no node or no Chromium, this is skipped, with the exit
# code 77.
set -euo pipefail
cd "$(dirname "$0")/../examples/web"

skip() { echo "SKIPPED, the page is not tested: $*" >&2; exit 77; }
for program in node npm; do
    command -v $program >/dev/null || skip "no $program"
done
[ "$(node -p 'process.versions.node.split(".")[0]')" -ge 20 ] || skip "node is older than 20"
QUEEN_CHROMIUM=${QUEEN_CHROMIUM:-$(command -v chromium || command -v chromium-browser || command -v google-chrome || true)}
[ -n "$QUEEN_CHROMIUM" ] || skip "no Chromium"
export QUEEN_CHROMIUM

if ! cmp --silent package-lock.json node_modules/.queens-lock; then
    npm ci --no-audit --no-fund
    cp package-lock.json node_modules/.queens-lock
fi
npx tsc
rm -f queens.html
./build.sh
node --test --test-concurrency=1 --test-reporter=spec tests/*.test.js
