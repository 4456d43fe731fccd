// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/request/import_options.h"
#include "core/recipe/json_entries.h"

#include <QJsonObject>

namespace tranche {

/// The entry "import" of a recipe. Delimited text has no "form", as earlier recipes have none. O(names).
QJsonObject importJson(const ImportOptions& options);

/// What importJson() wrote. Problems are noted in the entries. O(names).
ImportOptions readImport(JsonEntries entries);

} // namespace tranche
