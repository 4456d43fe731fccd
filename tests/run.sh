#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs what is missing, builds, and runs tests without a screen. Last line: 'N passed, N failed' (test functions; a crash or a
# time-out counts as a failure).
#   tests/run.sh [OPTION...] [NAME...]   the tests whose names hold one of these, e.g. core_table or tst_numbers; all without a name
#     --sanitize address|thread   with that sanitizer (thread: what has threads)
#     --preset NAME               another preset of CMakePresets.json than `dev`
#     --build-only                runs nothing
# TRANCHE_EFFORT=3/8 takes the third of eight shares of the random tables, and of rows that each take long.
set -uo pipefail
cd "$(dirname "$0")/.."
. installer/linux/packages.sh

usage() {
    sed -n '3,9s/^# \{0,1\}//p' "$0" >&2
    exit 2
}

preset=dev
run=1
names=""
while [ $# -gt 0 ]; do
    case "$1" in
        --sanitize)
            case "${2:-}" in
                address) preset=asan ;;
                thread) preset=tsan ;;
                *) usage ;;
            esac
            shift ;;
        --preset) preset="${2:-}"; shift ;;
        --build-only) run=0 ;;
        -*) usage ;;
        *) names="$names${names:+|}$1" ;;
    esac
    shift
done

failed_early() {
    echo "$1" >&2
    echo "0 passed, 1 failed"
    exit 1
}

[ "$preset" != asan ] || build_packages="$build_packages $sanitizer_packages"
install_packages "$build_packages" || failed_early "Packages are missing."
configure_and_build "$preset" -DTRANCHE_TESTS=ON || failed_early "The build failed."
[ "$run" -eq 1 ] || exit 0

install_packages "$test_packages" || echo "Without these packages, tests that need them are skipped."
if [ -z "${XDG_RUNTIME_DIR:-}" ] || [ ! -d "${XDG_RUNTIME_DIR:-}" ]; then
    XDG_RUNTIME_DIR=$(mktemp -d)
    chmod 700 "$XDG_RUNTIME_DIR"
    export XDG_RUNTIME_DIR
    trap 'rm -rf "$XDG_RUNTIME_DIR"' EXIT
fi
[ -d ../shared/vectors ] || echo "The shared material is not beside the checkout: tests that need Adult are skipped."

ctest --preset "$preset" ${names:+-R "$names"}
status=$?
awk -f tests/support/count_tests.awk "build/$preset/Testing/Temporary/LastTest.log"
counted=$?
[ "$status" -eq 0 ] && [ "$counted" -eq 0 ]
