// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/messages/release/evidence_message.h"
#include "tests/core/verify/faithful_release.h"
#include "tests/support/release/format_two.h"
#include "tests/support/test_room.h"

#include <algorithm>

namespace tst_verify_format_two {

using namespace tranche;
using namespace tranche::test;

namespace {

const Signer anna(1);
const Signer bert(2);

bool hasCheck(const VerifyReport& report, Message message, Verdict verdict)
{
    return std::ranges::any_of(report.checks,
                               [&](const auto& check) { return check.statement.says == message && check.verdict == verdict; });
}

bool isBlindTo(const VerifyReport& report, BlindSpotMessage blind)
{
    return std::ranges::find(report.cannotSee, blind) != report.cannotSee.end();
}

VerifyReport verify(const ReleaseFiles& files, const VerifyOptions& options = {})
{
    JobContext job;
    return verifyFiles(files, job, options);
}

/// One key of an object in the manifest.
void editInside(ReleaseFiles& files, const char* object, const char* key, const QJsonValue& value)
{
    editManifest(files, [&](QJsonObject& manifest) {
        auto inner = manifest[QLatin1String(object)].toObject();
        value.isUndefined() ? inner.remove(QLatin1String(key)) : static_cast<void>(inner[QLatin1String(key)] = value);
        manifest[QLatin1String(object)] = inner;
    });
}

} // namespace

class TestVerifyFormatTwo : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void aDraftHoldsWithoutApprovals();
    void aReleaseNeedsSomebodyWhoAnswersForIt();
    void saysWhetherKeysAreKnown();
    void asksForSigners();
    void tooFewApprovalsDoNotHold();
    void everyKeyOfTheManifestIsNeeded();
    void refusesDetailsThatAreNotWellFormed_data();
    void refusesDetailsThatAreNotWellFormed();
    void onlyTheFilesOfTheFormatAreTaken();
    void aFieldOfDescriptionsBelongsToFormatTwo();
    void originalAndDraftHoldToo();

private:
    Snapshot m_snapshot;
    ReleaseFiles m_draft;
};

void TestVerifyFormatTwo::initTestCase()
{
    m_snapshot = persons();
    m_draft = testDraft(m_snapshot);
}

void TestVerifyFormatTwo::aDraftHoldsWithoutApprovals()
{
    const auto report = verify(m_draft, {.draft = true});
    QVERIFY2(report.verdict == Verdict::Holds, sentencesOf(report).constData());
    QVERIFY(report.approvals.empty());
}

void TestVerifyFormatTwo::aReleaseNeedsSomebodyWhoAnswersForIt()
{
    const auto nobody = verify(m_draft);
    QCOMPARE(nobody.verdict, Verdict::DoesNotHold);
    QVERIFY(hasCheck(nobody, EvidenceMessage::NoApprovals, Verdict::DoesNotHold));

    auto files = m_draft;
    addApproval(files, "Anna");
    const auto unsignedOne = verify(files);
    QVERIFY2(unsignedOne.verdict == Verdict::Holds, sentencesOf(unsignedOne).constData());
    QVERIFY(hasCheck(unsignedOne, EvidenceMessage::NotSigned, Verdict::Holds));
    QVERIFY(isBlindTo(unsignedOne, BlindSpotMessage::NobodySigned));
    QCOMPARE(unsignedOne.approvals.size(), std::size_t{1});
}

void TestVerifyFormatTwo::saysWhetherKeysAreKnown()
{
    auto files = m_draft;
    addApproval(files, "Anna", &anna);
    const auto unknown = verify(files);
    QCOMPARE(unknown.verdict, Verdict::Holds);
    QVERIFY(hasCheck(unknown, EvidenceMessage::SignedByUnknown, Verdict::Holds));
    QVERIFY(isBlindTo(unknown, BlindSpotMessage::UnknownKeys));
    const auto known = verify(files, {.known = {{"Anna at the office", anna.key()}}});
    QVERIFY(hasCheck(known, EvidenceMessage::SignedByKnown, Verdict::Holds));
    QVERIFY(!isBlindTo(known, BlindSpotMessage::UnknownKeys) && !isBlindTo(known, BlindSpotMessage::NobodySigned));

    editInside(files, "details", "title", QStringLiteral("Other persons"));
    const auto changed = verify(files);
    QCOMPARE(changed.verdict, Verdict::DoesNotHold);
    QVERIFY(hasCheck(changed, EvidenceMessage::SignatureInvalid, Verdict::DoesNotHold));
}

void TestVerifyFormatTwo::asksForSigners()
{
    auto files = m_draft;
    addApproval(files, "Anna", &anna);
    QCOMPARE(verify(files, {.signers = {anna.key()}}).verdict, Verdict::Holds);
    const auto both = verify(files, {.signers = {anna.key(), bert.key()}});
    QCOMPARE(both.verdict, Verdict::DoesNotHold);
    QVERIFY(hasCheck(both, EvidenceMessage::SignerFound, Verdict::Holds));
    QVERIFY(hasCheck(both, EvidenceMessage::SignerMissing, Verdict::DoesNotHold));
}

void TestVerifyFormatTwo::tooFewApprovalsDoNotHold()
{
    auto files = m_draft;
    statePolicy(files, {statedRule("approvers", "2", "2"), statedRule("signed", "yes", "yes")});
    addApproval(files, "Anna", &anna);
    const auto first = verify(files);
    QCOMPARE(first.verdict, Verdict::DoesNotHold);
    const auto missing = std::ranges::find(first.checks, Verdict::DoesNotHold, &VerifyCheck::verdict);
    QCOMPARE(wordsOf(missing->statement), std::string("1 of 2 approvals."));

    auto second = files;
    addApproval(second, "Bert", &bert);
    QVERIFY2(verify(second).verdict == Verdict::Holds, sentencesOf(verify(second)).constData());
    second = files;
    addApproval(second, "Bert");
    const auto half = verify(second);
    QVERIFY(hasCheck(half, EvidenceMessage::RuleFails, Verdict::DoesNotHold)); // signed
    QVERIFY(hasCheck(half, EvidenceMessage::Approved, Verdict::Holds));
}

void TestVerifyFormatTwo::everyKeyOfTheManifestIsNeeded()
{
    const auto keys = QJsonDocument::fromJson(QByteArray::fromStdString(m_draft.at("manifest.json"))).object().keys();
    QCOMPARE(keys.size(), 14);
    for (const auto& key : keys) {
        auto files = m_draft;
        editManifest(files, [&](QJsonObject& manifest) { manifest.remove(key); });
        QVERIFY2(verify(files, {.draft = true}).verdict == Verdict::Unreadable, qPrintable(key));
    }
    for (const auto* key : {"approvals", "signatures", "seed"}) {
        auto files = m_draft;
        editManifest(files, [&](QJsonObject& manifest) { manifest[QLatin1String(key)] = QJsonArray(); });
        QVERIFY2(verify(files, {.draft = true}).verdict == Verdict::Unreadable, key);
    }
    auto bucket = m_draft;
    editManifest(bucket, [&](QJsonObject& manifest) { manifest[QStringLiteral("bucket_name")] = QStringLiteral("secret"); });
    QCOMPARE(verify(bucket, {.draft = true}).verdict, Verdict::Unreadable);
}

void TestVerifyFormatTwo::refusesDetailsThatAreNotWellFormed_data()
{
    QTest::addColumn<QByteArray>("object");
    QTest::addColumn<QByteArray>("key");
    QTest::addColumn<QJsonValue>("value");
    const QJsonValue none(QJsonValue::Undefined);
    const auto row = [](const char* name, const char* object, const char* key, const QJsonValue& value) {
        QTest::newRow(name) << QByteArray(object) << QByteArray(key) << value;
    };
    row("no title", "details", "title", none);
    row("title no text", "details", "title", 5);
    row("another key", "details", "seed", QStringLiteral("1"));
    row("another type of release", "details", "release_type", QStringLiteral("secret"));
    row("empty type of release", "details", "release_type", QString());
    row("no day", "details", "review_by", QStringLiteral("2027-02-29"));
    row("no entries", "audit", "entries", none);
    row("entries below 0", "audit", "entries", -1);
    row("entries and a half", "audit", "entries", 1.5);
    row("no head", "audit", "head", QStringLiteral("abc"));
    row("another key of the log", "audit", "path", QStringLiteral("x"));
    row("policy without rules", "policy", "name", QStringLiteral("x"));
}

void TestVerifyFormatTwo::refusesDetailsThatAreNotWellFormed()
{
    QFETCH(QByteArray, object);
    QFETCH(QByteArray, key);
    QFETCH(QJsonValue, value);
    auto files = m_draft;
    editInside(files, object.constData(), key.constData(), value);
    const auto report = verify(files, {.draft = true});
    QVERIFY2(report.verdict == Verdict::Unreadable, sentencesOf(report).constData());
}

void TestVerifyFormatTwo::onlyTheFilesOfTheFormatAreTaken()
{
    const auto refused = [&](const char* name, bool listed) {
        auto files = m_draft;
        files[name] = "x";
        if (listed)
            repairDigests(files);
        addApproval(files, "Anna");
        return verify(files).verdict;
    };
    QCOMPARE(refused("linked/linked-1.csv", false), Verdict::DoesNotHold);
    QCOMPARE(refused("linked/linked-2.csv", true), Verdict::DoesNotHold); // there is no first one
    QCOMPARE(refused("linked/notes.csv", true), Verdict::Unreadable);
    QCOMPARE(refused("linked/linked-6.csv", true), Verdict::Unreadable);
    QCOMPARE(refused("notes.txt", true), Verdict::DoesNotHold);
    QCOMPARE(refused("data.csv.minisig", false), Verdict::DoesNotHold);

    auto files = m_draft; // what is made after the manifest cannot be in it
    editInside(files, "files", "approvals.json", QString(64, QLatin1Char('0')));
    addApproval(files, "Anna");
    QCOMPARE(verify(files).verdict, Verdict::DoesNotHold);
}

void TestVerifyFormatTwo::aFieldOfDescriptionsBelongsToFormatTwo()
{
    auto files = m_draft;
    auto& text = files["dictionary.csv"];
    text.replace(text.find("description"), 11, "annotations");
    repairDigests(files);
    QCOMPARE(verify(files, {.draft = true}).verdict, Verdict::Unreadable);
}

void TestVerifyFormatTwo::originalAndDraftHoldToo()
{
    JobContext job;
    const auto report = verifyAgainstOriginal(m_draft, originalOf(m_snapshot), job, {.draft = true});
    QVERIFY2(report.verdict == Verdict::Holds, sentencesOf(report).constData());
    auto named = m_draft;
    editInside(named, "details", "contact", QStringLiteral("Ask for private-note"));
    QCOMPARE(verifyAgainstOriginal(named, originalOf(m_snapshot), job, {.draft = true}).verdict, Verdict::DoesNotHold);
}

TRANCHE_CORE_TEST(TestVerifyFormatTwo)

} // namespace tst_verify_format_two

#include "tst_verify_format_two.moc"
