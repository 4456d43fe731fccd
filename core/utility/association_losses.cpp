// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/utility/association_losses.h"

#include <algorithm>
#include <tuple>

namespace tranche {

namespace {

bool losesMore(const PairLoss& a, const PairLoss& b)
{
    return std::tuple(-a.lost(), a.first, a.second) < std::tuple(-b.lost(), b.first, b.second);
}

} // namespace

std::vector<PairLoss> greatestLosses(const CorrelationMatrix& before, const AssociationReport& report, std::size_t atMost)
{
    std::vector<PairLoss> losses;
    for (std::size_t i = 0; i < before.size(); ++i) {
        for (std::size_t j = i + 1; j < before.size(); ++j) {
            const PairLoss loss{AttributeId{i}, AttributeId{j}, before.at(AttributeId{i}, AttributeId{j}),
                                report.at(AttributeId{i}, AttributeId{j})};
            if (loss.lost() > 0.0)
                losses.push_back(loss);
        }
    }
    const auto shown = static_cast<std::ptrdiff_t>(std::min(atMost, losses.size()));
    std::partial_sort(losses.begin(), losses.begin() + shown, losses.end(), losesMore);
    losses.resize(static_cast<std::size_t>(shown));
    return losses;
}

std::vector<std::optional<double>> keptBetweenColumns(const CorrelationMatrix& before, const AssociationReport& report,
                                                      const ColumnPartition& columns)
{
    const std::size_t count = columns.size();
    const auto& place = columns.columnByAttribute();
    std::vector<double> had(count * count, 0.0);
    std::vector<double> kept(count * count, 0.0);
    for (std::size_t i = 0; i < before.size(); ++i) {
        for (std::size_t j = i + 1; j < before.size(); ++j) {
            const auto [one, other] = std::minmax(place[i].value, place[j].value);
            had[one * count + other] += before.at(AttributeId{i}, AttributeId{j});
            kept[one * count + other] += report.at(AttributeId{i}, AttributeId{j});
        }
    }
    std::vector<std::optional<double>> shares(count * count);
    for (std::size_t one = 0; one < count; ++one)
        for (std::size_t other = one; other < count; ++other)
            if (had[one * count + other] > 0.0)
                shares[one * count + other] = shares[other * count + one] = kept[one * count + other] / had[one * count + other];
    return shares;
}

} // namespace tranche
