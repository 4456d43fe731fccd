// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recipe/import/form_parts.h"

namespace tranche {

namespace {

using ErrorCells = WorkbookOptions::ErrorCells;

constexpr ChoiceWords<ErrorCells, 3> errorWords
    = {{{ErrorCells::Stop, "stop"}, {ErrorCells::Missing, "missing"}, {ErrorCells::AsText, "text"}}};

} // namespace

QJsonObject formJson(const WorkbookOptions& options)
{
    return {{QStringLiteral("sheet"), jsonText(options.sheet)},
            {QStringLiteral("range"), jsonText(options.range)},
            {QStringLiteral("header_rows"), jsonNumber(options.headerRows)},
            {QStringLiteral("names"), jsonTexts(options.names)},
            {QStringLiteral("error_cells"), jsonText(wordOf(errorWords, options.errors))},
            {QStringLiteral("hidden_rows"), options.hiddenRows}};
}

void readForm(JsonEntries& entries, WorkbookOptions& options)
{
    options.sheet = entries.text("sheet");
    options.range = entries.text("range");
    options.headerRows = entries.count("header_rows", 0, anyImportCount);
    options.names = entries.texts("names");
    options.errors = entries.choice("error_cells", errorWords);
    options.hiddenRows = entries.flag("hidden_rows");
}

} // namespace tranche
