// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recipe/import/form_parts.h"

namespace tranche {

QJsonObject formJson(const CsvOptions& options)
{
    QJsonObject object{{QStringLiteral("delimiter"), jsonSign(options.delimiter)}, {QStringLiteral("quote"), jsonSign(options.quote)},
                       {QStringLiteral("encoding"), jsonText(options.encoding)},   {QStringLiteral("header"), options.header},
                       {QStringLiteral("names"), jsonTexts(options.names)},        {QStringLiteral("decimal"), jsonSign(options.decimal)},
                       {QStringLiteral("skip"), jsonNumber(options.skip)}};
    if (!options.entry.empty())
        object[QStringLiteral("entry")] = jsonText(options.entry);
    return object;
}

void readForm(JsonEntries& entries, CsvOptions& options)
{
    options.delimiter = entries.sign("delimiter", false).value_or(',');
    options.quote = entries.sign("quote", true);
    options.encoding = entries.text("encoding");
    options.header = entries.flag("header");
    options.names = entries.texts("names");
    options.decimal = entries.sign("decimal", false).value_or('.');
    options.skip = entries.count("skip", 0, anyImportCount);
    if (entries.has("entry"))
        options.entry = entries.text("entry");
    entries.ignore("missing_tokens");
}

} // namespace tranche
