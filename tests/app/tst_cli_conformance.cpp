// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/program.h"
#include "tests/support/tables.h"
#include "tests/support/test_room.h"

#include <QDirIterator>
#include <QRegularExpression>
#include <QTemporaryDir>

namespace tst_cli_conformance {

using namespace tranche::test;

namespace {

struct Counts {
    int passed = -1;
    int failed = -1;
    int skipped = -1;
};

/// From the last line.
Counts countsOf(const Outcome& outcome)
{
    const auto lines = QString::fromUtf8(outcome.out).trimmed().split('\n');
    const auto match = QRegularExpression("^(\\d+) passed, (\\d+) failed, (\\d+) skipped$").match(lines.last());
    return match.hasMatch() ? Counts{match.captured(1).toInt(), match.captured(2).toInt(), match.captured(3).toInt()} : Counts();
}

} // namespace

class TestCliConformance : public QObject {
    Q_OBJECT

private slots:
    void everyVectorHolds();
    void everyUtilityVectorHolds();
    void theSharedVectorsHold();
    void aDamagedUtilityVectorFailsAndIsNamed_data();
    void aDamagedUtilityVectorFailsAndIsNamed();
    void aDamagedVectorFailsAndIsNamed_data();
    void aDamagedVectorFailsAndIsNamed();
    void whatIsNotAVectorFails();
    void aFolderWithoutVectorsIsAnError();
    void wantsExactlyOneFolder();

private:
    static void damageAndExpect(const QString& file, const QString& name);
};

/// One place of a vector is changed as the row of data says.
void TestCliConformance::damageAndExpect(const QString& file, const QString& name)
{
    QFETCH(QString, before);
    QFETCH(QString, after);
    QFETCH(QString, field);
    auto text = QString::fromUtf8(contentOf(dataFolder() + file));
    const auto match = QRegularExpression(before).match(text);
    QVERIFY(match.hasMatch());
    text.replace(match.capturedStart(), match.capturedLength(), after);
    QTemporaryDir folder;
    fileWith(folder.path(), name + ".json", text.toUtf8());

    const auto outcome = cli({"conformance", folder.path()});

    QVERIFY2(outcome.status == 1, outcome.said());
    QVERIFY(countsOf(outcome).failed >= 1);
    const auto lines = QString::fromUtf8(outcome.out).split('\n');
    QVERIFY2(!lines.filter(QRegularExpression("^failed: " + name + ", .*" + QRegularExpression::escape(field))).isEmpty(), outcome.said());
}

void TestCliConformance::everyVectorHolds()
{
    const auto outcome = cli({"conformance", dataFolder() + "/vectors"});

    QVERIFY2(outcome.status == 0, outcome.said());
    const auto counts = countsOf(outcome);
    QCOMPARE(counts.failed, 0);
    QCOMPARE(outcome.out.count('\n'), 1);
    // 14 vectors: 6 fields each of the whole; 14 given slicings of at least 13 fields; 46 runs that this version can do, of at least 15
    QVERIFY2(counts.passed >= 14 * 6 + 14 * 13 + 40 * 15, outcome.out);
}

void TestCliConformance::everyUtilityVectorHolds()
{
    const auto outcome = cli({"conformance", dataFolder() + "/vectors-utility"});
    QVERIFY2(outcome.status == 0, outcome.said());
    const auto counts = countsOf(outcome);
    QCOMPARE(counts.failed, 0);
    QCOMPARE(counts.skipped, 0);
    QVERIFY2(counts.passed >= 1000, outcome.out); // 6 vectors, 9 targets: publications, pairs, queries, models, held-out results
}

void TestCliConformance::aDamagedUtilityVectorFailsAndIsNamed_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    QTest::addColumn<QString>("field");
    const auto row = [](const char* field, const char* before, const char* after) {
        QTest::newRow(field) << QString(before) << QString(after) << QString(field);
    };
    row("kept", R"("kept": "107/215")", R"("kept": "106/215")");
    row("labels", R"("labels": \{\s*"Age": \[\s*"0")", R"("labels": {"Age": ["9")");
    row("queries, attempts", R"("attempts": 8)", R"("attempts": 9)");
    row("naive Bayes, class counts", R"("class_counts": \[\s*"1/1")", R"("class_counts": ["2/1")");
    row("tree, grown", R"("gain": 0\.6556)", R"("gain": 0.6557)");
    row("tree, sizes", R"("nodes_grown": 7)", R"("nodes_grown": 8)");
}

void TestCliConformance::aDamagedUtilityVectorFailsAndIsNamed()
{
    damageAndExpect("/vectors-utility/u1-table1.json", "u1-table1");
}

void TestCliConformance::theSharedVectorsHold()
{
    if (sharedFolder().isEmpty())
        QSKIP("The shared test vectors are not beside this checkout.");
    const auto outcome = cli({"conformance", sharedFolder() + "/vectors"});
    QVERIFY2(outcome.status == 0, outcome.said());
    QCOMPARE(countsOf(outcome).failed, 0);
}

void TestCliConformance::aDamagedVectorFailsAndIsNamed_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    QTest::addColumn<QString>("field");

    const auto row = [](const char* name, const char* before, const char* after, const char* field) {
        QTest::newRow(name) << QString(before) << QString(after) << QString(field);
    };
    row("phi2", R"("phi2": \[\s*\[\s*"1/1", "3/8")", R"("phi2": [["1/1", "3/7")", "phi2");
    row("bin", R"("Age": \[0, 0, 1)", R"("Age": [0, 1, 1)", "discretized");
    row("ranking", R"(\["Sex", "2/3"\])", R"(["Sex", "1/3"])", "correlation_with_sensitive");
    row("share of a column", R"("f_i": \{"0": \["1/4")", R"("f_i": {"0": ["1/5")", "f_i");
    row("verdict", R"("definition": true)", R"("definition": false)", "definition");
    row("greatest p", R"("smallest_distinct": 3)", R"("smallest_distinct": 2)", "smallest_distinct");
    row("feasible", R"("feasible": true)", R"("feasible": false)", "feasible");
    row("fakes", R"("fake_distinct": 16)", R"("fake_distinct": 17)", "membership");
    row("field renamed", R"("largest_ell")", R"("largest_el")", "largest_el");
    row("cut unknown", R"("cut": "median")", R"("cut": "medium")", "parameters");
    row("runs gone", R"("runs": \[)", R"("run": [)", "runs");
}

void TestCliConformance::aDamagedVectorFailsAndIsNamed()
{
    damageAndExpect("/vectors/table1.json", "table1");
}

void TestCliConformance::whatIsNotAVectorFails()
{
    for (const auto* text : {"", "[]", "{}", "{\"format\": 2}", "not json"}) {
        QTemporaryDir folder;
        fileWith(folder.path(), "x.json", text);
        const auto outcome = cli({"conformance", folder.path()});
        QVERIFY2(outcome.status == 1, outcome.said());
        QCOMPARE(countsOf(outcome).failed, 1);
    }
}

void TestCliConformance::aFolderWithoutVectorsIsAnError()
{
    QTemporaryDir folder;
    fileWith(folder.path(), "README.md", "no vectors here");
    QCOMPARE(cli({"conformance", folder.path()}).status, 2);
    QCOMPARE(cli({"conformance", folder.filePath("nowhere")}).status, 2);
}

void TestCliConformance::wantsExactlyOneFolder()
{
    QCOMPARE(cli({"conformance"}).status, 2);
    QCOMPARE(cli({"conformance", "a", "b"}).status, 2);
}

TRANCHE_CORE_TEST(TestCliConformance)

} // namespace tst_cli_conformance

#include "tst_cli_conformance.moc"
