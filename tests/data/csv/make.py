#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes the tables of this folder with Python's csv module, and beside each what stands in it, for tst_csv_foreign.

    python3 tests/data/csv/make.py

Each .csv has a .json: how it is to be read, and its rows, the names first. The rows are read back with the same module before they are
written down, so that a form which Python itself cannot read again is never asked of us.
"""
import csv
import itertools
import json
import pathlib
import random

here = pathlib.Path(__file__).parent
awkward = ["", " ", "  two  blanks ", "\t", ",", ";", "|", "a,b;c|d", '"', '""', 'say "yes"', "'", "it's", "\\", "\\n", "line\nfeed",
           "return\r\nand feed", "=1+1", "-5", "+49", "1,5", "1.234,50", "1e-05", "007", "0x1F", "NULL", "NA", "Zürich", "Łódź",
           "李雷", "إصدار", "e\u0301", "😀", "\u00a0", "\u200b", "\u2028", "\ufeff", "x" * 60, "#no comment", "sep=;"]
quoting = {"minimal": csv.QUOTE_MINIMAL, "all": csv.QUOTE_ALL, "nonnumeric": csv.QUOTE_NONNUMERIC}
signs = {"comma": ",", "semicolon": ";", "tab": "\t", "pipe": "|"}


def rows_of(seed, texts):
    draw = random.Random(seed)
    return [["id", "first name", "a,b;c|d"]] + [[str(i), draw.choice(texts), text] for i, text in enumerate(texts)]


def write(name, rows, options, **form):
    path = here / (name + ".csv")
    with path.open("w", newline="", encoding=options["encoding"]) as file:
        numbered = [[int(cell) if cell.isdecimal() and column == 0 else cell for column, cell in enumerate(row)] for row in rows]
        csv.writer(file, **form).writerows(numbered)  # of which QUOTE_NONNUMERIC leaves the numbers bare
    with path.open(newline="", encoding=options["encoding"]) as file:
        kept = {key: value for key, value in form.items() if key in ("delimiter", "quotechar")}
        if form.get("quoting") == csv.QUOTE_NONE:
            kept["quoting"] = csv.QUOTE_NONE
        assert list(csv.reader(file, **kept)) == rows, name
    lines = ",\n".join(json.dumps(row, ensure_ascii=True) for row in rows)
    (here / (name + ".json")).write_text(f'{{"options": {json.dumps(options)},\n"rows": [\n{lines}\n]}}\n')


for (mode, how), (sign, delimiter) in itertools.product(quoting.items(), signs.items()):
    options = {"encoding": "utf-8", "delimiter": delimiter, "quote": '"'}
    ends = "\r\n" if sign in ("comma", "tab") else "\n"
    write(f"{mode}-{sign}", rows_of(sign, awkward), options, delimiter=delimiter, quoting=how, lineterminator=ends)

write("apostrophes", rows_of("a", awkward), {"encoding": "utf-8", "delimiter": ",", "quote": "'"}, quotechar="'")
write("mark", rows_of("m", awkward), {"encoding": "utf-8-sig", "delimiter": ",", "quote": '"'})
latin = [text for text in awkward if text.isascii()] + ["Zürich", "Señor Ångström", "ÿ"]
windows = rows_of("w", latin + ["“quoted”", "€"])
write("windows", windows, {"encoding": "windows-1252", "delimiter": ";", "quote": '"'}, delimiter=";")
write("latin9", rows_of("l", latin + ["€", "Œuvre"]), {"encoding": "ISO-8859-15", "delimiter": ",", "quote": '"'})
plain = [text for text in awkward if text and not set(text) & set('\t\r\n"')]
write("none-tab", rows_of("n", plain), {"encoding": "utf-8", "delimiter": "\t", "quote": ""}, delimiter="\t", quoting=csv.QUOTE_NONE,
      quotechar=None, lineterminator="\n")
