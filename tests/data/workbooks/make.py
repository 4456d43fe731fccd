#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the workbooks beside it, once: python3-openpyxl, libreoffice-calc-nogui and libxlsxwriter-dev. No test needs these programs."""
import datetime
import pathlib
import subprocess
import tempfile

import openpyxl
from openpyxl.styles import Font
from openpyxl.utils.datetime import CALENDAR_MAC_1904

HERE = pathlib.Path(__file__).resolve().parent
DAY = datetime.date(2024, 2, 29)
MOMENT = datetime.datetime(2024, 3, 1, 13, 45, 0)
EARLY = datetime.date(1900, 2, 28)


def people(formulas):
    """Title rows, names with a line end, every kind of cell, a total below, hidden and merged cells."""
    book = openpyxl.Workbook()
    notes = book.active
    notes.title = "Notes"
    notes["A1"] = "nobody reads this"
    notes.sheet_state = "hidden"
    sheet = book.create_sheet("People")
    sheet["A1"] = "People, all branches"
    sheet["A1"].font = Font(bold=True)
    sheet.append([])
    sheet.append(["Name", "Year of\nbirth", "Share", "Member", "Since", "Seen", "At", "Code", "Score", "Remark"])
    rows = [
        ["Änne", 1971, 0.1, True, DAY, MOMENT, datetime.time(9, 30), "007", 2.5, "two\nlines"],
        [" Bo ", 1980, 1e-05, False, EARLY, datetime.datetime(1999, 12, 31), datetime.time(23, 59, 59), "8", -3, "a & b < c"],
        ["Chloé 😀", None, 123456789012345, True, None, MOMENT.replace(microsecond=250000), None, None, 0, "  wide   gap "],
        ["Dan", 1990, 0.30000000000000004, False, datetime.date(1900, 3, 1), None, datetime.time(0, 0), "+1", 1e300, None],
    ]
    for row in rows:
        sheet.append(row)
    for number in range(4, 8):
        sheet.cell(number, 3).number_format = "0.00%"
        sheet.cell(number, 6).number_format = 'dd/mm/yyyy "at" hh:mm'
    sheet["B8"] = 7921 if not formulas else "=SUM(B4:B7)"
    sheet["A8"] = "Total"
    if formulas:
        for number in range(4, 8):
            sheet.cell(number, 9).value = f"=LEN(A{number})*2"
        sheet["J7"] = "=NA()"
        sheet["H6"] = '=A4&"!"'
    sheet.column_dimensions["H"].hidden = True
    sheet.row_dimensions[5].hidden = True
    sheet.merge_cells("C1:E1")
    book.create_sheet("Empty")
    return book


def write_only(path):
    book = openpyxl.Workbook(write_only=True)
    sheet = book.create_sheet("Data")
    sheet.append(["a", "b", "c"])
    for number in range(1, 31):
        sheet.append([number, f"text {number % 3}", number / 7])
    book.save(path)


def from1904(path):
    book = openpyxl.Workbook()
    book.epoch = CALENDAR_MAC_1904
    sheet = book.active
    sheet.append(["day", "moment"])
    sheet.append([DAY, MOMENT])
    sheet.append([datetime.date(1904, 1, 2), datetime.datetime(2000, 1, 1)])
    book.save(path)


WRITER = r"""
#include <xlsxwriter.h>
int main(void)
{
    lxw_workbook *book = workbook_new("xlsxwriter.xlsx");
    lxw_worksheet *sheet = workbook_add_worksheet(book, "One & two");
    lxw_format *bold = workbook_add_format(book);
    lxw_format *date = workbook_add_format(book);
    format_set_bold(bold);
    format_set_num_format(date, "[$-409]d. mmm yyyy;@");
    const char *names[] = {"id", "text", "day", "sum", "flag"};
    for (int i = 0; i < 5; ++i)
        worksheet_write_string(sheet, 0, i, names[i], bold);
    lxw_datetime day = {2023, 12, 24, 0, 0, 0};
    lxw_rich_string_tuple plain = {NULL, "plain "}, strong = {bold, "strong"};
    lxw_rich_string_tuple *rich[] = {&plain, &strong, NULL};
    for (int row = 1; row <= 3; ++row) {
        worksheet_write_number(sheet, row, 0, row * 0.1, NULL);
        worksheet_write_datetime(sheet, row, 2, &day, date);
        worksheet_write_formula_num(sheet, row, 3, "=A2*2", NULL, row * 0.2);
        worksheet_write_boolean(sheet, row, 4, row % 2, NULL);
    }
    worksheet_write_rich_string(sheet, 1, 1, rich, NULL);
    worksheet_write_string(sheet, 2, 1, "bell \a and _x0041_", NULL);
    worksheet_merge_range(sheet, 3, 1, 4, 1, "merged", NULL);
    worksheet_write_number(sheet, 4, 0, 0.5, NULL);
    worksheet_write_datetime(sheet, 4, 2, &day, date);
    return workbook_close(book);
}
"""


def xlsxwriter(folder):
    source = pathlib.Path(folder) / "write.c"
    source.write_text(WRITER)
    subprocess.run(["cc", str(source), "-o", str(source.with_suffix("")), "-lxlsxwriter"], check=True)
    subprocess.run([str(source.with_suffix(""))], check=True, cwd=HERE)


def main():
    people(False).save(HERE / "openpyxl.xlsx")
    write_only(HERE / "write-only.xlsx")
    from1904(HERE / "from1904.xlsx")
    with tempfile.TemporaryDirectory() as folder:
        xlsxwriter(folder)
        formulas = pathlib.Path(folder) / "libreoffice.xlsx"
        people(True).save(formulas)
        for kind in ("ods", "xlsx"):
            subprocess.run(["soffice", f"-env:UserInstallation=file://{folder}/profile", "--headless", "--convert-to", kind,
                            "--outdir", str(HERE), str(formulas)], check=True)
    people(True).save(HERE / "no-results.xlsx")


main()
