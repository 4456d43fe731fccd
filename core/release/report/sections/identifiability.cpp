// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/report/drawings/drawings.h"
#include "core/release/report/sections/sections.h"

#include <algorithm>
#include <numeric>

namespace tranche::report {

namespace {

constexpr std::size_t worstShown = 10;

/// Tuples of the levels that pass a test.
template <class Test>
std::size_t tuplesWhere(const TupleRisk& risk, Test&& test)
{
    std::size_t tuples = 0;
    for (const auto& level : risk.levels)
        tuples += test(level.greatest) ? level.tuples : 0;
    return tuples;
}

/// The risk of one sensitive attribute in the table and in the release.
struct BothRisks {
    const TupleRisk* before = nullptr;
    const TupleRisk* after = nullptr;

    bool known() const { return before && after && !before->levels.empty() && !after->levels.empty(); }
};

BothRisks risksOf(const Telling& telling, std::size_t which)
{
    const auto& figures = telling.input.figures;
    const auto at = [which](const auto& risks) { return risks && which < risks->size() ? &(*risks)[which] : nullptr; };
    return {at(figures.risksBefore), at(figures.tupleRisks)};
}

using Rows = std::vector<std::vector<ReportCell>>;

void addRow(Rows& rows, const QString& measure, const QString& before, const QString& after, const QString& reading)
{
    rows.push_back({cell(measure), cell(before), strongCell(after), quietCell(reading)});
}

void addRisks(Rows& rows, const Telling& telling, std::size_t which)
{
    const auto& numbers = telling.numbers;
    const auto& sensitive = telling.privacy().sensitive[which];
    const QString name = telling.nameOf(sensitive.sensitive);
    const auto risks = risksOf(telling, which);
    const QString none = QStringLiteral("–");
    addRow(rows, filledText(tr("Largest probability of one %1"), {name}),
           risks.known() ? numbers.share(risks.before->levels.back().greatest) : none, numbers.share(sensitive.maxP.toDouble()),
           tr("lower is safer"));
    if (!risks.known())
        return;
    addRow(rows, tr("Half of all tuples stay at or below"), numbers.share(medianRisk(risks.before->levels)),
           numbers.share(medianRisk(risks.after->levels)), tr("of the same probability"));
    const auto certain = [](double greatest) { return greatest >= 1.0; };
    addRow(rows, filledText(tr("Tuples whose %1 is certain"), {name}), numbers.count(tuplesWhere(*risks.before, certain)),
           numbers.count(tuplesWhere(*risks.after, certain)), tr("to whoever knows all else about them"));
    if (const auto limit = telling.limit()) {
        const auto over = [at = limit->toDouble()](double greatest) { return greatest > at; };
        addRow(rows, filledText(tr("Tuples above the limit of %1"), {numbers.share(limit->toDouble())}),
               numbers.count(tuplesWhere(*risks.before, over)), numbers.count(tuplesWhere(*risks.after, over)), tr("none may be"));
    }
}

void addBuckets(Rows& rows, const Telling& telling)
{
    const auto& numbers = telling.numbers;
    const auto& buckets = *telling.input.snapshot.buckets;
    const auto sizes = buckets.sizes();
    addRow(rows, tr("Buckets"), QStringLiteral("–"), numbers.count(buckets.size()),
           filledText(tr("%1 to %2 tuples each, half of them %3 or fewer"),
                      {numbers.count(sizes.least), numbers.count(sizes.greatest), numbers.median(sizes.median)}));
}

void addUtility(Rows& rows, const Telling& telling)
{
    const auto& numbers = telling.numbers;
    const auto& association = telling.input.figures.association;
    if (association && association->keptPercent)
        addRow(rows, tr("Association between attributes"), numbers.percent(1.0), numbers.percent(*association->keptPercent / 100.0),
               tr("of φ² over all pairs; more is of more use"));
    const auto& statement = telling.input.request.utility;
    if (!statement)
        return;
    if (statement->off)
        addRow(rows, tr("Error of a count over 3 attributes"), QStringLiteral("0"), numbers.percent(*statement->off),
               tr("half of all counts are nearer"));
    if (!statement->target.empty())
        addRow(rows, filledText(tr("Guessing %1"), {briefly(statement->target, longestName)}), numbers.percent(statement->rightOriginal),
               numbers.percent(statement->right), tr("right for so many persons, by naive Bayes"));
}

void addMembership(Rows& rows, const Telling& telling)
{
    const auto& numbers = telling.numbers;
    const QString none = QStringLiteral("–");
    const auto& membership = telling.input.figures.membership;
    if (membership) {
        addRow(rows, tr("Fakes per original, on quasi-identifiers"), QStringLiteral("0"), numbers.perOne(membership->fakesPerOriginal()),
               tr("higher hides better who is in the table"));
        if (membership->auc)
            addRow(rows, tr("Originals told from fakes by matching buckets"), none, numbers.share(*membership->auc),
                   tr("AUC; one half tells nothing"));
    }
    if (const auto& whole = telling.input.figures.wholeMembership)
        addRow(rows, tr("Fakes per original, on whole tuples"), QStringLiteral("0"), numbers.perOne(whole->fakesPerOriginal()),
               tr("higher hides better who is in the table"));
}

ReportTable beforeAndAfter(const Telling& telling, const RiskBefore& before)
{
    const auto& numbers = telling.numbers;
    ReportTable table;
    table.columns
        = {{tr("Measure"), 0.43, false}, {tr("Before"), 0.11, true}, {tr("After"), 0.11, true}, {tr("How to read it"), 0.35, false}};
    const QString none = QStringLiteral("–");
    addRow(table.rows, tr("Distinct combinations of quasi-identifiers"), numbers.count(before.signatures), none,
           tr("in the release they are taken apart"));
    addRow(table.rows, tr("Tuples with a combination of their own"), numbers.count(before.uniqueTuples), none,
           tr("whoever knows it finds the person"));
    for (std::size_t i = 0; i < telling.privacy().sensitive.size(); ++i)
        addRisks(table.rows, telling, i);
    addMembership(table.rows, telling);
    addBuckets(table.rows, telling);
    addUtility(table.rows, telling);
    return table;
}

ReportDrawing histogramOf(const Telling& telling, const TupleRisk& risk, const QString& title)
{
    const auto exact = telling.limit();
    const auto limit = exact ? std::optional(exact->toDouble()) : std::nullopt;
    const auto over = limit ? tuplesWhere(risk, [at = *limit](double greatest) { return greatest > at; }) : 0;
    return riskHistogram({risk.levels, limit, limit ? filledText(tr("1/ℓ = %1"), {telling.numbers.share(*limit)}) : QString(),
                          over == 0 ? tr("none over") : filledText(tr("%1 over"), {telling.numbers.count(over)}), 1.0, 0.0, 225.0, title},
                         telling.numbers);
}

/// One beside the other, of one scale.
ReportDrawing sideBySide(ReportDrawing left, const ReportDrawing& right)
{
    const double shift = Report::textWidth - right.width;
    for (auto shape : right.shapes) {
        if (auto* rect = std::get_if<DrawnRect>(&shape))
            rect->corner.x += shift;
        else if (auto* line = std::get_if<DrawnLine>(&shape))
            for (auto& point : line->points)
                point.x += shift;
        else
            std::get<DrawnText>(shape).place.x += shift;
        left.shapes.push_back(std::move(shape));
    }
    left.width = Report::textWidth;
    left.height = std::max(left.height, right.height);
    return left;
}

void addHistograms(Blocks& blocks, const Telling& telling)
{
    constexpr std::size_t mostDrawn = 4;
    for (std::size_t i = 0; i < std::min(mostDrawn, telling.privacy().sensitive.size()); ++i) {
        const auto risks = risksOf(telling, i);
        if (!risks.known())
            continue;
        const QString name = briefly(telling.table.attribute(telling.privacy().sensitive[i].sensitive).name, 20);
        blocks.emplace_back(sideBySide(histogramOf(telling, *risks.before, filledText(tr("%1 before: the table"), {name})),
                                       histogramOf(telling, *risks.after, filledText(tr("%1 after: the release"), {name}))));
    }
}

/// By greatest share, then by size: fewer tuples are worse. O(buckets log worst).
std::vector<std::size_t> worstBuckets(const Telling& telling)
{
    const auto& shares = telling.privacy().bucketMaxP;
    const auto& buckets = *telling.input.snapshot.buckets;
    std::vector<std::size_t> order(shares.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    const auto shown = static_cast<std::ptrdiff_t>(std::min(worstShown, order.size()));
    std::partial_sort(order.begin(), order.begin() + shown, order.end(), [&](std::size_t a, std::size_t b) {
        if (const auto compared = shares[a] <=> shares[b]; compared != 0)
            return compared > 0;
        return std::pair(buckets.sizeOf(BucketId(a)), a) < std::pair(buckets.sizeOf(BucketId(b)), b);
    });
    order.resize(static_cast<std::size_t>(shown));
    return order;
}

void addWorstBuckets(Blocks& blocks, const Telling& telling)
{
    if (telling.privacy().bucketMaxP.empty() || telling.privacy().claimsNothing())
        return;
    const auto& numbers = telling.numbers;
    ReportTable table;
    table.columns = {{tr("Bucket"), 0.15, true},
                     {tr("Tuples"), 0.15, true},
                     {tr("Greatest share of one value in a group"), 0.4, true},
                     {{}, 0.3, false}};
    for (const auto bucket : worstBuckets(telling))
        table.rows.push_back({cell(numbers.count(bucket + 1)),
                              cell(numbers.count(telling.input.snapshot.buckets->sizeOf(BucketId(bucket)))),
                              cell(numbers.share(telling.privacy().bucketMaxP[bucket].toDouble())), cell(QString())});
    blocks.emplace_back(
        paragraph(tr("<b>Worst buckets</b>, by their number in the data: those where one sensitive value has the greatest share "
                     "in a group of tuples with equal quasi-identifiers of the sensitive column.")));
    blocks.emplace_back(std::move(table));
}

void addAttacks(Blocks& blocks, const std::vector<TriedAttack>& attacks)
{
    if (attacks.empty())
        return;
    ReportTable table;
    table.columns
        = {{tr("Attack tried"), 0.36, false}, {tr("Before"), 0.14, true}, {tr("After"), 0.14, true}, {tr("How to read it"), 0.36, false}};
    for (const auto& [name, before, after, meaning] : attacks)
        table.rows.push_back({cell(name), cell(before), strongCell(after), quietCell(meaning)});
    blocks.emplace_back(std::move(table));
}

} // namespace

Blocks identifiability(const Telling& telling, const InternalReportInput& input)
{
    Blocks blocks = promise(telling);
    blocks.emplace_back(beforeAndAfter(telling, input.before));
    addHistograms(blocks, telling);
    addAttacks(blocks, input.attacks);
    addWorstBuckets(blocks, telling);
    return blocks;
}

} // namespace tranche::report
