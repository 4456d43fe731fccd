// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/csv_reader.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace tranche::test {

/// A source table back as rows, the names first.
inline std::vector<std::vector<std::string>> rowsOf(const Table& table)
{
    std::vector<std::vector<std::string>> rows(table.rowCount() + 1);
    for (std::size_t i = 0; i < table.attributeCount(); ++i) {
        rows[0].push_back(table.attribute(SourceId(i)).name);
        for (std::size_t row = 0; row < table.rowCount(); ++row)
            rows[row + 1].emplace_back(table.cell(row, SourceId(i)));
    }
    return rows;
}

inline Result<std::shared_ptr<const Table>> readText(std::string_view text, const CsvOptions& options = {})
{
    JobContext job;
    return readCsvText(text, "people.csv", options, job);
}

} // namespace tranche::test
