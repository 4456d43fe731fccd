// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/membership/estimate_fakes.h"
#include "core/membership/union_count.h"
#include "tests/support/buckets.h"
#include "tests/support/random_table.h"
#include "tests/support/test_room.h"

#include <cmath>
#include <numeric>

namespace tst_estimate_fakes {

using namespace tranche;
using namespace tranche::test;

class TestEstimateFakes : public QObject {
    Q_OBJECT

private slots:
    void coversTheExactNumberAsOftenAsItSays_data();
    void coversTheExactNumberAsOftenAsItSays();
    void drawsEveryPairAlikeOften();
};

namespace {

/// A table, dealt out to buckets so that many combinations match several.
struct Case {
    std::shared_ptr<const KeptTable> table;
    std::unique_ptr<ColumnPartition> columns;
    std::unique_ptr<BucketPartition> buckets;

    MembershipInput input() const { return {*table, *columns, *buckets}; }
};

Case caseOf(RandomSource& random, std::size_t rows, std::size_t bucketSize, bool twoColumns)
{
    Case made;
    made.table = randomTable(random, {.leastRows = rows, .mostRows = rows, .leastAttributes = 5, .mostAttributes = 5});
    std::vector<ColumnPartition::Column> columns(twoColumns ? 2 : 5);
    for (std::size_t i = 0; i < 5; ++i)
        columns[i % columns.size()].emplace_back(i);
    made.columns = std::make_unique<ColumnPartition>(ColumnPartition::make(std::move(columns), 5, made.table->sensitive().front()).value());
    Rows order(rows);
    std::iota(order.begin(), order.end(), 0U);
    shuffle(std::span(order), random);
    std::vector<std::size_t> starts;
    for (std::size_t start = 0; start < rows; start += bucketSize)
        starts.push_back(start);
    made.buckets = std::make_unique<BucketPartition>(BucketPartition::make(std::move(order), std::move(starts), false).value());
    return made;
}

/// Fakes as a share of the sum of all boxes' sizes, exactly.
double fakesShare(const Boxes& boxes)
{
    JobContext job;
    const auto combinations = countByRecursion(boxes, {1'000'000'000, std::size_t{1} << 28U}, job).value();
    const BigInteger fakes = std::accumulate(combinations.begin(), combinations.end(), BigInteger(0)) - boxes.originals().size();
    return BigRational(fakes, boxes.sizeSum()).convert_to<double>();
}

} // namespace

void TestEstimateFakes::coversTheExactNumberAsOftenAsItSays_data()
{
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("bucketSize");
    QTest::addColumn<bool>("twoColumns");
    QTest::addColumn<double>("least"); // share of fakes; the first random table within the bounds is taken
    QTest::addColumn<double>("most");

    QTest::newRow("many matches") << 400 << 8 << false << 0.02 << 0.3;
    QTest::newRow("two columns") << 300 << 10 << true << 0.3 << 0.9;
    QTest::newRow("hardly any fake") << 300 << 3 << false << 1e-9 << 0.001;
}

/// With a coverage of 95 % or more, 1,000 repetitions hold the number in fewer than 929 with a probability below 0.2 % (binomial). And the
/// mean of 1,000 unbiased estimates is within four of its standard errors of the number but once in 15,000.
void TestEstimateFakes::coversTheExactNumberAsOftenAsItSays()
{
    QFETCH(int, rows);
    QFETCH(int, bucketSize);
    QFETCH(bool, twoColumns);
    QFETCH(double, least);
    QFETCH(double, most);
    JobContext job;
    SeededRandom tables(1);
    Case made;
    double share = 0.0;
    for (int tries = 0; tries < 2000 && (share < least || share > most); ++tries) {
        made = caseOf(tables, static_cast<std::size_t>(rows), static_cast<std::size_t>(bucketSize), twoColumns);
        share = fakesShare(Boxes::make(made.input(), Counting::QuasiIdentifiers, job).value());
    }
    QVERIFY(share >= least && share <= most);
    const auto boxes = Boxes::make(made.input(), Counting::QuasiIdentifiers, job).value();
    const MatchingIndex index(boxes, job);

    int covered = 0;
    double sum = 0.0;
    double squares = 0.0;
    for (std::uint64_t seed = 1; seed <= 1000; ++seed) {
        SeededRandom random(seed);
        const auto estimate = estimateFakes(boxes, index, {.precision = 1.0, .mostSamples = 10'000}, random, job);
        QCOMPARE(estimate.samples, 10'000U);
        covered += std::abs(estimate.share - share) <= estimate.halfWidth ? 1 : 0;
        sum += estimate.share - share;
        squares += (estimate.share - share) * (estimate.share - share);
    }
    QVERIFY2(covered >= 929, qPrintable(QString::number(covered)));
    QVERIFY2(std::abs(sum / 1000) <= 4.0 * std::sqrt(squares / 1000 / 1000), qPrintable(QString("%1 of %2").arg(sum / 1000).arg(share)));
}

void TestEstimateFakes::drawsEveryPairAlikeOften()
{
    SeededRandom random(3);
    const auto made = caseOf(random, 40, 8, false);
    JobContext job;
    const auto boxes = Boxes::make(made.input(), Counting::WholeTuples, job).value();
    const auto combinations = countByRecursion(boxes, {1'000'000'000, std::size_t{1} << 28U}, job).value();
    const MatchingIndex index(boxes, job);

    const auto estimate = estimateFakes(boxes, index, {.precision = 0.0001, .mostSamples = 1'000'000}, random, job);

    // by number of matching buckets, too; originals are in the exact numbers only, so the estimate lies between
    for (std::size_t m = 1; m < combinations.size(); ++m) {
        const auto all = BigRational(combinations[m], boxes.sizeSum()).convert_to<double>();
        const auto originals = static_cast<double>(boxes.originals().size()) / boxes.sizeSum().convert_to<double>();
        QVERIFY2(estimate.byMatching[m] <= all + 0.002 && estimate.byMatching[m] >= all - originals - 0.002,
                 qPrintable(QString::number(m)));
    }
}

TRANCHE_CORE_TEST(TestEstimateFakes)

} // namespace tst_estimate_fakes

#include "tst_estimate_fakes.moc"
