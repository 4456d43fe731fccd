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
std::size_t countValues(const DecidedAttribute& attribute, const std::function<bool(std::string_view)>& counts)
{
    const auto missing = missingSpellings(attribute.data, attribute.schema, attribute.id);
    std::size_t count = 0;
    for (std::uint32_t code = 0; code < missing.size(); ++code)
        count += !missing[code] && counts(attribute.data.dictionary.text(code)) ? 1 : 0;
    return count;
}

std::set<std::string_view> valuesOf(const DecidedAttribute& attribute)
{
    std::set<std::string_view> values;
    const auto missing = missingSpellings(attribute.data, attribute.schema, attribute.id);
    for (std::uint32_t code = 0; code < missing.size(); ++code)
        if (!missing[code])
            values.insert(attribute.data.dictionary.text(code));
    return values;
}

void add(std::vector<DriftReport::Values>& list, const std::string& attribute, std::size_t count)
{
    if (count > 0)
        list.push_back({attribute, count});
}

/// What the decisions themselves tell of an attribute.
void compareWithDecisions(const DecidedAttribute& attribute, DriftReport& report)
{
    const auto& decided = attribute.schema.attributes[attribute.id.value];
    const auto& name = attribute.data.name;
    if (decided.type == AttributeType::Numeric)
        add(report.notNumbers, name, countValues(attribute, [&](auto text) { return !isNumber(text, {attribute.data.decimal, true}); }));
    if (decided.order.empty() || decided.type.value_or(AttributeType::Categorical) != AttributeType::Categorical)
        return;
    const auto values = valuesOf(attribute);
    const auto unused = std::ranges::count_if(decided.order, [&](const auto& value) { return !values.contains(value); });
    add(report.unused, name, static_cast<std::size_t>(unused));
}

AttributeType typeOf(const DecidedAttribute& attribute, const AttributeSchema& decided)
{
    return decided.type ? *decided.type : profileOf(attribute.data, attribute.schema, attribute.id).detectedType;
}

/// What only the table of then tells.
void compareWithThen(const AttributePair& pair, const Snapshot& now, DriftReport& report, const JobContext& job)
{
    const auto& name = pair.now.data.name;
    const auto& decided = now.schema.attributes[pair.now.id.value];
    const auto typeNow = typeOf(pair.now, decided);
    const auto typeThen = typeOf(pair.before, decided);
    if (typeNow != typeThen)
        report.types.push_back({name, typeThen, typeNow});
    const auto both = typeNow == typeThen ? typeNow : AttributeType::Categorical;
    if (both == AttributeType::Categorical) {
        const auto valuesThen = valuesOf(pair.before);
        const auto valuesNow = valuesOf(pair.now);
        add(report.appeared, name, countValues(pair.now, [&](auto text) { return !valuesThen.contains(text); }));
        add(report.vanished, name, countValues(pair.before, [&](auto text) { return !valuesNow.contains(text); }));
    }
    const auto distance = distanceBetween(pair, both, decided.bins.value_or(now.parameters.bins), job);
    if (distance > 1e-12)
        report.distances.push_back({name, distance});
}

std::vector<DriftReport::Unconverted> unconvertedIn(const Table& table, std::span<const Conversion> conversions)
{
    std::vector<DriftReport::Unconverted> all;
    for (const auto& conversion : conversions)
        for (const auto& name : conversion.attributes) {
            if (table.find(name))
                continue;
            auto of = std::ranges::find(all, conversion.kind, &DriftReport::Unconverted::kind);
            if (of == all.end())
                of = all.insert(of, {conversion.kind, {}});
            if (std::ranges::find(of->attributes, name) == of->attributes.end())
                of->attributes.push_back(name);
        }
    return all;
}

DriftMessage messageOf(Conversion::Kind kind)
{
    switch (kind) {
    case Conversion::Kind::TrimBlanks: return DriftMessage::NotTrimmed;
    case Conversion::Kind::PlainNumbers: return DriftMessage::NotMadePlain;
    case Conversion::Kind::RemoveEnd: return DriftMessage::NotShortened;
    case Conversion::Kind::ReadAs: break;
    }
    return DriftMessage::NotReplaced;
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
    return differences.empty() && unused.empty() && notNumbers.empty() && unconverted.empty() && foreignChoices == 0 && appeared.empty()
           && vanished.empty() && types.empty() && distances.empty() && (!tuplesBefore || *tuplesBefore == tuples);
}

DriftReport driftOf(const AppliedRecipe& applied, std::span<const Conversion> conversions, const Snapshot* before, JobContext& job)
{
    const auto& now = applied.snapshot;
    DriftReport report{.tuples = now.table->rowCount(), .differences = applied.differences};
    report.unconverted = unconvertedIn(*now.table, conversions);
    if (before != nullptr)
        report.tuplesBefore = before->table->rowCount();
    for (std::size_t i = 0; i < now.table->attributeCount(); ++i) {
        job.check();
        if (!isReleased(now.roles[i]))
            continue;
        const DecidedAttribute attribute{now.table->attribute(SourceId(i)), now.schema, SourceId(i)};
        compareWithDecisions(attribute, report);
        if (before == nullptr)
            continue;
        if (const auto then = before->table->find(attribute.data.name))
            compareWithThen({{before->table->attribute(*then), before->schema, *then}, attribute}, now, report, job);
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
    for (const auto& [kind, attributes] : report.unconverted)
        lines.emplace_back(messageOf(kind), attributes);
    if (report.foreignChoices > 0)
        lines.emplace_back(DriftMessage::ForeignChoices, report.foreignChoices);
    for (const auto& [attribute, then, now] : report.types)
        lines.emplace_back(messageOf(now), attribute);
    addLines(lines, DriftMessage::Appeared, report.appeared);
    addLines(lines, DriftMessage::Vanished, report.vanished);
    addDistances(lines, report.distances);
    return lines;
}

} // namespace tranche
