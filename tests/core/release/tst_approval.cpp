// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/fingerprint.h"
#include "tests/core/verify/faithful_release.h"
#include "tests/support/test_room.h"

#include "core/pipeline/run_stage.h"
#include "core/release/fingerprint.h"

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

private:
    Snapshot m_snapshot;
};

void TestApproval::initTestCase()
{
    m_snapshot = persons();
}

void TestApproval::needsANameAndAReason()
{
    QVERIFY(!Approval::make(m_snapshot, {}, " \t", "because"));
    QVERIFY(!Approval::make(m_snapshot, {}, "Officer", "\n"));
    const auto approval = Approval::make(m_snapshot, {}, "Officer", "because").value();
    QCOMPARE(approval.name(), std::string("Officer"));
    QVERIFY(QDateTime::fromString(QString::fromStdString(approval.time()), Qt::ISODate).isValid());
    QCOMPARE(approval.fingerprint(), fingerprint(m_snapshot, {}).value());
}

void TestApproval::needsASlicedTableThatKeepsThePromise()
{
    QVERIFY(!Approval::make(m_snapshot.withoutShuffle(), {}, "Officer", "because"));
    auto broken = m_snapshot;
    auto report = *m_snapshot.report;
    report.sensitive.front().holds = false;
    broken.report = std::make_shared<const PrivacyReport>(report);
    QVERIFY(!Approval::make(broken, {}, "Officer", "because"));
    auto other = m_snapshot; // judged for another l than is asked for
    other.parameters.model.l = Ratio(3, 1);
    QVERIFY(!Approval::make(other, {}, "Officer", "because"));
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
    const auto approval = Approval::make(m_snapshot, {}, "Officer", "because").value();
    QCOMPARE(Release::make(completed(changed, 99), {}, approval).error().code, ErrorCode::InvalidArgument);
}

void TestApproval::aReleaseNeedsAnApprovalOfThisVeryTable()
{
    const auto approval = Approval::make(m_snapshot, {}, "Officer", "because").value();
    QVERIFY(Release::make(m_snapshot, {}, approval).has_value());
    const auto refused = Release::make(completed(m_snapshot.withoutShuffle(), 99), {}, approval);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::InvalidArgument);
}

void TestApproval::aReleaseNeedsAnApprovalOfThisVeryForm()
{
    const auto approval = Approval::make(m_snapshot, {}, "Officer", "because").value();
    QVERIFY(!Release::make(m_snapshot, {.options = {Layout::PerColumn, FormulaCells::AsIs}}, approval));
    QVERIFY(!Release::make(m_snapshot, {.options = {Layout::Together, FormulaCells::Prefixed}}, approval));
    QVERIFY(!Release::make(m_snapshot, {.source = {{"another.csv"}, {}, {}}}, approval));
}

TRANCHE_CORE_TEST(TestApproval)

} // namespace tst_approval

#include "tst_approval.moc"
