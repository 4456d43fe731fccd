// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/hierarchy_reader.h"

#include "core/import/csv_reader.h"

#include <algorithm>
#include <array>

namespace tranche {

namespace {

/// The physical line on which a record begins: cells may hold line ends.
std::uint64_t physicalLine(const std::vector<std::vector<std::string>>& lines, std::size_t record)
{
    std::uint64_t line = record + 1;
    for (std::size_t i = 0; i < record; ++i)
        for (const auto& cell : lines[i])
            line += static_cast<std::uint64_t>(std::ranges::count(cell, '\n'));
    return line;
}

} // namespace

Result<Hierarchy> readHierarchy(const std::filesystem::path& file, JobContext& job)
{
    CsvOptions options;
    options.header = false;
    const auto table = readCsv(std::array{file}, options, job);
    if (!table)
        return std::unexpected(table.error());
    std::vector<std::vector<std::string>> lines((*table)->rowCount());
    for (std::size_t row = 0; row < lines.size(); ++row)
        for (std::size_t level = 0; level < (*table)->attributeCount(); ++level)
            lines[row].emplace_back((*table)->cell(row, SourceId(level)));
    auto hierarchy = Hierarchy::make(lines);
    if (!hierarchy) {
        hierarchy.error().place.file = file.filename().string();
        if (const auto record = hierarchy.error().place.line; record > 0)
            hierarchy.error().place.line = physicalLine(lines, static_cast<std::size_t>(record - 1));
    }
    return hierarchy;
}

} // namespace tranche
