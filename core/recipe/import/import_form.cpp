// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recipe/import/import_form.h"

#include "core/recipe/import/form_parts.h"

namespace tranche {

namespace {

enum class FormWord { Text, Workbook, Statistical, Database };

constexpr ChoiceWords<FormWord, 4> formWords = {
    {{FormWord::Text, "text"}, {FormWord::Workbook, "workbook"}, {FormWord::Statistical, "statistical"}, {FormWord::Database, "database"}}};

SourceForm formOf(FormWord word)
{
    switch (word) {
    case FormWord::Text: return CsvOptions();
    case FormWord::Workbook: return WorkbookOptions();
    case FormWord::Statistical: return StatisticalOptions();
    case FormWord::Database: break;
    }
    return DatabaseOptions();
}

} // namespace

QJsonObject importJson(const ImportOptions& options)
{
    auto object = std::visit([](const auto& form) { return formJson(form); }, options.form);
    const auto word = static_cast<FormWord>(options.form.index());
    if (word != FormWord::Text)
        object[QStringLiteral("form")] = jsonText(wordOf(formWords, word));
    if (!options.conversions.empty())
        object[QStringLiteral("conversions")] = conversionsJson(options.conversions);
    return object;
}

ImportOptions readImport(JsonEntries entries)
{
    ImportOptions options(formOf(entries.has("form") ? entries.choice("form", formWords) : FormWord::Text));
    if (!entries.isWhole())
        return options; // its entries mean nothing without it
    std::visit([&](auto& form) { readForm(entries, form); }, options.form);
    if (entries.has("conversions"))
        options.conversions = readConversions(entries, "conversions");
    entries.finish();
    return options;
}

} // namespace tranche
