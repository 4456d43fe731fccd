// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/release/original_of.h"
#include "tests/support/release_files.h"
#include "tests/support/snapshots.h"
#include "tests/support/tables.h"

#include <QJsonArray>

#include <sstream>

namespace tranche::test {

using Cells = std::vector<std::vector<std::string>>;

/// 48 persons; name is an identifier, note is excluded. Sliced at l = 2 into {age, zip | sex, disease}.
inline Snapshot persons()
{
    std::vector<std::string> lines{"name age zip sex disease private-note"};
    for (int i = 0; i < 48; ++i)
        lines.push_back("NAMEMARKER" + std::to_string(i) + ' ' + std::to_string(20 + i % 12) + " 100" + std::to_string(i * 7 % 5) + ' '
                        + (i % 2 == 0 ? "F" : "M") + ' ' + std::string(1, static_cast<char>('a' + i / 2 % 6)) + " NOTEMARKER"
                        + std::to_string(i));
    SnapshotRequest request{.table = tableOf(lines), .sensitive = "disease"};
    request.identifiers = {"name"};
    request.excluded = {"private-note"};
    request.columns = {{"age", "zip"}, {"sex", "disease"}};
    return snapshotOf(request);
}

/// Cells of a file without quotes.
inline Cells cellsOf(const std::string& text)
{
    Cells cells;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);) {
        cells.emplace_back();
        std::istringstream fields(line);
        for (std::string field; std::getline(fields, field, ',');)
            cells.back().push_back(field);
    }
    return cells;
}

inline std::string textOf(const Cells& cells)
{
    std::string text;
    for (const auto& line : cells) {
        for (std::size_t i = 0; i < line.size(); ++i)
            text += (i == 0 ? "" : ",") + line[i];
        text += '\n';
    }
    return text;
}

} // namespace tranche::test
