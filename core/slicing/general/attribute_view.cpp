// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/slicing/general/attribute_view.h"

#include "core/jobs/in_steps.h"

#include <algorithm>

namespace tranche {

namespace {

/// Number the pairs, the groups and the signatures of a view that has its parts.
void addPairs(AttributeView& view, const KeptAttribute& sensitive, const ValueIds& groups, const JobContext& job)
{
    view.pairs = refined(groups, sensitive.codes, sensitive.values.size(), job);
    view.groupOfPair.resize(view.pairs.count);
    view.valueOfPair.resize(view.pairs.count);
    inChunks(0, groups.ofRow.size(), job, [&](std::size_t from, std::size_t to) {
        for (auto row = from; row < to; ++row) {
            view.groupOfPair[view.pairs.ofRow[row]] = groups.ofRow[row];
            view.valueOfPair[view.pairs.ofRow[row]] = sensitive.codes[row];
        }
    });
    view.firstPair.assign(groups.count + 1, static_cast<std::uint32_t>(view.pairs.count));
    for (auto pair = view.pairs.count; pair-- > 0;)
        view.firstPair[view.groupOfPair[pair]] = static_cast<std::uint32_t>(pair);
}

void addSignatures(AttributeView& view, ValueIds groups, const JobContext& job)
{
    view.signatures = std::move(groups);
    for (const auto& part : view.parts)
        view.signatures = refined(view.signatures, part.ofRow, part.count, job);
    view.tupleOfSignature.resize(view.signatures.count);
    inChunks(0, view.signatures.ofRow.size(), job, [&](std::size_t from, std::size_t to) {
        for (auto row = from; row < to; ++row)
            view.tupleOfSignature[view.signatures.ofRow[row]] = static_cast<std::uint32_t>(row);
    });
}

Result<AttributeView> viewOf(const PartitionInput& input, AttributeId sensitive, const PrivacyModel& model, const JobContext& job)
{
    auto check = DiversityCheck::make(model, input.published, sensitive);
    if (!check)
        return std::unexpected(check.error());
    AttributeView view{std::move(*check), {}, {}, {}, {}, {}, {}, {}};
    const auto own = input.columns.columnOf(sensitive);
    for (std::size_t column = 0; column < input.columns.size(); ++column)
        if (column != own.value)
            view.parts.push_back(valueIds(input.published, input.columns.columns()[column], job));
    auto rest = input.columns.columns()[own.value];
    std::erase(rest, sensitive);
    auto groups = valueIds(input.published, rest, job);
    addPairs(view, input.published.attribute(sensitive), groups, job);
    addSignatures(view, std::move(groups), job);
    return view;
}

} // namespace

Result<std::vector<AttributeView>> attributeViews(const PartitionInput& input, const PrivacyModel& model, JobContext& job)
{
    std::vector<AttributeView> views;
    for (const auto sensitive : input.published.sensitive()) {
        auto view = viewOf(input, sensitive, model, job);
        if (!view)
            return std::unexpected(view.error());
        views.push_back(std::move(*view));
    }
    return views;
}

} // namespace tranche
