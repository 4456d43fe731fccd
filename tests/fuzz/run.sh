#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Builds the fuzz targets and runs all of them for this many seconds in all (60 without a number; of one core), from the inputs in
# corpus/ on.
#   tests/fuzz/run.sh [SECONDS] [TARGET...]
# What libFuzzer adds to an input lies in build/asan/fuzz/corpus and is where the next run goes on; an input that stops a target lies in
# build/asan/fuzz/found. Last line: 'N passed, N failed' (targets).
set -uo pipefail
cd "$(dirname "$0")/../.."
. installer/linux/packages.sh

seconds="${1:-60}"
[ $# -eq 0 ] || shift
[[ "$seconds" =~ ^[1-9][0-9]*$ ]] || { sed -n '3,7s/^# \{0,1\}//p' "$0" >&2; exit 2; }
targets="$*"
[ -n "$targets" ] || targets=$(cd tests/fuzz/corpus && echo *)

failed_early() {
    echo "$1" >&2
    echo "0 passed, 1 failed"
    exit 1
}

install_packages "$build_packages $sanitizer_packages" || failed_early "Packages are missing."
# shellcheck disable=SC2046
configure_and_build asan -DTRANCHE_TESTS=ON $(printf 'fuzz_%s ' $targets) || failed_early "The build failed."

found="$PWD/build/asan/fuzz/found"
mkdir -p "$found"
# shellcheck disable=SC2086
share=$((seconds / $(echo $targets | wc -w)))
[ "$share" -gt 0 ] || share=1

# fuzz TARGET: for its share of the time; a report and exit 1 where an input stops it.
fuzz() {
    local name="$1" log="build/asan/fuzz/$1.log" more="build/asan/fuzz/corpus/$1"
    mkdir -p "$more"
    if "build/asan/tests/fuzz/fuzz_$name" -max_total_time="$share" -timeout=20 -rss_limit_mb=3072 -max_len=4096 -print_final_stats=1 \
        -artifact_prefix="$found/$name-" "$more" "tests/fuzz/corpus/$name" >"$log" 2>&1; then
        awk -v name="$name" '/number_of_executed_units/ { print name ": " $2 " inputs" }' "$log"
        return 0
    fi
    tail -n 40 "$log"
    echo "$name: stopped; the input is in build/asan/fuzz/found"
    return 1
}

# As many at a time as there are cores: libFuzzer uses one.
passed=0
failed=0
running=0
count_one() {
    if wait -n; then passed=$((passed + 1)); else failed=$((failed + 1)); fi
    running=$((running - 1))
}
for target in $targets; do
    [ "$running" -lt "$(nproc)" ] || count_one
    fuzz "$target" &
    running=$((running + 1))
done
while [ "$running" -gt 0 ]; do count_one; done
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
