#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# The form of the sources: clang-format on all of them, clang-tidy (the subset in .clang-tidy) on the batches of sources that hold one
# which differs from the commit in .ci/released, or on all with --all (five minutes).
set -uo pipefail
cd "$(dirname "$0")/../.."
. installer/linux/packages.sh
install_packages "$build_packages $form_packages" || exit 1

sources() { find core ui app tests \( -name '*.cpp' -o -name '*.h' \) "$@"; }

echo "clang-format on $(sources | wc -l) files"
sources -print0 | xargs -0 -P 2 -n 50 clang-format --dry-run -Werror || { echo "clang-format -i mends this."; exit 1; }

# Sources compiled together are read together: their headers take most of the time.
cmake --preset release -B build/tidy -DTRANCHE_UNITY=ON -DTRANCHE_TESTS=OFF >/dev/null || exit 1
batches=$(find build/tidy -path '*/Unity/*.cxx')
released=$(cat .ci/released)
wanted=$(find core ui app -name '*.cpp')
if [ "${1:-}" != --all ] && git cat-file -e "$released^{commit}" 2>/dev/null; then # not there: a clone of the last commits alone
    changed=$(git diff --name-only --diff-filter=d "$released" -- core ui app) || exit 1
    # A header is read with the sources that include it.
    wanted=$(for path in $changed; do
        case "$path" in
            *.h) grep -rlF --include='*.cpp' "\"$path\"" core ui app ;;
            *.cpp) echo "$path" ;;
        esac
    done | sort -u)
    [ -n "$wanted" ] || { echo "clang-tidy: nothing has changed"; exit 0; }
fi
batches=$(for path in $wanted; do grep -lF "/$path\"" $batches || echo "$path"; done | sort -u) # some are compiled alone
echo "clang-tidy on $(echo "$batches" | wc -l) batches of sources"
echo "$batches" | xargs -P 2 -n 1 clang-tidy-19 -p build/tidy --quiet 2>/dev/null
