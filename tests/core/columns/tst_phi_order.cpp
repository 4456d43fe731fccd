// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/tables.h"
#include "tests/support/stops.h"
#include "tests/support/test_room.h"

#include "core/base/random.h"
#include "core/columns/phi_order.h"
#include "core/correlation/correlate.h"
#include "core/correlation/exact_phi.h"

#include <vector>

namespace tst_phi_order {

using namespace tranche;
using namespace tranche::test;

namespace {

using Ranks = std::vector<PhiOrder::Rank>;

std::shared_ptr<const CorrelationMatrix> matrixOf(const std::vector<std::string>& lines)
{
    JobContext job;
    return correlate(*keptOf(lines, ""), 10, job).value();
}

/// Six attributes of few tuples: many phi2 are equal.
std::shared_ptr<const CorrelationMatrix> randomMatrix(std::uint64_t seed)
{
    SeededRandom random(seed);
    std::vector<std::string> lines{"a b c d e f"};
    for (int row = 0; row < 6; ++row) {
        std::string line;
        for (int attribute = 0; attribute < 6; ++attribute)
            line += " v" + std::to_string(random.below(2 + static_cast<std::uint64_t>(attribute) / 3));
        lines.push_back(line);
    }
    return matrixOf(lines);
}

} // namespace

class TestPhiOrder : public QObject {
    Q_OBJECT
private slots:
    void ranksEqualPairsEqual();
    void ranksLikeTheFractions();
    void comparesSumsLikeTheFractions();
    void takesEqualTermsFromBothSums();
    void stopsWhenTold();
};

void TestPhiOrder::ranksEqualPairsEqual()
{
    // b renames a: it is as near to a as a to itself. c is constant.
    const auto matrix = matrixOf({"a b c d", "x p k u", "x p k v", "y q k u", "y q k u"});
    const auto order = PhiOrder::make(*matrix, JobContext());
    const auto rank = [&](std::size_t i, std::size_t j) { return order.rank(AttributeId(i), AttributeId(j)); };
    QCOMPARE(rank(0, 1), rank(0, 0));
    QCOMPARE(rank(3, 3), rank(0, 0));
    QCOMPARE(rank(0, 3), rank(3, 1));
    QCOMPARE(rank(0, 2), PhiOrder::Rank{0});
    QVERIFY(rank(0, 2) < rank(0, 3) && rank(0, 3) < rank(0, 1));
}

void TestPhiOrder::ranksLikeTheFractions()
{
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        const auto matrix = randomMatrix(seed);
        const auto order = PhiOrder::make(*matrix, JobContext());
        const auto phi = [&](std::size_t pair) { return exactPhiSquared(*matrix, AttributeId(pair / 6), AttributeId(pair % 6)); };
        const auto rank = [&](std::size_t pair) { return order.rank(AttributeId(pair / 6), AttributeId(pair % 6)); };
        for (std::size_t a = 0; a < 36; ++a) {
            for (std::size_t b = 0; b < a; ++b)
                QVERIFY2((phi(a).compare(phi(b)) <=> 0) == (rank(a) <=> rank(b)), qPrintable(QStringLiteral("seed %1").arg(seed)));
        }
    }
}

void TestPhiOrder::comparesSumsLikeTheFractions()
{
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        const auto matrix = randomMatrix(seed);
        auto order = PhiOrder::make(*matrix, JobContext());
        SeededRandom random(seed);
        Ranks ranks[2];
        BigRational sums[2];
        for (int side = 0; side < 2; ++side) {
            for (int term = 0; term < 4; ++term) {
                const AttributeId i(random.below(6));
                const AttributeId j(random.below(6));
                ranks[side].push_back(order.rank(i, j));
                sums[side] += exactPhiSquared(*matrix, i, j);
            }
        }
        const auto result = order.compareSums(ranks[0], ranks[1], JobContext());
        QVERIFY2(result == (sums[0].compare(sums[1]) <=> 0), qPrintable(QStringLiteral("seed %1").arg(seed)));
    }
}

void TestPhiOrder::takesEqualTermsFromBothSums()
{
    const auto matrix = randomMatrix(1);
    auto order = PhiOrder::make(*matrix, JobContext());
    const auto ab = order.rank(AttributeId(0), AttributeId(1));
    const auto cd = order.rank(AttributeId(2), AttributeId(3));
    QVERIFY(order.compareSums(Ranks{ab, cd, ab}, Ranks{cd, ab, ab}, JobContext()) == std::strong_ordering::equal);
    QVERIFY(order.compareSums(Ranks{}, Ranks{}, JobContext()) == std::strong_ordering::equal);
}

void TestPhiOrder::stopsWhenTold()
{
    const auto matrix = randomMatrix(1);
    QVERIFY(test::stopsAtOnce([&](JobContext& job) { return PhiOrder::make(*matrix, job); }));
}

TRANCHE_CORE_TEST(TestPhiOrder)

} // namespace tst_phi_order

#include "tst_phi_order.moc"
