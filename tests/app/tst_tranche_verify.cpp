// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/program.h"
#include "tests/core/verify/faithful_release.h"
#include "tests/support/test_room.h"

namespace tst_tranche_verify {

using namespace tranche;
using namespace tranche::test;

namespace {

Outcome verify(const QStringList& arguments)
{
    return runProgram(QStringLiteral(TRANCHE_VERIFY), arguments);
}

void writeFile(const QString& path, const std::string& bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(QByteArray::fromStdString(bytes)) != static_cast<qint64>(bytes.size()))
        qFatal("test file cannot be written");
}

void writeFolder(const QString& path, const ReleaseFiles& files)
{
    QDir().mkpath(path);
    for (const auto& [name, bytes] : files)
        writeFile(path + '/' + QString::fromStdString(name), bytes);
}

/// The source table as a file, its signs chosen by the test.
std::string tableText(const Table& table, char delimiter)
{
    std::string text;
    for (std::size_t i = 0; i < table.attributeCount(); ++i)
        text += (i == 0 ? "" : std::string(1, delimiter)) + table.attribute(SourceId(i)).name;
    for (std::size_t row = 0; row < table.rowCount(); ++row) {
        text += '\n';
        for (std::size_t i = 0; i < table.attributeCount(); ++i)
            text += (i == 0 ? "" : std::string(1, delimiter)) + std::string(table.cell(row, SourceId(i)));
    }
    return text + '\n';
}

} // namespace

class TestTrancheVerify : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void statusIsZeroForAFaithfulReleaseInBothModes();
    void statusIsOneWhereAPromiseIsBroken();
    void statusIsTwoForWhatCannotBeRead_data();
    void statusIsTwoForWhatCannotBeRead();
    void statusIsThreeWhereOnlyTheOriginalCanShowIt();
    void readsTheOriginalAsTold();
    void severalOriginalsAreOneTable();
    void givesJson();
    void quietSaysNothing();
    void showsNoCellValue();

private:
    QString path(const char* name) const { return m_folder.filePath(QString::fromLatin1(name)); }

    Snapshot m_snapshot;
    ReleaseFiles m_files;
    QTemporaryDir m_folder;
};

void TestTrancheVerify::initTestCase()
{
    m_snapshot = persons();
    m_files = draftOf(m_snapshot).release;
    writeFolder(path("good.release"), m_files);
    writeFile(path("table.csv"), tableText(*m_snapshot.table, ','));
    writeFile(path("table.txt"), tableText(*m_snapshot.table, ';'));
}

void TestTrancheVerify::statusIsZeroForAFaithfulReleaseInBothModes()
{
    const auto alone = verify({path("good.release")});
    QCOMPARE(alone.status, 0);
    QVERIFY(alone.out.startsWith("holds          The digests of ") && alone.out.contains(" files agree with the manifest.\n"));
    QVERIFY(alone.out.contains("This check cannot see:\n  - a weaker request than was intended"));
    const auto compared
        = verify({path("good.release") + '/', "--original", path("table.csv"), "--delimiter", ",", "--quote", "\"", "--encoding", "UTF-8"});
    QVERIFY2(compared.status == 0, compared.out + compared.err);
    QVERIFY(compared.out.contains("With the original: in the sensitive column, p(t,s) was recomputed for "));
}

void TestTrancheVerify::statusIsOneWhereAPromiseIsBroken()
{
    auto files = m_files;
    files["data.csv"][files["data.csv"].size() - 2] ^= 1;
    writeFolder(path("changed.release"), files);
    const auto outcome = verify({path("changed.release")});
    QCOMPARE(outcome.status, 1);
    QVERIFY2(outcome.out.contains("does not hold  data.csv: The file was changed"), outcome.out);
}

void TestTrancheVerify::statusIsTwoForWhatCannotBeRead_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("nothing named") << QStringList();
    QTest::newRow("no such folder") << QStringList(path("none.release"));
    QTest::newRow("a file") << QStringList(path("table.csv"));
    QTest::newRow("no manifest") << QStringList(path("empty.release"));
    QTest::newRow("no such original") << QStringList({path("good.release"), "--original", path("none.csv")});
    QTest::newRow("unknown option") << QStringList({path("good.release"), "--fast"});
    QTest::newRow("option without value") << QStringList({path("good.release"), "--original"});
    QTest::newRow("two releases") << QStringList({path("good.release"), path("good.release")});
    QTest::newRow("delimiter of two signs") << QStringList({path("good.release"), "--delimiter", ",,"});
    QTest::newRow("skip no number") << QStringList({path("good.release"), "--skip", "x"});
}

void TestTrancheVerify::statusIsTwoForWhatCannotBeRead()
{
    QFETCH(QStringList, arguments);
    QDir().mkpath(path("empty.release"));
    const auto outcome = verify(arguments);
    QCOMPARE(outcome.status, 2);
    QVERIFY(!outcome.err.isEmpty() || outcome.out.contains("unreadable"));
    QVERIFY2(!outcome.err.contains(m_folder.path().toUtf8()), outcome.err); // no path in a message
}

void TestTrancheVerify::statusIsThreeWhereOnlyTheOriginalCanShowIt()
{
    // Two buckets that every tuple matches; each alone gives one disease too great a share, their mean does not.
    SnapshotRequest request{.table = tableOf({"age disease", "1 a", "1 a", "1 b", "1 b", "1 b", "1 a"}), .sensitive = "disease"};
    request.columns = {{"age"}, {"disease"}};
    request.parameters.model.l = Ratio(1, 1);
    const auto snapshot = withClaimedBuckets(snapshotOf(request), {{0, 1, 2}, {3, 4, 5}}, Ratio(2, 1), 1);
    writeFolder(path("mean.release"), draftOf(snapshot).release);
    writeFile(path("mean.csv"), tableText(*snapshot.table, ','));
    const auto alone = verify({path("mean.release")});
    QCOMPARE(alone.status, 3);
    QVERIFY(alone.out.contains("the files alone cannot prove the guarantee"));
    QCOMPARE(verify({path("mean.release"), "--original", path("mean.csv")}).status, 0);
}

void TestTrancheVerify::readsTheOriginalAsTold()
{
    const QStringList base{path("good.release"), "--original", path("table.txt"), "--quote", "none", "--encoding", "UTF-8", "--delimiter"};
    QCOMPARE(verify(base + QStringList{";"}).status, 0);
    QCOMPARE(verify(base + QStringList{","}).status, 1); // one attribute with a long name: not the table

    writeFile(path("bare.csv"), "a comment\n" + tableText(*m_snapshot.table, ',').substr(tableText(*m_snapshot.table, ',').find('\n') + 1));
    QCOMPARE(verify({path("good.release"), "--original", path("bare.csv"), "--skip", "1", "--no-header", "--names",
                     "\"name\",age,zip,sex,disease,private-note"})
                 .status,
             0);
}

void TestTrancheVerify::severalOriginalsAreOneTable()
{
    const auto text = tableText(*m_snapshot.table, ',');
    const auto header = text.substr(0, text.find('\n') + 1);
    const auto middle = text.find('\n', text.size() / 2) + 1;
    writeFile(path("first.csv"), text.substr(0, middle));
    writeFile(path("second.csv"), header + text.substr(middle));
    QCOMPARE(verify({path("good.release"), "--original", path("first.csv"), "--original", path("second.csv")}).status, 0);
    QCOMPARE(verify({path("good.release"), "--original", path("first.csv")}).status, 1);
}

void TestTrancheVerify::givesJson()
{
    const auto direct = verify({path("good.release"), "--json", "-"});
    const auto object = QJsonDocument::fromJson(direct.out).object();
    QCOMPARE(object["format"].toInt(), 1);
    QCOMPARE(object["verdict"].toString(), QStringLiteral("holds"));
    QCOMPARE(object["status"].toInt(-1), 0);
    QCOMPARE(object["checks"].toArray().size(), 6);
    QCOMPARE(object["cannot_see"].toArray().size(), 5);
    const auto approval = object["approvals"].toArray().at(0).toObject();
    QCOMPARE(approval["name"].toString(), QStringLiteral("Officer"));
    QCOMPARE(approval["signature"].toString(), QStringLiteral("not signed"));
    QVERIFY(approval["key_id"].isNull());
    QCOMPARE(verify({path("good.release"), "--json", path("result.json")}).status, 0);
    QFile file(path("result.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), direct.out);
}

void TestTrancheVerify::quietSaysNothing()
{
    const auto outcome = verify({path("good.release"), "--original", path("table.csv"), "--quiet"});
    QCOMPARE(outcome.status, 0);
    QVERIFY(outcome.out.isEmpty() && outcome.err.isEmpty());
}

void TestTrancheVerify::showsNoCellValue()
{
    auto files = m_files;
    auto cells = cellsOf(files["data.csv"]);
    cells[1][1] = "CELLMARKER";
    files["data.csv"] = textOf(cells);
    repairDigests(files);
    writeFolder(path("marked.release"), files);
    const auto outcome = verify({path("marked.release"), "--original", path("table.csv")});
    QCOMPARE(outcome.status, 1);
    QVERIFY(!outcome.out.contains("MARKER") && !outcome.err.contains("MARKER"));
}

TRANCHE_CORE_TEST(TestTrancheVerify)

} // namespace tst_tranche_verify

#include "tst_tranche_verify.moc"
