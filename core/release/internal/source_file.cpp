// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/internal/source_file.h"

#include "core/recipe/json_values.h"

namespace tranche {

std::string sourceFile(const SourceInfo& source)
{
    return jsonFile({{QStringLiteral("format"), 1},
                     {QStringLiteral("files"), jsonTexts(source.fileNames)},
                     {QStringLiteral("sha256"), jsonText(source.sha256)}});
}

} // namespace tranche
