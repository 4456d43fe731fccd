// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/risk_facts.h"

#include "core/pipeline/cut_cost.h"
#include "ui/session/tr.h"
#include "ui/words/wording.h"
#include "ui/session/names.h"
#include "ui/style/number_text.h"
#include "ui/session/naming/name_text.h"

#include <algorithm>
#include <cmath>

namespace tranche {

namespace {

TwinFigure figure(const QString& text)
{
    return {text, {}};
}

TwinFigure figure(const QString& text, double exact)
{
    return {text, exact};
}

/// Digits in groups of three.
QString grouped(const std::string& digits)
{
    QString text = QString::fromStdString(digits);
    QString separator = countText(1000);
    separator = separator.mid(1, separator.size() - 4);
    for (auto place = text.size() - 3; place > 0; place -= 3)
        text.insert(place, separator);
    return text;
}

/// Three significant digits, for what is not known better.
QString rounded(double number)
{
    if (number < 1000.0)
        return QString::number(std::llround(number));
    if (number >= 1e15)
        return decimalText(QString::number(number, 'g', 3));
    const double step = std::pow(10.0, std::floor(std::log10(number)) - 2.0);
    return countText(static_cast<std::size_t>(std::llround(std::round(number / step) * step)));
}

QString perOriginalText(double fakes, std::size_t originals)
{
    const double per = fakes / static_cast<double>(originals);
    if (per > 0.0 && per < 0.005)
        return bareText(QStringLiteral("<.01"));
    return per < 1000.0 ? decimalText(QString::number(per, 'f', 2)) : rounded(per);
}

} // namespace

CardFacts missingCard(bool onItsWay)
{
    CardFacts facts;
    facts.caption = onItsWay ? tr("calculating …") : tr("This figure could not be calculated. To try again, choose Edit > Recalculate.");
    return facts;
}

CardFacts nothingClaimedCard()
{
    CardFacts facts;
    facts.caption = tr("No attribute is sensitive: nothing is promised about values; only membership in the table can be assessed.");
    return facts;
}

RiskData riskOf(const Document& now, std::size_t which)
{
    const auto& model = now.snapshot.report->model;
    const auto limit = model.kind == ModelKind::LDiversity ? std::optional(model.l.inverse()) : std::nullopt;
    return which < now.tupleRisks->size() ? riskData((*now.tupleRisks)[which].levels, limit) : RiskData{};
}

CardFacts riskCard(const Document& now, std::size_t which, const RiskData& data)
{
    CardFacts facts;
    const auto& sensitive = now.snapshot.report->sensitive[which];
    facts.judgement = sensitive.holds ? Judgement::Pass : Judgement::Fail;
    facts.badge = sensitive.holds ? tr("met") : tr("not met");
    if (!data.limit)
        facts.caption = sensitive.figure ? tr("This privacy model does not limit p(t,s) itself, so there is no limit line. Its own worst "
                                              "figure over all tuples is %1.")
                                               .arg(QString::fromStdString(sensitive.figure.text()))
                                         : tr("This privacy model does not limit p(t,s) itself, so there is no limit line.");
    else if (data.overLimit > 0)
        facts.caption = tr("%1, %2 of them above the limit.").arg(countText(data.tuples, Counted::Tuple), countText(data.overLimit));
    else if (data.onLimit > 0)
        facts.caption = tr("%1, %2 of them exactly at the limit, which is allowed.")
                            .arg(countText(data.tuples, Counted::Tuple), countText(data.onLimit));
    else
        facts.caption = tr("%1; all are below the limit.").arg(countText(data.tuples, Counted::Tuple));
    facts.toolTip
        = tr("For each tuple, the greatest probability with which someone who knows all its other attributes can guess a sensitive value. "
             "Lower is safer. Does not cover: knowledge about other people in the bucket, or an earlier release of this table.");
    facts.foot = tr("Half of all tuples are at or below %1.").arg(shareText(data.median));
    facts.heads = QStringList{tr("p above"), tr("p at most"), tr("Tuples"), tr("Share")};
    for (const auto& bar : data.bars) {
        const double share = static_cast<double>(bar.tuples) / static_cast<double>(data.tuples);
        facts.lines.push_back({figure(shareText(bar.low), bar.low), figure(shareText(bar.high), bar.high),
                               figure(countText(bar.tuples), static_cast<double>(bar.tuples)), figure(percentText(share), share)});
    }
    return facts;
}

CardFacts matchingCard(const MembershipReport& report, const MatchingData& data)
{
    CardFacts facts;
    if (data.oneEach)
        facts.caption = report.fakes.empty()
                            ? tr("There are no fakes, and every tuple matches exactly one bucket, so there is nothing to compare.")
                            : tr("Every tuple and every fake matches exactly one bucket, so the number of matching buckets reveals nothing "
                                 "about who is in the table.");
    else
        facts.caption
            = tr("Someone who counts the buckets that a combination matches can tell originals from fakes as well as the AUC indicates.");
    facts.toolTip = tr("How many buckets a combination of values matches, for tuples of the table (originals) and for combinations that "
                       "belong to nobody (fakes). AUC is the probability that an original matches more buckets than a fake: .5 reveals "
                       "nothing, 1 reveals everything. Does not cover: values that are unique in their column.");
    if (data.auc) {
        const bool tells = std::abs(*data.auc - 0.5) > 0.05;
        facts.judgement = tells ? Judgement::Warn : Judgement::Info;
        facts.badge = tr("AUC %1").arg(shareText(*data.auc));
    }
    facts.foot = data.estimated ? tr("The number of fakes is an estimate; originals are counted exactly.") : tr("Counted exactly.");
    facts.heads = QStringList{tr("Matching buckets"), tr("Originals"), tr("Fakes")};
    for (const auto& bar : data.bars)
        facts.lines.push_back({figure(classText(bar)),
                               figure(countText(static_cast<std::size_t>(std::llround(bar.originals))), bar.originals),
                               figure(rounded(bar.fakes), bar.fakes)});
    if (!data.estimated)
        for (std::size_t i = 0; i < data.bars.size(); ++i)
            facts.lines[i][2].text = data.bars[i].fakes < 1e15 ? countText(static_cast<std::size_t>(std::llround(data.bars[i].fakes)))
                                                               : rounded(data.bars[i].fakes);
    return facts;
}

BarRowsData uniqueRows(const Document& now, const MembershipReport& whole, double limit)
{
    BarRowsData data;
    data.limit = limit;
    data.end = limit > 0.0 ? std::min(1.0, 10.0 * limit) : 1.0;
    const auto& columns = *now.snapshot.columns;
    for (const auto& column : whole.columns) {
        const double share = static_cast<double>(column.uniqueTuples) / static_cast<double>(whole.originalRows);
        const QString names = shortListText(namesOf(*now.snapshot.published, columns.columns()[column.column.value]), 3);
        const QString sentence = tr("%1: a value that nobody else has: %2 of %3; distinct values: %4")
                                     .arg(columnName(columns, column.column), countText(column.uniqueTuples), countText(whole.originalRows),
                                          countText(column.distinct));
        data.rows.push_back({QStringLiteral("%1  %2").arg(columnLetter(columns, column.column), names),
                             share,
                             percentText(share),
                             sentence,
                             {},
                             share > limit});
    }
    return data;
}

CardFacts uniqueCard(const Document& now, const MembershipReport& whole, double limit)
{
    CardFacts facts;
    const auto rows = uniqueRows(now, whole, limit);
    const auto over = std::ranges::count_if(rows.rows, &BarRow::over);
    facts.judgement = over == 0 ? Judgement::Pass : Judgement::Warn;
    facts.badge = over == 0 ? tr("within") : tr("%1 above limit").arg(over);
    facts.caption = tr("Such a value proves that the person is in the table, whatever ℓ is. Limit %1.").arg(percentText(limit));
    facts.toolTip = tr("For each column, the share of tuples whose values in this column nobody else in the table has. Lower is safer. "
                       "Does not cover: values that two or three tuples share.");
    facts.foot = tr("Whole tuples unique in the original: %1.")
                     .arg(percentText(static_cast<double>(whole.originalUnique) / static_cast<double>(whole.originalRows)));
    facts.heads = QStringList{tr("Column"), tr("Distinct values"), tr("Unique tuples"), tr("Share")};
    for (std::size_t i = 0; i < rows.rows.size(); ++i) {
        const auto& column = whole.columns[i];
        facts.lines.push_back({figure(rows.rows[i].name), figure(countText(column.distinct), static_cast<double>(column.distinct)),
                               figure(countText(column.uniqueTuples), static_cast<double>(column.uniqueTuples)),
                               figure(rows.rows[i].text, rows.rows[i].value)});
    }
    return facts;
}

QString methodText(const MembershipReport& report)
{
    return report.method == FakesBy::Estimate ? tr("estimate") : tr("exact");
}

QString fakesText(const MembershipReport& report)
{
    return report.method == FakesBy::Estimate ? tr("about %1").arg(rounded(report.fakeDistinct.approximate))
                                              : grouped(report.fakeDistinct.digits);
}

QString cutCostText(const Document& now)
{
    if (!now.cutCost || !now.cutCost->attribute || !now.snapshot.buckets)
        return {};
    return tr("%1 is in the sensitive column and buckets are split by it: in %2 of %3 buckets it has only one value, which leaves fewer "
              "fakes. To change this, remove it from the attributes to split by in the settings.")
        .arg(briefName(now.snapshot.published->attribute(*now.cutCost->attribute).name), countText(now.cutCost->buckets),
             countText(now.snapshot.buckets->size()));
}

namespace {

QString countingText(const MembershipReport& report)
{
    return report.counting == Counting::QuasiIdentifiers ? tr("on QI values") : tr("on whole tuples");
}

QString fakesSentence(const MembershipReport& report)
{
    const QString originals = countText(report.originalRows, Counted::Tuple);
    if (report.interval)
        return tr("%1: fakes: %2 for %3, estimate, 95 % interval %4 to %5")
            .arg(countingText(report), fakesText(report), originals, rounded(report.interval->low), rounded(report.interval->high));
    return tr("%1: fakes: %2 for %3, counted exactly").arg(countingText(report), fakesText(report), originals);
}

BarRow fakeRow(const MembershipReport& report)
{
    BarRow row;
    row.name = QStringLiteral("%1, %2").arg(countingText(report), methodText(report));
    row.value = report.fakesPerOriginal();
    row.text = perOriginalText(report.fakeDistinct.approximate, report.originalRows);
    row.sentence = fakesSentence(report);
    const auto originals = static_cast<double>(report.originalRows);
    if (report.interval)
        row.interval = Interval{report.interval->low / originals, report.interval->high / originals};
    return row;
}

FiguresModel::Line fakeLine(const MembershipReport& report)
{
    const auto end = [](const std::optional<Interval>& interval, double Interval::*which) {
        return interval ? figure(rounded((*interval).*which), (*interval).*which) : TwinFigure{};
    };
    return {figure(countingText(report)),
            figure(methodText(report)),
            figure(fakesText(report), report.fakeDistinct.approximate),
            end(report.interval, &Interval::low),
            end(report.interval, &Interval::high),
            figure(perOriginalText(report.fakeDistinct.approximate, report.originalRows), report.fakesPerOriginal())};
}

} // namespace

BarRowsData fakeRows(const MembershipReport& quasi, const MembershipReport* whole)
{
    BarRowsData data;
    data.look = BarRowsData::Look::Hatched;
    data.rows.push_back(fakeRow(quasi));
    if (whole != nullptr)
        data.rows.push_back(fakeRow(*whole));
    data.end = 0.0;
    for (const auto& row : data.rows)
        data.end = std::max({data.end, row.value, row.interval ? row.interval->high : 0.0});
    if (data.end <= 0.0)
        data.end = 1.0;
    return data;
}

CardFacts fakesCard(const MembershipReport& quasi, const MembershipReport* whole)
{
    CardFacts facts;
    const bool estimated = quasi.method == FakesBy::Estimate || (whole != nullptr && whole->method == FakesBy::Estimate);
    facts.badge = estimated ? tr("estimate") : tr("exact");
    facts.caption = tr("Combinations that match a bucket but belong to nobody, per tuple of the table. Higher hides better who is in it.");
    facts.toolTip = tr(
        "Number of distinct fakes divided by the number of tuples in the table, counted on quasi-identifiers only and on whole tuples. "
        "Higher hides better who is in the table. Does not cover: values that are unique in their column, which prove membership.");
    QString fakes = fakesSentence(quasi);
    fakes[0] = fakes[0].toUpper();
    facts.foot = quasi.fakes.empty() && quasi.method != FakesBy::Estimate
                     ? tr("There are no fakes on QI values: anyone who has such a combination is known to be in the table.")
                     : fakes + QLatin1Char('.');
    facts.heads = QStringList{tr("Counting"), tr("Method"), tr("Fakes"), tr("95 % interval from"), tr("to"), tr("Per original")};
    facts.lines.push_back(fakeLine(quasi));
    if (whole != nullptr)
        facts.lines.push_back(fakeLine(*whole));
    return facts;
}

} // namespace tranche
