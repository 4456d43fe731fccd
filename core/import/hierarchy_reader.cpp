// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/hierarchy_reader.h"

#include "core/import/csv_reader.h"

#include <array>

namespace tranche {

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
        const auto record = hierarchy.error().place.line;
        const auto place = (*table)->placeOf(record > 0 ? static_cast<std::size_t>(record - 1) : 0); // cells may hold line ends
        hierarchy.error().place.file = place.file;
        hierarchy.error().place.line = record > 0 ? place.line : 0;
    }
    return hierarchy;
}

} // namespace tranche
