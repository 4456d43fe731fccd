// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/utility/association_parts.h"

namespace tranche {

CodedView publishedView(const KeptTable& published, const CorrelationMatrix& before, AttributeId id)
{
    const auto& attribute = published.attribute(id);
    return attribute.numeric() ? CodedView{before.codes(id), before.domain(id)} : CodedView{attribute.codes, attribute.values.size()};
}

std::optional<double> keptPercent(const AssociationReport& report, const CorrelationMatrix& before)
{
    double sumBefore = 0.0;
    double sumAfter = 0.0;
    for (std::size_t i = 1; i < before.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            sumBefore += before.at(AttributeId(i), AttributeId(j));
            sumAfter += report.at(AttributeId(i), AttributeId(j));
        }
    }
    return sumBefore > 0.0 ? std::optional(100.0 * sumAfter / sumBefore) : std::nullopt;
}

} // namespace tranche
