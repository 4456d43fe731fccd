#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs what is missing, builds, and opens Tranche on a sample table. Without a display it slices the same sample in the terminal.
set -euo pipefail
cd "$(dirname "$0")/.."
. installer/linux/packages.sh

install_packages "$build_packages"
configure_and_build release tranche tranche-cli tranche-verify
configure_and_build release manual_pictures || echo "The pictures for the manual could not be taken; its pages are shown without them."

sample=resources/samples/people.csv
if [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
    exec build/release/app/tranche --sample people "$@"
fi

echo "There is no display, so the window cannot open. Slicing the same sample in the terminal."
mkdir -p build/sample
folder=$(mktemp -d build/sample/run-XXXXXX)
build/release/app/cli/tranche-cli slice "$sample" --identifier Name --sensitive Condition --alpha 2 --columns 4 --l 3 \
    --export "$folder/people" --approve-as "Sample run" --reason "Sample data about fictitious people"
build/release/app/tranche-verify "$folder/people.release" --original "$sample"
echo "The release is in $PWD/$folder"
