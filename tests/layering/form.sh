#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# The form of the sources: clang-format on all of them, clang-tidy (the subset in .clang-tidy) on those that differ from the commit in
# .ci/released, or on all with --all (half an hour).
set -uo pipefail
cd "$(dirname "$0")/../.."
. installer/linux/packages.sh
install_packages "$build_packages $form_packages" || exit 1

sources() { git ls-files "$@" -- '*.cpp' '*.h'; }

echo "clang-format on $(sources | wc -l) files"
sources -z | xargs -0 -P 2 -n 50 clang-format --dry-run -Werror || { echo "clang-format -i mends this."; exit 1; }

if [ "${1:-}" = --all ]; then
    changed=$(git ls-files 'core/*.cpp' 'ui/*.cpp' 'app/*.cpp')
else
    released=$(cat .ci/released)
    changed=$(git diff --name-only --diff-filter=d "$released" -- 'core/*.cpp' 'ui/*.cpp' 'app/*.cpp') || exit 1
fi
[ -n "$changed" ] || { echo "clang-tidy: nothing has changed"; exit 0; }
# Sources one by one, so that each has a command of its own.
cmake --preset release -B build/tidy -DTRANCHE_UNITY=OFF -DTRANCHE_TESTS=OFF >/dev/null || exit 1
echo "clang-tidy on $(echo "$changed" | wc -l) files"
echo "$changed" | xargs -P 2 -n 4 clang-tidy-19 -p build/tidy --quiet 2>/dev/null
