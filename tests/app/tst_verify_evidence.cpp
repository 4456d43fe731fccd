// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/verify/faithful_release.h"
#include "tests/support/release/format_two.h"
#include "tests/support/test_room.h"

#include <QProcess>

#include <zip.h>

namespace tst_verify_evidence {

using namespace tranche;
using namespace tranche::test;

namespace {

struct Told {
    int status = -1;
    QByteArray out;
    QByteArray errors;
};

Told tell(const QStringList& arguments)
{
    QProcess program;
    program.start(QStringLiteral(TRANCHE_VERIFY), arguments);
    if (!program.waitForFinished(60000) || program.exitStatus() != QProcess::NormalExit)
        return {};
    return {program.exitCode(), program.readAllStandardOutput(), program.readAllStandardError()};
}

void put(const QString& path, const std::string& bytes)
{
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(QByteArray::fromStdString(bytes)) != static_cast<qint64>(bytes.size()))
        qFatal("test file cannot be written");
}

} // namespace

/// Signatures, policies, zips and reports, as the program tells them.
class TestVerifyEvidence : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void aSignerThatSignedHolds();
    void aSignerThatDidNotSignDoesNotHold();
    void aReleaseForReviewLacksAnApproval();
    void aZipIsReadLikeItsFolder();
    void aPolicyJudges();
    void theReportIsAPageWithoutScripts();
    void resultsReplaceNothingThatIsRead_data();
    void resultsReplaceNothingThatIsRead();
    void aPageThatCannotBeWrittenIsNamedByItsOption();
    void whatIsNoKeyOrPolicyIsSaid_data();
    void whatIsNoKeyOrPolicyIsSaid();

private:
    QString path(const char* name) const { return m_folder.filePath(QString::fromLatin1(name)); }
    void putRelease(const char* name, const ReleaseFiles& files) const
    {
        for (const auto& [file, bytes] : files)
            put(path(name) + '/' + QString::fromStdString(file), bytes);
    }

    QTemporaryDir m_folder;
    ReleaseFiles m_files;
    Signer m_anna{1};
    Signer m_bert{2};
};

void TestVerifyEvidence::initTestCase()
{
    m_files = testDraft(persons(), 1);
    auto review = m_files;
    statePolicy(review, {statedRule("approvers", "2", "2")});
    addApproval(review, "Anna", &m_anna);
    putRelease("people.review", review);
    addApproval(m_files, "Anna <b>", &m_anna);
    putRelease("people.release", m_files);
    put(path("anna.pub"), "untrusted comment: a key\n" + m_anna.key().text() + '\n');
    put(path("bert.pub"), m_bert.key().text());
    put(path("strict.json"), R"({"format": 1, "name": "Strict", "version": "1", "rules": {"least_l": "5/1"}})");
    put(path("mild.json"), R"({"format": 1, "name": "Mild", "version": "1", "rules": {"least_l": "2/1", "models": ["l"]}})");
}

void TestVerifyEvidence::aSignerThatSignedHolds()
{
    const auto unknown = tell({path("people.release")});
    QVERIFY2(unknown.status == 0, unknown.out + unknown.errors);
    QVERIFY(unknown.out.contains("valid, but you do not know this key"));
    const auto told = tell({path("people.release"), "--signer", path("anna.pub")});
    QVERIFY2(told.status == 0, told.out + told.errors);
    QVERIFY(told.out.contains("which you know as that of anna.") && told.out.contains("1 of 1 approval."));
}

void TestVerifyEvidence::aSignerThatDidNotSignDoesNotHold()
{
    const auto told = tell({path("people.release"), "--signer", path("anna.pub"), "--signer", path("bert.pub")});
    QCOMPARE(told.status, 1);
    QVERIFY(told.out.contains(QByteArray::fromStdString("Key " + m_bert.key().idText() + " has not signed.")));
}

void TestVerifyEvidence::aReleaseForReviewLacksAnApproval()
{
    const auto told = tell({path("people.review")});
    QCOMPARE(told.status, 1);
    QVERIFY2(told.out.contains("does not hold  1 of 2 approvals."), told.out);
}

void TestVerifyEvidence::aZipIsReadLikeItsFolder()
{
    auto* archive = zip_open(path("people.release.zip").toUtf8().constData(), ZIP_CREATE | ZIP_TRUNCATE, nullptr);
    for (const auto& [name, bytes] : m_files)
        zip_file_add(archive, ("people.release/" + name).c_str(), zip_source_buffer(archive, bytes.data(), bytes.size(), 0), 0);
    QCOMPARE(zip_close(archive), 0);
    const auto told = tell({path("people.release.zip")});
    QVERIFY2(told.status == 0, told.out + told.errors);
    QCOMPARE(told.out, tell({path("people.release")}).out);
}

void TestVerifyEvidence::aPolicyJudges()
{
    QCOMPARE(tell({path("people.release"), "--policy", path("mild.json")}).status, 0);
    const auto strict = tell({path("people.release"), "--policy", path("strict.json")});
    QCOMPARE(strict.status, 1);
    QVERIFY2(strict.out.contains("Rule least_l does not hold: asked 5/1, found 2/1."), strict.out);
}

void TestVerifyEvidence::theReportIsAPageWithoutScripts()
{
    QCOMPARE(tell({path("people.release"), "--report", path("page.html"), "--quiet"}).status, 0);
    QFile file(path("page.html"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const auto page = file.readAll();
    QVERIFY(page.startsWith("<!DOCTYPE html>") && page.contains("Verification of people.release"));
    QVERIFY(page.contains("Anna &lt;b&gt;") && !page.contains("Anna <b>") && !page.contains("<script"));
    QVERIFY(page.contains("The release keeps its promises."));
}

void TestVerifyEvidence::resultsReplaceNothingThatIsRead_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("the table") << QStringList{"--original", path("mild.json"), "--report", path("mild.json")};
    QTest::newRow("the policy") << QStringList{"--policy", path("mild.json"), "--json", path("mild.json")};
    QTest::newRow("a key") << QStringList{"--signer", path("anna.pub"), "--report", path("anna.pub")};
    QTest::newRow("each other") << QStringList{"--json", path("both"), "--report", path("both")};
}

void TestVerifyEvidence::resultsReplaceNothingThatIsRead()
{
    QFETCH(QStringList, arguments);
    const auto told = tell(QStringList{path("people.release")} + arguments);
    QCOMPARE(told.status, 2);
    QVERIFY2(told.errors.contains("overwritten") || told.errors.contains("the same file"), told.errors);
    QVERIFY(QFileInfo(path("mild.json")).size() < 120 && QFileInfo(path("anna.pub")).size() < 120 && !QFileInfo::exists(path("both")));
}

void TestVerifyEvidence::aPageThatCannotBeWrittenIsNamedByItsOption()
{
    const auto told = tell({path("people.release"), "--report", path("none/page.html")});
    QVERIFY2(told.status == 2 && told.errors.contains("The file named by --report cannot be written."), told.errors);
}

void TestVerifyEvidence::whatIsNoKeyOrPolicyIsSaid_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("no such key") << QStringList{"--signer", path("none.pub")};
    QTest::newRow("no key") << QStringList{"--signer", path("mild.json")};
    QTest::newRow("no policy") << QStringList{"--policy", path("anna.pub")};
    QTest::newRow("no such policy") << QStringList{"--policy", path("none.json")};
}

void TestVerifyEvidence::whatIsNoKeyOrPolicyIsSaid()
{
    QFETCH(QStringList, arguments);
    const auto told = tell(QStringList{path("people.release")} + arguments);
    QCOMPARE(told.status, 2);
    QVERIFY(!told.errors.isEmpty() && !told.errors.contains(m_folder.path().toUtf8()));
}

TRANCHE_CORE_TEST(TestVerifyEvidence)

} // namespace tst_verify_evidence

#include "tst_verify_evidence.moc"
