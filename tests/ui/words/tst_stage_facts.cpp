// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/columns/column_facts.h"
#include "core/utility/expected_association.h"
#include "tests/support/test_room.h"
#include "tests/ui/shell/documents.h"
#include "ui/session/utility/lab_queries.h"
#include "ui/words/stage_facts.h"

namespace tst_stage_facts {

using namespace tranche;

class TestStageFacts : public QObject {
    Q_OBJECT

private slots:
    void withoutATableEverythingIsToDo();
    void withAllResultsEverythingButTheApprovalIsDone();
    void anUndecidedRoleNeedsADecision();
    void withoutASensitiveAttributeRolesNeedADecision();
    void whatCannotHoldNeedsADecisionUnderBuckets();
    void whatIsMissingRunsWhileTheSessionIsBusy();
    void aColumnOverTheLimitNeedsADecision();
    void aStageThatFailedNeedsADecision();
    void utilityRunsWhileItsFiguresComeAndIsNeverADecision();
};

void TestStageFacts::withoutATableEverythingIsToDo()
{
    const auto facts = stageFacts(Document{}, false);
    QCOMPARE(facts.size(), std::size(allPanels));
    for (const StageFact& fact : facts) {
        QCOMPARE(fact.state, StageState::ToDo);
        QVERIFY(!fact.fact.isEmpty());
    }
}

void TestStageFacts::withAllResultsEverythingButTheApprovalIsDone()
{
    const auto facts = stageFacts(test::documentWith(Ratio(2, 1)), false);
    for (std::size_t i = 0; i < 7; ++i)
        QCOMPARE(facts[i].state, StageState::Done);
    QCOMPARE(facts[0].fact, QStringLiteral("8 kept"));
    QCOMPARE(facts[1].fact, QStringLiteral("3 of 3 released"));
    QCOMPARE(facts[2].fact, QStringLiteral("3 pairs, 10 bins"));
    QCOMPARE(facts[5].fact, QStringLiteral("all limits met"));
    QCOMPARE(facts[7].state, StageState::ToDo);
    QCOMPARE(facts[7].fact, QStringLiteral("draft"));
}

void TestStageFacts::anUndecidedRoleNeedsADecision()
{
    Document document = test::documentWith(Ratio(2, 1));
    document.snapshot = document.snapshot.withRoles({Role::Undecided, Role::QuasiIdentifier, Role::Sensitive});
    const auto facts = stageFacts(document, true);
    QCOMPARE(facts[1].state, StageState::NeedsDecision);
    QCOMPARE(facts[1].fact, QStringLiteral("1 without a role"));
    QCOMPARE(facts[2].fact, QStringLiteral("waiting for Roles"));
    QCOMPARE(facts[2].state, StageState::ToDo);
}

void TestStageFacts::withoutASensitiveAttributeRolesNeedADecision()
{
    Document document = test::documentWith(Ratio(2, 1));
    document.snapshot = document.snapshot.withRoles({Role::QuasiIdentifier, Role::QuasiIdentifier, Role::QuasiIdentifier});
    QCOMPARE(stageFacts(document, false)[1].state, StageState::NeedsDecision);
}

void TestStageFacts::whatCannotHoldNeedsADecisionUnderBuckets()
{
    const auto facts = stageFacts(test::documentWith(Ratio(3, 1)), false); // flu has 3 of 8
    QCOMPARE(facts[3].state, StageState::Done);
    QCOMPARE(facts[4].state, StageState::NeedsDecision);
    QCOMPARE(facts[4].fact, QStringLiteral("ℓ 3 cannot be met"));
    QCOMPARE(facts[5].fact, QStringLiteral("waiting for Buckets"));
    QCOMPARE(facts[6].fact, QStringLiteral("waiting for Buckets"));
    QCOMPARE(facts[7].fact, QStringLiteral("waiting for Buckets"));
}

void TestStageFacts::whatIsMissingRunsWhileTheSessionIsBusy()
{
    Document document = test::documentWith(Ratio(2, 1));
    document.snapshot = document.snapshot.withRoles({Role::Sensitive, Role::QuasiIdentifier, Role::QuasiIdentifier});
    const auto facts = stageFacts(document, true);
    QCOMPARE(facts[2].state, StageState::Running);
    QCOMPARE(facts[3].state, StageState::ToDo);
}

void TestStageFacts::aColumnOverTheLimitNeedsADecision()
{
    Document document = test::documentWith(Ratio(2, 1));
    auto facts = std::make_shared<ColumnFacts>();
    facts->tuples = 100;
    facts->columns.resize(document.snapshot.columns->size());
    facts->columns.front().uniqueTuples = 6;
    document.columnFacts = facts;
    QCOMPARE(stageFacts(document, false, 0.05)[3].state, StageState::NeedsDecision);
    QVERIFY(stageFacts(document, false, 0.05)[3].fact.endsWith(QStringLiteral("1 above limit")));
    QCOMPARE(stageFacts(document, false, 0.06)[3].state, StageState::Done); // on the limit is within
    QCOMPARE(stageFacts(document, false, 0.05)[4].state, StageState::Done); // it stops nothing
    QCOMPARE(stageFacts(document, false, 0.05)[5].state, StageState::NeedsDecision);
    QCOMPARE(stageFacts(document, false, 0.05)[5].fact, QStringLiteral("1 column above limit"));
    QCOMPARE(stageFacts(document, false, 0.06)[5].state, StageState::Done);
}

void TestStageFacts::aStageThatFailedNeedsADecision()
{
    Document document = test::documentWith(Ratio(2, 1));
    document.snapshot = document.snapshot.withRoles({Role::Sensitive, Role::QuasiIdentifier, Role::QuasiIdentifier});
    document.failure = StageFailure{Stage::Correlate, Error(ErrorCode::OutOfMemory, GeneralMessage::MemoryRanOut)};
    QCOMPARE(stageFacts(document, false)[2].state, StageState::NeedsDecision);
}

void TestStageFacts::utilityRunsWhileItsFiguresComeAndIsNeverADecision()
{
    constexpr std::size_t utility = 6;
    Document document = test::documentWith(Ratio(2, 1));
    QCOMPARE(stageFacts(document, false, 0.05, true)[utility].state, StageState::Running);
    QCOMPARE(stageFacts(document, false, 0.05, false)[utility].state, StageState::Done); // nothing is on its way
    auto association = std::make_shared<AssociationReport>();
    association->keptPercent = 91.14;
    document.association = association;
    QCOMPARE(stageFacts(document, false, 0.05, true)[utility].fact, QStringLiteral("91.1\u00a0% kept"));
    QCOMPARE(stageFacts(document, false, 0.05, true)[utility].state, StageState::Running);
    document.labQueries = std::make_shared<const LabQueries>(LabQueries{4, {}, {}});
    QCOMPARE(stageFacts(document, false, 0.05, true)[utility].state, StageState::Done);
    association->keptPercent.reset();
    QCOMPARE(stageFacts(document, false)[utility].fact, QStringLiteral("no relations"));
}

TRANCHE_TEST(TestStageFacts)

} // namespace tst_stage_facts

#include "tst_stage_facts.moc"
