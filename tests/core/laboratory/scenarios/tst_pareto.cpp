// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/laboratory/scenarios/pareto.h"
#include "core/base/random.h"
#include "tests/oracle/pareto_oracle.h"
#include "tests/support/seeds.h"
#include "tests/support/test_room.h"

#include <algorithm>

namespace tst_pareto {

using namespace tranche;

namespace {

ParetoPoint at(std::uint64_t numerator, std::uint64_t denominator, double utility)
{
    return {Figure(Ratio(numerator, denominator)), utility};
}

ScenarioFigures feasible(const Ratio& p)
{
    ScenarioFigures figures;
    ScenarioGuarantee guarantee;
    guarantee.feasible = guarantee.holds = true;
    guarantee.largestP = Figure(p);
    figures.guarantee = guarantee;
    return figures;
}

std::vector<test::OraclePoint> randomPoints(RandomSource& random)
{
    std::vector<test::OraclePoint> points(random.below(30));
    for (auto& point : points) {
        const auto denominator = 2 + random.below(5);
        point.largestP = Ratio(1 + random.below(denominator), denominator);
        point.utility = static_cast<double>(random.below(4)) + 0.6e-9 * static_cast<double>(random.below(4)); // near ties
    }
    return points;
}

} // namespace

class TestPareto : public QObject {
    Q_OBJECT

private slots:
    void saferAndNoLessUsefulBeats()
    {
        QVERIFY(dominates(at(1, 4, 90), at(1, 3, 90)));
        QVERIFY(dominates(at(1, 3, 91), at(1, 3, 90)));
        QVERIFY(!dominates(at(1, 4, 89), at(1, 3, 90)));
        QVERIFY(!dominates(at(1, 3, 90), at(1, 3, 90)));
    }

    void comparesProbabilitiesExactly()
    {
        // Equal as doubles.
        const auto less = at(1'000'000'000'000'000'000, 3'000'000'000'000'000'001, 1);
        const auto more = at(1, 3, 1);
        QCOMPARE(less.largestP.toDouble(), more.largestP.toDouble());
        QVERIFY(dominates(less, more));
        QVERIFY(!dominates(more, less));
    }

    void aBillionthIsNoDifferenceOfUtility()
    {
        QVERIFY(!dominates(at(1, 3, 0.5 + 0.9e-9), at(1, 3, 0.5)));
        QVERIFY(dominates(at(1, 3, 0.5 + 1.1e-9), at(1, 3, 0.5)));
        QVERIFY(dominates(at(1, 4, 0.5), at(1, 3, 0.5 + 0.9e-9)));
    }

    void theFrontIsByAscendingProbability()
    {
        const std::vector points{at(1, 2, 96), at(1, 3, 91), at(1, 3, 92), at(1, 4, 85), at(2, 5, 90), at(1, 3, 92)};
        QCOMPARE(paretoFront(points), (std::vector<std::size_t>{3, 2, 5, 0}));
        QVERIFY(paretoFront({}).empty());
    }

    void agreesWithTheOracle()
    {
        for (const auto seed : test::Seeds(1, 500)) {
            SeededRandom random(seed);
            const auto plain = randomPoints(random);
            std::vector<ParetoPoint> points;
            for (const auto& point : plain)
                points.push_back({Figure(point.largestP), point.utility});
            const auto slow = test::slowDominated(plain);
            QCOMPARE(dominated(points), slow);
            const auto front = paretoFront(points);
            QCOMPARE(front.empty(), points.empty());
            QCOMPARE(static_cast<std::ptrdiff_t>(front.size()), std::ranges::count(slow, false));
            for (const auto i : front)
                QVERIFY(!slow[i]);
        }
    }

    void whatIsNotFeasibleOrNotThereHasNoPoint()
    {
        auto figures = feasible(Ratio(1, 3));
        QVERIFY(!paretoPointOf(figures, BoardColumn::AssociationKept));
        figures.association = ScenarioAssociation{91.0};
        QCOMPARE(paretoPointOf(figures, BoardColumn::AssociationKept)->utility, 91.0);
        figures.uniqueShare = 0.25;
        QCOMPARE(paretoPointOf(figures, BoardColumn::Unique)->utility, -0.25); // less is better
        (*figures.guarantee)->feasible = false;
        QVERIFY(!paretoPointOf(figures, BoardColumn::AssociationKept));
    }

    void everyColumnHasAKeyOfItsOwn()
    {
        for (const auto column : allBoardColumns)
            QCOMPARE(boardColumnOfKey(boardColumnKey(column)), std::optional(column));
        QVERIFY(!boardColumnOfKey("rows"));
    }
};

TRANCHE_TEST(TestPareto)

} // namespace tst_pareto

#include "tst_pareto.moc"
