// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/oracle/pam_oracle.h"
#include "tests/support/tables.h"
#include "tests/support/stops.h"
#include "tests/support/test_room.h"

#include "core/base/random.h"
#include "core/columns/k_medoids.h"
#include "core/correlation/correlate.h"
#include "core/correlation/exact_phi.h"

#include <algorithm>
#include <initializer_list>
#include <vector>

namespace tst_k_medoids {

using namespace tranche;
using namespace tranche::test;

namespace {

using Ids = std::vector<AttributeId>;

Ids ids(std::initializer_list<std::size_t> values)
{
    Ids result;
    for (const auto value : values)
        result.push_back(AttributeId(value));
    return result;
}

std::shared_ptr<const CorrelationMatrix> matrixOf(const std::vector<std::string>& lines)
{
    JobContext job;
    return correlate(*keptOf(lines, ""), 10, job).value();
}

std::shared_ptr<const CorrelationMatrix> randomMatrix(std::uint64_t seed, std::size_t attributes, int rows, std::uint64_t values)
{
    SeededRandom random(seed);
    std::vector<std::string> lines(1);
    for (std::size_t attribute = 0; attribute < attributes; ++attribute)
        lines.front() += (attribute > 0 ? " a" : "a") + std::to_string(attribute);
    for (int row = 0; row < rows; ++row) {
        std::string line;
        for (std::size_t attribute = 0; attribute < attributes; ++attribute)
            line += " v" + std::to_string(random.below(values));
        lines.push_back(line);
    }
    return matrixOf(lines);
}

ExactMatrix exactly(const CorrelationMatrix& matrix)
{
    ExactMatrix phi(matrix.size());
    for (std::size_t i = 0; i < matrix.size(); ++i)
        for (std::size_t j = 0; j < matrix.size(); ++j)
            phi[i].push_back(exactPhiSquared(matrix, AttributeId(i), AttributeId(j)));
    return phi;
}

/// a and b tell the same, c and d tell the same, the pairs tell nothing of each other.
std::shared_ptr<const CorrelationMatrix> twoPairs()
{
    return matrixOf({"a b c d", "x p u m", "x p v n", "y q u m", "y q v n"});
}

} // namespace

class TestKMedoids : public QObject {
    Q_OBJECT
private slots:
    void takesOneMedoidOfEachGroup();
    void prefersTheSmallerAttribute();
    void considersOnlyTheItems();
    void makesEachItemAMedoidWhereAskedTo();
    void joinsTheNearestAndTheSmallerMedoid();
    void swapsAwayFromABuildThatIsNotBest();
    void agreesWithTheDefinitionWhereMuchIsEqual();
    void stopsWhenTold();
};

void TestKMedoids::takesOneMedoidOfEachGroup()
{
    const auto matrix = twoPairs();
    PhiOrder order(*matrix);
    QCOMPARE(kMedoids(order, ids({0, 1, 2, 3}), 2, JobContext()), ids({0, 2}));
}

void TestKMedoids::prefersTheSmallerAttribute()
{
    const auto matrix = twoPairs();
    PhiOrder order(*matrix);
    QCOMPARE(kMedoids(order, ids({0, 1, 2, 3}), 1, JobContext()), ids({0}));
    QCOMPARE(kMedoids(order, ids({0, 1, 2, 3}), 3, JobContext()), ids({0, 1, 2}));
}

void TestKMedoids::considersOnlyTheItems()
{
    const auto matrix = twoPairs();
    PhiOrder order(*matrix);
    QCOMPARE(kMedoids(order, ids({1, 3}), 1, JobContext()), ids({1}));
}

void TestKMedoids::makesEachItemAMedoidWhereAskedTo()
{
    const auto matrix = twoPairs();
    PhiOrder order(*matrix);
    QCOMPARE(kMedoids(order, ids({0, 1, 3}), 3, JobContext()), ids({0, 1, 3}));
}

void TestKMedoids::joinsTheNearestAndTheSmallerMedoid()
{
    const auto matrix = twoPairs();
    PhiOrder order(*matrix);
    const auto all = ids({0, 1, 2, 3});
    QCOMPARE(groupsAround(order, ids({1, 3}), all, JobContext()), (std::vector<Ids>{ids({0, 1}), ids({2, 3})}));
    QCOMPARE(groupsAround(order, ids({0, 1}), all, JobContext()), (std::vector<Ids>{ids({0, 2, 3}), ids({1})})); // 1 stays with itself
}

void TestKMedoids::swapsAwayFromABuildThatIsNotBest()
{
    // BUILD alone is greedy: among these tables there are some whose first medoid has to be swapped away.
    int swapped = 0;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        const auto matrix = randomMatrix(seed, 6, 9, 3);
        const auto phi = exactly(*matrix);
        PhiOrder order(*matrix);
        const auto first = kMedoids(order, ids({0, 1, 2, 3, 4, 5}), 1, JobContext()).front();
        const auto medoids = kMedoids(order, ids({0, 1, 2, 3, 4, 5}), 2, JobContext());
        Indices plain;
        for (const auto medoid : medoids)
            plain.push_back(medoid.value);
        QVERIFY2(plain == medoidsByDefinition(phi, {0, 1, 2, 3, 4, 5}, 2), qPrintable(QStringLiteral("seed %1").arg(seed)));
        swapped += std::ranges::find(medoids, first) == medoids.end() ? 1 : 0;
    }
    QVERIFY2(swapped > 0, "no table asked for a swap");
}

void TestKMedoids::agreesWithTheDefinitionWhereMuchIsEqual()
{
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        const auto matrix = randomMatrix(seed, 8, 4, 2); // four tuples of two values: few phi2 differ
        const auto phi = exactly(*matrix);
        PhiOrder order(*matrix);
        for (std::size_t k = 1; k <= 8; ++k) {
            Indices plain;
            for (const auto medoid : kMedoids(order, ids({0, 1, 2, 3, 4, 5, 6, 7}), k, JobContext()))
                plain.push_back(medoid.value);
            QVERIFY2(plain == medoidsByDefinition(phi, {0, 1, 2, 3, 4, 5, 6, 7}, k),
                     qPrintable(QStringLiteral("seed %1, %2 medoids").arg(seed).arg(k)));
        }
    }
}

void TestKMedoids::stopsWhenTold()
{
    const auto matrix = twoPairs();
    PhiOrder order(*matrix);
    QVERIFY(test::stopsAtOnce([&](JobContext& job) { return kMedoids(order, ids({0, 1, 2, 3}), 2, job); }));
}

TRANCHE_CORE_TEST(TestKMedoids)

} // namespace tst_k_medoids

#include "tst_k_medoids.moc"
