#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Drives a real window under Xvfb with a window manager through the whole story, by mouse and keyboard (attributes are dragged from card
# to card), and takes a screenshot of every panel: light, dark and high contrast, 100 to 200 %, English and German, on the sample of
# invented persons, on a made-up table of 40 attributes, and on Adult where its file is given.
#   tests/gui/gallery.sh FOLDER [ADULT.csv]
# GALLERY_PARTS="story people wide adult scales" (all of them unless told) names the parts that are run.
# TRANCHE_PROGRAM=... takes a program that is built already. Needs the packages of `window_packages` in installer/linux/packages.sh.
set -euo pipefail
cd "$(dirname "$0")/../.."
. installer/linux/packages.sh
install_packages "$build_packages $window_packages"
[ -n "${TRANCHE_PROGRAM:-}" ] || configure_and_build release tranche manual_pictures
folder=${1:?usage: tests/gui/gallery.sh FOLDER [ADULT.csv]}
adult=${2:-}
mkdir -p "$folder"
folder=$(cd "$folder" && pwd)
program=${TRANCHE_PROGRAM:-$PWD/build/release/app/tranche}
panels="table roles correlation columns buckets risk utility approve"
parts=" ${GALLERY_PARTS:-story people wide adult scales} "
pace=${GALLERY_PACE:-1} # how much longer than usual everything takes: 4 for a build with sanitizers

display=:$((90 + RANDOM % 900))
settings=$(mktemp -d)
mkdir -p "$settings/config/Tranche"
printf '[tour]\noffered=true\n' >"$settings/config/Tranche/Tranche.conf" # no first start: the tour would push everything down
server=""
manager=""
window_program=""
finish() {
    for process in $window_program $manager $server; do kill "$process" 2>/dev/null || true; done
    rm -rf "$settings"
}
trap finish EXIT

rest() { sleep "$(awk "BEGIN { print $1 * $pace }")"; }
start_screen() { # WIDTHxHEIGHT
    Xvfb "$display" -screen 0 "$1x24" -nolisten tcp >/dev/null 2>&1 &
    server=$!
    export DISPLAY=$display
    for _ in $(seq 50); do xdpyinfo >/dev/null 2>&1 && break; sleep 0.1; done
    openbox >/dev/null 2>&1 &
    manager=$!
    sleep 0.5
}
stop_screen() {
    kill "$manager" "$server" 2>/dev/null || true
    wait "$manager" "$server" 2>/dev/null || true
}
open_window() { # NAME-IN-TITLE WIDTHxHEIGHT SCALE PROGRAM-ARGUMENT...
    local title=$1 size=$2
    scale=$3
    shift 3
    XDG_CONFIG_HOME=$settings/config XDG_DATA_HOME=$settings/data QT_SCALE_FACTOR=$scale QT_QPA_PLATFORM=xcb \
        "$program" "$@" >"$folder/program.log" 2>&1 &
    window_program=$!
    window=$(timeout 60 xdotool search --sync --onlyvisible --name "$title" | tail -n 1)
    place_window "$size"
}
place_window() { # WIDTHxHEIGHT
    xdotool windowmove "$window" 0 0 windowsize "$window" "${1%x*}" "${1#*x}"
    rest 2
}
close_window() {
    kill "$window_program" 2>/dev/null || true
    wait "$window_program" 2>/dev/null || true
    window_program=""
    rm -rf "$settings/data" # what it kept of its decisions is not to greet the next
}
picture() { scrot --overwrite "$folder/$1.png"; }
key() { xdotool key --clearmodifiers "$@"; rest 0.4; }
words() { xdotool type --delay 30 "$1"; rest 0.4; }
panel() { key "ctrl+$1"; rest "${2:-1}"; }
press() { # X Y of an unscaled window
    xdotool mousemove "$(awk "BEGIN { print int($1 * $scale) }")" "$(awk "BEGIN { print int($2 * $scale) }")" click 1
    rest 1
}
wants() { case "$parts" in *" $1 "*) return 0 ;; esac; return 1; }

every_panel() { # PREFIX
    local number=0 name
    for name in $panels; do
        number=$((number + 1))
        panel "$number" 2
        [ "$name" = buckets ] && press 700 280 # a line: what an intruder could learn of that person
        picture "$1-$number-$name"
    done
}

# A foreign table is opened as a person would: the import window where one is needed, then roles by keys.
import_table() { # PREFIX FILE SIZE SCALE ARGUMENT...
    local prefix=$1 file=$2 size=$3 factor=$4
    shift 4
    open_window "Tranche" "$size" "$factor" "$@" "$file"
    rest 3
    picture "$prefix-0-import"
    key ctrl+Return
    rest 6
    panel 2
}
role() { # PART-OF-NAME KEY: all attributes with this in their name
    key slash
    words "$1"
    key Return
    key ctrl+a
    key "$2"
    key slash
    key ctrl+a BackSpace
    key Return
}

make_wide() { # 3,000 tuples, 40 attributes in groups that hang together, the same each time
    awk 'BEGIN {
        srand(11)
        for (g = 1; g <= 8; g++) for (i = 1; i <= 4; i++) printf "Group %c attribute %d,", 64 + g, i
        print "Age,Height,Postcode,District,Occupation,Employer,Education,Diagnosis"
        for (t = 1; t <= 3000; t++) {
            line = ""
            for (g = 1; g <= 8; g++) {
                base = int(rand() * 6)
                for (i = 1; i <= 4; i++) line = line "v" (rand() < 0.8 ? base : int(rand() * 6)) ","
            }
            work = int(rand() * 9)
            line = line int(18 + 60 * rand()) "," int(150 + 50 * rand()) "," int(10 + 20 * rand()) "00," "D" int(5 * rand())
            print line ",O" work ",E" int(work / 2 + 2 * rand()) ",L" int(4 * rand()) ",Diagnosis " \
                (rand() < 0.5 ? work % 4 : int(12 * rand()))
        }
    }' >"$1"
}

story() { # the sample: what moves
    open_window people 1440x860 1 --scheme light --sample people
    rest 4
    every_panel story
    panel 4
    # a row of the first card to the third, then one to empty space: the numbers are those of 1440 x 900
    drag 280 345 893 345
    picture story-columns-dragged
    drag 280 389 620 740
    picture story-columns-new
    key ctrl+z
    key ctrl+z
    picture story-columns-undone
    panel 5
    key ctrl+period
    rest 4
    picture story-drawer
    key ctrl+period
    key ctrl+k
    words cut
    picture story-commands
    key Escape
    panel 3
    press 640 345 # the map, at one pair
    rest 1
    picture story-pair
    key 3
    rest 1
    picture story-difference
    key F1
    rest 2
    picture story-manual
    close_window
}
drag() { # X Y X Y
    xdotool mousemove "$1" "$2" mousedown 1
    rest 0.3
    for step in 1 2 3 4 5 6 7 8 9 10; do
        xdotool mousemove $(($1 + ($3 - $1) * step / 10)) $(($2 + ($4 - $2) * step / 10))
        rest 0.05
    done
    picture "drag-$1-$2"
    xdotool mouseup 1
    rest 3
}

sample() { # PREFIX SIZE SCALE SCHEME LANGUAGE
    open_window people "$2" "$3" --scheme "$4" --language "$5" --sample people
    rest 4
    every_panel "$1"
    close_window
}
table() { # PREFIX FILE SIZE SCALE SCHEME LANGUAGE SENSITIVE LEFT-OUT...
    local prefix=$1 file=$2 size=$3 factor=$4 scheme=$5 language=$6 sensitive=$7
    shift 7
    import_table "$prefix" "$file" "$size" "$factor" --scheme "$scheme" --language "$language"
    place_window "$size"
    picture "$prefix-2-roles-open"
    for name in "$@"; do role "$name" x; done
    for name in $sensitive; do role "$name" s; done
    rest 3
    key alt+a
    rest 3
    xdotool key --repeat 45 --delay 30 Prior # up to alpha 1, whatever was proposed
    key Next Return                          # alpha 2
    rest 6
    every_panel "$prefix"
    close_window
}

scale=1
start_screen 1440x900
if wants story; then story; fi
if wants people; then
    sample people-light-100 1440x860 1 light en
    sample people-dark-100-de 1440x860 1 dark de
    sample people-contrast-100 1440x860 1 high-contrast en
    sample people-light-small 1280x690 1 light en
    sample people-dark-small-de 1280x690 1 dark de
fi
if wants wide; then
    wide=$settings/wide.csv
    make_wide "$wide"
    table wide-light-100 "$wide" 1440x860 1 light en Diagnosis
    table wide-dark-small-de "$wide" 1280x690 1 dark de Diagnosis
fi
if wants adult && [ -n "$adult" ]; then
    left_out="fnlwgt education-num relationship capital hours native salary"
    # shellcheck disable=SC2086
    table adult-light-100 "$adult" 1440x860 1 light en occupation $left_out
    # shellcheck disable=SC2086
    table adult-dark-100-de "$adult" 1440x860 1 dark de "occupation salary" ${left_out% salary}
fi
stop_screen
wants scales || { ls "$folder"/*.png; exit 0; }
for factor in 1.25 1.5 2; do
    start_screen "$(awk "BEGIN { print 1440 * $factor }")x$(awk "BEGIN { print 900 * $factor }")"
    size=$(awk "BEGIN { print 1440 * $factor }")x$(awk "BEGIN { print 860 * $factor }")
    sample "people-light-$factor" "$size" "$factor" light en
    sample "people-dark-$factor-de" "$size" "$factor" dark de
    stop_screen
done
ls "$folder"/*.png
