// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/hierarchy_reader.h"

#include "core/import/csv_reader.h"

#include <array>

namespace tranche {

namespace {

struct HierarchyReading {
    Result<Hierarchy> hierarchy;
    bool isSplit = false; ///< lines have several cells
};

HierarchyReading readSplitBy(char delimiter, const std::filesystem::path& file, JobContext& job)
{
    CsvOptions options;
    options.header = false;
    options.delimiter = delimiter;
    const auto table = readCsv(std::array{file}, options, job);
    if (!table)
        return {std::unexpected(table.error()), true};
    std::vector<std::vector<std::string>> lines((*table)->rowCount());
    for (std::size_t row = 0; row < lines.size(); ++row) {
        job.check();
        for (std::size_t level = 0; level < (*table)->attributeCount(); ++level)
            lines[row].emplace_back((*table)->cell(row, SourceId(level)));
    }
    auto hierarchy = Hierarchy::make(lines);
    if (!hierarchy) {
        const auto record = hierarchy.error().place.line;
        const auto place = (*table)->placeOf(record > 0 ? static_cast<std::size_t>(record - 1) : 0); // cells may hold line ends
        hierarchy.error().place.file = place.file;
        hierarchy.error().place.line = record > 0 ? place.line : 0;
    }
    return {std::move(hierarchy), (*table)->attributeCount() > 1};
}

} // namespace

Result<Hierarchy> readHierarchy(const std::filesystem::path& file, JobContext& job)
{
    auto byCommas = readSplitBy(',', file, job);
    if (byCommas.hierarchy || byCommas.hierarchy.error().code != ErrorCode::BadInput)
        return std::move(byCommas.hierarchy);
    auto bySemicolons = readSplitBy(';', file, job);
    if (bySemicolons.hierarchy || !byCommas.isSplit)
        return std::move(bySemicolons.hierarchy);
    return std::move(byCommas.hierarchy);
}

Result<std::vector<std::string>> readLeaves(const std::filesystem::path& file, JobContext& job)
{
    const auto hierarchy = readHierarchy(file, job);
    if (!hierarchy)
        return std::unexpected(hierarchy.error());
    std::vector<std::string> leaves;
    for (const auto& node : hierarchy->nodes())
        if (node.level == 0)
            leaves.push_back(node.label);
    return leaves;
}

} // namespace tranche
