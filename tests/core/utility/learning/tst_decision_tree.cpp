// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/oracle/lab/tree_oracle.h"
#include "tests/support/lab/random_task.h"
#include "tests/support/seeds.h"
#include "tests/support/stops.h"
#include "tests/support/tables.h"
#include "tests/support/test_room.h"

#include "core/table/keep_tuples.h"
#include "core/utility/learning/decision_tree.h"
#include "core/utility/publications/make_publication.h"

#include <cmath>

namespace tst_decision_tree {

using namespace tranche;
using namespace tranche::test;

namespace {

using Codes = std::vector<std::uint32_t>;

/// Grows a tree for the last attribute from the tuples themselves.
struct Grown {
    explicit Grown(std::shared_ptr<const KeptTable> kept)
        : table(std::move(kept)),
          publication(originalPublication({table, nullptr}, JobContext())),
          labels(labelsOf(*table, 10)),
          tree(growDecisionTree({publication, labels, AttributeId(table->attributeCount() - 1)}, JobContext()).value())
    {
    }
    explicit Grown(const std::vector<std::string>& lines) : Grown(keptOf(lines, "")) {}

    std::shared_ptr<const KeptTable> table;
    Publication publication;
    std::vector<AttributeLabels> labels;
    DecisionTree tree;
};

/// So many copies of each line behind the first.
std::vector<std::string> repeated(const std::vector<std::string>& lines, int times)
{
    std::vector<std::string> all{lines.front()};
    for (std::size_t i = 1; i < lines.size(); ++i)
        all.insert(all.end(), static_cast<std::size_t>(times), lines[i]);
    return all;
}

/// What differs between a tree and the twin's; empty: nothing.
class Difference {
public:
    Difference(const DecisionTree& tree, const KeptTable& table) : m_tree(tree), m_table(table) {}

    QByteArray from(const OracleNode& truth) const { return at(0, truth, "root"); }

private:
    const DecisionTree& m_tree;
    const KeptTable& m_table;

    QByteArray at(std::size_t index, const OracleNode& truth, const QByteArray& where) const
    {
        const auto& node = m_tree.all()[index];
        if (node.counts.empty() != (truth.total() == 0))
            return where + ": empty";
        for (std::size_t y = 0; y < node.counts.size(); ++y)
            if (abs(BigRational(node.counts[y]) - truth.counts[y]) > BigRational(1e-11))
                return where + ": counts";
        if (node.majority != truth.majority || node.split.has_value() != truth.attribute.has_value())
            return where + ": majority or leaf";
        return node.split ? ofSplit(node, truth, where) : QByteArray();
    }
    QByteArray ofSplit(const TreeNode& node, const OracleNode& truth, const QByteArray& where) const
    {
        const auto& split = *node.split;
        if (split.attribute != *truth.attribute || split.numeric != truth.threshold.has_value() || node.childCount != truth.children.size())
            return where + ": attribute";
        if (std::abs(split.gain - truth.gain) > 1e-9 || std::abs(split.gainRatio - truth.ratio) > 1e-9)
            return where + ": gain";
        const auto& attribute = m_table.attribute(split.attribute);
        if (split.numeric && (axisPosition(attribute, split.below) + axisPosition(attribute, split.above)) / 2 != *truth.threshold)
            return where + ": threshold";
        for (std::uint32_t child = 0; child < node.childCount; ++child)
            if (auto below = at(node.firstChild + child, truth.children[child], where + '/' + QByteArray::number(child)); !below.isEmpty())
                return below;
        return {};
    }
};

Codes randomTuple(RandomSource& random, const KeptTable& table)
{
    Codes tuple;
    for (const auto& attribute : table.attributes())
        tuple.push_back(random.below(9) == 0 ? unknownCode : static_cast<std::uint32_t>(random.below(attribute.values.size())));
    return tuple;
}

} // namespace

class TestDecisionTree : public QObject {
    Q_OBJECT
private slots:
    void isALeafBelowFourTuples();
    void isALeafWhereOneClassHasAll();
    void asksTheAttributeThatTells();
    void needsTwoBranchesWithTwoTuples();
    void putsAThresholdMidway();
    void paysForTheChoiceOfAThreshold();
    void putsMissingAboveTheMaximum();
    void sortsValuesThatItHasNotSeenByTheMiddle();
    void answersForWhatNobodyReached();
    void collapsesASplitThatSavesNothing();
    void prunesByEstimatedErrors();
    void growsDeepWithoutRecursion();
    void agreesWithTheDefinition();
    void refusesLabelsOfAnotherTable();
    void doesNotDependOnThreads();
    void stopsWhenTold();
};

void TestDecisionTree::isALeafBelowFourTuples()
{
    QCOMPARE(Grown({"a s", "x no", "x no", "y yes"}).tree.nodes(), std::size_t{1});
    QCOMPARE(Grown({"a s", "x no", "x no", "y yes", "y yes"}).tree.nodes(), std::size_t{3});
}

void TestDecisionTree::isALeafWhereOneClassHasAll()
{
    const Grown grown(repeated({"a s", "x no", "y no"}, 5));
    QCOMPARE(grown.tree.nodes(), std::size_t{1});
    QCOMPARE(grown.tree.root().counts, std::vector<double>{10});
}

void TestDecisionTree::asksTheAttributeThatTells()
{
    const Grown grown(repeated({"a b s", "x p no", "x q no", "y p yes", "y q yes"}, 3));
    const auto& split = *grown.tree.root().split;
    QCOMPARE(split.attribute, AttributeId(0));
    QCOMPARE(split.gain, 1.0);
    QCOMPARE(split.gainRatio, 1.0);
    QVERIFY(!split.numeric);
    QCOMPARE(grown.tree.all()[grown.tree.root().firstChild].counts, (std::vector<double>{6, 0}));
    QCOMPARE(grown.tree.predict(Codes{1, 0, 0}), 1U);
    QCOMPARE(grown.tree.leaves(), std::size_t{2});
}

void TestDecisionTree::needsTwoBranchesWithTwoTuples()
{
    QCOMPARE(Grown({"a s", "x no", "x no", "x no", "x yes", "y yes", "z yes"}).tree.nodes(), std::size_t{1});
}

void TestDecisionTree::putsAThresholdMidway()
{
    const Grown grown(repeated({"n s", "1 no", "4 no", "9 yes", "20 yes"}, 4));
    const auto& split = *grown.tree.root().split;
    QVERIFY(split.numeric);
    QCOMPARE(split.below, 1U);
    QCOMPARE(split.above, 2U);
    QCOMPARE(split.lastLeft, 1U);
    QVERIFY(std::abs(split.gain - (1.0 - std::log2(3.0) / 16)) < 1e-12); // three thresholds were possible
    QCOMPARE(split.gainRatio, split.gain);
}

void TestDecisionTree::paysForTheChoiceOfAThreshold()
{
    // 12 tuples; of the five thresholds between six values, the middle one gains 1 - H(1/6) = .3500 bits: more than log2(5)/12 = .1935.
    // With one tuple of each value instead, it gains as much, but eleven thresholds less the two outermost cost log2(9)/12 = .2642.
    const std::vector<std::string> classes{"no", "yes", "no", "no", "no", "no", "yes", "yes", "yes", "yes", "no", "yes"};
    std::vector<std::string> two{"n s"};
    std::vector<std::string> one{"n s"};
    for (std::size_t i = 0; i < classes.size(); ++i) {
        two.push_back(std::to_string(i / 2) + ' ' + classes[i]);
        one.push_back(std::to_string(i) + ' ' + classes[i]);
    }
    const double sixth = -std::log2(1.0 / 6) / 6 - std::log2(5.0 / 6) * 5 / 6;
    QVERIFY(std::abs(Grown(two).tree.root().split->gain - (1.0 - sixth - std::log2(5.0) / 12)) < 1e-12);
    QVERIFY(std::abs(Grown(one).tree.root().split->gain - (1.0 - sixth - std::log2(9.0) / 12)) < 1e-12);
    // Where no threshold gains more than its price, there is none.
    QCOMPARE(Grown({"n s", "1 no", "2 yes", "3 no", "4 yes", "5 no", "6 yes", "7 no", "8 yes"}).tree.nodes(), std::size_t{1});
}

void TestDecisionTree::putsMissingAboveTheMaximum()
{
    const auto table = tableOf(repeated({"n s", "1 no", "3 no", "_ yes"}, 4));
    Schema schema;
    schema.attributes.resize(2);
    for (auto& attribute : schema.attributes)
        attribute.missing = MissingRule::KeepAsValue;
    JobContext job;
    const Grown grown(keepTuples(*table, schema, Roles(2, Role::QuasiIdentifier), job).value());
    const auto& split = *grown.tree.root().split;
    QVERIFY(split.numeric);
    QCOMPARE(split.below, 1U);
    QCOMPARE(split.above, 2U);
    QCOMPARE(grown.tree.predict(Codes{2, 0}), 1U);
    QCOMPARE(grown.tree.predict(Codes{1, 0}), 0U);
}

void TestDecisionTree::sortsValuesThatItHasNotSeenByTheMiddle()
{
    // Learned from 10 and 20 alone; 14 and 15 lie to the left of their middle or on it, 15.5 to the right.
    const auto table = keptOf({"n s", "10 no", "10 no", "20 yes", "20 yes", "14 no", "15 no", "15.5 no"}, "");
    const auto rows = std::make_shared<const Codes>(Codes{0, 1, 2, 3});
    const auto part = originalPublication({table, rows}, JobContext());
    const auto labels = labelsOf(*table, 10);
    const auto tree = growDecisionTree({part, labels, AttributeId(1)}, JobContext()).value();
    Codes answers;
    for (std::uint32_t code = 0; code < 5; ++code)
        answers.push_back(tree.predict(Codes{code, 0}));
    QCOMPARE(answers, (Codes{0, 0, 0, 1, 1}));
    QCOMPARE(tree.root().split->above, 4U);
}

void TestDecisionTree::answersForWhatNobodyReached()
{
    const auto table = keptOf({"a s", "x no", "x no", "y yes", "y yes", "y yes", "z no"}, "");
    const auto rows = std::make_shared<const Codes>(Codes{0, 1, 2, 3, 4});
    const auto part = originalPublication({table, rows}, JobContext());
    const auto labels = labelsOf(*table, 10);
    const auto tree = growDecisionTree({part, labels, AttributeId(1)}, JobContext()).value();
    QCOMPARE(tree.root().childCount, 3U);
    QVERIFY(tree.all()[tree.root().firstChild + 2].counts.empty());
    QCOMPARE(tree.predict(Codes{2, 0}), 1U); // as the root, where yes is in the majority
    QCOMPARE(tree.predict(Codes{unknownCode, 0}), 1U);
}

void TestDecisionTree::collapsesASplitThatSavesNothing()
{
    const Grown grown(repeated({"a s", "x no", "x no", "x no", "y no", "y no", "y yes"}, 4));
    QVERIFY(grown.tree.root().split);
    const auto pruned = prunedTree(grown.tree);
    QCOMPARE(pruned.nodes(), std::size_t{1});
    QCOMPARE(pruned.root().counts, grown.tree.root().counts);
}

void TestDecisionTree::prunesByEstimatedErrors()
{
    // Quinlan's example: leaves of 6, 9 and 1 without an error are expected to make 3.273; one leaf with 1 error of 16 makes 2.512.
    const auto node = [](std::vector<double> counts) {
        TreeNode result;
        result.majority = counts[0] >= counts[1] ? 0 : 1;
        result.counts = std::move(counts);
        return result;
    };
    std::vector<TreeNode> nodes{node({15, 1}), node({6, 0}), node({9, 0}), node({0, 1})};
    nodes.front().split = TreeSplit{AttributeId(0), 0.1, 0.1};
    nodes.front().firstChild = 1;
    nodes.front().childCount = 3;
    QCOMPARE(prunedTree(DecisionTree(nodes)).nodes(), std::size_t{1});
    nodes[0].counts = {15, 10}; // ten such errors are not
    nodes[3].counts = {0, 10};
    QCOMPARE(prunedTree(DecisionTree(nodes)).nodes(), std::size_t{4});
}

void TestDecisionTree::growsDeepWithoutRecursion()
{
    // Classes take turns, two tuples each: a split parts little, so the tree is deep.
    std::vector<std::string> lines{"n s"};
    for (int value = 0; value < 4'000; ++value)
        lines.insert(lines.end(), 2, std::to_string(value * value) + (value % 2 == 0 ? " no" : " yes"));
    const Grown grown(lines);
    QVERIFY(prunedTree(grown.tree).nodes() <= grown.tree.nodes());
}

void TestDecisionTree::agreesWithTheDefinition()
{
    std::size_t splits = 0;
    std::size_t pruned = 0;
    const Seeds seeds(1, 300);
    for (const auto seed : seeds) {
        SeededRandom random(seed);
        const auto [publication, labels, target] = randomTask(random, 36, 12);
        const auto grown = growDecisionTree({publication, labels, target}, JobContext()).value();
        const auto truth = treeByDefinition(publication, labels, target);
        const auto seedText = QByteArray("seed ") + QByteArray::number(qulonglong(seed)) + ' ';
        const auto difference = Difference(grown, *publication.table).from(truth);
        QVERIFY2(difference.isEmpty(), seedText + difference);
        const auto smaller = prunedTree(grown);
        const auto smallerTruth = prunedByDefinition(truth);
        const auto smallerDifference = Difference(smaller, *publication.table).from(smallerTruth);
        QVERIFY2(smallerDifference.isEmpty(), seedText + "pruned " + smallerDifference);
        for (int i = 0; i < 20; ++i) {
            const auto tuple = randomTuple(random, *publication.table);
            QVERIFY2(grown.predict(tuple) == classByDefinition(truth, *publication.table, tuple), seedText);
            QVERIFY2(smaller.predict(tuple) == classByDefinition(smallerTruth, *publication.table, tuple), seedText);
        }
        splits += grown.nodes() - grown.leaves();
        pruned += grown.nodes() - smaller.nodes();
    }
    if (seeds.all())
        QVERIFY2(splits > 300 && pruned > 300, QByteArray::number(qulonglong(splits)) + ' ' + QByteArray::number(qulonglong(pruned)));
}

void TestDecisionTree::refusesLabelsOfAnotherTable()
{
    const Grown grown({"a s", "x no", "y yes"});
    const auto other = labelsOf(*keptOf({"a b s", "x p no", "y q yes"}, ""), 10);
    QCOMPARE(growDecisionTree({grown.publication, other, AttributeId(1)}, JobContext()).error().code, ErrorCode::InvalidArgument);
    QCOMPARE(trainDecisionTree({grown.publication, other, AttributeId(1)}, JobContext()).error().code, ErrorCode::InvalidArgument);
}

/// Some thousand tuples, more than threads are started for.
static std::shared_ptr<const KeptTable> manyTuples()
{
    SeededRandom random(3);
    std::vector<std::string> lines{"a n b s"};
    for (int tuple = 0; tuple < 21'000; ++tuple) {
        const auto a = random.below(5);
        const auto n = random.below(400);
        const auto s = random.below(3) == 0 ? random.below(4) : (a + n / 100) % 4;
        lines.push_back('v' + std::to_string(a) + ' ' + std::to_string(n) + " w" + std::to_string(random.below(7)) + " s"
                        + std::to_string(s));
    }
    return keptOf(lines, "s");
}

void TestDecisionTree::doesNotDependOnThreads()
{
    const auto table = manyTuples();
    const auto publication = originalPublication({table, nullptr}, JobContext());
    const auto labels = labelsOf(*table, 10);
    std::optional<DecisionTree> first;
    for (const std::size_t threads : {1, 2, 4}) {
        JobContext job;
        job.setThreads(threads);
        const auto tree = growDecisionTree({publication, labels, AttributeId(3)}, job).value();
        QVERIFY(tree.nodes() > 100);
        const auto same = [](const TreeNode& a, const TreeNode& b) {
            return a.counts == b.counts && a.firstChild == b.firstChild && a.split.has_value() == b.split.has_value()
                   && (!a.split || (a.split->attribute == b.split->attribute && a.split->gain == b.split->gain));
        };
        QVERIFY(!first || std::ranges::equal(first->all(), tree.all(), same));
        first = tree;
    }
}

void TestDecisionTree::stopsWhenTold()
{
    const auto table = manyTuples();
    const auto publication = marginalsPublication(originalPublication({table, nullptr}, JobContext()));
    const auto original = originalPublication({table, nullptr}, JobContext());
    const auto labels = labelsOf(*table, 10);
    for (const auto* each : {&publication, &original}) {
        const auto train = [&](JobContext& job) { return trainDecisionTree({*each, labels, AttributeId(3)}, job); };
        QVERIFY(stopsAtOnce(train));
        QCOMPARE(stopsAt(20, train).fault, QByteArray());
    }
}

TRANCHE_TEST(TestDecisionTree)

} // namespace tst_decision_tree

#include "tst_decision_tree.moc"
