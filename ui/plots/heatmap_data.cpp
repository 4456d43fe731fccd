// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/heatmap_data.h"

namespace tranche {

namespace {

void orderByColumn(HeatmapData& data, const ColumnPartition& columns)
{
    for (std::size_t c = 0; c < columns.size(); ++c) {
        const auto& attributes = columns.columns()[c];
        const bool sensitive = columns.sensitive() && c + 1 == columns.size();
        data.frames.push_back({data.order.size(), attributes.size(), ColumnId(c), sensitive});
        data.order.insert(data.order.end(), attributes.begin(), attributes.end());
    }
}

void orderByTable(HeatmapData& data, std::size_t attributeCount)
{
    for (std::size_t i = 0; i < attributeCount; ++i)
        data.order.emplace_back(i);
}

} // namespace

HeatmapData heatmapData(const Snapshot& snapshot, HeatmapOrder order)
{
    HeatmapData data;
    if (!snapshot.correlation || !snapshot.kept)
        return data;
    const auto& matrix = *snapshot.correlation;
    if (order == HeatmapOrder::ByColumn && snapshot.columns)
        orderByColumn(data, *snapshot.columns);
    else
        orderByTable(data, matrix.size());
    data.values.reserve(data.order.size() * data.order.size());
    for (const auto row : data.order) {
        data.names.push_back(QString::fromStdString(snapshot.kept->attribute(row).name));
        for (const auto column : data.order)
            data.values.push_back(matrix.at(row, column));
    }
    return data;
}

} // namespace tranche
