// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/columns/silhouettes.h"

#include "core/columns/propose_columns.h"

#include <algorithm>
#include <limits>

namespace tranche {

namespace {

double meanDistance(AttributeId from, const ColumnPartition::Column& column, const CorrelationMatrix& matrix)
{
    double sum = 0.0;
    std::size_t count = 0;
    for (const AttributeId other : column) {
        if (other == from)
            continue;
        sum += 1.0 - matrix.at(from, other);
        ++count;
    }
    return sum / static_cast<double>(count);
}

double silhouette(AttributeId id, std::size_t own, const ColumnPartition& columns, const CorrelationMatrix& matrix)
{
    const double inside = meanDistance(id, columns.columns()[own], matrix);
    double outside = std::numeric_limits<double>::infinity();
    for (std::size_t other = 0; other < columns.size(); ++other)
        if (other != own)
            outside = std::min(outside, meanDistance(id, columns.columns()[other], matrix));
    const double greater = std::max(inside, outside);
    return greater > 0.0 ? (outside - inside) / greater : 0.0;
}

} // namespace

std::vector<std::optional<double>> silhouettes(const ColumnPartition& columns, const CorrelationMatrix& matrix)
{
    std::vector<std::optional<double>> result(columns.attributeCount());
    for (std::size_t own = 0; columns.size() > 1 && own < columns.size(); ++own)
        for (const AttributeId id : columns.columns()[own])
            if (columns.columns()[own].size() > 1)
                result[id.value] = silhouette(id, own, columns, matrix);
    return result;
}

std::optional<double> meanSilhouette(const ColumnPartition& columns, const CorrelationMatrix& matrix)
{
    if (columns.size() < 2)
        return std::nullopt;
    double sum = 0.0;
    for (const auto& value : silhouettes(columns, matrix))
        sum += value.value_or(0.0);
    return sum / static_cast<double>(columns.attributeCount());
}

Result<std::vector<SilhouettePoint>> silhouetteCurve(const CorrelationMatrix& matrix, std::optional<AttributeId> sensitive,
                                                     std::optional<std::size_t> alpha, std::size_t most, JobContext& job)
{
    std::vector<SilhouettePoint> curve;
    PhiOrder order(matrix);
    for (std::size_t c = 2; c <= std::min(most, matrix.size()); ++c) {
        job.step(c - 2, most);
        auto quiet = job.quiet();
        const auto proposal = proposeColumns(order, sensitive, {alpha, c}, quiet);
        if (!proposal)
            return std::unexpected(proposal.error());
        const auto mean = meanSilhouette(proposal->columns, matrix);
        if (proposal->columns.size() != c || !mean)
            break; // no more columns can be filled
        curve.push_back({c, *mean});
    }
    return curve;
}

} // namespace tranche
