// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/limits/feasibility.h"

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

Feasibility fromGroups(std::vector<std::shared_ptr<const TableGroups>> groups)
{
    Feasibility result;
    result.groups = std::move(groups);
    if (result.groups.empty())
        return result;
    auto limit = result.limit({});
    result.largestL = limit.blocking.share().inverse();
    result.blocking = std::move(limit.blocking);
    result.sensitive = limit.sensitive;
    return result;
}

/// Two places, rounded to the side on which it can be asked for.
std::string roundedText(const std::string& figure, bool up)
{
    const BigRational value(figure);
    constexpr unsigned scale = 100;
    const BigRational scaled = value * scale;
    BigInteger hundredths = numerator(scaled) / denominator(scaled);
    if (up && BigRational(hundredths) < scaled)
        ++hundredths;
    const auto cents = BigInteger(hundredths % scale).convert_to<unsigned>();
    auto text = BigInteger(hundredths / scale).str();
    if (cents == 0)
        return text;
    return text.append(cents < 10 ? ".0" : ".").append(std::to_string(cents % 10 == 0 ? cents / 10 : cents));
}

} // namespace

bool Feasibility::admits(const PrivacyModel& model) const
{
    if (claimsNothing())
        return true;
    if (model.kind == ModelKind::LDiversity)
        return model.l <= largestL;
    return std::ranges::all_of(groups, [&](const auto& each) {
        const auto check = each->check(model);
        for (std::size_t group = 0; group < each->size(); ++group)
            if (!check.passes(each->of(group)))
                return false;
        return true;
    });
}

ModelLimit Feasibility::limit(const PrivacyModel& model) const
{
    ModelLimit limit;
    limit.admits = true;
    std::optional<DiversityFigure> worst;
    for (const auto& each : groups) {
        const auto check = each->check(model);
        WorstFigure own;
        std::size_t index = 0;
        for (std::size_t group = 0; group < each->size(); ++group) {
            limit.admits = limit.admits && check.passes(each->of(group));
            if (own.add(check, each->of(group)))
                index = group;
        }
        if (worst && (*own.figure() <=> *worst) >= 0)
            continue;
        worst = own.figure();
        limit.sensitive = each->sensitive();
        limit.blocking = blockingOf(*each, check, index);
    }
    limit.figure = worst ? worst->text() : std::nullopt;
    return limit;
}

Feasibility wholeTable(const KeptTable& table, const ColumnPartition& columns, std::span<const SensitiveRule> rules)
{
    std::vector<std::shared_ptr<const TableGroups>> groups;
    for (const auto& rule : rules)
        groups.push_back(std::make_shared<const TableGroups>(table, columns, rule.groups, rule.sensitive));
    return fromGroups(std::move(groups));
}

std::unexpected<Error> infeasible(const PrivacyModel& model, const ModelLimit& limit)
{
    const std::string start = "No buckets can keep this ";
    const std::string remedy = " Or take attributes out of the sensitive column.";
    const auto figure = limit.figure.value_or("");
    switch (model.kind) {
    case ModelKind::LDiversity:
    case ModelKind::Distinct:
        return fail(ErrorCode::Infeasible, start + "l with these columns: the greatest l that can hold is " + roundedText(figure, false)
                                               + ". Ask for that or less, or take attributes out of the sensitive column.");
    case ModelKind::Entropy:
        return fail(ErrorCode::Infeasible, start + "l with these columns: the greatest l of entropy l-diversity that can hold is " + figure
                                               + " (rounded down). Ask for that or less, or take attributes out of the sensitive column.");
    case ModelKind::Recursive:
        if (!limit.figure)
            return fail(ErrorCode::Infeasible,
                        start + "l with these columns, whatever c is: a group holds fewer sensitive values. Ask for a smaller l." + remedy);
        return fail(ErrorCode::Infeasible,
                    start + "c with these columns: c must be above " + roundedText(figure, true) + " (rounded up)." + remedy);
    case ModelKind::TCloseness: break;
    }
    return fail(ErrorCode::Infeasible, start + "t with these columns: the least t that can hold is " + roundedText(figure, true)
                                           + " (rounded up). Ask for that or more, or take attributes out of the sensitive column.");
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
    return fromGroups(std::move(groups));
}

} // namespace tranche
