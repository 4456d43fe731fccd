// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/oracle/lab/expected_oracle.h"
#include "tests/support/buckets.h"
#include "tests/support/lab/random_task.h"
#include "tests/support/seeds.h"
#include "tests/support/stops.h"
#include "tests/support/tables.h"
#include "tests/support/test_room.h"

#include "core/utility/learning/label_counts.h"
#include "core/utility/publications/make_publication.h"

namespace tst_label_counts {

using namespace tranche;
using namespace tranche::test;

namespace {

constexpr AttributeId first{0};
constexpr AttributeId second{1};

std::shared_ptr<const KeptTable> fourTuples()
{
    return keptOf({"a b", "x p", "x q", "y q", "y q"}, "b");
}

Publication twoColumns(const std::shared_ptr<const KeptTable>& table, const std::vector<Rows>& buckets)
{
    const auto columns = ColumnPartition::make({{first}, {second}}, 2, second).value();
    return slicedPublication(Technique::Slicing, originalPublication({table, nullptr}, {}),
                             {std::make_shared<const ColumnPartition>(columns),
                              std::make_shared<const BucketPartition>(partitionOf(buckets)), nullptr, nullptr},
                             JobContext());
}

std::vector<double> countsOf(const Publication& publication, AttributeId a, AttributeId y)
{
    return labelCounts(publication, labelsOf(*publication.table, 10), a, y, JobContext());
}

bool isNear(double value, const BigRational& truth)
{
    return abs(BigRational(value) - truth) <= BigRational(1, 1'000'000'000'000) * truth;
}

} // namespace

class TestLabelCounts : public QObject {
    Q_OBJECT
private slots:
    void countsTuplesOfOneFactor();
    void multipliesSharesOfABlock();
    void dealsASetOutToItsValues();
    void takesBinsOfNumbersForLabels();
    void agreesWithTheFormula();
    void agreesWithTheMeanOverAllLinkings();
    void stopsWhenTold();
};

void TestLabelCounts::countsTuplesOfOneFactor()
{
    const auto original = originalPublication({fourTuples(), nullptr}, JobContext());
    QCOMPARE(countsOf(original, first, second), (std::vector<double>{1, 1, 0, 2}));
    QCOMPARE(countsOf(original, second, first), (std::vector<double>{1, 0, 1, 2}));
    QCOMPARE(labelTotals(original, labelsOf(*original.table, 10), second, JobContext()), (std::vector<double>{1, 3}));
}

void TestLabelCounts::multipliesSharesOfABlock()
{
    // In the bucket of three, x stands twice and p once: x meets p in two of three linkings.
    const auto sliced = twoColumns(fourTuples(), {{0, 1, 2}, {3}});
    const std::vector<BigRational> truths{{2, 3}, {4, 3}, {1, 3}, {5, 3}};
    QVERIFY(std::ranges::equal(countsOf(sliced, first, second), truths, isNear));
}

void TestLabelCounts::dealsASetOutToItsValues()
{
    const auto classes = std::make_shared<const BucketPartition>(partitionOf({{0, 1, 2}, {3}}));
    const auto recoded = recodedPublication(originalPublication({fourTuples(), nullptr}, {}), classes, JobContext());
    QCOMPARE(countsOf(recoded, first, second), (std::vector<double>{0.5, 1.0, 0.5, 2.0}));
    QCOMPARE(labelTotals(recoded, labelsOf(*recoded.table, 10), first, JobContext()), (std::vector<double>{1.5, 2.5}));
}

void TestLabelCounts::takesBinsOfNumbersForLabels()
{
    const auto table = keptOf({"n b", "0 p", "1 q", "9 q", "10 p"}, "b");
    const auto original = originalPublication({table, nullptr}, JobContext());
    QCOMPARE(labelCounts(original, labelsOf(*table, 2), first, second, JobContext()), (std::vector<double>{1, 1, 1, 1}));
}

void TestLabelCounts::agreesWithTheFormula()
{
    for (const auto seed : Seeds(1, 150)) {
        SeededRandom random(seed);
        const auto [publication, labels, target] = randomTask(random, 25, 9);
        const LabelCounts counter(publication, labels, target, JobContext());
        const auto totals = labelTotals(publication, labels, target, JobContext());
        for (std::uint32_t y = 0; y < totals.size(); ++y)
            QVERIFY(isNear(totals[y], expectedByFormula(publication, {{target.value, codesWithLabel(labels[target.value], y)}})));
        for (std::size_t a = 0; a < labels.size(); ++a) {
            if (a == target.value)
                continue;
            const auto counts = counter.with(AttributeId(a), JobContext());
            QCOMPARE(counts.size(), labels[a].count() * totals.size());
            for (std::size_t cell = 0; cell < counts.size(); ++cell) {
                const auto x = static_cast<std::uint32_t>(cell / totals.size());
                const auto y = static_cast<std::uint32_t>(cell % totals.size());
                const auto truth = expectedByFormula(publication, {{a, codesWithLabel(labels[a], x)},
                                                                   {target.value, codesWithLabel(labels[target.value], y)}});
                QVERIFY2(isNear(counts[cell], truth), qPrintable(QStringLiteral("seed %1").arg(seed)));
            }
        }
    }
}

void TestLabelCounts::agreesWithTheMeanOverAllLinkings()
{
    for (const auto seed : Seeds(1, 100)) {
        SeededRandom random(seed);
        const auto [publication, labels, target] = randomTask(random, 9, 4);
        Conditions conditions;
        for (std::size_t a = 0; a < labels.size(); ++a)
            if (random.below(3) != 0)
                conditions[a] = codesWithLabel(labels[a], static_cast<std::uint32_t>(random.below(labels[a].count())));
        if (publication.factors.size() <= 3)
            QCOMPARE(expectedByFormula(publication, conditions), expectedOverAllLinkings(publication, conditions));
    }
}

void TestLabelCounts::stopsWhenTold()
{
    SeededRandom random(1);
    const auto [publication, labels, target] = randomTask(random, 25, 9);
    const AttributeId other(target.value == 0 ? 1 : 0);
    QVERIFY(stopsAtOnce([&](JobContext& job) { return labelCounts(publication, labels, other, target, job); }));
}

TRANCHE_TEST(TestLabelCounts)

} // namespace tst_label_counts

#include "tst_label_counts.moc"
