// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/audit/audit_log.h"
#include "core/import/sha256.h"
#include "core/recipe/recipe_file.h"
#include "tests/app/program.h"
#include "tests/support/test_room.h"

#include <QJsonArray>
#include <QTemporaryDir>

namespace tst_cli_audit {

using namespace tranche;
using namespace tranche::test;

class TestCliAudit : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void anIntactLogIsSaidToBe();
    void theFirstBadLineIsNamed();
    void aTornLineIsSaid();
    void aReleaseSpeaksForItsLog();
    void aShorterOrRewrittenLogDoesNotPassBesideTheRelease();
    void whatCannotBeReadIsStatusTwo();
    void theLogOfAReleaseTellsAllThatWasDone();
    void theLogOfAReviewSaysThatItIsNotOutYet();
    void theLogOfAZipSaysTheSame();
    void theLogOfARecipeNamesIt();

private:
    Outcome verify(const QByteArray& log, const QStringList& more = {}) const
    {
        return test::cli(QStringList{"audit", "verify", fileWith(m_folder.path(), "x.audit.jsonl", log)} + more);
    }
    QString releaseOf(const AuditHead& head) const
    {
        const QString folder = m_folder.filePath("x.release");
        QDir().mkpath(folder);
        const QJsonObject audit{{"entries", static_cast<int>(head.entries)}, {"head", QString::fromStdString(head.digest)}};
        fileWith(folder, "manifest.json", QJsonDocument(QJsonObject{{"format", 2}, {"audit", audit}}).toJson());
        fileWith(folder, "approvals.json", R"([{"name": "Ada", "reason": "r", "time": "t", "key": null, "signature": null}])");
        return folder;
    }
    QByteArray text() const { return QByteArray::fromStdString(m_log.text()); }

    /// Writes FOLDER/out.release, or what else comes of it.
    static void write(const QTemporaryDir& folder, const QStringList& more = {})
    {
        const auto table = fileWith(folder.path(), "paper.csv", paperTable());
        const auto said = test::cli(QStringList{"slice", table, "--sensitive", "Disease", "--alpha", "1", "--no-utility", "--export",
                                                folder.filePath("out"), "--approve-as", "Anna", "--reason", "r"}
                                    + more);
        QVERIFY2(said.status == 0, said.said());
    }
    static QList<QJsonObject> entriesOf(const QByteArray& log)
    {
        QList<QJsonObject> entries;
        for (const auto& line : log.trimmed().split('\n'))
            entries << QJsonDocument::fromJson(line).object();
        return entries;
    }
    /// From the draft on, whose log its manifest speaks for.
    static QStringList eventsFrom(const QList<QJsonObject>& entries, int first)
    {
        QStringList events;
        for (const auto& entry : entries.sliced(first))
            events << entry["event"].toString();
        return events;
    }

    QTemporaryDir m_folder;
    AuditLog m_log;
};

void TestCliAudit::initTestCase()
{
    for (const auto* what : {"first", "second", "third"})
        m_log.add(AuditEvent::Parameter, {{"what", what}});
}

void TestCliAudit::anIntactLogIsSaidToBe()
{
    const auto said = verify(text());
    QVERIFY2(said.status == 0, said.said());
    QCOMPARE(said.out, "The chain is intact: 3 entries.\nHead: " + QByteArray::fromStdString(m_log.head().digest) + '\n');
    const auto json = verify(text(), {"--json", "-"}).json();
    QCOMPARE(json.keys(), QStringList({"entries", "first_bad", "format", "head", "intact", "release", "torn_bytes"}));
    QCOMPARE(json["entries"].toInt(), 3);
    QVERIFY(json["intact"].toBool() && json["first_bad"].isNull() && json["release"].isNull());
}

void TestCliAudit::theFirstBadLineIsNamed()
{
    const auto edited = text().replace("second", "sekond");
    const auto said = verify(edited);
    QCOMPARE(said.status, 1);
    QVERIFY2(said.err.contains("Line 2 was changed: its digest does not stand in line 3."), said.said());
    const auto json = verify(edited, {"--json", "-"}).json();
    QCOMPARE(json["first_bad"].toObject()["line"].toInt(), 2);
    QVERIFY(!json["intact"].toBool(true));
}

void TestCliAudit::aTornLineIsSaid()
{
    const auto said = verify(text().chopped(5));
    QCOMPARE(said.status, 0);
    QVERIFY2(said.out.contains("The chain is intact: 2 entries.") && said.out.contains("was cut off"), said.said());
}

void TestCliAudit::aReleaseSpeaksForItsLog()
{
    auto longer = m_log;
    longer.add(AuditEvent::Exported, {});
    const auto said = verify(QByteArray::fromStdString(longer.text()), {"--release", releaseOf(m_log.head())});
    QVERIFY2(said.status == 0, said.said());
    QVERIFY2(said.out.contains("The release was made from entry 3 of this log.\nThe approval by Ada does not stand in this log"),
             said.said());
}

void TestCliAudit::aShorterOrRewrittenLogDoesNotPassBesideTheRelease()
{
    const auto release = releaseOf(m_log.head());
    const auto cut = verify(text().left(text().lastIndexOf('\n', -2) + 1), {"--release", release});
    QCOMPARE(cut.status, 1);
    QVERIFY2(cut.err.contains("The log has fewer entries (2) than when the release was made (3)"), cut.said());
    AuditLog other;
    for (int i = 0; i < 3; ++i)
        other.add(AuditEvent::Opened, {});
    const auto rewritten = verify(QByteArray::fromStdString(other.text()), {"--release", release, "--json", "-"});
    QCOMPARE(rewritten.status, 1);
    QVERIFY(!rewritten.json()["release"].toObject()["matches"].toBool(true));
}

void TestCliAudit::whatCannotBeReadIsStatusTwo()
{
    QCOMPARE(test::cli({"audit", "verify", m_folder.filePath("none.jsonl")}).status, 2);
    QCOMPARE(test::cli({"audit", "verify"}).status, 2);
    QCOMPARE(test::cli({"audit", "mend", m_folder.filePath("x.audit.jsonl")}).status, 2);
    QCOMPARE(verify(text(), {"--release", m_folder.path()}).status, 2);
}

void TestCliAudit::theLogOfAReleaseTellsAllThatWasDone()
{
    const QTemporaryDir folder;
    write(folder);
    const auto log = folder.filePath("out.internal/audit.jsonl");
    const auto manifest = contentOf(folder.filePath("out.release/manifest.json"));
    const auto digest = QString::fromStdString(sha256Hex(manifest.toStdString()));
    const auto entries = entriesOf(contentOf(log));
    const auto drafted = QJsonDocument::fromJson(manifest).object()["audit"].toObject()["entries"].toInt();
    QCOMPARE(eventsFrom(entries, drafted), QStringList({"verified", "approved", "exported", "released"}));
    QCOMPARE(entries[drafted]["verdict"].toString(), "holds");
    QVERIFY(entries[drafted]["checks"].toInt() > 3);
    for (const int of : {0, 1, 3})
        QCOMPARE(entries[drafted + of]["manifest"].toString(), digest);
    const auto said = test::cli({"audit", "verify", log, "--release", folder.filePath("out.release")});
    QVERIFY2(said.status == 0 && !said.out.contains("does not stand"), said.said());
}

void TestCliAudit::theLogOfAReviewSaysThatItIsNotOutYet()
{
    const QTemporaryDir folder;
    const auto two = fileWith(folder.path(), "two.json", R"({"format": 1, "name": "House", "version": "1", "rules": {"approvers": 2}})");
    write(folder, {"--policy", two});
    const auto entries = entriesOf(contentOf(folder.filePath("out.internal/audit.jsonl")));
    QCOMPARE(eventsFrom(entries, static_cast<int>(entries.size()) - 4), QStringList({"policy", "verified", "approved", "exported"}));
    QCOMPARE(entries.back()["release"].toString(), "out.review");
}

void TestCliAudit::theLogOfAZipSaysTheSame()
{
    const QTemporaryDir folder;
    write(folder, {"--zip"});
    QProcess unzip;
    unzip.start("unzip", {"-p", folder.filePath("out.internal.zip"), "out.internal/audit.jsonl"});
    QVERIFY(unzip.waitForFinished());
    const auto entries = entriesOf(unzip.readAllStandardOutput());
    QCOMPARE(eventsFrom(entries, static_cast<int>(entries.size()) - 4), QStringList({"verified", "approved", "exported", "released"}));
}

void TestCliAudit::theLogOfARecipeNamesIt()
{
    const QTemporaryDir folder;
    write(folder);
    const auto recipe = folder.filePath("out.internal/recipe.tranche");
    const auto said = test::cli({"run", recipe, "--table", folder.filePath("paper.csv"), "--no-utility", "--export",
                                 folder.filePath("again"), "--approve-as", "Anna", "--reason", "r"});
    QVERIFY2(said.status == 0, said.said());
    const auto entries = entriesOf(contentOf(folder.filePath("again.internal/audit.jsonl")));
    QCOMPARE(eventsFrom(entries, 0).first(2), QStringList({"opened", "recipe"}));
    QCOMPARE(entries[1]["what"].toString(), "opened");
    QCOMPARE(entries[1]["sha256"].toString(), QString::fromStdString(sha256Hex(contentOf(recipe).toStdString())));
}

TRANCHE_CORE_TEST(TestCliAudit)

} // namespace tst_cli_audit

#include "tst_cli_audit.moc"
