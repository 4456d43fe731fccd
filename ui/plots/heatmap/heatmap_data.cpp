// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/heatmap/heatmap_data.h"

#include "ui/session/tr.h"
#include "ui/style/number_text.h"
#include "ui/session/naming/name_text.h"

#include <algorithm>

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

void orderByName(HeatmapData& data, const KeptTable& table)
{
    orderByTable(data, table.attributeCount());
    std::vector<QString> names;
    for (const auto& attribute : table.attributes())
        names.push_back(QString::fromStdString(attribute.name));
    std::ranges::stable_sort(data.order,
                             [&](AttributeId a, AttributeId b) { return names[a.value].compare(names[b.value], Qt::CaseInsensitive) < 0; });
}

} // namespace

double HeatmapData::shownAt(std::size_t row, std::size_t column) const
{
    if (mode == HeatmapMode::Before)
        return at(row, column);
    if (after.empty())
        return 0.0;
    return mode == HeatmapMode::After ? afterAt(row, column) : afterAt(row, column) - at(row, column);
}

HeatmapData heatmapData(const Snapshot& snapshot, const HeatmapRequest& request)
{
    HeatmapData data;
    if (!snapshot.correlation || !snapshot.kept)
        return data;
    const auto& matrix = *snapshot.correlation;
    if (request.order == HeatmapOrder::ByName)
        orderByName(data, *snapshot.kept);
    else if (request.order == HeatmapOrder::ByColumn && snapshot.columns)
        orderByColumn(data, *snapshot.columns);
    else
        orderByTable(data, matrix.size());
    data.mode = request.mode;
    const bool known = request.association && request.association->attributes == matrix.size();
    data.values.reserve(data.order.size() * data.order.size());
    for (const auto row : data.order) {
        data.names.push_back(nameText(snapshot.kept->attribute(row).name));
        data.domains.push_back(matrix.domain(row));
        for (const auto column : data.order) {
            data.values.push_back(matrix.at(row, column));
            if (known)
                data.after.push_back(request.association->at(row, column));
        }
    }
    return data;
}

HeatmapData heatmapData(const Snapshot& snapshot, HeatmapOrder order)
{
    return heatmapData(snapshot, HeatmapRequest{order, HeatmapMode::Before, nullptr});
}

QString cellText(const HeatmapData& data, std::size_t row, std::size_t column)
{
    if (data.pending())
        return QStringLiteral("…");
    const double value = data.shownAt(row, column);
    return data.mode == HeatmapMode::Difference ? changeText(value) : phiText(value);
}

QString pairLine(const HeatmapData& data, std::size_t row, std::size_t column)
{
    const QString before = phiText(data.at(row, column), true);
    const QString figures = data.mode == HeatmapMode::Before ? tr("φ² %1").arg(before)
                            : data.pending()                 ? tr("φ² %1 before, … after").arg(before)
                                             : tr("φ² %1 before, %2 after").arg(before, phiText(data.afterAt(row, column), true));
    return tr("%1 × %2   %3").arg(data.names[row], data.names[column], figures);
}

QString relationText(double phiSquared)
{
    if (phiSquared >= 1.0)
        return tr("These two say the same: knowing one means knowing the other.");
    if (phiSquared >= 0.25)
        return tr(
            "Knowing one reveals much about the other. If they are in different columns, an intruder can also undo part of the shuffling.");
    if (phiSquared >= 0.1)
        return tr("Knowing one reveals something about the other.");
    if (phiSquared >= 0.02)
        return tr("Knowing one reveals a little about the other.");
    return tr("These two are almost unrelated: knowing one reveals next to nothing about the other.");
}

QString pairToolTip(const HeatmapData& data, std::size_t row, std::size_t column)
{
    const QString title = QStringLiteral("<b>%1 × %2</b>").arg(data.names[row].toHtmlEscaped(), data.names[column].toHtmlEscaped());
    if (row == column)
        return tr("<qt>%1<br>%2. The φ² of an attribute with itself is always 1.</qt>")
            .arg(title, countText(data.domains[row], Counted::Value));
    QString figures = tr("φ² %1 · %2 × %3 values")
                          .arg(phiText(data.at(row, column), true), countText(data.domains[row]), countText(data.domains[column]));
    if (!data.after.empty() && data.mode != HeatmapMode::Before)
        figures += tr("<br>after slicing φ² %1 (expected value over all shuffles)").arg(phiText(data.afterAt(row, column), true));
    return tr("<qt>%1<br>%2<br>%3</qt>").arg(title, figures, relationText(data.at(row, column)));
}

} // namespace tranche
