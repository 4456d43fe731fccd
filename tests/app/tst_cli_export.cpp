// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/program.h"
#include "tests/support/test_room.h"

#include <QDirIterator>
#include <QJsonArray>
#include <QTemporaryDir>

namespace tst_cli_export {

using namespace tranche::test;

namespace {

/// Every file below a folder, hidden ones too, as one text; to search in.
QByteArray everythingIn(const QString& folder)
{
    QByteArray all;
    QDirIterator files(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (files.hasNext())
        all += files.next().mid(folder.size()).toUtf8() + '\n' + contentOf(files.filePath());
    return all;
}

QStringList entries(const QString& folder)
{
    return QDir(folder).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot, QDir::Name);
}

Outcome verify(const QStringList& arguments)
{
    return runProgram(QStringLiteral(TRANCHE_VERIFY), arguments);
}

} // namespace

class TestCliExport : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void writesBothFoldersAndBothModesHold_data();
    void writesBothFoldersAndBothModesHold();
    void theReportTellsWhatTheDataStillTell();
    void whatMustNotLeaveTheHouseIsNotInTheRelease();
    void sortedReleasesAreTheSameEachTime();
    void aChangedReleaseDoesNotHold();
    void existingTargetsAreLeftAlone();
    void anInfeasibleRequestWritesNothing();
    void anAttributeMayBeCalledBucket();
    void cellsThatASpreadsheetWouldRunAreReported();
    void theReadmeSaysWhatAnAnalystMayDoUnlessItIsNotWanted();

private:
    Outcome exportTo(const QString& name, const QStringList& more = {}) const
    {
        return cli(QStringList{"slice", m_table, "--sensitive", "ill", "--identifier", "name", "--exclude", "shoesize", "--alpha", "1",
                               "--export", name, "--approve-as", "Ada Approver", "--reason", "For the yearbook"}
                   + more);
    }

    QTemporaryDir m_folder;
    QString m_table;
};

void TestCliExport::initTestCase()
{
    QByteArray text = "name,age,sex,shoesize,ill\n";
    const QByteArrayList ills = {"flu", "cold", "gout", "none"};
    for (int i = 0; i < 60; ++i)
        text += "Person" + QByteArray::number(i) + ',' + QByteArray::number(20 + i % 30) + ',' + (i % 2 == 0 ? "f" : "m") + ",remark"
                + QByteArray::number(i % 7) + ',' + ills[i * 7 / 3 % 4] + '\n';
    m_table = fileWith(m_folder.path(), "people.csv", text);
}

void TestCliExport::writesBothFoldersAndBothModesHold_data()
{
    QTest::addColumn<QStringList>("more");
    QTest::newRow("defaults") << QStringList();
    QTest::newRow("one file a column") << QStringList{"--layout", "per-column"};
    QTest::newRow("sorted") << QStringList{"--order-in-bucket", "sorted"};
    QTest::newRow("balanced, one attempt") << QStringList{"--cut", "balanced", "--attempts", "one"};
    QTest::newRow("apostrophes") << QStringList{"--formula-cells", "prefixed"};
}

void TestCliExport::writesBothFoldersAndBothModesHold()
{
    QFETCH(QStringList, more);
    QTemporaryDir folder;
    const auto name = folder.filePath("out");

    const auto outcome = exportTo(name, more);

    QVERIFY2(outcome.status == 0, outcome.said());
    QVERIFY2(outcome.out.contains("Verified: the release passed"), outcome.said());
    QCOMPARE(entries(folder.path()), QStringList({"out.internal", "out.release"}));
    const auto byFile = verify({name + ".release"});
    QVERIFY2(byFile.status == 0, byFile.said());
    const auto byOriginal = verify({name + ".release", "--original", m_table, "--delimiter", ",", "--quote", "\"", "--encoding", "UTF-8"});
    QVERIFY2(byOriginal.status == 0, byOriginal.said());
}

void TestCliExport::theReportTellsWhatTheDataStillTell()
{
    const QTemporaryDir target;
    QCOMPARE(exportTo(target.filePath("x")).status, 0);
    QVERIFY(contentOf(target.filePath("x.release/report.html")).contains("What the data still tell"));
    QVERIFY(contentOf(target.filePath("x.release/report.pdf")).startsWith("%PDF-1.4"));
}

void TestCliExport::whatMustNotLeaveTheHouseIsNotInTheRelease()
{
    QTemporaryDir folder;
    QCOMPARE(exportTo(folder.filePath("out")).status, 0);

    const auto released = everythingIn(folder.filePath("out.release"));

    for (const QByteArray& never : {QByteArray("Person1"), QByteArray("remark"), QByteArray("people.csv"), folder.path().toUtf8(),
                                    m_folder.path().toUtf8(), QByteArray("shoesize")})
        QVERIFY2(!released.contains(never), never);
    QVERIFY(!everythingIn(folder.filePath("out.internal")).contains("Person1"));
}

void TestCliExport::sortedReleasesAreTheSameEachTime()
{
    QTemporaryDir folder;
    QCOMPARE(exportTo(folder.filePath("a"), {"--order-in-bucket", "sorted"}).status, 0);
    QCOMPARE(exportTo(folder.filePath("b"), {"--order-in-bucket", "sorted"}).status, 0);
    const auto data = contentOf(folder.filePath("a.release/data.csv"));
    QVERIFY(!data.isEmpty());
    QCOMPARE(data, contentOf(folder.filePath("b.release/data.csv")));
}

void TestCliExport::aChangedReleaseDoesNotHold()
{
    QTemporaryDir folder;
    const auto release = folder.filePath("out.release");
    QCOMPARE(exportTo(folder.filePath("out")).status, 0);
    const auto data = contentOf(release + "/data.csv");
    auto changed = data;
    changed.replace(changed.lastIndexOf(','), changed.size(), ",gout2\n");
    fileWith(release, "data.csv", changed);
    QCOMPARE(verify({release}).status, 1);

    fileWith(release, "data.csv", data);
    QCOMPARE(verify({release}).status, 0);
    fileWith(release, "extra.csv", "a\n");
    QCOMPARE(verify({release}).status, 1);
    QVERIFY(QFile::remove(release + "/extra.csv"));
    QVERIFY(QFile::remove(release + "/dictionary.csv"));
    QCOMPARE(verify({release}).status, 1);
    QVERIFY(QFile::remove(release + "/manifest.json"));
    QCOMPARE(verify({release}).status, 2);
}

void TestCliExport::existingTargetsAreLeftAlone()
{
    QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkdir("out.internal"));

    const auto outcome = exportTo(folder.filePath("out"));

    QCOMPARE(outcome.status, 2);
    QVERIFY2(outcome.err.startsWith("tranche-cli: out.internal: "), outcome.said());
    QCOMPARE(entries(folder.path()), QStringList("out.internal"));
    QVERIFY(entries(folder.filePath("out.internal")).isEmpty());
}

void TestCliExport::anInfeasibleRequestWritesNothing()
{
    QTemporaryDir folder;
    QCOMPARE(exportTo(folder.filePath("out"), {"--l", "40"}).status, 1);
    QCOMPARE(entries(folder.path()), QStringList());
}

void TestCliExport::anAttributeMayBeCalledBucket()
{
    QTemporaryDir folder;
    const auto table = fileWith(m_folder.path(), "bucket.csv", "bucket,s\n1,a\n1,b\n2,a\n2,b\n");
    const QStringList slice{"slice", table, "--sensitive", "s"};

    QVERIFY2(cli(slice).status == 0, cli(slice).said());
    for (const auto* layout : {"together", "per-column"}) {
        const auto name = folder.filePath(layout);
        const auto outcome = cli(slice + QStringList{"--layout", layout, "--export", name, "--approve-as", "A", "--reason", "B"});
        QVERIFY2(outcome.status == 0, outcome.said());
        QVERIFY2(verify({name + ".release", "--original", table}).status == 0, layout);
    }
    QVERIFY(contentOf(folder.filePath("together.release/data.csv")).startsWith("bucket_number,bucket,s\n"));
}

void TestCliExport::cellsThatASpreadsheetWouldRunAreReported()
{
    QTemporaryDir folder;
    const auto table = fileWith(m_folder.path(), "formula.csv", "a,s\n=1+1,x\n=1+1,y\nb,x\nb,y\n");
    const QStringList words = {"slice", table, "--sensitive", "s", "--alpha", "1", "--approve-as", "A", "--reason", "B"};

    const auto outcome = cli(words + QStringList{"--export", folder.filePath("asis")});
    QCOMPARE(outcome.status, 0);
    QVERIFY2(outcome.err.contains("2 cells would be run as a formula"), outcome.said());
    QVERIFY(contentOf(folder.filePath("asis.release/data.csv")).contains(",=1+1,"));

    QCOMPARE(cli(words + QStringList{"--export", folder.filePath("prefixed"), "--formula-cells", "prefixed"}).status, 0);
    QVERIFY(contentOf(folder.filePath("prefixed.release/data.csv")).contains(",'=1+1,"));
    QCOMPARE(verify({folder.filePath("prefixed.release")}).status, 0);
}

void TestCliExport::theReadmeSaysWhatAnAnalystMayDoUnlessItIsNotWanted()
{
    const auto readme = [&](const QString& name) { return contentOf(m_folder.filePath(name + ".release/README.txt")); };
    const auto written = exportTo(m_folder.filePath("told"), {"--json", "-"});
    QVERIFY2(written.status == 0, written.said());
    QVERIFY2(readme("told").contains("Of the relations between attributes") && readme("told").contains("An analyst may not"),
             readme("told"));
    QVERIFY(written.json()["timing"].toObject().contains("utility"));
    QCOMPARE(exportTo(m_folder.filePath("untold"), {"--no-utility"}).status, 0);
    QVERIFY2(!readme("untold").contains("Of the relations between attributes"), readme("untold"));
    QCOMPARE(cli({"slice", m_table, "--sensitive", "ill", "--no-utility"}).status, 2); // nothing is written
}

TRANCHE_CORE_TEST(TestCliExport)

} // namespace tst_cli_export

#include "tst_cli_export.moc"
