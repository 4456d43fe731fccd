#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs what is missing, builds, and runs every test without a screen. Last line: 'N passed, N failed' (test functions;
# a crash or a time-out counts as a failure).
#   tests/run.sh [--sanitize address|thread]     thread: the core's tests only
set -uo pipefail
cd "$(dirname "$0")/.."
. installer/linux/packages.sh

preset=dev
if [ "${1:-}" = --sanitize ]; then
    case "${2:-}" in
        address) preset=asan ;;
        thread) preset=tsan ;;
        *) echo "usage: tests/run.sh [--sanitize address|thread]" >&2; exit 2 ;;
    esac
elif [ $# -gt 0 ]; then
    echo "usage: tests/run.sh [--sanitize address|thread]" >&2
    exit 2
fi

failed_early() {
    echo "$1" >&2
    echo "0 passed, 1 failed"
    exit 1
}

install_packages "$build_packages" || failed_early "Packages are missing."
configure_and_build "$preset" || failed_early "The build failed."

if [ -z "${XDG_RUNTIME_DIR:-}" ] || [ ! -d "${XDG_RUNTIME_DIR:-}" ]; then
    XDG_RUNTIME_DIR=$(mktemp -d)
    chmod 700 "$XDG_RUNTIME_DIR"
    export XDG_RUNTIME_DIR
    trap 'rm -rf "$XDG_RUNTIME_DIR"' EXIT
fi
[ -d ../shared/vectors ] || echo "The shared material is not beside the checkout: tests that need Adult are skipped."

ctest --preset "$preset"
status=$?
awk -f tests/support/count_tests.awk "build/$preset/Testing/Temporary/LastTest.log"
counted=$?
[ "$status" -eq 0 ] && [ "$counted" -eq 0 ]
