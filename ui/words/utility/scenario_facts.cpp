// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/utility/scenario_facts.h"

#include "core/models/model_dial.h"
#include "ui/session/names.h"
#include "ui/session/tr.h"
#include "ui/style/number_text.h"
#include "ui/words/messages/message_text.h"
#include "ui/words/utility/technique_words.h"
#include "ui/words/model_words.h"

#include <algorithm>
#include <cmath>

namespace tranche {

namespace {

constexpr double inPercent = 100.0;
constexpr qsizetype wideHead = 12; ///< characters; a longer name takes two lines
constexpr std::size_t numberCount = std::size(allBoardColumns);

const QString notYet = QStringLiteral("…");
const QString nothingThere = QStringLiteral("–");

const ScenarioFigures* knownOf(const BoardRow& row, const BoardFigures& figures)
{
    const auto found = figures.find(row.key);
    return found == figures.end() ? nullptr : found->second.get();
}

QString twoPlaces(double number)
{
    return decimalText(QString::number(number, 'f', 2));
}

/// How far a request that cannot be met could go, and what stops it.
BoardCell cannotHold(const ScenarioGuarantee& guarantee)
{
    if (!guarantee.limit)
        return {tr("cannot be met"), {}, {}, false};
    const auto kind = guarantee.limit->model.kind;
    const auto& blocking = guarantee.limit->blocking;
    return {tr("cannot be met"),
            tr("%1 %2. The limit is set by a group of %3, of which %4 share one sensitive value.")
                .arg(limitHeading(kind), limitFigure(kind, guarantee.limit->figure), countText(blocking.groupSize, Counted::Tuple),
                     countText(blocking.valueCount)),
            {},
            false};
}

BoardCell largestPCell(const ScenarioGuarantee& guarantee)
{
    if (!guarantee.feasible)
        return cannotHold(guarantee);
    const auto p = guarantee.largestP.toDouble();
    const auto proof
        = guarantee.fileAloneProves ? tr("The files of the release alone prove it.") : tr("Proving it takes the original table.");
    return {shareText(p), tr("%1, or %2. %3").arg(QString::fromStdString(guarantee.largestP.text()), percentText(p), proof), p, false};
}

BoardCell accuracyCell(const ScenarioAccuracy& accuracy)
{
    QString more = tr("95 % interval: %1 to %2").arg(percentText(accuracy.low), percentText(accuracy.high));
    if (accuracy.spread)
        more += QLatin1Char('\n')
                + tr("naive Bayes, trained on random linkings of the release; greatest and least of five are %1 apart")
                      .arg(percentText(*accuracy.spread));
    if (accuracy.original)
        more += QLatin1Char('\n') + tr("trained on the original: %1").arg(percentText(*accuracy.original));
    if (accuracy.kept && accuracy.keptLow && accuracy.keptHigh)
        more += QLatin1Char('\n')
                + tr("accuracy kept: %1 (%2 to %3)")
                      .arg(percentText(*accuracy.kept), percentText(*accuracy.keptLow), percentText(*accuracy.keptHigh));
    return {percentText(accuracy.accuracy), more, accuracy.accuracy, false};
}

/// A cell of what was measured, as `text` writes it; why it is not there.
template <class T, class Text>
BoardCell measuredCell(const Measured<T>& measured, Text text)
{
    if (!measured)
        return {notYet, tr("not calculated yet"), {}, false};
    if (!*measured)
        return {nothingThere, placedText(measured->error()), {}, false};
    return text(**measured);
}

BoardCell numberCell(BoardColumn column, std::optional<double> number, const QString& more = {})
{
    return number ? BoardCell{boardNumber(column, *number), more, *number, false} : BoardCell{nothingThere, more, {}, false};
}

BoardCell cellIn(const ScenarioFigures& figures, BoardColumn column)
{
    const auto plain = [column](double number) { return numberCell(column, number); };
    switch (column) {
    case BoardColumn::LargestP: return measuredCell(figures.guarantee, largestPCell);
    case BoardColumn::Buckets:
        return measuredCell(figures.guarantee, [&](const ScenarioGuarantee& guarantee) {
            return guarantee.feasible
                       ? numberCell(column, static_cast<double>(guarantee.buckets), tr("median %1").arg(medianText(guarantee.median)))
                       : BoardCell{nothingThere, {}, {}, false};
        });
    case BoardColumn::AssociationKept:
        return measuredCell(figures.association, [&](const ScenarioAssociation& kept) { return numberCell(column, kept.keptPercent); });
    case BoardColumn::MeanTv: return measuredCell(figures.meanTv, plain);
    case BoardColumn::NaiveBayes: return measuredCell(figures.naiveBayes, accuracyCell);
    case BoardColumn::Tree: return measuredCell(figures.tree, accuracyCell);
    case BoardColumn::Linked: return measuredCell(figures.linked, accuracyCell);
    case BoardColumn::QueryError:
        return measuredCell(figures.queries, [&](const ScenarioQueries& queries) {
            return numberCell(column, queries.median,
                              tr("%1 queries with a sensitive attribute, %2 attributes each")
                                  .arg(countText(queries.count), countText(queries.predicates)));
        });
    case BoardColumn::Fakes:
        return measuredCell(figures.fakes, [&](const ScenarioFakes& fakes) {
            return numberCell(column, fakes.perOriginal, fakes.estimate ? tr("estimate") : tr("exact"));
        });
    case BoardColumn::Unique: return measuredCell(figures.uniqueShare, plain);
    }
    return {};
}

/// Cells that nothing has been found out about.
void addNumberCells(BoardLine& line, const ScenarioFigures* figures, bool expensive)
{
    for (const auto column : allBoardColumns) {
        if (!expensive && !isCheap(measureOf(column)))
            line.cells.push_back({nothingThere, tr("calculated once the scenario is pinned"), {}, false});
        else
            line.cells.push_back(figures ? cellIn(*figures, column) : BoardCell{notYet, tr("not calculated yet"), {}, false});
    }
}

QString columnsText(const Decisions& decisions)
{
    if (decisions.columnsByHand)
        return tr("by hand, %1").arg(countText(decisions.columnsByHand->size(), Counted::Column));
    const auto& [alpha, columns] = decisions.parameters.columns;
    return tr("α %1, c %2").arg(alpha ? countText(*alpha) : tr("auto"), countText(columns));
}

BoardLine lineOf(const BoardRow& row, std::size_t place, const BoardFigures& figures)
{
    BoardLine line;
    const bool tried = row.kind == BoardRow::Kind::Tried;
    line.kind = tried ? BoardLine::Kind::Tried : BoardLine::Kind::Scenario;
    line.row = place;
    line.letter = scenarioLetter(row, place);
    line.current = row.current;
    line.editable = row.kind == BoardRow::Kind::Pinned;
    const auto& model = row.decisions.parameters.model;
    line.cells = {{tried ? QString() : row.name, row.note},
                  {tr("%1, %2").arg(modelTitle(model.kind), requestWords(model))},
                  {columnsText(row.decisions)}};
    addNumberCells(line, knownOf(row, figures), !tried);
    line.cells.push_back({row.current ? tr("current") : tried ? tr("Pin") : tr("Adopt")});
    return line;
}

BoardLine headingLine(const QString& sentence)
{
    BoardLine line;
    line.kind = BoardLine::Kind::Heading;
    line.cells = {{sentence}};
    return line;
}

/// What cannot be said of another technique is a dash, not a promise.
BoardLine referenceLine(const ReferenceFigures& reference)
{
    BoardLine line;
    line.kind = BoardLine::Kind::Reference;
    line.cells = {{techniqueName(reference.technique)}, {}, {}};
    for (const auto column : allBoardColumns)
        line.cells.push_back(reference.figures.has(measureOf(column)) ? cellIn(reference.figures, column)
                                                                      : BoardCell{nothingThere, {}, {}, false});
    line.cells.emplace_back();
    return line;
}

void markBest(std::vector<BoardLine>& lines, const BoardView& view)
{
    for (std::size_t i = 0; i < numberCount; ++i) {
        const auto column = allBoardColumns[i];
        std::optional<double> best;
        bool differ = false;
        const auto numberOf = [&](const BoardLine& line) -> std::optional<double> {
            const auto* known = line.kind == BoardLine::Kind::Scenario ? knownOf(view.rows[line.row], view.figures) : nullptr;
            return known && known->isFeasible() ? numberIn(*known, column) : std::nullopt;
        };
        for (const auto& line : lines)
            if (const auto number = numberOf(line)) {
                differ = differ || (best && *best != *number);
                if (!best || (moreIsBetter(column) ? *number > *best : *number < *best))
                    best = number;
            }
        for (auto& line : lines)
            if (differ && numberOf(line) == best)
                line.cells[3 + i].best = true;
    }
}

/// "−2.4 points", "+0.44"
QString differenceText(BoardColumn column, double difference)
{
    const QString sign = difference < 0.0 ? QStringLiteral("−") : QStringLiteral("+");
    const double size = std::abs(difference);
    if (column == BoardColumn::AssociationKept)
        return tr("%1%2 points").arg(sign, decimalText(QString::number(size, 'f', 1)));
    if (column == BoardColumn::Fakes)
        return sign + twoPlaces(size);
    return tr("%1%2 points").arg(sign, decimalText(QString::number(size * inPercent, 'f', 1)));
}

QString verdictOf(BoardColumn column, double before, double after)
{
    if (boardNumber(column, before) == boardNumber(column, after))
        return tr("same");
    if (column == BoardColumn::LargestP)
        return after < before ? tr("safer") : tr("less safe");
    if (column == BoardColumn::Buckets)
        return after > before ? tr("finer") : tr("coarser");
    if (column == BoardColumn::Fakes)
        return after > before ? tr("hides more") : tr("hides less");
    return differenceText(column, after - before);
}

/// A long text with its last word below the others: a head is no wider than it must be.
QString inTwoLines(QString text)
{
    if (const auto blank = text.lastIndexOf(QLatin1Char(' ')); text.size() > wideHead && blank > 0)
        text[blank] = QLatin1Char('\n');
    return text;
}

} // namespace

QString scenarioSettings(const Decisions& decisions)
{
    return tr("%1, %2").arg(requestBrief(decisions.parameters.model), columnsText(decisions));
}

QString scenarioName(const BoardRow& row)
{
    return row.kind == BoardRow::Kind::Pinned ? row.name : scenarioSettings(row.decisions);
}

QString boardColumnName(BoardColumn column)
{
    switch (column) {
    case BoardColumn::LargestP: return tr("Largest p(t,s)");
    case BoardColumn::Buckets: return tr("Buckets");
    case BoardColumn::AssociationKept: return tr("Association kept");
    case BoardColumn::MeanTv: return tr("Total variation");
    case BoardColumn::NaiveBayes: return tr("Naive Bayes");
    case BoardColumn::Tree: return tr("Tree");
    case BoardColumn::Linked: return tr("Random linkings");
    case BoardColumn::QueryError: return tr("Query error");
    case BoardColumn::Fakes: return tr("Fakes per original");
    case BoardColumn::Unique: return tr("Unique share");
    }
    return {};
}

QString boardColumnDirection(BoardColumn column)
{
    switch (column) {
    case BoardColumn::LargestP:
    case BoardColumn::Unique: return tr("lower is safer");
    case BoardColumn::Buckets: return tr("higher is finer");
    case BoardColumn::Fakes: return tr("more hides");
    default: return moreIsBetter(column) ? tr("higher is better") : tr("lower is better");
    }
}

QString boardNumber(BoardColumn column, double number)
{
    switch (column) {
    case BoardColumn::LargestP: return shareText(number);
    case BoardColumn::Buckets: return countText(static_cast<std::size_t>(number));
    case BoardColumn::AssociationKept: return percentText(number / inPercent);
    case BoardColumn::Fakes: return twoPlaces(number);
    default: return percentText(number);
    }
}

QStringList boardHeads()
{
    QStringList heads{tr("Scenario"), tr("Guarantee"), tr("Columns")};
    for (const auto column : allBoardColumns)
        heads += inTwoLines(boardColumnName(column)) + QLatin1Char('\n') + inTwoLines(boardColumnDirection(column));
    heads += QString();
    return heads;
}

std::vector<BoardLine> boardLines(const BoardView& view)
{
    std::vector<BoardLine> lines;
    const auto front = unbeaten(view.rows, view.figures, BoardColumn::AssociationKept);
    std::vector<BoardLine> tried;
    std::size_t count = 0;
    for (std::size_t i = 0; i < view.rows.size(); ++i) {
        if (view.rows[i].kind != BoardRow::Kind::Tried) {
            lines.push_back(lineOf(view.rows[i], i, view.figures));
            continue;
        }
        ++count;
        if (front[i])
            tried.push_back(lineOf(view.rows[i], i, view.figures));
    }
    markBest(lines, view);
    if (count > 0) {
        lines.push_back(
            headingLine(tr("Not pinned: %1 combinations of the model's number, α and c were tried; shown are those that no other "
                           "beats in largest p and association kept. ▴ best of the pinned")
                            .arg(countText(count))));
        lines.insert(lines.end(), tried.begin(), tried.end());
    }
    if (!view.references.empty()) {
        lines.push_back(headingLine(tr("For comparison: other techniques with the present model")));
        for (const auto& reference : view.references)
            lines.push_back(referenceLine(reference));
    }
    return lines;
}

std::vector<ComparedFigure> comparedFigures(const ScenarioFigures* before, const ScenarioFigures* after)
{
    std::vector<ComparedFigure> all;
    for (const auto column : allBoardColumns) {
        ComparedFigure one{boardColumnName(column),
                           before ? cellIn(*before, column).text : notYet,
                           after ? cellIn(*after, column).text : notYet,
                           {},
                           ComparedFigure::Sense::Same};
        const auto was = before ? numberIn(*before, column) : std::nullopt;
        const auto is = after ? numberIn(*after, column) : std::nullopt;
        if (was && is) {
            one.verdict = verdictOf(column, *was, *is);
            if (one.before != one.after)
                one.sense = (*is > *was) == moreIsBetter(column) ? ComparedFigure::Sense::Better : ComparedFigure::Sense::Worse;
        }
        all.push_back(one);
    }
    return all;
}

QStringList spotSentences(const ParetoData& data, const std::vector<BoardRow>& rows)
{
    QStringList sentences;
    for (const auto& spot : data.spots) {
        const auto& row = rows[spot.row];
        const QString who = spot.letter.isEmpty() ? scenarioSettings(row.decisions) : tr("%1: %2").arg(spot.letter, row.name);
        sentences += tr("%1, largest p %2, %3 %4")
                         .arg(who, shareText(spot.largestP), boardColumnName(data.column), boardNumber(data.column, spot.value));
    }
    return sentences;
}

QString paretoCaption(const ParetoData& data)
{
    QStringList parts{tr("Each ring is a scenario; the dashed line joins those that no other beats.")};
    if (data.infeasible > 0)
        parts += tr("Not shown because they cannot be met: %1.").arg(countText(data.infeasible));
    if (data.pending > 0)
        parts += tr("Not calculated yet: %1.").arg(countText(data.pending));
    return parts.join(QLatin1Char(' '));
}

} // namespace tranche
