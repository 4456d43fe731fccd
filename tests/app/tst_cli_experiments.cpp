// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/program.h"
#include "tests/support/lab/paper_table.h"
#include "tests/support/test_room.h"

#include <QJsonArray>
#include <QTemporaryDir>

namespace tst_cli_experiments {

using namespace tranche::test;

class TestCliExperiments : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void everyFigureHasItsThreeFilesAndTheClaimsTheirs();
    void theClaimsStandInTheirOrder();
    void aTableByPositionIsTheSame();
    void missingAttributesAreNamed();
    void aFolderThatIsThereIsLeftAlone();
    void badUsageEndsWithTwo_data();
    void badUsageEndsWithTwo();
    void theHelpNamesItsOptions();

private:
    Outcome experiments(const QString& out, const QStringList& more) const
    {
        return cli(QStringList{"experiments", "--table", m_table, "--out", m_folder.filePath(out), "--folds", "2", "--linkings", "1"}
                   + more);
    }

    QTemporaryDir m_folder;
    QString m_table;
};

void TestCliExperiments::initTestCase()
{
    m_table = fileWith(m_folder.path(), "people.csv", QByteArray::fromStdString(madeUpAdult(300, 1)));
}

void TestCliExperiments::everyFigureHasItsThreeFilesAndTheClaimsTheirs()
{
    const auto outcome = experiments("report", {"--only", "sensitive-nb-occ7,columns-qi-occ15-paper,fakes-occ7,time-d"});

    QVERIFY2(outcome.status == 0, outcome.said());
    QStringList expected = {"claims.csv", "claims.html", "settings.json"};
    for (const auto* id : {"columns-qi-occ15-paper", "fakes-occ7", "sensitive-nb-occ7", "time-d"})
        for (const auto* ending : {".csv", ".png", ".svg"})
            expected += QString(id) + ending;
    expected.sort();
    const QDir report(m_folder.filePath("report"));
    QCOMPARE(report.entryList(QDir::Files | QDir::Hidden, QDir::Name), expected);
    QVERIFY(contentOf(report.filePath("fakes-occ7.png")).startsWith("\x89PNG"));
    QVERIFY(contentOf(report.filePath("fakes-occ7.svg")).startsWith("<svg"));
    QVERIFY(!contentOf(report.filePath("claims.html")).contains(m_folder.path().toUtf8()));
    QCOMPARE(QDir(m_folder.path()).entryList({".tranche*"}, QDir::Dirs | QDir::Hidden), QStringList());
}

void TestCliExperiments::theClaimsStandInTheirOrder()
{
    const auto result = experiments("claims", {"--only", "fakes-occ7", "--json", "-"}).json();

    QStringList ids;
    for (const auto& claim : result["claims"].toArray())
        ids += claim.toObject()["id"].toString();
    QStringList known;
    for (const auto& [letter, count] : {std::pair("d", 8), std::pair("a", 12), std::pair("m", 8)})
        for (int i = 1; i <= count; ++i)
            known += letter + QString::number(i);
    QCOMPARE(ids, known);
    QCOMPARE(result["tuples"].toInt(), 300);
    QCOMPARE(result["claims"].toArray()[0].toObject()["verdict"].toString(), QString("FALSE"));        // 45,222 tuples
    QCOMPARE(result["claims"].toArray()[9].toObject()["verdict"].toString(), QString("NOT TESTABLE")); // not asked for
    QCOMPARE(result["claims"].toArray()[27].toObject()["verdict"].toString(), QString("TRUE"));        // no fakes
    QCOMPARE(result["settings"].toObject()["folds"].toInt(), 2);
}

void TestCliExperiments::aTableByPositionIsTheSame()
{
    auto text = contentOf(m_table);
    text = text.mid(text.indexOf('\n') + 1);
    const auto bare = fileWith(m_folder.path(), "bare.csv", text);
    const auto outcome = cli({"experiments", "--table", bare, "--no-header", "--out", m_folder.filePath("bare"), "--only", "fakes-occ7"});

    QVERIFY2(outcome.status == 0, outcome.said());
    QVERIFY(experiments("named", {"--only", "fakes-occ7"}).status == 0);
    QCOMPARE(contentOf(m_folder.filePath("bare/fakes-occ7.csv")), contentOf(m_folder.filePath("named/fakes-occ7.csv")));
}

void TestCliExperiments::missingAttributesAreNamed()
{
    auto text = contentOf(m_table);
    text.replace("race,sex", "colour,gender").replace("age,", "years,").append("\n");
    text.replace("salary\n", "salary,more\n");
    QByteArrayList lines = text.split('\n');
    for (qsizetype i = 1; i < lines.size(); ++i)
        if (!lines[i].isEmpty())
            lines[i] += ",1";
    const auto other = fileWith(m_folder.path(), "other.csv", lines.join('\n').trimmed() + '\n');
    const auto outcome = cli({"experiments", "--table", other, "--out", m_folder.filePath("other")});

    QCOMPARE(outcome.status, 2);
    QVERIFY2(outcome.err.contains("\"age\", \"race\"") && !outcome.err.contains("\"sex\""), outcome.said());
    QVERIFY(!QDir(m_folder.filePath("other")).exists());
}

void TestCliExperiments::aFolderThatIsThereIsLeftAlone()
{
    QDir(m_folder.path()).mkdir("there");
    const auto outcome = experiments("there", {"--only", "fakes-occ7"});

    QCOMPARE(outcome.status, 2);
    QVERIFY2(outcome.err.contains("there already"), outcome.said());
    QVERIFY(QDir(m_folder.filePath("there")).isEmpty());
}

void TestCliExperiments::badUsageEndsWithTwo_data()
{
    QTest::addColumn<QStringList>("more");
    QTest::newRow("unknown figure") << QStringList{"--only", "fakes-occ8"};
    QTest::newRow("one fold") << QStringList{"--folds=1", "--only", "time-n"};
    QTest::newRow("more folds than tuples") << QStringList{"--folds=301", "--only", "time-n"};
    QTest::newRow("no linking") << QStringList{"--linkings=0", "--only", "time-n"};
    QTest::newRow("an operand") << QStringList{"table.csv"};
}

void TestCliExperiments::badUsageEndsWithTwo()
{
    QFETCH(QStringList, more);
    const auto outcome = cli(QStringList{"experiments", "--table", m_table, "--out", m_folder.filePath("bad")} + more);

    QVERIFY2(outcome.status == 2, outcome.said());
    QVERIFY(!QDir(m_folder.filePath("bad")).exists());
    QCOMPARE(cli({"experiments", "--table", m_table}).status, 2);
    QCOMPARE(cli({"experiments", "--out", m_folder.filePath("bad")}).status, 2);
}

void TestCliExperiments::theHelpNamesItsOptions()
{
    const auto outcome = cli({"experiments", "--help"});

    QCOMPARE(outcome.status, 0);
    for (const auto* option : {"--table", "--out", "--only", "--folds", "--linkings", "--json", "--missing-token"})
        QVERIFY2(outcome.out.contains(option), option);
    QVERIFY(!outcome.out.contains("--sensitive"));
}

TRANCHE_CORE_TEST(TestCliExperiments)

} // namespace tst_cli_experiments

#include "tst_cli_experiments.moc"
