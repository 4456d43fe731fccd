// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/utility/publications/make_publication.h"
#include "core/utility/queries/answer_index.h"
#include "tests/support/buckets.h"
#include "tests/support/seeds.h"
#include "tests/support/tables.h"
#include "tests/support/test_room.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace tst_linkings {

using namespace tranche;
using namespace tranche::test;

/// Random linkings of one bucket with two columns, in which a count is hypergeometric.
class TestLinkings : public QObject {
    Q_OBJECT
private slots:
    void theirSpreadCoversTheExpectedCountAsOftenAsItShould_data();
    void theirSpreadCoversTheExpectedCountAsOftenAsItShould();
};

namespace {

struct Bucket {
    int size = 0;
    int left = 0;  ///< tuples that meet the condition on the first column
    int right = 0; ///< on the second
};

double choose(int of, int take)
{
    double ways = 1.0;
    for (int i = 1; i <= take; ++i)
        ways *= static_cast<double>(of - take + i) / i;
    return ways;
}

/// P(count = k) over all linkings.
double probability(const Bucket& bucket, int k)
{
    if (k < 0 || k > bucket.left || bucket.right - k > bucket.size - bucket.left || k > bucket.right)
        return 0.0;
    return choose(bucket.left, k) * choose(bucket.size - bucket.left, bucket.right - k) / choose(bucket.size, bucket.right);
}

Publication slicedBucket(const Bucket& bucket)
{
    std::vector<std::string> lines{"A S"};
    for (int i = 0; i < bucket.size; ++i)
        lines.push_back(std::string(i < bucket.left ? "x " : "y ") + (i < bucket.right ? "a" : "b"));
    const auto table = keptOf(lines, "S");
    std::vector<std::uint32_t> rows(static_cast<std::size_t>(bucket.size));
    std::iota(rows.begin(), rows.end(), 0U);
    const auto buckets = std::make_shared<const BucketPartition>(partitionOf({rows}));
    const auto columns
        = std::make_shared<const ColumnPartition>(ColumnPartition::make({{AttributeId(0)}, {AttributeId(1)}}, 2, AttributeId(1)).value());
    return slicedPublication(Technique::Slicing, originalPublication({table, nullptr}, {}), {columns, buckets, nullptr, nullptr}, {});
}

} // namespace

void TestLinkings::theirSpreadCoversTheExpectedCountAsOftenAsItShould_data()
{
    QTest::addColumn<int>("size");
    QTest::addColumn<int>("left");
    QTest::addColumn<int>("right");
    QTest::newRow("even") << 20 << 10 << 10;
    QTest::newRow("rare") << 30 << 4 << 5;
    QTest::newRow("frequent") << 25 << 20 << 17;
}

void TestLinkings::theirSpreadCoversTheExpectedCountAsOftenAsItShould()
{
    QFETCH(int, size);
    QFETCH(int, left);
    QFETCH(int, right);
    constexpr std::uint64_t linkings = 5;
    const Bucket bucket{size, left, right};
    const auto sliced = slicedBucket(bucket);
    const CountQuery query{{{AttributeId(0), {0}}, {AttributeId(1), {0}}}, 0};
    const double expected = AnswerIndex(sliced, {}).answer(query, {});
    QCOMPARE(expected, static_cast<double>(left) * right / size);
    double below = 0.0;
    double above = 0.0;
    for (int k = 0; k <= size; ++k) {
        below += k < expected ? probability(bucket, k) : 0.0;
        above += k > expected ? probability(bucket, k) : 0.0;
    }
    const double covering = 1.0 - std::pow(below, 5) - std::pow(above, 5);

    const Seeds seeds(1, 1000);
    double covered = 0.0;
    double sum = 0.0;
    for (const auto seed : seeds) {
        double least = size;
        double greatest = 0.0;
        for (std::uint64_t r = 0; r < linkings; ++r) {
            const auto linked = linkedPublication(sliced, LabStream(seed, LabDraw::linking(r, linkings, 0)), {});
            const double count = AnswerIndex(linked, {}).answer(query, {});
            least = std::min(least, count);
            greatest = std::max(greatest, count);
            sum += count;
        }
        covered += least <= expected && expected <= greatest ? 1.0 : 0.0;
    }
    const auto repetitions = static_cast<double>(seeds.size());
    QVERIFY(std::abs(covered - repetitions * covering) <= 4.0 * std::sqrt(repetitions * covering * (1.0 - covering)) + 1.0);
    const double variance
        = static_cast<double>(left) * (size - left) * right * (size - right) / (static_cast<double>(size) * size * (size - 1));
    const double draws = repetitions * linkings;
    QVERIFY(std::abs(sum / draws - expected) <= 4.0 * std::sqrt(variance / draws));
}

TRANCHE_TEST(TestLinkings)

} // namespace tst_linkings

#include "tst_linkings.moc"
