// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/laboratory/experiments/claim_settings.h"

#include "core/base/random.h"
#include "core/pipeline/run_stage.h"
#include "tests/support/lab/paper_table.h"
#include "tests/support/tables.h"
#include "tests/support/test_room.h"

namespace tst_claim_settings {

using namespace tranche;
using namespace tranche::test;

class TestClaimSettings : public QObject {
    Q_OBJECT
private slots:
    void onlyTheAttributesOfTheClaimAreReleased();
    void everyClaimButThoseAboutTheDataAloneHasSettings();
    void settingsCanBeSliced();
    void anotherTableHasNone();
    void everyFigureTestedHeldOutHasAClaim();
};

namespace {

std::optional<Decisions> decisionsFor(std::string_view claim)
{
    return claimDecisions(claim, *madeUpAdultTable(200, 3), {}).value();
}

} // namespace

void TestClaimSettings::onlyTheAttributesOfTheClaimAreReleased()
{
    const auto table = madeUpAdultTable(200, 3);
    const auto released = [&](const char* claim) {
        const auto decisions = claimDecisions(claim, *table, {}).value();
        return std::ranges::count_if(decisions->roles, isReleased);
    };
    QCOMPARE(released("a3"), 7);
    QCOMPARE(released("a9"), 15);
    const auto decisions = decisionsFor("a3");
    QCOMPARE(decisions->schema.sensitiveOrder.size(), std::size_t{1});
    QVERIFY(decisions->roles[decisions->schema.sensitiveOrder.front().value] == Role::Sensitive);
    QVERIFY(std::ranges::find(decisions->schema.missingTokens, "?") != decisions->schema.missingTokens.end());
}

void TestClaimSettings::everyClaimButThoseAboutTheDataAloneHasSettings()
{
    for (const auto* claim : {"d1", "d2", "d7"})
        QVERIFY2(!decisionsFor(claim), claim);
    for (const auto* claim : {"d3", "d4", "d5", "d6", "d8"})
        QVERIFY2(decisionsFor(claim), claim);
    for (int number = 1; number <= 12; ++number)
        QVERIFY(decisionsFor("a" + std::to_string(number)));
    for (int number = 1; number <= 8; ++number)
        QVERIFY(decisionsFor("m" + std::to_string(number)));
    QVERIFY(!decisionsFor("z9"));
}

void TestClaimSettings::settingsCanBeSliced()
{
    for (const char* claim : {"d3", "m1", "m4", "m8"}) {
        Snapshot snapshot;
        snapshot.table = madeUpAdultTable(400, 3);
        const auto decisions = claimDecisions(claim, *snapshot.table, {}).value();
        SeededRandom random(1);
        auto next = withDecisions(snapshot, *decisions);
        for (const auto stage : {Stage::Keep, Stage::Correlate, Stage::Propose, Stage::Generalize, Stage::Feasibility}) {
            JobContext job;
            auto done = runStage(next, stage, random, job);
            QVERIFY2(done.has_value(), claim);
            next = std::move(*done);
        }
        QVERIFY(next.columns->size() >= 2);
    }
}

void TestClaimSettings::anotherTableHasNone()
{
    QCOMPARE(claimDecisions("a3", *tableOf({"a b", "1 2"}), {}).error().code, ErrorCode::NotFound);
}

void TestClaimSettings::everyFigureTestedHeldOutHasAClaim()
{
    for (const auto& experiment : experiments()) {
        const auto leading = leadingClaim(experiment);
        QCOMPARE(leading.empty(), experiment.paperProtocol);
        QVERIFY(leading.empty() || decisionsFor(leading)); // there is such a claim
    }
}

TRANCHE_CORE_TEST(TestClaimSettings)

} // namespace tst_claim_settings

#include "tst_claim_settings.moc"
