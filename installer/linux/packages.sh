#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Sourced by the set-up scripts: installs what is missing on Debian and Ubuntu, elsewhere says what to install.

build_packages="build-essential cmake ninja-build ccache pkg-config libboost-dev libssl-dev libsodium-dev libzip-dev libreadstat-dev
    zlib1g-dev libzstd-dev libqt6sql6-sqlite libqt6sql6-psql
    qt6-base-dev qt6-svg-dev qt6-l10n-tools qt6-translations-l10n libqt6svg6 libqcustomplot-dev libqcustomplot2.1-qt6 fonts-noto-core"
# Programs that are not ours and that tests compare with; tests of databases start a server of their own.
test_packages="postgresql minisign qpdf poppler-utils libxml2-utils python3"
form_packages="clang-format clang-tidy-19"
sanitizer_packages="clang-19 libclang-rt-19-dev"
window_packages="xvfb openbox xdotool scrot x11-utils"

missing_packages() {
    local wanted="$1" package
    for package in $wanted; do
        dpkg-query -W -f='${Status}\n' "$package" 2>/dev/null | grep -q '^install ok installed' || printf '%s ' "$package"
    done
}

# install_packages "names": quiet when nothing is missing; 1 when it cannot be done.
install_packages() {
    local wanted missing root=""
    wanted=$(echo $1)
    if ! command -v apt-get >/dev/null 2>&1; then
        command -v cmake >/dev/null 2>&1 && command -v ninja >/dev/null 2>&1 && [ "${TRANCHE_PACKAGES_READY:-}" = 1 ] && return 0
        echo "This system has no apt. Install the equivalents of these Debian packages, then run again with TRANCHE_PACKAGES_READY=1:" >&2
        echo "  $wanted" >&2
        return 1
    fi
    missing=$(missing_packages "$wanted")
    [ -n "$missing" ] || return 0
    if [ "$(id -u)" -ne 0 ]; then
        if ! command -v sudo >/dev/null 2>&1; then
            echo "These packages are missing and need root to install: $missing" >&2
            return 1
        fi
        root=sudo
    fi
    echo "Installing: $missing"
    export DEBIAN_FRONTEND=noninteractive
    $root apt-get -o DPkg::Lock::Timeout=600 -qq update || return 1
    # shellcheck disable=SC2086
    $root env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=600 -qq -y --no-install-recommends \
        install $missing >/dev/null || return 1
}

# configure_and_build PRESET [-DNAME=VALUE ...] [TARGET ...]: configures only when needed.
configure_and_build() {
    local preset="$1" option options="" configured=1
    shift
    [ -f "build/$preset/build.ninja" ] || configured=0
    while [[ "${1:-}" == -D* ]]; do
        option="${1#-D}"
        grep -q "^${option%%=*}:[A-Z]*=${option#*=}$" "build/$preset/CMakeCache.txt" 2>/dev/null || configured=0
        options="$options $1"
        shift
    done
    if [ "$configured" -eq 0 ]; then
        # shellcheck disable=SC2086
        cmake --preset "$preset" $options || return 1
    fi
    cmake --build "build/$preset" ${1:+--target "$@"}
}
