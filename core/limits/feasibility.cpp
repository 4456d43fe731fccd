// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/limits/feasibility.h"

#include "core/base/messages/model_message.h"
#include "core/models/diversity_figure.h"
#include "core/models/sensitive_distribution.h"
#include "core/privacy/sensitive_rules.h"
#include "core/limits/table_groups.h"

#include <algorithm>

namespace tranche {

namespace {

std::uint64_t sizeOf(std::span<const ValueCount> group)
{
    std::uint64_t size = 0;
    for (const auto& item : group)
        size += item.count;
    return size;
}

/// The most frequent value, of t-closeness the one furthest above its share of the table; the first among equals.
const ValueCount& blockingValue(const DiversityCheck& check, std::span<const ValueCount> group)
{
    if (check.model().kind != ModelKind::TCloseness)
        return *std::ranges::max_element(group, {}, &ValueCount::count);
    const auto& table = check.distribution();
    const auto size = sizeOf(group);
    return *std::ranges::max_element(group, {}, [&](const ValueCount& item) -> BigInteger {
        return BigInteger(item.count) * table.total() - BigInteger(table.count(item.value)) * size;
    });
}

Blocking blockingOf(const TableGroups& groups, const DiversityCheck& check, std::size_t index)
{
    const auto group = groups.of(index);
    const auto& value = blockingValue(check, group);
    Blocking blocking{.group = {}, .value = value.value, .groupSize = sizeOf(group), .valueCount = value.count};
    for (std::size_t i = 0; i < groups.attributes().size(); ++i)
        blocking.group.push_back({groups.attributes()[i], groups.codesOf(index)[i]});
    return blocking;
}

} // namespace

bool Feasibility::admits(const PrivacyModel& model) const
{
    return std::ranges::all_of(groups, [&](const auto& each) {
        const auto check = each->check(model);
        for (std::size_t group = 0; group < each->size(); ++group)
            if (!check.passes(each->of(group)))
                return false;
        return true;
    });
}

Limit Feasibility::limit(const PrivacyModel& model) const
{
    Limit limit{.model = model, .holds = true, .figure = {}, .sensitive = {}, .blocking = {}};
    std::optional<DiversityFigure> worst;
    for (const auto& each : groups) {
        const auto check = each->check(model);
        WorstFigure own;
        std::size_t index = 0;
        for (std::size_t group = 0; group < each->size(); ++group) {
            limit.holds = limit.holds && check.passes(each->of(group));
            if (own.add(check, each->of(group)))
                index = group;
        }
        if (worst && (*own.figure() <=> *worst) >= 0)
            continue;
        worst = own.figure();
        limit.sensitive = each->sensitive();
        limit.blocking = blockingOf(*each, check, index);
    }
    limit.figure = worst ? worst->figure() : Figure();
    return limit;
}

Feasibility wholeTable(const KeptTable& table, const ColumnPartition& columns, std::span<const SensitiveRule> rules)
{
    std::vector<std::shared_ptr<const TableGroups>> groups;
    for (const auto& rule : rules)
        groups.push_back(std::make_shared<const TableGroups>(table, columns, rule.groups, rule.sensitive));
    return Feasibility{std::move(groups)};
}

Result<Feasibility> feasibility(const KeptTable& table, const ColumnPartition& columns, JobContext& job)
{
    if (const auto checked = checkColumns(table, columns); !checked)
        return std::unexpected(checked.error());
    std::vector<std::shared_ptr<const TableGroups>> groups;
    for (const auto sensitive : table.sensitive()) {
        const auto found = sensitiveGroups(table, columns, sensitive, job);
        if (!found)
            return std::unexpected(found.error());
        groups.push_back(std::make_shared<const TableGroups>(table, columns, *found, sensitive));
    }
    return Feasibility{std::move(groups)};
}

} // namespace tranche
