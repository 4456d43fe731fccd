// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/columns/propose_columns.h"
#include "core/correlation/correlate.h"
#include "core/limits/alpha_limits.h"
#include "tests/support/random_table.h"
#include "tests/support/seeds.h"
#include "tests/support/tables.h"
#include "tests/support/stops.h"
#include "tests/support/test_room.h"

namespace tst_alpha_limits {

using namespace tranche;
using namespace tranche::test;

class TestAlphaLimits : public QObject {
    Q_OBJECT

private slots:
    void listsThreeAlphasAroundThePresent();
    void eachIsTheLimitOfTheColumnsThatWouldBeProposed();
    void neverGrowsWithAlpha();
    void refusesAlphaZeroAndATableWithoutSensitiveAttribute();
    void stopsWhenTold();
};

static std::shared_ptr<const KeptTable> fiveAttributes()
{
    return keptOf({"a b c d s", "1 x p u k", "2 y p v m", "3 x q u k", "4 y q v m", "5 x p u n", "6 y q v n"}, "s");
}

static std::vector<std::size_t> alphasAround(std::size_t present)
{
    JobContext job;
    const auto table = fiveAttributes();
    std::vector<std::size_t> alphas;
    const auto limits = alphaLimits(*table, *correlate(*table, 10, job).value(), present, 2, job).value();
    for (const auto& limit : limits)
        alphas.push_back(limit.alpha);
    return alphas;
}

void TestAlphaLimits::listsThreeAlphasAroundThePresent()
{
    QCOMPARE(alphasAround(1), (std::vector<std::size_t>{1, 2, 3}));
    QCOMPARE(alphasAround(3), (std::vector<std::size_t>{2, 3, 4}));
    QCOMPARE(alphasAround(5), (std::vector<std::size_t>{4, 5})); // there are no more attributes
}

void TestAlphaLimits::eachIsTheLimitOfTheColumnsThatWouldBeProposed()
{
    JobContext job;
    const auto table = fiveAttributes();
    const auto matrix = correlate(*table, 10, job).value();
    const auto limits = alphaLimits(*table, *matrix, 2, 2, job).value();
    for (const auto& [alpha, limit] : limits) {
        const auto proposal = proposeColumns(*matrix, table->sensitive().front(), {alpha, 2}, job).value();
        QCOMPARE(proposal.columns.sensitiveColumn().size(), alpha);
        QCOMPARE(limit.largestL, feasibility(*table, proposal.columns, job).value().largestL);
    }
}

/// A larger sensitive column only divides its groups further, and some part of a group holds no smaller share than the whole.
void TestAlphaLimits::neverGrowsWithAlpha()
{
    for (const auto seed : Seeds(1, 200)) {
        SeededRandom random(seed);
        JobContext job;
        const auto table = randomTable(random);
        const auto limits = alphaLimits(*table, *correlate(*table, 10, job).value(), 2, 2, job).value();
        QVERIFY(limits.size() >= 2);
        for (std::size_t i = 1; i < limits.size(); ++i)
            QVERIFY2(limits[i].limit.largestL <= limits[i - 1].limit.largestL, qPrintable(QString("seed %1").arg(seed)));
    }
}

void TestAlphaLimits::refusesAlphaZeroAndATableWithoutSensitiveAttribute()
{
    JobContext job;
    const auto table = fiveAttributes();
    QCOMPARE(alphaLimits(*table, *correlate(*table, 10, job).value(), 0, 2, job).error().code, ErrorCode::InvalidArgument);
    const auto none = keptOf({"a b", "1 x", "2 y"}, "");
    QCOMPARE(alphaLimits(*none, *correlate(*none, 10, job).value(), 1, 2, job).error().code, ErrorCode::InvalidArgument);
}

void TestAlphaLimits::stopsWhenTold()
{
    JobContext job;
    const auto table = fiveAttributes();
    const auto matrix = correlate(*table, 10, job).value();
    QVERIFY(test::stopsAtOnce([&](JobContext& stopped) { return alphaLimits(*table, *matrix, 2, 2, stopped); }));
}

TRANCHE_TEST(TestAlphaLimits)

} // namespace tst_alpha_limits

#include "tst_alpha_limits.moc"
