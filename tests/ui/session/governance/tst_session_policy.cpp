// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/audit/release_seal.h"
#include "core/policy/policy.h"
#include "core/release/approval.h"
#include "tests/support/session_driver.h"
#include "tests/support/test_room.h"
#include "ui/session/governance/audit_book.h"
#include "ui/session/governance/audit_keeper.h"
#include "ui/session/recipe_keeper.h"
#include "ui/session/verified_draft.h"

#include <QSignalSpy>

#include <algorithm>

namespace tst_session_policy {

using namespace tranche;
using namespace tranche::test;

namespace {

QByteArray policyWith(const QByteArray& rules)
{
    return R"({"format": 1, "name": "House", "version": "7", "rules": {)" + rules + "}}";
}

void openSliced(SessionDriver& driver)
{
    driver.load(peopleCsv(60));
    TRY_IDLE(driver.session);
    driver.session.setRoles({SessionDriver::town}, Role::Excluded);
    driver.session.setRoles({SessionDriver::illness}, Role::Sensitive);
    TRY_IDLE(driver.session);
    QVERIFY(driver.snapshot().readyForRelease());
}

void openPolicy(SessionDriver& driver, const QByteArray& rules)
{
    driver.session.openPolicy(driver.write("policy.json", policyWith(rules)));
    TRY_IDLE(driver.session);
}

void verify(SessionDriver& driver)
{
    driver.session.verify();
    TRY_IDLE(driver.session);
    QVERIFY(driver.now().draft);
}

std::vector<AuditEvent> eventsOf(AuditBook& book)
{
    book.head(); // writes what waits
    const auto reading = readAudit(book.text());
    std::vector<AuditEvent> events;
    for (const auto& entry : reading.entries)
        if (events.empty() || events.back() != entry->event)
            events.push_back(entry->event);
    return reading.isIntact() ? events : std::vector<AuditEvent>();
}

bool tells(AuditBook& book, AuditEvent event)
{
    return std::ranges::count(eventsOf(book), event) > 0;
}

void openWithOneOfTwoApprovals(SessionDriver& driver)
{
    openSliced(driver);
    openPolicy(driver, R"("approvers": 2)");
    verify(driver);
    driver.session.approve("Ada", "r");
    TRY_IDLE(driver.session);
}

} // namespace

class TestSessionPolicy : public QObject {
    Q_OBJECT

private slots:
    void aPolicyIsAStepAndIsNamedByTheOptions();
    void aBadPolicyChangesNothing();
    void aFailingRuleIsWaivedAndTakenBack();
    void anotherPolicyEndsWhatWasWaived();
    void theLogTellsWhatWasDecided();
    void aReleaseStandsInItsLog();
    void theLogMovesBesideTheRecipe();
    void anApprovalThatCannotBeLoggedDoesNotCount();
    void aWaiverNeedsItsPolicyStill();
    void takingBackStopsAnApprovalOnItsWay();
    void whatIsWrittenForReviewIsNoRelease();
};

void TestSessionPolicy::aPolicyIsAStepAndIsNamedByTheOptions()
{
    SessionDriver driver;
    openSliced(driver);
    openPolicy(driver, R"("least_bucket": 1)");
    QVERIFY(driver.now().policy);
    QCOMPARE(driver.now().releaseOptions.policy->name, "House");
    QCOMPARE(driver.now().releaseOptions.policy->sha256, driver.now().policy->sha256);
    verify(driver);
    QCOMPARE(driver.now().draft->files().policy.size(), std::size_t{1});
    driver.session.undo();
    QVERIFY(!driver.now().policy && !driver.now().releaseOptions.policy);
    driver.session.redo();
    driver.session.dropPolicy();
    QVERIFY(!driver.now().policy && !driver.now().releaseOptions.policy);
}

void TestSessionPolicy::aBadPolicyChangesNothing()
{
    SessionDriver driver;
    openSliced(driver);
    const auto steps = driver.session.steps();
    std::string file;
    connect(&driver.session, &Session::failed, this, [&](const Error& error) { file = error.place.file; });
    openPolicy(driver, R"("least_bucket": "many")");
    QCOMPARE(file, "policy.json");
    QCOMPARE(driver.session.steps(), steps);
}

void TestSessionPolicy::aFailingRuleIsWaivedAndTakenBack()
{
    SessionDriver driver;
    openSliced(driver);
    openPolicy(driver, R"("least_bucket": 999)");
    verify(driver);
    QVERIFY(driver.now().draft->draft.failingRule());
    driver.session.waive(Rule::LeastBucket, "  ", "Ada");
    QVERIFY(driver.now().releaseOptions.waivers.empty());
    driver.session.waive(Rule::LeastBucket, "a small village", "Ada");
    TRY_IDLE(driver.session);
    QCOMPARE(driver.now().releaseOptions.waivers, (std::vector<Waiver>{{"least_bucket", "a small village", "Ada"}}));
    QVERIFY(!driver.now().draft);
    verify(driver);
    QVERIFY(!driver.now().draft->draft.failingRule());
    driver.session.takeBackWaiver(Rule::LeastBucket);
    verify(driver);
    QVERIFY(driver.now().draft->draft.failingRule());
}

void TestSessionPolicy::anotherPolicyEndsWhatWasWaived()
{
    SessionDriver driver;
    openSliced(driver);
    openPolicy(driver, R"("least_bucket": 999)");
    driver.session.waive(Rule::LeastBucket, "r", "Ada");
    TRY_IDLE(driver.session);
    openPolicy(driver, R"("least_bucket": 999)");
    QCOMPARE(driver.now().releaseOptions.waivers.size(), std::size_t{1});
    openPolicy(driver, R"("least_bucket": 998)");
    QVERIFY(driver.now().releaseOptions.waivers.empty());
}

void TestSessionPolicy::theLogTellsWhatWasDecided()
{
    SessionDriver driver;
    RecipeKeeper recipes(driver.session, {});
    AuditKeeper keeper(driver.session, recipes);
    auto& book = *keeper.book();
    openSliced(driver);
    QVERIFY(tells(book, AuditEvent::Opened) && tells(book, AuditEvent::Role) && tells(book, AuditEvent::Result));
    QVERIFY(!book.text().contains("town1"));
    auto parameters = driver.snapshot().parameters;
    parameters.model.l = Ratio(60, 1);
    driver.session.setParameters(parameters);
    TRY_IDLE(driver.session);
    QVERIFY(tells(book, AuditEvent::Refused));
    driver.session.undo();
    TRY_IDLE(driver.session);
    QVERIFY(tells(book, AuditEvent::Undone));
    openPolicy(driver, R"("least_bucket": 999)");
    driver.session.waive(Rule::LeastBucket, "r", "Ada");
    TRY_IDLE(driver.session);
    QVERIFY(tells(book, AuditEvent::Policy));
    const auto events = eventsOf(book);
    QCOMPARE(std::ranges::count(events, AuditEvent::Waived), 1);
}

void TestSessionPolicy::aReleaseStandsInItsLog()
{
    SessionDriver driver;
    RecipeKeeper recipes(driver.session, {});
    AuditKeeper keeper(driver.session, recipes);
    openSliced(driver);
    verify(driver);
    driver.session.approve("Ada", "For the yearbook");
    TRY_IDLE(driver.session);
    QVERIFY(driver.now().approvals);
    driver.session.exportRelease(driver.path("out"));
    TRY_IDLE(driver.session);
    for (const auto event : {AuditEvent::Verified, AuditEvent::Approved, AuditEvent::Exported, AuditEvent::Released})
        QVERIFY2(tells(*keeper.book(), event), std::string(auditWord(event)).c_str());
    const auto fileOf = [&](const char* name) {
        QFile file(driver.path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
    };
    const auto seal = readReleaseSeal(fileOf("out.release/manifest.json"), fileOf("out.release/approvals.json"));
    QVERIFY(seal && seal->audit.entries > 0);
    for (const auto& log : {fileOf("out.internal/audit.jsonl"), keeper.book()->text()}) {
        const auto reading = readAudit(log);
        QVERIFY(reading.isIntact());
        const auto compared = compareWithRelease(reading, *seal);
        QVERIFY(!compared.fault && compared.remarks.empty());
    }
}

void TestSessionPolicy::theLogMovesBesideTheRecipe()
{
    SessionDriver driver;
    RecipeKeeper recipes(driver.session, driver.path("state"));
    AuditKeeper keeper(driver.session, recipes);
    openSliced(driver);
    keeper.book()->head();
    const auto kept = keeper.book()->path();
    QVERIFY(kept.endsWith(".audit.jsonl") && QFile::exists(kept));
    const auto before = keeper.book()->lines();
    QSignalSpy saved(&recipes, &RecipeKeeper::saved);
    recipes.save(driver.path("mine.tranche"));
    QTRY_COMPARE(saved.count(), 1);
    keeper.book()->head();
    QCOMPARE(keeper.book()->path(), driver.path("mine.audit.jsonl"));
    QVERIFY(!QFile::exists(kept));
    const auto after = keeper.book()->lines();
    QVERIFY(after.size() > before.size() && std::equal(before.begin(), before.end(), after.begin()));
    QVERIFY(tells(*keeper.book(), AuditEvent::Recipe));
}

void TestSessionPolicy::anApprovalThatCannotBeLoggedDoesNotCount()
{
    SessionDriver driver;
    RecipeKeeper recipes(driver.session, driver.path("state"));
    AuditKeeper keeper(driver.session, recipes);
    openSliced(driver);
    verify(driver);
    keeper.book()->head();
    QVERIFY(QFile::remove(keeper.book()->path()));
    QSignalSpy failed(&driver.session, &Session::failed);
    driver.session.approve("Ada", "r");
    TRY_IDLE(driver.session);
    QCOMPARE(failed.count(), 1);
    QVERIFY(!driver.now().approvals);
}

void TestSessionPolicy::aWaiverNeedsItsPolicyStill()
{
    SessionDriver driver;
    openSliced(driver);
    openPolicy(driver, R"("least_bucket": 999)");
    driver.session.waive(Rule::LeastBucket, "r", "Ada");
    driver.session.dropPolicy(); // while the waiver is written into the log
    TRY_IDLE(driver.session);
    QVERIFY(!driver.now().releaseOptions.policy);
    QVERIFY(driver.now().releaseOptions.waivers.empty());
}

void TestSessionPolicy::takingBackStopsAnApprovalOnItsWay()
{
    SessionDriver driver;
    openWithOneOfTwoApprovals(driver);
    QCOMPARE(approvalsGiven(driver.now()), std::size_t{1});
    driver.session.approve("Bert", "r");
    driver.session.takeBackApprovals();
    TRY_IDLE(driver.session);
    QCOMPARE(approvalsGiven(driver.now()), std::size_t{0});
}

void TestSessionPolicy::whatIsWrittenForReviewIsNoRelease()
{
    SessionDriver driver;
    openWithOneOfTwoApprovals(driver);
    QSignalSpy exported(&driver.session, &Session::exported);
    QSignalSpy forReview(&driver.session, &Session::exportedForReview);
    driver.session.exportForReview(driver.path("out"));
    TRY_IDLE(driver.session);
    QCOMPARE(exported.count(), 0);
    QCOMPARE(forReview.count(), 1);
    QCOMPARE(forReview.front().front().toString(), driver.path("out.review"));
    QCOMPARE(driver.session.writtenAs(), "out.review");
    driver.session.approve("Bert", "r");
    TRY_IDLE(driver.session);
    QVERIFY(isApproved(driver.now()));
    QVERIFY(driver.session.writtenAs().isEmpty()); // the release itself was not written
}

TRANCHE_CORE_TEST(TestSessionPolicy)

} // namespace tst_session_policy

#include "tst_session_policy.moc"
