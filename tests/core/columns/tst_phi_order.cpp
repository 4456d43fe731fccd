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

using Pair = PhiOrder::Pair;
using Pairs = std::vector<Pair>;

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
    void findsEqualPairsEqual();
    void ordersLikeTheFractions();
    void comparesSumsLikeTheFractions();
    void takesEqualTermsFromBothSums();
    void stopsWhenTold();
};

void TestPhiOrder::findsEqualPairsEqual()
{
    // b renames a: it is as near to a as a to itself. c is constant.
    const auto matrix = matrixOf({"a b c d", "x p k u", "x p k v", "y q k u", "y q k u"});
    PhiOrder order(*matrix);
    const auto compare = [&](const Pair& one, const Pair& other) { return order.compare(one, other, JobContext()); };
    const AttributeId a(0);
    const AttributeId b(1);
    const AttributeId c(2);
    const AttributeId d(3);
    QVERIFY(compare({a, b}, {a, a}) == std::strong_ordering::equal);
    QVERIFY(compare({d, d}, {a, a}) == std::strong_ordering::equal);
    QVERIFY(compare({a, d}, {d, b}) == std::strong_ordering::equal);
    QVERIFY(compare({a, d}, {d, a}) == std::strong_ordering::equal);
    QVERIFY(compare({a, c}, {c, d}) == std::strong_ordering::equal);
    QVERIFY(compare({a, c}, {a, d}) == std::strong_ordering::less);
    QVERIFY(compare({a, b}, {a, d}) == std::strong_ordering::greater);
}

void TestPhiOrder::ordersLikeTheFractions()
{
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        const auto matrix = randomMatrix(seed);
        PhiOrder order(*matrix);
        const auto pair = [](std::size_t number) { return Pair{AttributeId(number / 6), AttributeId(number % 6)}; };
        const auto phi = [&](std::size_t number) { return exactPhiSquared(*matrix, pair(number).i, pair(number).j); };
        for (std::size_t a = 0; a < 36; ++a) {
            for (std::size_t b = 0; b < a; ++b)
                QVERIFY2((phi(a).compare(phi(b)) <=> 0) == order.compare(pair(a), pair(b), JobContext()),
                         qPrintable(QStringLiteral("seed %1").arg(seed)));
        }
    }
}

void TestPhiOrder::comparesSumsLikeTheFractions()
{
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        const auto matrix = randomMatrix(seed);
        PhiOrder order(*matrix);
        SeededRandom random(seed);
        Pairs pairs[2];
        BigRational sums[2];
        for (int side = 0; side < 2; ++side) {
            for (int term = 0; term < 4; ++term) {
                const AttributeId i(random.below(6));
                const AttributeId j(random.below(6));
                pairs[side].push_back({i, j});
                sums[side] += exactPhiSquared(*matrix, i, j);
            }
        }
        const auto result = order.compareSums(pairs[0], pairs[1], JobContext());
        QVERIFY2(result == (sums[0].compare(sums[1]) <=> 0), qPrintable(QStringLiteral("seed %1").arg(seed)));
    }
}

void TestPhiOrder::takesEqualTermsFromBothSums()
{
    const auto matrix = randomMatrix(1);
    PhiOrder order(*matrix);
    const Pair ab{AttributeId(0), AttributeId(1)};
    const Pair cd{AttributeId(2), AttributeId(3)};
    QVERIFY(order.compareSums(Pairs{ab, cd, ab}, Pairs{cd, ab, ab}, JobContext()) == std::strong_ordering::equal);
    QVERIFY(order.compareSums(Pairs{}, Pairs{}, JobContext()) == std::strong_ordering::equal);
}

void TestPhiOrder::stopsWhenTold()
{
    const auto matrix = matrixOf({"a b c d", "x p k u", "x p k v", "y q k u", "y q k u"});
    QVERIFY(test::stopsAtOnce([&](JobContext& job) {
        return PhiOrder(*matrix).compare({AttributeId(0), AttributeId(1)}, {AttributeId(0), AttributeId(0)}, job);
    }));
}

TRANCHE_CORE_TEST(TestPhiOrder)

} // namespace tst_phi_order

#include "tst_phi_order.moc"
