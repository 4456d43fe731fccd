// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/oracle/lab/tree_oracle.h"
#include "tests/support/lab/vector_publications.h"
#include "tests/support/test_room.h"

#include "core/utility/learning/class_scores.h"
#include "core/utility/learning/decision_tree.h"
#include "core/utility/learning/folds.h"
#include "core/utility/learning/label_counts.h"
#include "core/utility/learning/naive_bayes.h"

#include <QJsonArray>

#include <cmath>

namespace tst_learning_vectors {

using namespace tranche;
using namespace tranche::test;

namespace {

bool isNear(double value, const BigRational& truth, const char* share)
{
    return abs(BigRational(value) - truth) <= BigRational(share) * std::max<BigRational>(abs(truth), 1);
}

bool areNear(std::span<const double> values, const QJsonArray& fractions)
{
    if (values.size() != static_cast<std::size_t>(fractions.size()))
        return false;
    for (std::size_t i = 0; i < values.size(); ++i)
        if (!isNear(values[i], fractionOf(fractions[static_cast<qsizetype>(i)]), "1/1000000000000"))
            return false;
    return true;
}

/// A number or a name.
QString textOf(const QJsonValue& value)
{
    return value.toVariant().toString();
}

/// One entry of `trained_on_all`, or what it is about.
struct Trained {
    TestVector vector;
    AttributeId target;
    QStringList classes;
    QJsonObject json;
    VectorPublication publication;

    LearningTask task() const { return {publication.publication, publication.labels, publication.target}; }
    template <class Model>
    QJsonArray predictions(const Model& model) const
    {
        QJsonArray names;
        for (std::size_t row = 0; row < vector.table->rowCount(); ++row)
            names.append(classes[model.predict(codesOfTuple(vector, publication, row))]);
        return names;
    }
};

template <class Visit>
void forEachTrained(const QString& name, Visit&& visit)
{
    const auto vector = loadUtilityVector(name);
    for (const auto& target : vector.json[u"targets"].toArray()) {
        const auto id = vector.table->find(target[u"target"].toString().toStdString()).value();
        for (const auto& entry : target[u"trained_on_all"].toArray()) {
            visit(Trained{vector, id, target[u"classes"].toVariant().toStringList(), entry.toObject(),
                          vectorPublication(vector, entry[u"technique"].toString(), entry[u"method"].toString(), id)});
        }
    }
}

/// What differs between a node and its subtree and the vector's; empty where nothing does.
class TreeComparison {
public:
    explicit TreeComparison(const Trained& trained, const DecisionTree& tree) : m_trained(trained), m_tree(tree) {}

    QString difference(const QJsonObject& expected) const { return differenceAt(0, expected, QStringLiteral("root")); }

private:
    const Trained& m_trained;
    const DecisionTree& m_tree;

    QString differenceAt(std::size_t index, const QJsonObject& expected, const QString& where) const
    {
        const auto& node = m_tree.all()[index];
        const auto counts
            = node.counts.empty() ? std::vector<double>(static_cast<std::size_t>(m_trained.classes.size()), 0.0) : node.counts;
        if (!areNear(counts, expected[u"counts"].toArray()))
            return where + QStringLiteral(": counts");
        if (m_trained.classes[node.majority] != textOf(expected[u"class"]))
            return where + QStringLiteral(": class");
        if (node.split.has_value() != expected.contains(u"attribute"))
            return where + (node.split ? QStringLiteral(": is split") : QStringLiteral(": is a leaf"));
        return node.split ? splitDifference(node, expected, where) : QString();
    }
    QString splitDifference(const TreeNode& node, const QJsonObject& expected, const QString& where) const
    {
        const auto& attribute = m_trained.publication.publication.table->attribute(node.split->attribute);
        if (QString::fromStdString(attribute.name) != expected[u"attribute"].toString())
            return where + QStringLiteral(": attribute");
        if (std::abs(node.split->gain - expected[u"gain"].toDouble()) > 1e-6
            || std::abs(node.split->gainRatio - expected[u"gain_ratio"].toDouble()) > 1e-6)
            return where + QStringLiteral(": gain");
        if (node.split->numeric != expected.contains(u"threshold"))
            return where + QStringLiteral(": type");
        if (node.split->numeric) {
            const BigRational middle = (axisPosition(attribute, node.split->below) + axisPosition(attribute, node.split->above)) / 2;
            if (middle != fractionOf(expected[u"threshold"]))
                return where + QStringLiteral(": threshold");
            if (axisPosition(attribute, node.split->lastLeft) > middle || axisPosition(attribute, node.split->lastLeft + 1) <= middle)
                return where + QStringLiteral(": last value to the left");
        }
        const auto children = expected[u"children"].toArray();
        if (static_cast<qsizetype>(node.childCount) != children.size())
            return where + QStringLiteral(": children");
        for (std::uint32_t child = 0; child < node.childCount; ++child) {
            const auto below = differenceAt(node.firstChild + child, children[child].toObject(), where + u'/' + QString::number(child));
            if (!below.isEmpty())
                return below;
        }
        return {};
    }
};

QByteArray nameOf(const Trained& trained)
{
    return (QString::fromStdString(trained.vector.table->attribute(trained.target).name) + u' ' + trained.json[u"technique"].toString()
            + u' ' + trained.json[u"method"].toString())
        .toUtf8();
}

} // namespace

class TestLearningVectors : public QObject {
    Q_OBJECT
private slots:
    void trainNaiveBayes_data() { addVectors(); }
    void trainNaiveBayes();
    void growTrees_data() { addVectors(); }
    void growTrees();
    void dealFolds_data() { addVectors(); }
    void dealFolds();
    void measure_data() { addVectors(); }
    void measure();

private:
    static void addVectors()
    {
        QTest::addColumn<QString>("name");
        for (const auto& name : utilityVectorNames())
            QTest::newRow(qPrintable(name)) << name;
    }
};

void TestLearningVectors::trainNaiveBayes()
{
    QFETCH(QString, name);
    forEachTrained(name, [](const Trained& trained) {
        const auto nb = trained.json[u"nb"];
        const auto model = tranche::trainNaiveBayes(trained.task(), JobContext()).value();
        QVERIFY2(areNear(model.classCounts(), nb[u"class_counts"].toArray()), nameOf(trained));
        const auto matrices = nb[u"counts"].toObject();
        for (auto matrix = matrices.begin(); matrix != matrices.end(); ++matrix) {
            const auto id = trained.publication.publication.table->find(matrix.key().toStdString()).value();
            const std::span<const double> counts = model.predictors()[id.value].counts;
            const auto rows = matrix.value().toArray();
            QCOMPARE(counts.size(), static_cast<std::size_t>(rows.size()) * model.classes());
            for (qsizetype row = 0; row < rows.size(); ++row)
                QVERIFY2(areNear(counts.subspan(static_cast<std::size_t>(row) * model.classes(), model.classes()), rows[row].toArray()),
                         nameOf(trained));
        }
        QCOMPARE(trained.predictions(model), nb[u"predictions"].toArray());
        if (!nb[u"posterior_of_row_0"].isArray())
            return;
        std::vector<double> scores(model.classes());
        model.logScores(codesOfTuple(trained.vector, trained.publication, 0), scores);
        double sum = 0.0;
        for (auto& score : scores)
            sum += score = std::exp(score);
        for (auto& score : scores)
            score /= sum;
        QVERIFY2(areNear(scores, nb[u"posterior_of_row_0"].toArray()), nameOf(trained));
    });
}

void TestLearningVectors::growTrees()
{
    QFETCH(QString, name);
    forEachTrained(name, [](const Trained& trained) {
        const auto expected = trained.json[u"tree"];
        const auto grown = growDecisionTree(trained.task(), JobContext()).value();
        const auto pruned = prunedTree(grown);
        const auto difference = TreeComparison(trained, grown).difference(expected[u"grown"].toObject());
        QVERIFY2(difference.isEmpty(), nameOf(trained) + " grown " + difference.toUtf8());
        const auto prunedDifference = TreeComparison(trained, pruned).difference(expected[u"pruned"].toObject());
        QVERIFY2(prunedDifference.isEmpty(), nameOf(trained) + " pruned " + prunedDifference.toUtf8());
        QCOMPARE(static_cast<int>(grown.nodes()), expected[u"nodes_grown"].toInt());
        QCOMPARE(static_cast<int>(grown.leaves()), expected[u"leaves_grown"].toInt());
        QCOMPARE(static_cast<int>(pruned.nodes()), expected[u"nodes"].toInt());
        QCOMPARE(static_cast<int>(pruned.leaves()), expected[u"leaves"].toInt());
        QCOMPARE(trained.predictions(pruned), expected[u"predictions"].toArray());
    });
}

void TestLearningVectors::dealFolds()
{
    QFETCH(QString, name);
    const auto vector = loadUtilityVector(name);
    const auto labels = labelsOf(*vector.table, vector.bins);
    for (const auto& target : vector.json[u"targets"].toArray()) {
        if (!target[u"held_out"].isObject())
            continue;
        const auto id = vector.table->find(target[u"target"].toString().toStdString()).value();
        std::vector<std::uint32_t> labelOfTuple;
        for (const auto code : vector.table->attribute(id).codes)
            labelOfTuple.push_back(labels[id.value].ofCode[code]);
        QJsonArray folds;
        for (const auto fold :
             stratifiedFolds(labelOfTuple, labels[id.value].count(), static_cast<std::size_t>(target[u"held_out"][u"k"].toInt()),
                             static_cast<std::uint64_t>(vector.json[u"parameters"][u"seed"].toInt()), JobContext()))
            folds.append(static_cast<int>(fold));
        QCOMPARE(folds, target[u"held_out"][u"fold"].toArray());
    }
}

void TestLearningVectors::measure()
{
    QFETCH(QString, name);
    const auto vector = loadUtilityVector(name);
    for (const auto& target : vector.json[u"targets"].toArray()) {
        for (const auto& result : target[u"held_out"][u"results"].toArray()) {
            const auto runs = result[u"confusion"].toArray();
            for (qsizetype run = 0; run < runs.size(); ++run) {
                const auto rows = runs[run].toArray();
                ClassScores scores(static_cast<std::size_t>(rows.size()));
                for (qsizetype truth = 0; truth < rows.size(); ++truth)
                    for (qsizetype predicted = 0; predicted < rows.size(); ++predicted)
                        for (int i = 0; i < rows[truth][predicted].toInt(); ++i)
                            scores.add(static_cast<std::uint32_t>(truth), static_cast<std::uint32_t>(predicted));
                const auto measures = result[u"measures"][run];
                const double values[] = {scores.accuracy(), scores.kappa(), scores.macroF1()};
                QVERIFY(areNear(values, {measures[u"accuracy"], measures[u"kappa"], measures[u"macro_f1"]}));
            }
        }
    }
}

TRANCHE_TEST(TestLearningVectors)

} // namespace tst_learning_vectors

#include "tst_learning_vectors.moc"
