// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/models/model_dial.h"
#include "core/release/report/drawings/drawings.h"
#include "core/release/report/sections/sections.h"

#include <utility>

namespace tranche::report {

namespace {

/// One figure with how to read it.
std::vector<ReportCell> row(const QString& figure, const QString& value, const QString& reading)
{
    return {cell(figure), strongCell(value), quietCell(reading)};
}

std::vector<ReportCell> riskRow(const Telling& telling, const SensitiveReport& sensitive)
{
    const auto& numbers = telling.numbers;
    const QString figure = filledText(tr("Largest probability of one %1"), {telling.nameOf(sensitive.sensitive)});
    const QString value = numbers.share(sensitive.maxP.toDouble());
    const auto limit = telling.limit();
    if (!limit)
        return row(figure, value, tr("lower is safer; this model does not limit it by itself"));
    const QString limitText = numbers.share(limit->toDouble());
    if (sensitive.tuplesOnLimit == 0)
        return row(figure, value, filledText(tr("limit %1; lower is safer"), {limitText}));
    return row(figure, value,
               filledText(sensitive.tuplesOnLimit == 1 ? tr("limit %1; one tuple is exactly at it, which is allowed")
                                                       : tr("limit %1; %2 tuples are exactly at it, which is allowed"),
                          {limitText, numbers.count(sensitive.tuplesOnLimit)}));
}

/// The model's own figure, where it is another one than the largest probability.
void addModelRow(ReportTable& table, const Telling& telling, const SensitiveReport& sensitive)
{
    const auto& model = telling.privacy().model;
    if (!sensitive.figure || model.kind == ModelKind::LDiversity)
        return;
    const QString name = telling.nameOf(sensitive.sensitive);
    const QString value = telling.numbers.figure(sensitive.figure, moreIsSafer(model.kind) ? Rounding::Down : Rounding::Up);
    switch (model.kind) {
    case ModelKind::LDiversity: return;
    case ModelKind::Distinct:
        table.rows.push_back(row(filledText(tr("Fewest possible values of %1"), {name}), value,
                                 filledText(tr("at least %1 was asked for; higher is safer"), {telling.numbers.ratio(model.l)})));
        return;
    case ModelKind::Entropy:
        table.rows.push_back(row(filledText(tr("Least uncertainty about %1"), {name}), value,
                                 filledText(tr("as among so many equally likely values; at least %1"), {telling.numbers.ratio(model.l)})));
        return;
    case ModelKind::Recursive:
        table.rows.push_back(row(filledText(tr("Greatest ratio of values of %1"), {name}), value,
                                 filledText(tr("below %1 was asked for; lower is safer"), {telling.numbers.ratio(model.c)})));
        return;
    case ModelKind::TCloseness:
        table.rows.push_back(row(filledText(tr("Largest distance of %1 from the whole table"), {name}), value,
                                 filledText(tr("at most %1 was asked for; lower is safer"), {telling.numbers.ratio(model.t)})));
        return;
    }
}

void addBuckets(ReportTable& table, const Telling& telling)
{
    const auto& numbers = telling.numbers;
    const auto sizes = telling.input.snapshot.buckets->sizes();
    table.rows.push_back(row(tr("Buckets"), numbers.count(telling.input.snapshot.buckets->size()),
                             filledText(tr("%1 to %2 tuples each, half of them %3 or fewer"),
                                        {numbers.count(sizes.least), numbers.count(sizes.greatest), numbers.median(sizes.median)})));
}

void addFakes(ReportTable& table, const Telling& telling)
{
    const auto& membership = telling.input.figures.membership;
    if (!membership)
        return;
    const double fakes = membership->fakesPerOriginal();
    const bool isGuess = membership->method == FakesBy::Estimate;
    table.rows.push_back(row(tr("Fakes per original"), telling.numbers.perOne(fakes),
                             fakes <= 0.0 ? tr("whoever knows a person sees whether that person is in the table")
                             : isGuess    ? tr("an estimate; they fit a bucket and belong to nobody: more hides who is in")
                                          : tr("they fit a bucket and belong to nobody: more hides who is in the table")));
}

void addUtility(ReportTable& table, const Telling& telling)
{
    const auto& numbers = telling.numbers;
    if (telling.input.figures.association && telling.input.figures.association->keptPercent)
        table.rows.push_back(row(tr("Association kept"), numbers.percent(*telling.input.figures.association->keptPercent / 100.0),
                                 tr("of φ² over all pairs of attributes; see below")));
    const auto& statement = telling.input.request.utility;
    if (!statement)
        return;
    if (statement->off) {
        const QString reading = statement->offAcross ? filledText(tr("half are nearer; over several columns three of four within %1"),
                                                                  {numbers.percent(*statement->offAcross)})
                                                     : tr("half of all counts are nearer");
        table.rows.push_back(row(tr("Error of a count over 3 attributes"), numbers.percent(*statement->off), reading));
    }
    if (!statement->target.empty())
        table.rows.push_back(row(filledText(tr("Guessing %1"), {briefly(statement->target, longestName)}),
                                 numbers.percent(statement->right),
                                 filledText(tr("right for so many persons, by naive Bayes; %1 from the table itself"),
                                            {numbers.percent(statement->rightOriginal)})));
}

void addMissing(ReportTable& table, const Telling& telling)
{
    QStringList names;
    for (const auto& attribute : telling.table.attributes())
        if (attribute.missingCode)
            names += briefly(attribute.name, longestName);
    constexpr qsizetype mostNamed = 6;
    if (names.isEmpty()) {
        table.rows.push_back(row(tr("Missing values"), tr("none"), tr("in the published attributes")));
        return;
    }
    const QString shown
        = names.size() <= mostNamed
              ? listed(names)
              : filledText(tr("%1 and %2 more"), {names.mid(0, mostNamed).join(QStringLiteral(", ")),
                                                  telling.numbers.count(static_cast<std::size_t>(names.size() - mostNamed))});
    table.rows.push_back(row(tr("Missing values"), telling.numbers.count(static_cast<std::size_t>(names.size())),
                             filledText(tr("attributes have some, kept as a value of its own: %1"), {shown})));
}

} // namespace

ReportTable protectionFigures(const Telling& telling)
{
    ReportTable table;
    table.columns = {{tr("Figure"), 0.33, false}, {tr("Value"), 0.09, true}, {tr("How to read it"), 0.58, false}};
    for (const auto& sensitive : telling.privacy().sensitive) {
        table.rows.push_back(riskRow(telling, sensitive));
        addModelRow(table, telling, sensitive);
    }
    addBuckets(table, telling);
    addFakes(table, telling);
    addUtility(table, telling);
    addMissing(table, telling);
    return table;
}

Blocks shuffling(const Telling& telling)
{
    const auto buckets = telling.input.snapshot.buckets->size();
    return {paragraph(
                buckets == 1
                    ? tr("All tuples were put into <b>one bucket</b>. Inside it each column was shuffled on its own. A line of the data is "
                         "therefore not a person.")
                    : tr("Tuples that resemble each other were put into <b>%1 buckets</b>. Inside a bucket each column was shuffled on its "
                         "own. A line of the data is therefore not a person."),
                {telling.numbers.count(buckets)}),
            shuffleDrawing(telling.columns)};
}

} // namespace tranche::report
