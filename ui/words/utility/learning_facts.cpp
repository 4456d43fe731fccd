// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/utility/learning_facts.h"

#include "ui/session/naming/name_text.h"
#include "ui/session/tr.h"
#include "ui/style/number_text.h"
#include "ui/words/messages/message_text.h"
#include "ui/words/utility/technique_words.h"
#include "ui/words/wording.h"

#include <algorithm>
#include <cmath>

namespace tranche {

namespace {

/// A way of learning.
struct Way {
    std::optional<Technique> technique; ///< none: the commonest value
    TrainingMethod method = TrainingMethod::Rows;
};

constexpr Way ways[] = {
    {Technique::Original, TrainingMethod::Rows},           {Technique::Slicing, TrainingMethod::Expected},
    {Technique::Slicing, TrainingMethod::Linked},          {Technique::Bucketization, TrainingMethod::Expected},
    {Technique::Generalization, TrainingMethod::Expected}, {std::nullopt, TrainingMethod::Rows},
};

QString targetName(const Document& now, const LearningView& view)
{
    const bool known = now.snapshot.kept && view.wish.target.value < now.snapshot.kept->attributeCount();
    return known ? briefName(now.snapshot.kept->attribute(view.wish.target).name) : QString();
}

QString wayName(const Way& way, const QString& target)
{
    if (!way.technique)
        return tr("Commonest %1").arg(target);
    if (way.technique == Technique::Slicing)
        return way.method == TrainingMethod::Linked ? tr("Sliced, linked at random") : tr("Sliced, without linking");
    return techniqueName(*way.technique);
}

QString wayHint(const Way& way)
{
    if (!way.technique)
        return tr("of each training part");
    switch (*way.technique) {
    case Technique::Original: return tr("nothing protected");
    case Technique::Generalization: return tr("every value equally likely");
    default: return way.method == TrainingMethod::Linked ? tr("mean of several linkings") : tr("from bucket counts");
    }
}

/// "5 linkings: 28.2 to 28.4 %"
QString linkingsText(const ClassificationResult& result)
{
    const auto [least, greatest] = std::ranges::minmax_element(result.runs, {}, &ClassScores::accuracy);
    return tr("%1 linkings: %2 to %3")
        .arg(countText(result.runs.size()), percentNumber(least->accuracy()), percentText(greatest->accuracy()));
}

QString pointsText(double difference)
{
    return decimalText(QString::number(std::abs(difference) * 100.0, 'f', 1));
}

QString comparedText(const AccuracyDifference& difference)
{
    switch (difference.verdict) {
    case AccuracyDifference::Verdict::Better: return tr("better by %1 points").arg(pointsText(difference.difference));
    case AccuracyDifference::Verdict::Worse: return tr("worse by %1 points").arg(pointsText(difference.difference));
    case AccuracyDifference::Verdict::NoDifferenceShown: break;
    }
    return tr("no difference shown");
}

QString verdictText(const ClassificationResult& result, const LearnedModels& models)
{
    if (!result.technique)
        return tr("nothing learned");
    if (result.technique == Technique::Slicing && result.method == TrainingMethod::Expected)
        return result.kept && models.learnsFromOriginal() ? tr("this release; %1 % kept").arg(qRound(*result.kept * 100.0))
                                                          : tr("this release");
    return result.versusSlicing ? comparedText(*result.versusSlicing) : QString();
}

QString rightSentence(const ClassificationResult& result, const QString& who)
{
    std::uint64_t right = 0;
    for (const auto& run : result.runs)
        right += run.correct();
    const auto runs = std::max<std::size_t>(result.runs.size(), 1);
    return withParts(tr("%1: %2 right, %3 of %4"),
                     {who, percentText(result.accuracy), countText(static_cast<std::size_t>(right) / runs), countText(result.tested)});
}

ScoreRow::Look lookOf(const Way& way)
{
    if (!way.technique)
        return ScoreRow::Look::Commonest;
    return way.technique == Technique::Original  ? ScoreRow::Look::Original
           : way.technique == Technique::Slicing ? ScoreRow::Look::Own
                                                 : ScoreRow::Look::Other;
}

/// What a result comes to, in its row.
void fillIn(ScoreRow& row, const ClassificationResult& result, const LearningView& view, const LearnedModels& models)
{
    const QString who = result.technique ? QStringLiteral("%1, %2").arg(learnerName(view.wish.learner), row.name) : row.name;
    if (result.reason) {
        row.text = QStringLiteral("–");
        row.verdict = tr("cannot be learned");
        row.sentence = tr("%1: %2").arg(who, messageText(*result.reason));
        return;
    }
    row.value = result.accuracy;
    row.text = percentText(result.accuracy);
    row.verdict = verdictText(result, models);
    row.sentence = rightSentence(result, who);
    if (!result.technique)
        return;
    row.low = std::clamp(result.low, 0.0, 1.0);
    row.high = std::clamp(result.high, 0.0, 1.0);
    row.range = QStringLiteral("± %1").arg(pointsText((result.high - result.low) / 2.0));
    if (result.method == TrainingMethod::Linked && !result.runs.empty())
        row.hint = linkingsText(result);
}

const LearnedModels* modelsOf(const Document& now, const LearningView& view)
{
    return now.learning ? now.learning->find(view.wish.target, view.wish.learner) : nullptr;
}

TwinFigure shareFigure(double share)
{
    return {percentText(share), share};
}

FiguresModel::Line learnedLine(const ScoreRow& row, const ClassificationResult& result)
{
    if (result.reason)
        return {{row.name, {}}, {messageText(*result.reason), {}}};
    const auto number = [](double value) { return TwinFigure{decimalText(QString::number(value, 'f', 3)), value}; };
    FiguresModel::Line line{{row.name, {}}, shareFigure(result.accuracy)};
    if (result.technique) {
        line.push_back(shareFigure(result.low));
        line.push_back(shareFigure(result.high));
    } else {
        line.insert(line.end(), 2, TwinFigure{});
    }
    line.push_back(result.kept ? shareFigure(*result.kept) : TwinFigure{});
    line.push_back({row.verdict, {}});
    line.push_back(number(result.kappa));
    line.push_back(number(result.macroF1));
    line.push_back(result.nodes ? TwinFigure{countText(static_cast<std::size_t>(std::llround(*result.nodes))), *result.nodes}
                                : TwinFigure{});
    return line;
}

} // namespace

QString nothingToLearn(const Document& now)
{
    if (now.snapshot.kept && now.snapshot.kept->rowCount() < leastToLearn)
        return tr("Fewer than %1 tuples: nothing to learn from.").arg(leastToLearn);
    return {};
}

ScoreRowsData learningRows(const Document& now, const LearningView& view)
{
    ScoreRowsData data;
    const auto* models = modelsOf(now, view);
    if (!nothingToLearn(now).isEmpty() || (models != nullptr && models->reason))
        return data;
    for (const auto& way : ways) {
        ScoreRow row;
        row.name = wayName(way, targetName(now, view));
        row.hint = wayHint(way);
        row.look = lookOf(way);
        const auto* result = models != nullptr ? models->find(way.technique, way.method) : nullptr;
        if (result != nullptr) {
            fillIn(row, *result, view, *models);
        } else {
            const bool asked = way.method != TrainingMethod::Linked || view.wish.linked;
            row.text = view.running && asked ? QStringLiteral("…") : QStringLiteral("–");
            row.verdict = asked ? QString() : tr("on request");
            row.sentence = tr("%1: %2").arg(row.name, view.running && asked ? tr("calculating …") : tr("not calculated"));
        }
        if (way.technique == Technique::Original && row.value)
            data.reference = row.value;
        data.rows.push_back(std::move(row));
    }
    data.fitAxis();
    return data;
}

CardFacts learningCard(const Document& now, const LearningView& view)
{
    CardFacts facts;
    const auto* models = modelsOf(now, view);
    facts.caption = nothingToLearn(now);
    if (models != nullptr && models->reason)
        facts.caption = placedText(*models->reason);
    if (!facts.caption.isEmpty())
        return facts;
    facts.caption = tr("Share of persons whose %1 a model guesses. Held out: each tenth is guessed by a model that saw the other nine, "
                       "protected. Whisker: 95 % interval.")
                        .arg(targetName(now, view));
    facts.toolTip = tr("How many persons a model is right for that was trained on what is published. More is better; the upright line is a "
                       "model trained on the original. Kept: how far from the commonest value to the original. Does not cover: other "
                       "learners, or guesses about a person that the model has seen.");
    if (models == nullptr)
        return facts;
    facts.heads = QStringList{tr("Trained on"), tr("Share right"),   tr("Interval from"), tr("Interval to"), tr("Kept"),
                              tr("Verdict"),    tr("Cohen's kappa"), tr("Macro F1"),      tr("Nodes")};
    facts.foot = likeBucketizationText(now);
    const auto rows = learningRows(now, view);
    for (std::size_t i = 0; i < rows.rows.size(); ++i)
        if (const auto* result = models->find(ways[i].technique, ways[i].method))
            facts.lines.push_back(learnedLine(rows.rows[i], *result));
    return facts;
}

} // namespace tranche
