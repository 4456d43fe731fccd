// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/columns/propose_columns.h"
#include "core/correlation/correlate.h"
#include "core/limits/feasibility.h"
#include "core/limits/limits_by_alpha.h"
#include "tests/support/random_table.h"
#include "tests/support/tables.h"
#include "tests/support/test_room.h"

#include <iterator>
#include <stop_token>

namespace tst_limits_by_alpha {

using namespace tranche;
using namespace tranche::test;

namespace {

LimitsByAlpha limitsAround(std::size_t present, const KeptTable& table, const std::shared_ptr<const CorrelationMatrix>& matrix,
                           const PrivacyModel& model, std::size_t columns = 2)
{
    JobContext job;
    auto known = noLimitsYet(table, matrix, columns, model, job).value();
    while (known.next(present))
        known = withNextLimit(known, present, table, job).value();
    return known;
}

std::shared_ptr<const KeptTable> fiveAttributes(const std::string& sensitive)
{
    return keptOf({"a b c d s", "1 x p u k", "2 y p v m", "3 x q u k", "4 y q v m", "5 x p u n", "6 y q v n"}, sensitive);
}

} // namespace

class TestLimitsByAlpha : public QObject {
    Q_OBJECT

private slots:
    void everyAlphaIsTheLimitOfTheColumnsThatWouldBeProposed();
    void ofSeveralSensitiveAttributesTheOthersStandWhereTheProposalPutsThem();
    void areFoundFromThePresentAlphaOutward();
    void whatIsKnownIsNotFoundAgainForAnotherPresentAlpha();
    void theyNeverGrowWithAlpha();
    void stopWhereNothingCanBePromisedAnyMore();
    void anotherSensitiveAttributeDoesNotEndThem();
    void speakForRequestsThatShareThemAlone();
    void refuseATableWithoutSensitiveAttributeAndStopWhenTold();
};

void TestLimitsByAlpha::everyAlphaIsTheLimitOfTheColumnsThatWouldBeProposed()
{
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        JobContext job;
        SeededRandom random(seed);
        const auto table = randomTable(random);
        const auto matrix = correlate(*table, 10, job).value();
        for (const PrivacyModel& model : {PrivacyModel{.l = Ratio(2, 1)}, PrivacyModel{.kind = ModelKind::TCloseness, .t = Ratio(1, 5)}}) {
            const auto known = limitsAround(1 + random.below(4), *table, matrix, model);
            QVERIFY2(!known.limits.empty() && known.isComplete(), qPrintable(QString::number(seed)));
            for (const auto& [alpha, limit] : known.limits) {
                const auto proposal = proposeColumns(*matrix, table->sensitive().front(), {alpha, 2}, job).value();
                const auto expected = feasibility(*table, proposal.columns, job).value().limit(model);
                QVERIFY2(limit.figure == expected.figure && limit.holds == expected.holds && limit.blocking.group.size() == alpha - 1,
                         qPrintable(QStringLiteral("seed %1, alpha %2").arg(seed).arg(alpha)));
            }
        }
    }
}

void TestLimitsByAlpha::ofSeveralSensitiveAttributesTheOthersStandWhereTheProposalPutsThem()
{
    std::size_t several = 0;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        JobContext job;
        SeededRandom random(seed);
        const auto table = randomTable(random, {.mostSensitive = 2});
        several += table->sensitive().size() > 1 ? 1 : 0;
        const auto matrix = correlate(*table, 10, job).value();
        const auto known = limitsAround(2, *table, matrix, {.l = Ratio(2, 1)}, 3);
        for (const auto& [alpha, limit] : known.limits) {
            const auto proposal = proposeColumns(*matrix, table->sensitive().front(), {alpha, 3}, job).value();
            QVERIFY2(limit.figure == feasibility(*table, proposal.columns, job).value().limit(known.model).figure,
                     qPrintable(QStringLiteral("seed %1").arg(seed)));
        }
    }
    QVERIFY(several > 10);
}

void TestLimitsByAlpha::areFoundFromThePresentAlphaOutward()
{
    JobContext job;
    const auto table = keptOf({"a b c d s", "x p u k 1", "x p u k 2", "x p u k 3"}, "s"); // no group is ever divided
    const auto matrix = correlate(*table, 10, job).value();
    const auto order = [&](std::size_t present) {
        std::vector<std::size_t> found;
        auto known = noLimitsYet(*table, matrix, 2, {}, job).value();
        while (const auto next = known.next(present)) {
            found.push_back(*next);
            known = withNextLimit(known, present, *table, job).value();
        }
        return found;
    };
    QCOMPARE(order(1), (std::vector<std::size_t>{1, 2, 3, 4, 5}));
    QCOMPARE(order(3), (std::vector<std::size_t>{3, 2, 4, 1, 5}));
    QCOMPARE(order(5), (std::vector<std::size_t>{5, 4, 3, 2, 1}));
    QCOMPARE(order(9), (std::vector<std::size_t>{5, 4, 3, 2, 1})); // there are no more attributes
}

void TestLimitsByAlpha::whatIsKnownIsNotFoundAgainForAnotherPresentAlpha()
{
    JobContext job;
    const auto table = keptOf({"a b c d s", "x p u k 1", "x p u k 2", "x p u k 3"}, "s");
    auto known = noLimitsYet(*table, correlate(*table, 10, job).value(), 2, {}, job).value();
    known = withNextLimit(known, 4, *table, job).value();
    QCOMPARE(known.next(4), std::optional<std::size_t>(3));
    QCOMPARE(known.next(1), std::optional<std::size_t>(1));
    known = withNextLimit(known, 3, *table, job).value();
    QCOMPARE(known.limits.size(), std::size_t{2});
    QCOMPARE(known.next(4), std::optional<std::size_t>(5));
    QVERIFY(!known.isComplete());
}

/// A larger sensitive column only divides its groups further, and some part of a group is no safer than the whole.
void TestLimitsByAlpha::theyNeverGrowWithAlpha()
{
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        SeededRandom random(seed);
        JobContext job;
        const auto table = randomTable(random);
        const auto known = limitsAround(1, *table, correlate(*table, 10, job).value(), {});
        for (auto it = known.limits.begin(); std::next(it) != known.limits.end(); ++it)
            QVERIFY2(std::next(it)->second.figure <= it->second.figure, qPrintable(QString("seed %1").arg(seed)));
    }
}

void TestLimitsByAlpha::stopWhereNothingCanBePromisedAnyMore()
{
    JobContext job;
    const auto table = fiveAttributes("s");
    const auto matrix = correlate(*table, 10, job).value();
    for (std::size_t present = 1; present <= 5; ++present) {
        const auto known = limitsAround(present, *table, matrix, {.l = Ratio(2, 1)});
        QCOMPARE(known.greatest, std::size_t{5});
        QVERIFY(known.end() < 5); // a person alone in a group comes long before
        QVERIFY(known.isComplete());
        for (const auto& [alpha, limit] : known.limits)
            QCOMPARE(limit.leavesNothing(), alpha >= known.end());
    }
}

/// Where another sensitive attribute stands badly now, it may stand alone with a greater alpha.
void TestLimitsByAlpha::anotherSensitiveAttributeDoesNotEndThem()
{
    JobContext job;
    const auto table = fiveAttributes("s");
    auto known = noLimitsYet(*table, correlate(*table, 10, job).value(), 2, {}, job).value();
    Limit limit;
    limit.figure = Ratio(1, 1);
    limit.sensitive = AttributeId(1);
    known.limits.emplace(2, limit);
    QCOMPARE(known.end(), std::size_t{5});
    limit.sensitive = known.sensitive;
    known.limits.emplace(3, limit);
    QCOMPARE(known.end(), std::size_t{3});
}

void TestLimitsByAlpha::speakForRequestsThatShareThemAlone()
{
    JobContext job;
    const auto table = fiveAttributes("s");
    const auto known = limitsAround(1, *table, correlate(*table, 10, job).value(), {.l = Ratio(2, 1)});
    QVERIFY(known.speaksFor({.l = Ratio(7, 2)}));
    QVERIFY(!known.speaksFor({.kind = ModelKind::Distinct, .l = Ratio(2, 1)}));
}

void TestLimitsByAlpha::refuseATableWithoutSensitiveAttributeAndStopWhenTold()
{
    JobContext job;
    const auto none = fiveAttributes("");
    QCOMPARE(noLimitsYet(*none, correlate(*none, 10, job).value(), 2, {}, job).error().code, ErrorCode::InvalidArgument);
    const auto table = fiveAttributes("s");
    const auto matrix = correlate(*table, 10, job).value();
    const auto known = noLimitsYet(*table, matrix, 2, {}, job).value();
    std::stop_source stop;
    stop.request_stop();
    JobContext stopped(stop.get_token());
    QCOMPARE(JobContext::untilStopped([&] { return noLimitsYet(*table, matrix, 2, {}, stopped); }).error().code, ErrorCode::Cancelled);
    QCOMPARE(JobContext::untilStopped([&] { return withNextLimit(known, 1, *table, stopped); }).error().code, ErrorCode::Cancelled);
}

TRANCHE_TEST(TestLimitsByAlpha)

} // namespace tst_limits_by_alpha

#include "tst_limits_by_alpha.moc"
