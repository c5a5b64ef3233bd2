#!/usr/bin/env bash
# All that has to hold in firmware: `ci/bare-metal.sh ci/firmware.sh`. With BLESS=1 the table of
# sizes in the documentation is written anew instead of compared.
set -euo pipefail
cd "$(dirname "$0")/.."
