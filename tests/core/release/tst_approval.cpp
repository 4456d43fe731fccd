// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/verify/faithful_release.h"
#include "tests/support/test_room.h"

#include "core/base/messages/release_message.h"
#include "core/import/sha256.h"
#include "core/pipeline/run_stage.h"

namespace tst_approval {

using namespace tranche;
using namespace tranche::test;

namespace {

/// Run what is missing in a snapshot.
Snapshot completed(Snapshot snapshot, std::uint64_t seed)
{
    SeededRandom random(seed);
    JobContext job;
    while (const auto stage = snapshot.nextStage())
        snapshot = runStage(snapshot, *stage, random, job).value();
    return snapshot;
}

} // namespace

class TestApproval : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void needsANameAndAReason();
    void needsASlicedTableThatKeepsThePromise();
    void everyChangeOfADecisionNeedsAnother_data();
    void everyChangeOfADecisionNeedsAnother();
    void aReleaseNeedsAnApprovalOfThisVeryTable();
    void aReleaseNeedsAnApprovalOfThisVeryForm();
    void asManyPersonsAsThePolicyAsksFor();
    void aPolicyThatIsNamedMustBeThere();

private:
    Snapshot m_snapshot;
};

void TestApproval::initTestCase()
{
    m_snapshot = persons();
}

void TestApproval::needsANameAndAReason()
{
    const auto draft = madeDraft(m_snapshot);
    QVERIFY(!approve(draft, " \t", "because"));
    QVERIFY(!approve(draft, "\u00a0", "because")); // the verifier would not take it for a name
    QVERIFY(!approve(draft, "Officer", "\n"));
    const auto approval = approve(draft, "Officer", "because").value();
    QCOMPARE(approval.name, std::string("Officer"));
    QVERIFY(QDateTime::fromString(QString::fromStdString(approval.time), Qt::ISODate).isValid());
    QVERIFY(!approval.isSigned());
    QCOMPARE(approval.manifest, sha256Hex(draft.manifest()));
}

void TestApproval::needsASlicedTableThatKeepsThePromise()
{
    JobContext job;
    QVERIFY(!Draft::make(m_snapshot.withoutShuffle(), {}, job));
    auto broken = m_snapshot;
    auto report = *m_snapshot.report;
    report.sensitive.front().holds = false;
    broken.report = std::make_shared<const PrivacyReport>(report);
    QVERIFY(!Draft::make(broken, {}, job));
    auto other = m_snapshot; // judged for another l than is asked for
    other.parameters.model.l = Ratio(3, 1);
    QVERIFY(!Draft::make(other, {}, job));
}

void TestApproval::everyChangeOfADecisionNeedsAnother_data()
{
    QTest::addColumn<int>("change");
    const char* names[] = {"another shuffle", "another l", "another minimum", "another role", "another column", "another missing token"};
    for (int i = 0; i < 6; ++i)
        QTest::newRow(names[i]) << i;
}

void TestApproval::everyChangeOfADecisionNeedsAnother()
{
    QFETCH(int, change);
    auto parameters = m_snapshot.parameters;
    auto changed = m_snapshot;
    if (change == 0)
        changed = m_snapshot.withoutShuffle();
    if (change == 1)
        parameters.model.l = Ratio(3, 2);
    if (change == 2)
        parameters.minBucket = 4;
    if (change == 3) {
        auto roles = m_snapshot.roles;
        roles[0] = Role::Excluded; // the same release, but another decision
        changed = m_snapshot.withRoles(roles).withColumns(m_snapshot.columns);
    }
    if (change == 4)
        changed
            = m_snapshot.withColumns(std::make_shared<const ColumnPartition>(m_snapshot.columns->withMoved({AttributeId(0)}, ColumnId(1))));
    if (change == 5) {
        auto schema = m_snapshot.schema;
        schema.missingTokens = {"n/a"};
        changed = m_snapshot.withSchema(schema).withColumns(m_snapshot.columns);
    }
    if (change == 1 || change == 2)
        changed = m_snapshot.withParameters(parameters);
    if (change == 4) {
        parameters.model.l = Ratio(1, 1); // age in the sensitive column admits little
        changed = changed.withParameters(parameters);
    }
    const auto approval = approve(madeDraft(m_snapshot), "Officer", "because").value();
    QCOMPARE(Release::make(madeDraft(completed(changed, 99)), {approval}).error().code, ErrorCode::InvalidArgument);
}

void TestApproval::aReleaseNeedsAnApprovalOfThisVeryTable()
{
    const auto approval = approve(madeDraft(m_snapshot), "Officer", "because").value();
    QVERIFY(Release::make(madeDraft(m_snapshot), {approval}).has_value());
    const auto refused = Release::make(madeDraft(completed(m_snapshot.withoutShuffle(), 99)), {approval});
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::InvalidArgument);
}

void TestApproval::aReleaseNeedsAnApprovalOfThisVeryForm()
{
    const auto approval = approve(madeDraft(m_snapshot), "Officer", "because").value();
    for (const ReleaseOptions& options :
         {ReleaseOptions{.layout = Layout::PerColumn}, ReleaseOptions{.formulaCells = FormulaCells::Prefixed},
          ReleaseOptions{.details = {.title = "Another"}}})
        QVERIFY(!Release::make(madeDraft(m_snapshot, draftRequest(options)), {approval}));
    auto later = draftRequest();
    later.audit = {7, std::string(64, 'a')};
    QVERIFY(!Release::make(madeDraft(m_snapshot, later), {approval}));
}

void TestApproval::asManyPersonsAsThePolicyAsksFor()
{
    auto request = draftRequest({.policy = PolicyName{"Two", "1", std::string(64, 'a')}});
    request.policy
        = Policy{.name = "Two", .version = "1", .sha256 = std::string(64, 'a'), .rules = {{.rule = Rule::Approvers, .count = 2}}};
    const auto draft = madeDraft(m_snapshot, request);
    const auto first = approve(draft, "Officer", "because").value();
    const auto second = approve(draft, "Other", "because").value();
    QCOMPARE(Release::make(draft, {first}).error().says, Message(ReleaseMessage::TooFewApprovals));
    QCOMPARE(Release::make(draft, {first, first}).error().says, Message(ReleaseMessage::SameApprover));
    QVERIFY(Release::make(draft, {first, second}));
    QVERIFY(Release::forReview(draft, {first}));
    QCOMPARE(Release::forReview(draft, {}).error().says, Message(ReleaseMessage::TooFewApprovals));
    QCOMPARE(Release::forReview(draft, {first, second}).error().says, Message(ReleaseMessage::NothingToReview));
}

void TestApproval::aPolicyThatIsNamedMustBeThere()
{
    JobContext job;
    const auto named = draftRequest({.policy = PolicyName{"Two", "1", std::string(64, 'a')}});
    QCOMPARE(Draft::make(m_snapshot, named, job).error().says, Message(ReleaseMessage::NoPolicyFile));
}

TRANCHE_CORE_TEST(TestApproval)

} // namespace tst_approval

#include "tst_approval.moc"
