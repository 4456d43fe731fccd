// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/messages/release_message.h"
#include "core/release/keys/signing_keys.h"
#include "core/release/writing/release_writer.h"
#include "core/release/writing/review.h"
#include "core/verify/reading/release_folder.h"
#include "tests/core/verify/faithful_release.h"
#include "tests/support/test_room.h"

#include <QTemporaryDir>

#include <fstream>

namespace tst_review {

using namespace tranche;
using namespace tranche::test;

namespace fs = std::filesystem;

class TestReview : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void theSecondPersonMakesItARelease_data();
    void theSecondPersonMakesItARelease();
    void theSamePersonCannotApproveTwice();
    void withoutAKeyThePolicyIsNotMet();
    void aChangedFileIsNotApproved();
    void anotherNameIsNoReview();
    void anExistingReleaseIsNotOverwritten();
    void stoppedAnywhereItLeavesNothingHalf_data() { theSecondPersonMakesItARelease_data(); }
    void stoppedAnywhereItLeavesNothingHalf();

private:
    fs::path here() const { return m_folder->path().toStdString(); }
    ReleaseRequest request(Container container = Container::Folder) const;
    fs::path written(const SigningKey& first, Container container = Container::Folder) const;

    Snapshot m_snapshot;
    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestReview::initTestCase()
{
    m_snapshot = persons();
}

ReleaseRequest TestReview::request(Container container) const
{
    const std::string digest(64, 'a');
    auto asked = draftRequest({.container = container, .linkings = 1, .policy = PolicyName{"Two", "1", digest}});
    asked.policy = Policy{.name = "Two",
                          .version = "1",
                          .sha256 = digest,
                          .rules = {{.rule = Rule::Approvers, .count = 2}, {.rule = Rule::Signed, .yes = true}}};
    return asked;
}

/// NAME.review with the approval of one person.
fs::path TestReview::written(const SigningKey& first, Container container) const
{
    auto draft = madeDraft(m_snapshot, request(container));
    auto approval = approve(draft, "Anna", "asked for", &first).value();
    JobContext job;
    return writeRelease(Release::forReview(std::move(draft), {std::move(approval)}).value(), here() / "persons", job).value().release;
}

void TestReview::theSecondPersonMakesItARelease_data()
{
    QTest::addColumn<bool>("zip");
    QTest::newRow("folder") << false;
    QTest::newRow("zip") << true;
}

void TestReview::theSecondPersonMakesItARelease()
{
    QFETCH(bool, zip);
    const auto anna = SigningKeys::make();
    const auto piet = SigningKeys::make();
    const auto path = written(anna, zip ? Container::Zip : Container::Folder);
    QCOMPARE(path.filename().string(), std::string(zip ? "persons.review.zip" : "persons.review"));

    const auto review = Review::open(path).value();
    QCOMPARE(review.approvals().size(), std::size_t{1});
    QCOMPARE(review.approvals().front().name, std::string("Anna"));
    QCOMPARE(review.approvals().front().keyId, anna.publicKey().idText());
    QCOMPARE(review.asked().count, std::size_t{2});
    QVERIFY(review.asked().isSigned);
    JobContext job;
    const auto before = review.judge(nullptr, job);
    QCOMPARE(before.verdict, Verdict::DoesNotHold); // one of two
    QVERIFY2(Review::mayBeApproved(before), sentencesOf(before).constData());

    const auto approval = approveManifest(review.manifest(), "Piet", "checked", &piet).value();
    const auto original = originalOf(m_snapshot);
    const auto release = review.complete(approval, &original, job);
    QVERIFY2(release.has_value(), release ? "" : wordsOf(release.error()).c_str());
    QCOMPARE(release->filename().string(), std::string(zip ? "persons.release.zip" : "persons.release"));
    QVERIFY(!fs::exists(path));
    auto files = readReleaseAt(*release).value();
    const auto after = verifyAgainstOriginal(files, original, job);
    QVERIFY2(after.verdict == Verdict::Holds, sentencesOf(after).constData());
    for (const auto& [name, bytes] : review.files())
        if (name != "approvals.json")
            QVERIFY2(files.at(name) == bytes, name.c_str());
    QVERIFY(files.contains("linked/linked-1.csv"));
}

void TestReview::theSamePersonCannotApproveTwice()
{
    const auto anna = SigningKeys::make();
    const auto path = written(anna);
    const auto review = Review::open(path).value();
    const auto again = approveManifest(review.manifest(), "Another name", "checked", &anna).value();
    JobContext job;
    const auto release = review.complete(again, nullptr, job);
    QVERIFY(!release);
    QCOMPARE(release.error().says, Message(ReleaseMessage::SameApprover));
    QVERIFY(fs::exists(path));
    QVERIFY(!fs::exists(here() / "persons.release"));
}

void TestReview::withoutAKeyThePolicyIsNotMet()
{
    const auto path = written(SigningKeys::make());
    const auto review = Review::open(path).value();
    JobContext job;
    const auto release = review.complete(approveManifest(review.manifest(), "Piet", "checked", nullptr).value(), nullptr, job);
    QVERIFY(!release);
    QCOMPARE(release.error().says, Message(ReleaseMessage::NotSigned));
}

void TestReview::aChangedFileIsNotApproved()
{
    const auto path = written(SigningKeys::make());
    std::ofstream(path / "data.csv", std::ios::app) << "1,2,3,4,5\n";
    const auto review = Review::open(path).value();
    JobContext job;
    QVERIFY(!Review::mayBeApproved(review.judge(nullptr, job)));
    const auto piet = SigningKeys::make();
    const auto release = review.complete(approveManifest(review.manifest(), "Piet", "checked", &piet).value(), nullptr, job);
    QVERIFY(!release);
    QCOMPARE(release.error().code, ErrorCode::DoesNotHold);
    QVERIFY(fs::exists(path) && !fs::exists(here() / "persons.release"));
}

void TestReview::anotherNameIsNoReview()
{
    const auto path = written(SigningKeys::make());
    fs::rename(path, here() / "persons.folder");
    QCOMPARE(Review::open(here() / "persons.folder").error().says, Message(ReleaseMessage::NotAReview));
    QCOMPARE(Review::open(here() / "nothing.review").error().code, ErrorCode::NotFound);
}

void TestReview::anExistingReleaseIsNotOverwritten()
{
    const auto path = written(SigningKeys::make());
    fs::create_directory(here() / "persons.release");
    const auto review = Review::open(path).value();
    const auto piet = SigningKeys::make();
    JobContext job;
    const auto release = review.complete(approveManifest(review.manifest(), "Piet", "checked", &piet).value(), nullptr, job);
    QVERIFY(!release);
    QCOMPARE(release.error().code, ErrorCode::AlreadyExists);
    QVERIFY(fs::exists(path) && fs::is_empty(here() / "persons.release"));
}

void TestReview::stoppedAnywhereItLeavesNothingHalf()
{
    QFETCH(bool, zip);
    const auto path = written(SigningKeys::make(), zip ? Container::Zip : Container::Folder);
    const auto review = Review::open(path).value();
    const auto piet = SigningKeys::make();
    const auto approval = approveManifest(review.manifest(), "Piet", "checked", &piet).value();
    const auto everything
        = [&] { return QDir(m_folder->path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot); };
    const auto before = everything();
    bool lives = false;
    for (int stopAt = 0; !lives; ++stopAt) {
        int asked = 0;
        JobContext job([&] { return asked++ >= stopAt; });
        job.setThreads(1);
        const auto release = JobContext::untilStopped([&] { return review.complete(approval, nullptr, job); });
        lives = release.has_value();
        QVERIFY(lives || release.error().code == ErrorCode::Cancelled);
        QVERIFY2(lives || everything() == before, qPrintable(QString::number(stopAt) + everything().join(' ')));
    }
    QVERIFY(!fs::exists(path));
}

TRANCHE_CORE_TEST(TestReview)

} // namespace tst_review

#include "tst_review.moc"
