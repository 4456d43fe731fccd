// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/columns/propose_columns.h"
#include "core/correlation/correlate.h"
#include "core/limits/alpha_reach.h"
#include "core/limits/model_dial.h"
#include "tests/support/random_table.h"
#include "tests/support/seeds.h"
#include "tests/support/tables.h"
#include "tests/support/stops.h"
#include "tests/support/test_room.h"

namespace tst_alpha_reach {

using namespace tranche;
using namespace tranche::test;

namespace {

AlphaReach wholeReach(const KeptTable& table, const std::shared_ptr<const CorrelationMatrix>& matrix, const PrivacyModel& model,
                      std::size_t columns = 2)
{
    JobContext job;
    auto reach = emptyReach(table, matrix, columns, model, job).value();
    while (!reach.isComplete())
        reach = withNextAlpha(reach, table, job).value();
    return reach;
}

double numberOf(const AlphaStanding& standing)
{
    return figureNumber(*standing.limit.figure);
}

std::shared_ptr<const KeptTable> fiveAttributes(const std::string& sensitive)
{
    return keptOf({"a b c d s", "1 x p u k", "2 y p v m", "3 x q u k", "4 y q v m", "5 x p u n", "6 y q v n"}, sensitive);
}

} // namespace

class TestAlphaReach : public QObject {
    Q_OBJECT

private slots:
    void everyAlphaIsTheLimitOfTheColumnsThatWouldBeProposed();
    void ofSeveralSensitiveAttributesTheOthersStandWhereTheProposalPutsThem();
    void stopsWhereNothingCanBePromisedAnyMore();
    void speaksForRequestsThatShareItsLimitsAlone();
    void refusesATableWithoutSensitiveAttributeAndStopsWhenTold();
};

void TestAlphaReach::everyAlphaIsTheLimitOfTheColumnsThatWouldBeProposed()
{
    for (const auto seed : Seeds(1, 60)) {
        JobContext job;
        SeededRandom random(seed);
        const auto table = randomTable(random);
        const auto matrix = correlate(*table, 10, job).value();
        for (const PrivacyModel& model : {PrivacyModel{.l = Ratio(2, 1)}, PrivacyModel{.kind = ModelKind::TCloseness, .t = Ratio(1, 5)}}) {
            const auto reach = wholeReach(*table, matrix, model);
            QVERIFY2(!reach.standings.empty(), qPrintable(QString::number(seed)));
            for (const auto& [alpha, limit] : reach.standings) {
                const auto proposal = proposeColumns(*matrix, table->sensitive().front(), {alpha, 2}, job).value();
                const auto expected = feasibility(*table, proposal.columns, job).value().limit(model);
                QVERIFY2(limit.figure == expected.figure && limit.admits == expected.admits && limit.blocking.group.size() == alpha - 1,
                         qPrintable(QStringLiteral("seed %1, alpha %2").arg(seed).arg(alpha)));
            }
        }
    }
}

void TestAlphaReach::ofSeveralSensitiveAttributesTheOthersStandWhereTheProposalPutsThem()
{
    std::size_t several = 0;
    const auto seeds = Seeds(1, 40);
    for (const auto seed : seeds) {
        JobContext job;
        SeededRandom random(seed);
        const auto table = randomTable(random, {.mostSensitive = 2});
        several += table->sensitive().size() > 1 ? 1 : 0;
        const auto matrix = correlate(*table, 10, job).value();
        const auto reach = wholeReach(*table, matrix, {.l = Ratio(2, 1)}, 3);
        for (const auto& [alpha, limit] : reach.standings) {
            const auto proposal = proposeColumns(*matrix, table->sensitive().front(), {alpha, 3}, job).value();
            QVERIFY2(limit.figure == feasibility(*table, proposal.columns, job).value().limit(reach.model).figure,
                     qPrintable(QStringLiteral("seed %1").arg(seed)));
        }
    }
    if (seeds.all())
        QVERIFY(several > 10);
}

void TestAlphaReach::stopsWhereNothingCanBePromisedAnyMore()
{
    JobContext job;
    const auto table = fiveAttributes("s");
    const auto matrix = correlate(*table, 10, job).value();
    const auto reach = wholeReach(*table, matrix, {.l = Ratio(2, 1)});
    QCOMPARE(reach.most, std::size_t{5});
    QVERIFY(reach.standings.size() < 5); // a person alone in a group comes long before
    QCOMPARE(numberOf(reach.standings.back()), 1.0);
    for (std::size_t i = 0; i + 1 < reach.standings.size(); ++i)
        QVERIFY(numberOf(reach.standings[i]) > 1.0);
}

void TestAlphaReach::speaksForRequestsThatShareItsLimitsAlone()
{
    JobContext job;
    const auto table = fiveAttributes("s");
    const auto reach = wholeReach(*table, correlate(*table, 10, job).value(), {.l = Ratio(2, 1)});
    QVERIFY(reach.speaksFor({.l = Ratio(7, 2)}));
    QVERIFY(!reach.speaksFor({.kind = ModelKind::Distinct, .l = Ratio(2, 1)}));
}

void TestAlphaReach::refusesATableWithoutSensitiveAttributeAndStopsWhenTold()
{
    JobContext job;
    const auto none = fiveAttributes("");
    QCOMPARE(emptyReach(*none, correlate(*none, 10, job).value(), 2, {}, job).error().code, ErrorCode::InvalidArgument);
    const auto table = fiveAttributes("s");
    const auto matrix = correlate(*table, 10, job).value();
    const auto reach = emptyReach(*table, matrix, 2, {}, job).value();
    QVERIFY(test::stopsAtOnce([&](JobContext& stopped) { return emptyReach(*table, matrix, 2, {}, stopped); }));
    QVERIFY(test::stopsAtOnce([&](JobContext& stopped) { return withNextAlpha(reach, *table, stopped); }));
}

TRANCHE_TEST(TestAlphaReach)

} // namespace tst_alpha_reach

#include "tst_alpha_reach.moc"
