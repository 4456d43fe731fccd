// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recipe/drift/drift_report.h"

#include "core/base/messages/drift_message.h"
#include "core/recipe/drift/distances.h"
#include "core/table/attribute_profile.h"
#include "core/table/missing.h"
#include "core/table/numbers.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <set>

namespace tranche {

namespace {

constexpr double noteworthy = 0.05; ///< less is what two samples of the same people differ by

/// The spellings of an attribute that are values and that `counts` says of.
std::size_t countValues(const AttributeData& attribute, const Schema& schema, const std::function<bool(std::string_view)>& counts)
{
    const auto missing = missingSpellings(attribute, schema);
    std::size_t count = 0;
    for (std::uint32_t code = 0; code < missing.size(); ++code)
        count += !missing[code] && counts(attribute.dictionary.text(code)) ? 1 : 0;
    return count;
}

std::set<std::string_view> valuesOf(const AttributeData& attribute, const Schema& schema)
{
    std::set<std::string_view> values;
    const auto missing = missingSpellings(attribute, schema);
    for (std::uint32_t code = 0; code < missing.size(); ++code)
        if (!missing[code])
            values.insert(attribute.dictionary.text(code));
    return values;
}

void add(std::vector<DriftReport::Values>& list, const std::string& attribute, std::size_t count)
{
    if (count > 0)
        list.push_back({attribute, count});
}

/// What the decisions themselves tell of an attribute.
void compareWithDecisions(const AttributeData& attribute, const Schema& schema, const AttributeSchema& decided, DriftReport& report)
{
    if (decided.type == AttributeType::Numeric)
        add(report.notNumbers, attribute.name, countValues(attribute, schema, [&](auto text) {
                return !isNumber(text, {attribute.decimal, true});
            }));
    if (decided.order.empty() || decided.type.value_or(AttributeType::Categorical) != AttributeType::Categorical)
        return;
    const auto values = valuesOf(attribute, schema);
    const auto unused = std::ranges::count_if(decided.order, [&](const auto& value) { return !values.contains(value); });
    add(report.unused, attribute.name, static_cast<std::size_t>(unused));
}

AttributeType typeOf(const AttributeData& attribute, const Schema& schema, const AttributeSchema& decided)
{
    return decided.type ? *decided.type : profileOf(attribute, schema).detectedType;
}

/// What only the table of then tells.
void compareWithThen(const AttributePair& pair, const Snapshot& now, std::size_t at, DriftReport& report, const JobContext& job)
{
    const auto& name = pair.now.name;
    const auto& decided = now.schema.attributes[at];
    const auto typeNow = typeOf(pair.now, pair.schemaNow, decided);
    const auto typeThen = typeOf(pair.before, pair.schemaBefore, decided);
    if (typeNow != typeThen)
        report.types.push_back({name, typeThen, typeNow});
    const auto both = typeNow == typeThen ? typeNow : AttributeType::Categorical;
    if (both == AttributeType::Categorical) {
        const auto valuesThen = valuesOf(pair.before, pair.schemaBefore);
        const auto valuesNow = valuesOf(pair.now, pair.schemaNow);
        add(report.appeared, name, countValues(pair.now, pair.schemaNow, [&](auto text) { return !valuesThen.contains(text); }));
        add(report.vanished, name, countValues(pair.before, pair.schemaBefore, [&](auto text) { return !valuesNow.contains(text); }));
    }
    const auto distance = distanceBetween(pair, both, decided.bins.value_or(now.parameters.bins), job);
    if (distance > 1e-12)
        report.distances.push_back({name, distance});
}

DriftMessage messageOf(AttributeType type)
{
    switch (type) {
    case AttributeType::Categorical: return DriftMessage::NowCategories;
    case AttributeType::Numeric: return DriftMessage::NowNumbers;
    case AttributeType::Date: break;
    }
    return DriftMessage::NowDates;
}

void addLines(std::vector<Statement>& lines, DriftMessage message, const std::vector<DriftReport::Values>& values)
{
    for (const auto& [attribute, count] : values)
        lines.emplace_back(message, attribute, count);
}

/// In percent, rounded down: "12", "5".
Argument percentOf(double share)
{
    return Argument::figure(std::to_string(static_cast<int>(std::floor(share * 100 + 1e-9))));
}

void addDistances(std::vector<Statement>& lines, std::vector<DriftReport::Distance> distances)
{
    std::ranges::stable_sort(distances, std::greater(), &DriftReport::Distance::share);
    for (const auto& [attribute, share] : distances)
        if (share >= noteworthy)
            lines.emplace_back(DriftMessage::Moved, attribute, percentOf(share));
}

} // namespace

bool DriftReport::empty() const
{
    return differences.empty() && unused.empty() && notNumbers.empty() && appeared.empty() && vanished.empty() && types.empty()
           && distances.empty() && (!tuplesBefore || *tuplesBefore == tuples);
}

DriftReport driftOf(const AppliedRecipe& applied, const Snapshot* before, JobContext& job)
{
    const auto& now = applied.snapshot;
    DriftReport report{.tuples = now.table->rowCount(), .differences = applied.differences};
    if (before != nullptr)
        report.tuplesBefore = before->table->rowCount();
    for (std::size_t i = 0; i < now.table->attributeCount(); ++i) {
        job.check();
        if (!isReleased(now.roles[i]))
            continue;
        const auto& attribute = now.table->attribute(SourceId(i));
        compareWithDecisions(attribute, now.schema, now.schema.attributes[i], report);
        if (before == nullptr)
            continue;
        if (const auto then = before->table->find(attribute.name))
            compareWithThen({before->table->attribute(*then), attribute, before->schema, now.schema}, now, i, report, job);
    }
    return report;
}

std::vector<Statement> driftLines(const DriftReport& report)
{
    std::vector<Statement> lines;
    const auto& differences = report.differences;
    if (report.tuplesBefore && *report.tuplesBefore != report.tuples)
        lines.emplace_back(DriftMessage::Records, *report.tuplesBefore, report.tuples);
    if (!differences.missingAttributes.empty())
        lines.emplace_back(DriftMessage::Gone, differences.missingAttributes);
    if (!differences.newAttributes.empty())
        lines.emplace_back(DriftMessage::New, differences.newAttributes);
    for (const auto& [attribute, count, hierarchy] : differences.newValues)
        lines.emplace_back(hierarchy ? DriftMessage::MissingInLevels : DriftMessage::MissingInOrder, attribute, count);
    addLines(lines, DriftMessage::Unused, report.unused);
    addLines(lines, DriftMessage::NotNumbers, report.notNumbers);
    for (const auto& [attribute, then, now] : report.types)
        lines.emplace_back(messageOf(now), attribute);
    addLines(lines, DriftMessage::Appeared, report.appeared);
    addLines(lines, DriftMessage::Vanished, report.vanished);
    addDistances(lines, report.distances);
    return lines;
}

} // namespace tranche
