// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/request/import_options.h"
#include "core/recipe/json_entries.h"
#include "core/recipe/json_values.h"
#include "core/recipe/recipe_words.h"

#include <QJsonObject>

#include <limits>

namespace tranche {

// Each form of a source as the entry "import" writes it, and reads it back. A new decision is written only where it says more than its
// default, so that recipes that do without it stay as they were.

inline constexpr std::uint64_t anyImportCount = std::numeric_limits<std::uint32_t>::max();

inline QJsonValue jsonSign(std::optional<char> character)
{
    return character ? QJsonValue(QString(QChar::fromLatin1(*character))) : QJsonValue();
}

QJsonObject formJson(const CsvOptions& options);
QJsonObject formJson(const WorkbookOptions& options);
QJsonObject formJson(const StatisticalOptions& options);
QJsonObject formJson(const DatabaseOptions& options);

void readForm(JsonEntries& entries, CsvOptions& options);
void readForm(JsonEntries& entries, WorkbookOptions& options);
void readForm(JsonEntries& entries, StatisticalOptions& options);
void readForm(JsonEntries& entries, DatabaseOptions& options);

QJsonArray conversionsJson(const std::vector<Conversion>& conversions);
std::vector<Conversion> readConversions(JsonEntries& entries, const char* name);

} // namespace tranche
