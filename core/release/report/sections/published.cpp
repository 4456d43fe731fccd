// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/files/regions_json.h"
#include "core/release/files/released_fields.h"
#include "core/release/report/sections/sections.h"

#include <algorithm>

namespace tranche::report {

namespace {

constexpr std::size_t mostNamed = 12;       ///< attributes of a column in one cell
constexpr std::size_t mostAttributes = 100; ///< that have a line each

QString typeOf(const KeptAttribute& attribute)
{
    switch (attribute.type) {
    case AttributeType::Categorical: return tr("text");
    case AttributeType::Numeric: return tr("number");
    case AttributeType::Date: return tr("date");
    }
    return {};
}

MissingRule missingOf(const Telling& telling, const ReleasedField& field)
{
    return telling.input.snapshot.schema.attributes[field.meaning->source.value].missing;
}

/// The names, each with its type where no table of attributes tells it.
ReportText namesOf(const Telling& telling, const std::vector<ReleasedField>& fields, bool withTypes)
{
    ReportText text;
    for (std::size_t i = 0; i < std::min(fields.size(), mostNamed); ++i) {
        text.push_back({(i > 0 ? QStringLiteral(", ") : QString()) + briefly(fields[i].meaning->name, longestName), ReportStyle::Plain});
        if (withTypes)
            text.push_back({QStringLiteral("\u00a0(") + typeOf(*fields[i].meaning) + QLatin1Char(')'), ReportStyle::Quiet});
    }
    return fields.size() <= mostNamed ? text
                                      : filled(tr("%1 and %2 more"), {text, plain(telling.numbers.count(fields.size() - mostNamed))});
}

ReportText rolesOf(const std::vector<ReleasedField>& fields)
{
    const auto sensitive = std::ranges::count_if(fields, [](const auto& field) { return field.meaning->role == Role::Sensitive; });
    const auto others = static_cast<std::ptrdiff_t>(fields.size()) - sensitive;
    ReportText text;
    if (others > 0)
        text = quiet(others == 1 ? tr("quasi-identifier") : tr("quasi-identifiers"));
    if (sensitive > 0) {
        if (!text.empty())
            text.push_back({QStringLiteral(", "), ReportStyle::Quiet});
        text.push_back({tr("sensitive"), ReportStyle::Strong});
    }
    return text;
}

ReportTable columnTable(const Telling& telling, bool withTypes)
{
    const auto& facts = telling.input.figures.columns;
    ReportTable table;
    table.columns
        = {{{}, 0.045, false}, {tr("Attributes of the column"), facts ? 0.314 : 0.555, false}, {tr("Role"), facts ? 0.235 : 0.4, false}};
    if (facts) {
        table.columns.push_back({tr("Distinct values"), 0.148, true});
        table.columns.push_back({tr("Tuples alone with their value"), 0.258, true});
    }
    for (std::size_t i = 0; i < telling.columns.size(); ++i) {
        const auto fields = fieldsOf(telling.table, telling.columns.columns()[i]);
        std::vector<ReportCell> row{telling.badgeOf(ColumnId(i)), cell(namesOf(telling, fields, withTypes)), cell(rolesOf(fields))};
        if (facts) {
            const auto& fact = facts->columns[i];
            row.push_back(cell(telling.numbers.count(fact.distinct)));
            row.push_back(cell(fact.uniqueTuples == 0 ? tr("none") : telling.numbers.percent(facts->uniqueShare(ColumnId(i)), 2)));
        }
        table.rows.push_back(std::move(row));
    }
    return table;
}

QString doneTo(const Telling& telling, const ReleasedField& field)
{
    const auto recoded = recodedField(telling.input.snapshot, field.attribute);
    if (!recoded.changed())
        return tr("as in the table");
    return filledText(recoded.column->least == 1 ? tr("generalized: at least one tuple each") : tr("generalized: at least %1 tuples each"),
                      {telling.numbers.count(recoded.column->least)});
}

std::vector<ReportCell> attributeRow(const Telling& telling, const ReleasedField& field)
{
    ReportText name = plain(briefly(field.meaning->name, longestName));
    const auto& texts = telling.input.request.options.texts;
    if (const auto found = texts.find(field.meaning->name); found != texts.end() && !found->second.label.empty())
        name.push_back({QStringLiteral("  ") + briefly(found->second.label, longestName), ReportStyle::Quiet});
    return {telling.badgeOf(telling.columns.columnOf(field.attribute)),
            cell(std::move(name)),
            quietCell(typeOf(*field.meaning)),
            cell(telling.numbers.count(field.meaning->presentCount())),
            quietCell(doneTo(telling, field)),
            quietCell(missingOf(telling, field) == MissingRule::DropTuple ? tr("tuple left out") : tr("a value of its own"))};
}

ReportTable attributeTable(const Telling& telling)
{
    ReportTable table;
    table.columns = {{{}, 0.045, false},         {tr("Attribute"), 0.3, false},  {tr("Type"), 0.085, false},
                     {tr("Values"), 0.14, true}, {tr("Published"), 0.24, false}, {tr("Missing value"), 0.19, false}};
    for (const auto& column : telling.columns.columns())
        for (const auto& field : fieldsOf(telling.table, column))
            table.rows.push_back(attributeRow(telling, field));
    return table;
}

QString togetherText(const Telling& telling)
{
    return telling.generalizes() ? tr(
               "Attributes of one column stay together. Values of generalized attributes stand for regions, so that every combination of "
               "a column's attributes is shared by several tuples; no value was made up.")
                                 : tr("Attributes of one column stay together: every combination of their values is published as it is in "
                                      "the table. No value "
                                      "was changed.");
}

/// Whether there is more to tell of attributes than fits beside their names.
bool differ(const Telling& telling, const std::vector<ReleasedField>& fields)
{
    const auto& texts = telling.input.request.options.texts;
    return telling.generalizes() || std::ranges::any_of(fields, [&](const ReleasedField& field) {
               const auto said = texts.find(field.meaning->name);
               return missingOf(telling, field) != missingOf(telling, fields.front())
                      || (said != texts.end() && !said->second.label.empty());
           });
}

QString missingText(const Telling& telling, const std::vector<ReleasedField>& fields)
{
    return missingOf(telling, fields.front()) == MissingRule::DropTuple
               ? tr("A tuple that lacks one of these values is not in the release.")
               : tr("A missing value is kept as a value of its own.");
}

} // namespace

Blocks published(const Telling& telling, bool everyAttribute)
{
    const auto fields = fieldsOf(telling.table);
    const bool inTable = everyAttribute || differ(telling, fields);
    Blocks blocks{columnTable(telling, !inTable)};
    if (!inTable) {
        blocks.emplace_back(ReportParagraph{joined({plain(togetherText(telling)), plain(missingText(telling, fields))}), true});
        return blocks;
    }
    blocks.emplace_back(note(togetherText(telling)));
    if (fields.size() <= mostAttributes)
        blocks.emplace_back(attributeTable(telling));
    else
        blocks.emplace_back(note(tr("Type, values and treatment of each of the %1 attributes stand in <code>dictionary.csv</code>."),
                                 {telling.numbers.count(fields.size())}));
    return blocks;
}

} // namespace tranche::report
