#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Files of SPSS and Stata as other programs write them: pspp (Debian: pspp) and pandas (Debian: python3-pandas). The results are part of
# the repository; tests need neither program.
set -euo pipefail
cd "$(dirname "$0")"

pspp_syntax=$(mktemp --suffix=.sps)
trap 'rm -f "$pspp_syntax" pspp.txt' EXIT
cat >"$pspp_syntax" <<'SYNTAX'
SET LOCALE='UTF-8'.
DATA LIST LIST (';') /name (A12) sex (F1.0) income (F10.2) born (DATE11) seen (DATETIME20) code (A3).
BEGIN DATA
Jörg;1;1200.5;01-JAN-1970;02-JAN-1970 03:04:05;aa
Ann;2;-9;31-DEC-1999;31-DEC-1999 23:59:59;NA
Bö, x;3;;29-FEB-2000;01-MAR-2000 00:00:00;b
Zoë;2;-8;15-OCT-1990;15-OCT-1990 12:00:00;aa
END DATA.
STRING remark (A300).
COMPUTE remark = CONCAT(RTRIM(name), RPAD('', 260, '.'), 'end').
VARIABLE LABELS name 'Name of the person' sex 'Sex' income 'Income in €'.
VALUE LABELS sex 1 'Male' 2 'Female' /income -9 'Refused' -8 'Not asked' /code 'aa' 'Apple'.
MISSING VALUES income (-9 THRU -7) code ('NA').
SAVE OUTFILE='pspp.sav'.
SAVE OUTFILE='pspp.zsav' /ZCOMPRESSED.
SAVE OUTFILE='pspp-plain.sav' /UNCOMPRESSED.
SYNTAX
pspp -o pspp.txt "$pspp_syntax"

/usr/bin/python3 - <<'PYTHON'
import pandas

table = pandas.DataFrame({
    "name": ["Jörg", "Ann", "Bö, \"x\"", "日本"],
    "n": pandas.array([1, -2, 3, 100], dtype="int16"),
    "x": [0.1, 1e-7, float("nan"), 1e20],
    "born": pandas.to_datetime(["1970-01-01", "1999-12-31", None, "2000-02-29"]),
    "seen": pandas.to_datetime(["1970-01-01 00:00:01.5", "1959-12-31 23:59:59", None, "2000-02-29 12:00"]),
    "sex": pandas.Categorical(["male", "female", "male", "other"], categories=["male", "female", "other"]),
    "remark": ["x" * 3000, "", "y", "zz"],
})
for version in (118, 119):
    table.to_stata(f"pandas-{version}.dta", write_index=False, version=version, convert_dates={"born": "td", "seen": "tc"},
                   variable_labels={"name": "Name of the person", "sex": "Sex — as asked"}, convert_strl=["remark"],
                   time_stamp=pandas.Timestamp("2026-01-01"))
table[["n", "x", "born"]].to_stata("pandas-114.dta", write_index=False, version=114, convert_dates={"born": "td"},
                                   time_stamp=pandas.Timestamp("2026-01-01"))
PYTHON
