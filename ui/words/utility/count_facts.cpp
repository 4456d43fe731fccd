// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/utility/count_facts.h"

#include "ui/session/naming/name_text.h"
#include "ui/session/tr.h"
#include "ui/style/number_text.h"
#include "ui/words/utility/query_facts.h"
#include "ui/words/utility/technique_words.h"
#include "ui/words/wording.h"

#include <algorithm>
#include <cmath>

namespace tranche {

namespace {

constexpr qsizetype valuesNamed = 3;

/// "Age 17 to 34", "Sex Male", "Education HS-grad, Masters and 3 more".
QString conditionText(const KeptTable& table, const QueryPredicate& predicate)
{
    const auto& attribute = table.attribute(predicate.attribute);
    const auto value = [&](std::uint32_t code) { return valueText(attribute.values[code]); };
    const auto& codes = predicate.codes;
    const QString name = briefName(attribute.name);
    if (attribute.ordered && codes.size() > 1)
        return withParts(tr("%1 %2 to %3"), {name, value(codes.front()), value(codes.back())});
    QStringList values;
    for (const auto code : codes)
        values << value(code);
    return name + QLatin1Char(' ') + shortListText(values, valuesNamed);
}

QString questionText(const KeptTable& table, const CountQuery& query)
{
    QStringList conditions;
    for (const auto& predicate : query.predicates)
        conditions << conditionText(table, predicate);
    return conditions.join(QStringLiteral("; "));
}

/// An estimate is a fraction; one decimal where it is none.
QString estimateText(double expected)
{
    const double rounded = std::round(expected);
    return std::abs(expected - rounded) < 0.05 ? countText(static_cast<std::size_t>(rounded))
                                               : decimalText(QString::number(expected, 'f', 1));
}

} // namespace

QString countsHeading(const Document& now, const CountsWanted& wanted)
{
    const auto parts = queryParts(now);
    const auto part = std::ranges::find(parts, wanted.part, &QueryPartChoice::part);
    return withParts(tr("%1: counts over %2 attributes, %3"),
                     {techniqueName(wanted.technique), QString::number(wanted.predicates), part == parts.end() ? QString() : part->name});
}

QString countsCaption()
{
    return tr(
        "The same random counts as in the picture, the furthest off first. Less is better. Does not cover: counts of rarer combinations.");
}

QStringList countHeads()
{
    return {tr("Counted"), tr("In the table"), tr("Estimate"), tr("Off by")};
}

std::vector<FiguresModel::Line> countLines(const KeptTable& table, const std::vector<ComparedQuery>& counts, const JobContext& job)
{
    std::vector<FiguresModel::Line> lines;
    for (const auto& one : counts) {
        job.check();
        lines.push_back({{questionText(table, one.query), {}},
                         {countText(static_cast<std::size_t>(one.query.actual)), static_cast<double>(one.query.actual)},
                         {estimateText(one.expected), one.expected},
                         {percentText(one.error), one.error}});
    }
    return lines;
}

} // namespace tranche
