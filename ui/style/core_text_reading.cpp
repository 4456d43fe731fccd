// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>

namespace tranche {

namespace {

/// Sentences of the core about reading a table, which knows no languages, so that their translations are looked for.
[[maybe_unused]] constexpr const char* readingSentences[] = {
    QT_TRANSLATE_NOOP("tranche::CoreText", "A value of this attribute is not a number. Correct it or make the attribute categorical."),
    QT_TRANSLATE_NOOP("tranche::CoreText",
                      "Values of this attribute are not numbers, in lines %1 and %2. Correct them or make the attribute categorical."),
    QT_TRANSLATE_NOOP("tranche::CoreText",
                      "Values of this attribute are not numbers, in lines %1, %2 and %3. Correct them or make the attribute categorical."),
    QT_TRANSLATE_NOOP("tranche::CoreText",
                      "%1 values of this attribute are not numbers, the first in line %2. Correct them or make the attribute categorical."),
    QT_TRANSLATE_NOOP(
        "tranche::CoreText",
        "%1 values of this attribute are not numbers, the first in lines %2 and %3. Correct them or make the attribute categorical."),
    QT_TRANSLATE_NOOP(
        "tranche::CoreText",
        "%1 values of this attribute are not numbers, the first in lines %2, %3 and %4. Correct them or make the attribute categorical."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "A value of this attribute is not a date. Correct it or make the attribute categorical."),
    QT_TRANSLATE_NOOP("tranche::CoreText",
                      "Values of this attribute are not dates, in lines %1 and %2. Correct them or make the attribute categorical."),
    QT_TRANSLATE_NOOP("tranche::CoreText",
                      "Values of this attribute are not dates, in lines %1, %2 and %3. Correct them or make the attribute categorical."),
    QT_TRANSLATE_NOOP("tranche::CoreText",
                      "%1 values of this attribute are not dates, the first in line %2. Correct them or make the attribute categorical."),
    QT_TRANSLATE_NOOP(
        "tranche::CoreText",
        "%1 values of this attribute are not dates, the first in lines %2 and %3. Correct them or make the attribute categorical."),
    QT_TRANSLATE_NOOP(
        "tranche::CoreText",
        "%1 values of this attribute are not dates, the first in lines %2, %3 and %4. Correct them or make the attribute categorical."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "You may not read this file, or not enter a folder above it. Check their permissions."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "The path is longer than this system allows. Move the file to a shorter one."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "Too many files are open at once. Close other programs, or name fewer files."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "The file changed while it was read. Read it again when nobody writes to it."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "This file was named twice, so everybody in it would count twice. Name every file once."),
    QT_TRANSLATE_NOOP("tranche::CoreText",
                      "Only of an ordinary file can be told beforehand how it is written. Say it, or save the table as a file."),
    QT_TRANSLATE_NOOP(
        "tranche::CoreText",
        "This is a spreadsheet (xlsx, ods) or another zip file, not delimited text. Save the table as CSV, or unpack the file."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "This is an empty zip file, not delimited text. Choose another file."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "This file is packed (gzip). Unpack it and read what was inside."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "This file is packed (bzip2). Unpack it and read what was inside."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "This file is packed (xz). Unpack it and read what was inside."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "This file is packed (zstd). Unpack it and read what was inside."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "This file is packed (7z). Unpack it and read what was inside."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "This file is packed (rar). Unpack it and read what was inside."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "This is an old spreadsheet (xls), not delimited text. Save the table as CSV."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "This is a database (SQLite), not delimited text. Save the table as CSV."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "This is a Parquet file, not delimited text. Save the table as CSV."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "This is a PDF, not delimited text. Choose the table it was made from."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "The file is in UTF-16. Save it as UTF-8."),
    QT_TRANSLATE_NOOP("tranche::CoreText",
                      "No tuple is left: this attribute has no value in any of them. Keep missing as a value or exclude the attribute."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "No tuple is left: each has a missing value in some attribute, most of them in this one. Keep "
                                           "missing as a value or exclude attributes."),
};

} // namespace

} // namespace tranche
