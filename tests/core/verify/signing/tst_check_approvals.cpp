// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/signing/check_approvals.h"
#include "core/base/messages/release/evidence_message.h"
#include "core/verify/signing/signature_file.h"
#include "tests/support/release/signer.h"
#include "tests/support/test_room.h"
#include "tests/support/words/said.h"

#include <functional>

namespace tst_check_approvals {

using namespace tranche;
using namespace tranche::test;

namespace {

const Signer anna(1);
const Signer bert(2);

ReleaseFiles signedBy(std::initializer_list<const Signer*> signers)
{
    ReleaseFiles files{{"manifest.json", "{\"format\": 2}\n"}};
    for (const auto* signer : signers)
        addApproval(files, signer == &anna ? "Anna" : signer == &bert ? "Bert" : "Nobody", signer);
    return files;
}

/// approvals.json with one entry changed.
void editEntry(ReleaseFiles& files, const std::function<void(ApprovalEntry&)>& edit)
{
    auto entries = readApprovals(files.at("approvals.json")).value();
    edit(entries.front());
    files["approvals.json"] = approvalsText(entries);
}

Message firstOf(const ReleaseFiles& files)
{
    return checkApprovals(files, {}).value().approvals.front().statement.says;
}

} // namespace

class TestCheckApprovals : public QObject {
    Q_OBJECT
private slots:
    void tellsKnownFromUnknownKeysAndFromNone();
    void theOldFormOfMinisignCountsToo();
    void noticesWhatDoesNotFit();
    void aSignatureOfNobodyIsAFault();
    void countsKeysAndNamesOnce();
    void oneKeyUnderTwoIdsIsOne();
    void askedSignersAreFoundByTheirKey();
    void readsApprovalsStrictly_data();
    void readsApprovalsStrictly();
    void knowsNamesOfSignatures();
    void knowsDaysAndTimes();
};

void TestCheckApprovals::tellsKnownFromUnknownKeysAndFromNone()
{
    const auto files = signedBy({&anna, &bert, nullptr});
    const auto report = checkApprovals(files, {{"A. from the office", anna.key()}}).value();
    QCOMPARE(report.approvals.size(), std::size_t{3});
    QCOMPARE(report.approvals[0].state, ApprovalState::SignedByKnown);
    QCOMPARE(report.approvals[0].knownAs, std::string("A. from the office"));
    QCOMPARE(report.approvals[1].state, ApprovalState::SignedByUnknown);
    QCOMPARE(report.approvals[2].state, ApprovalState::NotSigned);
    QCOMPARE(report.valid, std::size_t{3});
    QVERIFY(report.faults.empty() && !report.allSigned() && report.anyUnknown());
    QVERIFY(checkApprovals(signedBy({&anna}), {}).value().allSigned());
}

void TestCheckApprovals::theOldFormOfMinisignCountsToo()
{
    auto files = signedBy({&anna});
    const auto entry = readApprovals(files.at("approvals.json")).value().front();
    files[anna.fileName()] = anna.sign(files.at("manifest.json"), commentOf(entry), false);
    editEntry(files, [&](auto& changed) { changed.signature = readSignatureFile(files.at(anna.fileName()))->secondLine; });
    QCOMPARE(checkApprovals(files, {}).value().valid, std::size_t{1});
}

void TestCheckApprovals::noticesWhatDoesNotFit()
{
    using enum EvidenceMessage;
    auto files = signedBy({&anna});
    files.erase(anna.fileName());
    QCOMPARE(firstOf(files), Message(SignatureMissing));

    files = signedBy({&anna});
    files["manifest.json"] += ' ';
    QCOMPARE(firstOf(files), Message(SignatureInvalid));

    files = signedBy({&anna});
    files[anna.fileName()] = "x\n";
    QCOMPARE(firstOf(files), Message(NotASignature));

    files = signedBy({&anna});
    editEntry(files, [](auto& entry) { entry.reason = "Another reason"; });
    QCOMPARE(firstOf(files), Message(CommentDiffers));

    files = signedBy({&anna});
    auto& text = files[anna.fileName()];
    text.replace(text.find("\"name\":\"Anna\""), 13, "\"name\":\"Anne\"");
    QCOMPARE(firstOf(files), Message(CommentInvalid));

    files = signedBy({&anna});
    editEntry(files, [](auto& entry) { entry.signature = "RU" + entry.signature->substr(2, 40); });
    QCOMPARE(firstOf(files), Message(OtherSignature));

    files = signedBy({&anna});
    editEntry(files, [](auto& entry) { entry.key = "no key"; });
    QCOMPARE(firstOf(files), Message(KeyUnreadable));

    files.erase("approvals.json");
    QCOMPARE(checkApprovals(files, {}).error().code, ErrorCode::DoesNotHold);
    QVERIFY(says(checkApprovals(files, {}).error(), NoApprovals));
}

void TestCheckApprovals::aSignatureOfNobodyIsAFault()
{
    auto files = signedBy({&anna, &bert});
    auto entries = readApprovals(files.at("approvals.json")).value();
    entries.pop_back();
    files["approvals.json"] = approvalsText(entries);
    const auto report = checkApprovals(files, {}).value();
    QCOMPARE(report.valid, std::size_t{1});
    QCOMPARE(report.faults.size(), std::size_t{1});
    QVERIFY(says(report.faults.front(), EvidenceMessage::SignatureOfNobody));
    QCOMPARE(report.faults.front().place.file, bert.fileName());
}

void TestCheckApprovals::countsKeysAndNamesOnce()
{
    auto files = signedBy({&anna});
    auto entries = readApprovals(files.at("approvals.json")).value();
    entries.push_back(entries.front());
    files["approvals.json"] = approvalsText(entries);
    const auto twice = checkApprovals(files, {}).value();
    QCOMPARE(twice.valid, std::size_t{1});
    QVERIFY(says(twice.faults.front(), {EvidenceMessage::SameKeyTwice, anna.key().idText()}));

    files = signedBy({&anna});
    addApproval(files, "Anna"); // the same person, not signed
    addApproval(files, "Cora");
    addApproval(files, "Cora");
    QCOMPARE(checkApprovals(files, {}).value().valid, std::size_t{2});
}

/// The id of a key is eight bytes that anybody can choose.
void TestCheckApprovals::oneKeyUnderTwoIdsIsOne()
{
    auto files = signedBy({&anna});
    const Signer other = anna.underId(7);
    addApproval(files, "Somebody else", &other);
    const auto report = checkApprovals(files, {}).value();
    QCOMPARE(report.approvals[1].state, ApprovalState::SignedByUnknown);
    QCOMPARE(report.valid, std::size_t{1});
    QCOMPARE(report.faults.size(), std::size_t{1});
}

void TestCheckApprovals::askedSignersAreFoundByTheirKey()
{
    auto files = signedBy({&anna});
    QVERIFY(checkApprovals(files, {}).value().signedWith(anna.key()));
    QVERIFY(!checkApprovals(files, {}).value().signedWith(bert.key()));
    files["manifest.json"] += ' ';
    QVERIFY(!checkApprovals(files, {}).value().signedWith(anna.key()));
}

void TestCheckApprovals::readsApprovalsStrictly_data()
{
    QTest::addColumn<QByteArray>("json");
    for (const auto* json :
         {R"({})", R"([1])", R"([{"name": "A", "reason": "r", "time": "2027-03-01T09:15:00Z", "key": null}])",
          R"([{"name": "A", "reason": "r", "time": "2027-03-01T09:15:00Z", "key": "k", "signature": null}])",
          R"([{"name": " ", "reason": "r", "time": "2027-03-01T09:15:00Z", "key": null, "signature": null}])",
          R"([{"name": "A", "reason": "", "time": "2027-03-01T09:15:00Z", "key": null, "signature": null}])",
          R"([{"name": "A", "reason": "r", "time": "yesterday", "key": null, "signature": null}])",
          R"([{"name": "A", "reason": "r", "time": "2027-02-30T09:15:00Z", "key": null, "signature": null}])",
          R"([{"name": "A", "name": "B", "reason": "r", "time": "2027-03-01T09:15:00Z", "key": null, "signature": null}])",
          R"([{"name": "A", "reason": "r", "time": "2027-03-01T09:15:00Z", "key": null, "signature": null, "x": 1}])",
          R"([{"name": 5, "reason": "r", "time": "2027-03-01T09:15:00Z", "key": null, "signature": null}])", ""})
        QTest::newRow(json) << QByteArray(json);
}

void TestCheckApprovals::readsApprovalsStrictly()
{
    QFETCH(QByteArray, json);
    const auto read = readApprovals(json.toStdString());
    QVERIFY(!read);
    QCOMPARE(read.error().code, ErrorCode::BadInput);
}

void TestCheckApprovals::knowsNamesOfSignatures()
{
    QVERIFY(isSignatureName("manifest.json.5AC25AE4DF102AAE.minisig"));
    for (const auto* name : {"manifest.json.minisig", "manifest.json.5ac25ae4df102aae.minisig", "manifest.json.5AC25AE4DF102AA.minisig",
                             "data.csv.5AC25AE4DF102AAE.minisig", "manifest.json.5AC25AE4DF102AAE.minisig2", "approvals.json"})
        QVERIFY2(!isSignatureName(name), name);
}

void TestCheckApprovals::knowsDaysAndTimes()
{
    QVERIFY(isDay("2028-02-29") && isTime("2028-02-29T23:59:59Z"));
    for (const auto* day : {"2027-02-29", "2027-2-1", "", "2027-01-01 ", "20270101"})
        QVERIFY2(!isDay(day), day);
    for (const auto* time : {"2027-01-01T24:00:00Z", "2027-01-01T00:60:00Z", "2027-01-01 00:00:00Z", "2027-01-01T00:00:00", "2027-01-01"})
        QVERIFY2(!isTime(time), time);
}

TRANCHE_TEST(TestCheckApprovals)

} // namespace tst_check_approvals

#include "tst_check_approvals.moc"
