// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/utility/query_facts.h"

#include "ui/session/tr.h"
#include "ui/style/number_text.h"
#include "ui/words/utility/technique_words.h"
#include "ui/words/wording.h"

namespace tranche {

namespace {

constexpr Technique boxed[] = {Technique::Slicing, Technique::Bucketization, Technique::Generalization};
constexpr std::size_t comparedAt = 3; ///< attributes of the counts whose median without any relation is the line

std::size_t lastPredicates(const Document& now)
{
    return now.snapshot.kept ? LabQueries::last(now.snapshot.kept->attributeCount()) : LabQueries::most;
}

const QueryErrors* errorsOf(const Document& now, Technique technique, std::size_t predicates, QueryPart part)
{
    return now.labQueries ? now.labQueries->find(technique, predicates, part) : nullptr;
}

/// In the place of a box.
QString absentText(const Document& now, std::size_t predicates, bool onItsWay)
{
    const bool asked = now.labQueries && now.labQueries->next > predicates;
    if (!asked)
        return onItsWay ? QStringLiteral("…") : QStringLiteral("–");
    return tr("no such count");
}

QString errorSentence(const QueryErrors& errors)
{
    return withParts(tr("%1, %2 attributes: half of %3 counts are off by %4 or less, the middle half by %5 to %6, 95 of 100 by at most %7; "
                        "%8 exact"),
                     {techniqueName(errors.technique), QString::number(errors.predicates), countText(errors.count),
                      percentText(errors.median), percentText(errors.q25), percentText(errors.q75), percentText(errors.q95),
                      countText(errors.exact)});
}

BoxRow boxOf(const Document& now, Technique technique, std::size_t predicates, QueryPart part, bool onItsWay)
{
    BoxRow row;
    row.name = QString::number(predicates);
    if (const auto* errors = errorsOf(now, technique, predicates, part)) {
        row.there = true;
        row.low = errors->q25;
        row.median = errors->median;
        row.high = errors->q75;
        row.whisker = errors->q95;
        row.sentence = errorSentence(*errors);
        return row;
    }
    const QString why = whyNoTechnique(now, technique);
    row.text = why.isEmpty() ? absentText(now, predicates, onItsWay) : tr("cannot meet the request");
    row.sentence = tr("%1, %2 attributes: %3").arg(techniqueName(technique), row.name, why.isEmpty() ? row.text : why);
    return row;
}

QString attributeCounts(std::size_t last)
{
    QStringList numbers;
    for (std::size_t k = LabQueries::fewest; k <= last; ++k)
        numbers << QString::number(k);
    return listText(numbers);
}

QString exactText(const Document& now, QueryPart part)
{
    QStringList counts;
    for (std::size_t k = LabQueries::fewest; k <= lastPredicates(now); ++k)
        if (const auto* errors = errorsOf(now, Technique::Slicing, k, part))
            counts << (counts.isEmpty() ? tr("%1 of %2 (%3 attributes)") : tr("%1 of %2 (%3)"))
                          .arg(countText(errors->exact), countText(errors->count), QString::number(k));
    return counts.isEmpty() ? QString() : tr("Exact here: %1.").arg(counts.join(QStringLiteral(", ")));
}

FiguresModel::Line errorLine(const QueryErrors& errors)
{
    const auto share = [](double value) { return TwinFigure{percentText(value), value}; };
    const auto count = [](std::size_t value) { return TwinFigure{countText(value), static_cast<double>(value)}; };
    return {{techniqueName(errors.technique), {}},
            count(errors.predicates),
            count(errors.count),
            count(errors.exact),
            share(errors.q25),
            share(errors.median),
            share(errors.q75),
            share(errors.q95),
            share(errors.mean)};
}

} // namespace

std::vector<QueryPartChoice> queryParts(const Document& now)
{
    std::vector<QueryPartChoice> parts;
    const bool sensitive = now.snapshot.kept && !now.snapshot.kept->sensitive().empty();
    if (sensitive) {
        const QString names = shortListText(namesOf(*now.snapshot.kept, now.snapshot.kept->sensitive()), 1);
        parts.push_back({QueryPart::WithSensitive, tr("with %1").arg(names)});
        parts.push_back({QueryPart::All, tr("all counts")});
        parts.push_back({QueryPart::WithoutSensitive, tr("without %1").arg(names)});
    } else {
        parts.push_back({QueryPart::All, tr("all counts")});
    }
    parts.push_back({QueryPart::AcrossColumns, tr("across columns")});
    return parts;
}

BoxRowsData queryBoxes(const Document& now, QueryPart part, bool onItsWay)
{
    BoxRowsData data;
    for (const auto technique : boxed) {
        BoxGroup group{techniqueName(technique), techniqueHint(technique), technique == Technique::Slicing, {}};
        for (std::size_t k = LabQueries::fewest; k <= lastPredicates(now); ++k)
            group.boxes.push_back(boxOf(now, technique, k, part, onItsWay));
        data.groups.push_back(std::move(group));
    }
    if (const auto* none = errorsOf(now, Technique::Marginals, std::min(comparedAt, lastPredicates(now)), part)) {
        data.reference = none->median;
        data.referenceText = tr("no relation kept: %1").arg(percentText(none->median));
    }
    data.fitAxis();
    return data;
}

std::optional<CountsWanted> countsOfBox(const Document& now, QueryPart part, std::size_t box)
{
    const auto each = lastPredicates(now) + 1 - LabQueries::fewest;
    if (box / each >= std::size(boxed))
        return std::nullopt;
    const CountsWanted wanted{boxed[box / each], LabQueries::fewest + box % each, part};
    return errorsOf(now, wanted.technique, wanted.predicates, part) != nullptr ? std::optional(wanted) : std::nullopt;
}

CardFacts queryCard(const Document& now, QueryPart part, bool onItsWay)
{
    if (!now.labQueries)
        return missingCard(onItsWay);
    CardFacts facts;
    facts.caption
        = tr("Random counts over %1 attributes, answered by 0.1 to 10 % of all tuples. Box: middle half; line: median; whisker: 95 "
             "of 100.")
              .arg(attributeCounts(lastPredicates(now)));
    facts.toolTip = tr("How far counts are off that are taken from what is published, as a share of the true count. Less is better. Every "
                       "way of protecting the table is asked the same questions, and answers without linking. Does not cover: counts of "
                       "rarer combinations, or the noise of a single linking.");
    facts.foot = exactText(now, part);
    facts.heads = QStringList{tr("Published"),    tr("Attributes"), tr("Counts"),    tr("Exact"), tr("1 of 4 off by at most"),
                              tr("half at most"), tr("3 of 4"),     tr("95 of 100"), tr("Mean")};
    for (const auto technique : {Technique::Slicing, Technique::Bucketization, Technique::Generalization, Technique::Marginals})
        for (std::size_t k = LabQueries::fewest; k <= lastPredicates(now); ++k)
            if (const auto* errors = errorsOf(now, technique, k, part))
                facts.lines.push_back(errorLine(*errors));
    return facts;
}

} // namespace tranche
