// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/conformance/utility/learning_check.h"

#include "core/base/exact.h"
#include "core/import/qt_text.h"
#include "core/laboratory/fold_models.h"
#include "core/utility/learning/decision_tree.h"
#include "core/utility/learning/naive_bayes.h"

#include <QJsonArray>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace tranche::cli {

namespace {

/// A label as vectors write it: a value, or the number of a bin.
QString labelText(const PublishedRows& rows, std::uint32_t label)
{
    const auto& labels = rows.labels[rows.target.value];
    return labels.binned ? QString::number(labels.bins[label])
                         : qtText(rows.publication.table->attribute(rows.target).values[labels.bins[label]]);
}

std::vector<std::uint32_t> codesOf(const UtilityVector& utility, const PublishedRows& rows, std::size_t row)
{
    std::vector<std::uint32_t> codes;
    for (const auto id : rows.source)
        codes.push_back(utility.vector.table->attribute(id).codes[row]);
    return codes;
}

template <class Model>
bool predictsAsExpected(const UtilityVector& utility, const PublishedRows& rows, const Model& model, const QJsonValue& expected)
{
    QJsonArray predictions;
    for (std::size_t row = 0; row < utility.vector.table->rowCount(); ++row)
        predictions.append(labelText(rows, model.predict(codesOf(utility, rows, row))));
    return expected == QJsonValue(predictions);
}

void checkBayes(const UtilityVector& utility, const PublishedRows& rows, const QJsonObject& expected, Tally& tally, const JobContext& job)
{
    const auto model = trainNaiveBayes({rows.publication, rows.labels, rows.target}, job);
    if (!model)
        return tally.fail("naive Bayes", "it cannot be trained");
    tally.check("naive Bayes, class counts", areFractions(model->classCounts(), expected["class_counts"]));
    tally.check("naive Bayes, predictions", predictsAsExpected(utility, rows, *model, expected["predictions"]));
    const auto counts = expected["counts"].toObject();
    for (std::size_t i = 0; i < model->predictors().size(); ++i)
        if (const auto name = qtText(rows.publication.table->attribute(AttributeId(i)).name); counts.contains(name))
            tally.check("naive Bayes, counts", areFractions(model->predictors()[i].counts, counts[name]));
    if (!expected.contains("posterior_of_row_0"))
        return;
    std::vector<double> scores(model->classes());
    model->logScores(codesOf(utility, rows, 0), scores);
    for (auto& score : scores)
        score = std::exp(score);
    const double sum = std::accumulate(scores.begin(), scores.end(), 0.0);
    for (auto& score : scores)
        score /= sum;
    tally.check("naive Bayes, posterior of row 0", areFractions(scores, expected["posterior_of_row_0"]));
}

/// "a/b" or a decimal, exactly.
BigRational numberOf(const QString& written)
{
    const auto slash = written.split(QLatin1Char('/'));
    if (slash.size() == 2)
        return BigRational(BigInteger(slash[0].toStdString()), BigInteger(slash[1].toStdString()));
    const auto point = written.split(QLatin1Char('.'));
    const BigInteger digits((point[0] + point.value(1)).toStdString());
    return BigRational(digits, tenTo(static_cast<int>(point.value(1).size())));
}

/// Whether a node and all below it are as expected.
class TreeComparison {
public:
    TreeComparison(const PublishedRows& rows, const DecisionTree& tree) : m_rows(rows), m_tree(tree) {}

    bool same(const TreeNode& node, const QJsonObject& expected) const
    {
        const std::vector<double> none(m_rows.labels[m_rows.target.value].count(), 0.0);
        if (!areFractions(node.counts.empty() ? none : node.counts, expected["counts"])
            || labelText(m_rows, node.majority) != expected["class"].toVariant().toString())
            return false;
        if (!node.split || !expected.contains("attribute"))
            return !node.split && !expected.contains("attribute");
        const auto children = expected["children"].toArray();
        if (!sameSplit(*node.split, expected) || children.size() != static_cast<qsizetype>(node.childCount))
            return false;
        for (std::uint32_t child = 0; child < node.childCount; ++child)
            if (!same(m_tree.all()[node.firstChild + child], children[static_cast<qsizetype>(child)].toObject()))
                return false;
        return true;
    }

private:
    bool sameSplit(const TreeSplit& split, const QJsonObject& expected) const
    {
        constexpr double places = 1e-6;
        const auto& attribute = m_rows.publication.table->attribute(split.attribute);
        if (qtText(attribute.name) != expected["attribute"].toString() || std::abs(split.gain - expected["gain"].toDouble()) > places
            || std::abs(split.gainRatio - expected["gain_ratio"].toDouble()) > places)
            return false;
        if (!split.numeric)
            return !expected.contains("threshold");
        const auto below = numberOf(qtText(attribute.values[split.below]));
        const auto above = numberOf(qtText(attribute.values[split.above]));
        return expected.contains("threshold") && numberOf(expected["threshold"].toString()) * 2 == below + above;
    }

    const PublishedRows& m_rows;
    const DecisionTree& m_tree;
};

void checkTree(const UtilityVector& utility, const PublishedRows& rows, const QJsonObject& expected, Tally& tally, const JobContext& job)
{
    const auto grown = growDecisionTree({rows.publication, rows.labels, rows.target}, job);
    if (!grown)
        return tally.fail("tree", "it cannot be grown");
    const auto pruned = prunedTree(*grown);
    const auto counted = [](std::size_t number, const QJsonValue& given) { return given.toInteger() == static_cast<qint64>(number); };
    tally.check("tree, grown", TreeComparison(rows, *grown).same(grown->root(), expected["grown"].toObject()));
    tally.check("tree, pruned", TreeComparison(rows, pruned).same(pruned.root(), expected["pruned"].toObject()));
    tally.check("tree, sizes", counted(grown->nodes(), expected["nodes_grown"]) && counted(grown->leaves(), expected["leaves_grown"])
                                   && counted(pruned.nodes(), expected["nodes"]) && counted(pruned.leaves(), expected["leaves"]));
    tally.check("tree, predictions", predictsAsExpected(utility, rows, pruned, expected["predictions"]));
}

} // namespace

void checkTrained(const UtilityVector& utility, AttributeId target, const QJsonObject& expected, Tally& tally, JobContext& job)
{
    const auto technique = techniqueOf(expected["technique"].toString());
    const auto& publication = technique ? utility.publications->of(*technique).publication : std::nullopt;
    if (!publication)
        return tally.fail("trained on all", "there is no such publication");
    LearningRequest request;
    request.targets = {target};
    const LearningGround ground{utility.settings, request, utility.publications->labels, target, {}};
    const auto method = methodOf(expected["method"].toString());
    const auto rows = rowsOf(*publication, method, ground, LabStream(utility.seed, LabDraw::linking(0, 1, 0)), job);
    checkBayes(utility, rows, expected["nb"].toObject(), tally, job);
    checkTree(utility, rows, expected["tree"].toObject(), tally, job);
}

} // namespace tranche::cli
