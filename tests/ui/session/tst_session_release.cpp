// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/audit/read_audit.h"
#include "core/release/approval.h"
#include "core/verify/reading/release_folder.h"
#include "core/verify/verify_release.h"
#include "tests/support/session_driver.h"
#include "tests/support/test_room.h"
#include "ui/session/governance/audit_book.h"
#include "ui/session/verified_draft.h"

#include <QDir>
#include <QSignalSpy>

#include <filesystem>

namespace tst_session_release {

using namespace tranche;
using namespace tranche::test;

/// From a sliced table to a release: verify, approve, export, and what takes an approval away.
class TestSessionRelease : public QObject {
    Q_OBJECT

private slots:
    void theVerifierReadsTheDraftOnce();
    void verifyingBeforeThereIsAnythingDoesNothing();
    void approvingNeedsAVerifiedDraft();
    void anApprovalNeedsANameAndAReason();
    void anApprovalIsNoStepAndUndoDoesNotBringItBack();
    void anApprovalCanBeTakenBack();
    void anyDecisionDropsDraftAndApproval_data();
    void anyDecisionDropsDraftAndApproval();
    void exportIsRefusedWithoutApproval();
    void anExportedReleaseHoldsAndIsWhatWasPreviewed();
    void anExistingTargetIsNotOverwritten();
    void aDecisionDuringAnExportDoesNotStopIt();
    void whatWasWrittenIsKnownAsLongAsItsApprovals();
    void anAttributeMayBeCalledBucket();
};

namespace {

void openVerified(SessionDriver& driver, int rows = 60)
{
    driver.load(peopleCsv(rows, true));
    TRY_IDLE(driver.session);
    driver.session.setRoles({SessionDriver::town}, Role::Excluded);
    driver.session.setRoles({SessionDriver::illness}, Role::Sensitive);
    TRY_IDLE(driver.session);
    driver.session.verify();
    TRY_IDLE(driver.session);
    QVERIFY(draftHolds(driver.now()));
}

void openApproved(SessionDriver& driver, int rows = 60)
{
    openVerified(driver, rows);
    driver.session.approve(QStringLiteral("A. Keeper"), QStringLiteral("Asked for by the board."));
    TRY_IDLE(driver.session);
    QVERIFY(driver.now().approvals);
}

} // namespace

void TestSessionRelease::theVerifierReadsTheDraftOnce()
{
    SessionDriver driver;
    openVerified(driver);
    const auto draft = driver.now().draft;
    QVERIFY(draft->files().release.contains("data.csv"));
    QVERIFY(draft->files().release.contains("manifest.json"));
    QVERIFY(!draft->report.checks.empty());
    const auto step = driver.session.undoText();
    driver.session.verify();
    QVERIFY(!driver.session.isBusy());
    QCOMPARE(driver.now().draft, draft);
    QCOMPARE(driver.session.undoText(), step); // not a step
}

void TestSessionRelease::verifyingBeforeThereIsAnythingDoesNothing()
{
    SessionDriver driver;
    driver.load(peopleCsv(60));
    TRY_IDLE(driver.session);
    driver.session.verify();
    QVERIFY(!driver.session.isBusy());
    QVERIFY(!driver.now().draft);
}

void TestSessionRelease::approvingNeedsAVerifiedDraft()
{
    SessionDriver driver;
    openVerified(driver);
    driver.session.reshuffle();
    TRY_IDLE(driver.session);
    QSignalSpy failed(&driver.session, &Session::failed);
    driver.session.approve(QStringLiteral("A. Keeper"), QStringLiteral("Reason"));
    QCOMPARE(failed.count(), 1);
    QVERIFY(!driver.now().approvals);
}

void TestSessionRelease::anApprovalNeedsANameAndAReason()
{
    SessionDriver driver;
    openVerified(driver);
    QSignalSpy failed(&driver.session, &Session::failed);
    driver.session.approve(QStringLiteral(" "), QStringLiteral("Reason"));
    TRY_IDLE(driver.session);
    driver.session.approve(QStringLiteral("A. Keeper"), QString());
    TRY_IDLE(driver.session);
    QCOMPARE(failed.count(), 2);
    QVERIFY(!driver.now().approvals);
}

void TestSessionRelease::anApprovalIsNoStepAndUndoDoesNotBringItBack()
{
    SessionDriver driver;
    openVerified(driver);
    const auto step = driver.session.undoText();
    driver.session.approve(QStringLiteral("A. Keeper"), QStringLiteral("Asked for by the board."));
    TRY_IDLE(driver.session);
    const auto approved = driver.now();
    QVERIFY(isApproved(approved));
    QCOMPARE(approved.approvals->front().name, std::string("A. Keeper"));
    QCOMPARE(driver.session.undoText(), step);
    driver.session.setReleaseOptions({.layout = Layout::PerColumn});
    QVERIFY(!driver.now().approvals);
    driver.session.undo();
    QVERIFY(!driver.now().approvals);
    QVERIFY(draftHolds(driver.now()));
    QCOMPARE(driver.now().snapshot.sliced, approved.snapshot.sliced);
}

void TestSessionRelease::anApprovalCanBeTakenBack()
{
    SessionDriver driver;
    openApproved(driver);
    driver.session.takeBackApprovals();
    QVERIFY(!driver.now().approvals);
    QVERIFY(draftHolds(driver.now()));
    QSignalSpy failed(&driver.session, &Session::failed);
    driver.session.exportRelease(driver.path(QStringLiteral("never")));
    QCOMPARE(failed.count(), 1);
}

void TestSessionRelease::anyDecisionDropsDraftAndApproval_data()
{
    QTest::addColumn<int>("decision");
    QTest::newRow("shuffle") << 0;
    QTest::newRow("setting") << 1;
    QTest::newRow("role") << 2;
    QTest::newRow("columns") << 3;
    QTest::newRow("release format") << 4;
    QTest::newRow("missing rule of an attribute that is not released") << 5;
    QTest::newRow("order in buckets") << 6;
    QTest::newRow("another table") << 7;
}

void TestSessionRelease::anyDecisionDropsDraftAndApproval()
{
    QFETCH(int, decision);
    SessionDriver driver;
    openApproved(driver);
    const auto approved = driver.now();
    auto parameters = approved.snapshot.parameters;
    switch (decision) {
    case 0: driver.session.reshuffle(); break;
    case 1:
        parameters.model.l = Ratio(3, 1);
        driver.session.setParameters(parameters);
        break;
    case 2: driver.session.setRoles({SessionDriver::age}, Role::Excluded); break;
    case 3: driver.session.moveToNewColumn({AttributeId(0)}); break;
    case 4: driver.session.setReleaseOptions({.layout = Layout::PerColumn}); break;
    case 5: driver.session.setMissingRule({SessionDriver::town}, MissingRule::KeepAsValue); break;
    case 6:
        parameters.order = OrderInBucket::Sorted;
        driver.session.setParameters(parameters);
        break;
    default: driver.load(peopleCsv(30), QStringLiteral("other.csv")); break;
    }
    if (decision != 7) {
        QVERIFY(!driver.now().approvals);
        QVERIFY(!driver.now().draft);
    }
    TRY_IDLE(driver.session);
    QVERIFY(!driver.now().approvals);
    QVERIFY(!driver.now().draft);
    QSignalSpy failed(&driver.session, &Session::failed);
    driver.session.exportRelease(driver.path(QStringLiteral("never")));
    QCOMPARE(failed.count(), 1);
    driver.session.undo(); // back to the very shuffle that was approved, but nobody has approved it any more
    auto without = approved;
    without.approvals.reset();
    QVERIFY(sameResults(driver.now(), without));
}

void TestSessionRelease::exportIsRefusedWithoutApproval()
{
    SessionDriver driver;
    openVerified(driver);
    QSignalSpy failed(&driver.session, &Session::failed);
    driver.session.exportRelease(driver.path(QStringLiteral("out")));
    QCOMPARE(failed.count(), 1);
    QVERIFY(!driver.session.isBusy());
    QVERIFY(!QDir(driver.path(QStringLiteral("out.release"))).exists());
    QVERIFY(!QDir(driver.path(QStringLiteral("out.internal"))).exists());
}

void TestSessionRelease::anExportedReleaseHoldsAndIsWhatWasPreviewed()
{
    SessionDriver driver;
    openApproved(driver);
    QSignalSpy exported(&driver.session, &Session::exported);
    driver.session.exportRelease(driver.path(QStringLiteral("out")));
    TRY_IDLE(driver.session);
    QCOMPARE(exported.count(), 1);
    QCOMPARE(exported.front().front().toString(), driver.path(QStringLiteral("out.release")));

    const auto files = readReleaseFolder(std::filesystem::path(driver.path(QStringLiteral("out.release")).toStdString()));
    QVERIFY(files);
    JobContext job;
    QCOMPARE(verifyFiles(*files, job).verdict, Verdict::Holds);
    const OriginalTable original{driver.snapshot().table, {}, {"Town"}};
    QCOMPARE(verifyAgainstOriginal(*files, original, job).verdict, Verdict::Holds);
    for (const auto& [name, text] : driver.now().draft->files().release)
        QVERIFY2(files->at(name) == text, name.c_str());
}

void TestSessionRelease::anExistingTargetIsNotOverwritten()
{
    SessionDriver driver;
    const auto log = std::make_shared<AuditBook>();
    driver.session.setAudit(log);
    openApproved(driver);
    QVERIFY(QDir().mkdir(driver.path(QStringLiteral("out.internal"))));
    QSignalSpy failed(&driver.session, &Session::failed);
    driver.session.exportRelease(driver.path(QStringLiteral("out")));
    TRY_IDLE(driver.session);
    QCOMPARE(failed.count(), 1);
    QCOMPARE(errorIn(failed.front().front()).code, ErrorCode::AlreadyExists);
    QVERIFY(!QDir(driver.path(QStringLiteral("out.release"))).exists());
    QVERIFY(driver.now().approvals); // still approved: another name may be chosen
    JobContext job;
    const auto entries = readAudit(log->text(), job).entries;
    QVERIFY(entries.size() > 2);
    QCOMPARE(entries[entries.size() - 2]->event, AuditEvent::Exported);
    QCOMPARE(entries.back()->event, AuditEvent::Refused); // the log does not say that it was written
}

void TestSessionRelease::aDecisionDuringAnExportDoesNotStopIt()
{
    SessionDriver driver;
    openApproved(driver, 20000);
    QSignalSpy exported(&driver.session, &Session::exported);
    QSignalSpy failed(&driver.session, &Session::failed);
    driver.session.exportRelease(driver.path(QStringLiteral("out")));
    driver.load(peopleCsv(30), QStringLiteral("other.csv")); // refused meanwhile
    QCOMPARE(failed.count(), 1);
    driver.session.reshuffle();
    QVERIFY(!driver.now().approvals);
    TRY_IDLE(driver.session);
    QCOMPARE(exported.count(), 1);
    QVERIFY(driver.snapshot().sliced); // computed when the export had ended
    JobContext job;
    const auto files = readReleaseFolder(std::filesystem::path(driver.path(QStringLiteral("out.release")).toStdString()));
    QVERIFY(files);
    QCOMPARE(verifyFiles(*files, job).verdict, Verdict::Holds);
}

void TestSessionRelease::whatWasWrittenIsKnownAsLongAsItsApprovals()
{
    SessionDriver driver;
    openApproved(driver);
    QVERIFY(driver.session.writtenAs().isEmpty());
    driver.session.exportRelease(driver.path(QStringLiteral("out")));
    TRY_IDLE(driver.session);
    QCOMPARE(driver.session.writtenAs(), QStringLiteral("out.release"));
    auto options = driver.now().releaseOptions;
    options.details.title = "Another title";
    driver.session.setReleaseOptions(options); // of the same sliced table
    QVERIFY(driver.session.writtenAs().isEmpty());
    TRY_IDLE(driver.session);
    driver.session.verify();
    TRY_IDLE(driver.session);
    driver.session.approve(QStringLiteral("A. Keeper"), QStringLiteral("With its new title."));
    TRY_IDLE(driver.session);
    QVERIFY(isApproved(driver.now()));
    QVERIFY(driver.session.writtenAs().isEmpty());
}

void TestSessionRelease::anAttributeMayBeCalledBucket()
{
    SessionDriver driver;
    auto text = peopleCsv(60);
    text.replace("Town", "bucket");
    driver.load(text);
    TRY_IDLE(driver.session);
    driver.session.setRoles({SessionDriver::illness}, Role::Sensitive);
    TRY_IDLE(driver.session);
    QSignalSpy failed(&driver.session, &Session::failed);
    driver.session.verify();
    TRY_IDLE(driver.session);
    QCOMPARE(failed.count(), 0);
    QVERIFY(draftHolds(driver.now()));
}

TRANCHE_CORE_TEST(TestSessionRelease)

} // namespace tst_session_release

#include "tst_session_release.moc"
