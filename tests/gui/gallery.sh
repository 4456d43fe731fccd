#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Drives a real window under Xvfb with a window manager, by mouse and keyboard, and takes a screenshot of every panel:
# light and dark, 100 % and 200 %.   tests/gui/gallery.sh FOLDER
# It shows the sample of invented persons. Needs the packages of `window_packages` in installer/linux/packages.sh.
set -euo pipefail
cd "$(dirname "$0")/../.."
. installer/linux/packages.sh
install_packages "$build_packages $window_packages"
configure_and_build release tranche
folder=${1:?usage: tests/gui/gallery.sh FOLDER}
mkdir -p "$folder"
folder=$(cd "$folder" && pwd)
program=$PWD/build/release/app/tranche
panels="table roles correlation columns buckets risk approve"

display=:$((90 + RANDOM % 900))
settings=$(mktemp -d)
server=""
manager=""
window_program=""
finish() {
    for process in $window_program $manager $server; do kill "$process" 2>/dev/null || true; done
    rm -rf "$settings"
}
trap finish EXIT

start_screen() { # WIDTHxHEIGHT
    Xvfb "$display" -screen 0 "$1x24" -nolisten tcp >/dev/null 2>&1 &
    server=$!
    export DISPLAY=$display
    for _ in $(seq 50); do xdpyinfo >/dev/null 2>&1 && break; sleep 0.1; done
    openbox >/dev/null 2>&1 &
    manager=$!
    sleep 0.3
}
stop_screen() {
    kill "$manager" "$server" 2>/dev/null || true
    wait "$manager" "$server" 2>/dev/null || true
}
start_window() { # scheme scale
    XDG_CONFIG_HOME=$settings QT_SCALE_FACTOR=$2 QT_QPA_PLATFORM=xcb "$program" --scheme "$1" --sample people >"$folder/program.log" 2>&1 &
    window_program=$!
    window=$(timeout 20 xdotool search --sync --onlyvisible --name 'people.csv' | tail -n 1)
    xdotool windowsize "$window" "$((1440 * $2))" "$((860 * $2))"
    sleep 2
}
stop_window() {
    kill "$window_program" 2>/dev/null || true
    wait "$window_program" 2>/dev/null || true
}
picture() { scrot --overwrite "$folder/$1.png"; }

walk() { # scheme scale
    local number=0 panel
    start_window "$1" "$2"
    for panel in $panels; do
        number=$((number + 1))
        xdotool key --window "$window" "ctrl+$number"
        sleep 1
        picture "$number-$panel-$1-$(($2 * 100))"
    done
    xdotool key --window "$window" ctrl+5 ctrl+period # the drawer over Buckets, with the curve
    sleep 3
    picture "settings-$1-$(($2 * 100))"
    stop_window
}

for scale in 1 2; do
    start_screen "$((1440 * scale))x$((900 * scale))"
    for scheme in light dark; do walk "$scheme" "$scale"; done
    stop_screen
done
ls "$folder"/*.png
