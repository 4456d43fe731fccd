// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/files/csv_cells.h"

#include "core/verify/reading/release_dictionary.h"
#include "tests/support/test_room.h"

namespace tst_csv_cells {

using namespace tranche;

class TestCsvCells : public QObject {
    Q_OBJECT
private slots:
    void knowsWhatASpreadsheetRuns_data();
    void knowsWhatASpreadsheetRuns();
    void quotesOnlyWhereNeeded_data();
    void quotesOnlyWhereNeeded();
    void noTwoPrefixedCellsAreWrittenAlikeAndTheVerifierReadsThemBack();
};

void TestCsvCells::knowsWhatASpreadsheetRuns_data()
{
    QTest::addColumn<QString>("cell");
    QTest::addColumn<bool>("runs");
    for (const auto* cell : {"=1+1", "@SUM(A1)", "+cmd", "-cmd", "\tx", "\rx", "-", "+1+1", "-0x7"})
        QTest::newRow(cell) << QString::fromLatin1(cell) << true;
    for (const auto* cell : {"", "x=1", "-5", "+5", "-1.5e3", "-007", "'=1", " =1", "5"})
        QTest::newRow(QByteArray("not ") + cell) << QString::fromLatin1(cell) << false;
}

void TestCsvCells::knowsWhatASpreadsheetRuns()
{
    QFETCH(QString, cell);
    QFETCH(bool, runs);
    QCOMPARE(isFormulaCell(cell.toStdString()), runs);
    QCOMPARE(runsAsFormula(cell.toStdString()), runs); // the verifier has its own rule; both must be the same
}

void TestCsvCells::quotesOnlyWhereNeeded_data()
{
    QTest::addColumn<QString>("cell");
    QTest::addColumn<QString>("asIs");
    QTest::addColumn<QString>("prefixed");
    const auto row = [](const char* cell, const char* asIs, const char* prefixed) {
        QTest::newRow(cell) << QString::fromUtf8(cell) << QString::fromUtf8(asIs) << QString::fromUtf8(prefixed);
    };
    row("plain", "plain", "plain");
    row("", "", "");
    row("a,b", "\"a,b\"", "\"a,b\"");
    row("say \"x\"", "\"say \"\"x\"\"\"", "\"say \"\"x\"\"\"");
    row("two\nlines", "\"two\nlines\"", "\"two\nlines\"");
    row("=A1,B1", "\"=A1,B1\"", "\"'=A1,B1\"");
    row("=A1", "=A1", "'=A1");
    row("'=A1", "'=A1", "''=A1");
    row("'quoted", "'quoted", "'quoted");
    row("-5", "-5", "-5");
    row("größer", "größer", "größer");
}

void TestCsvCells::quotesOnlyWhereNeeded()
{
    QFETCH(QString, cell);
    QFETCH(QString, asIs);
    QFETCH(QString, prefixed);
    QCOMPARE(QString::fromStdString(csvCell(cell.toStdString(), FormulaCells::AsIs)), asIs);
    QCOMPARE(QString::fromStdString(csvCell(cell.toStdString(), FormulaCells::Prefixed)), prefixed);
}

void TestCsvCells::noTwoPrefixedCellsAreWrittenAlikeAndTheVerifierReadsThemBack()
{
    for (const std::string bare : {"=x", "-5", "-x", "", "x", "@", "+", "+1"})
        for (std::size_t apostrophes = 0; apostrophes < 4; ++apostrophes) {
            const auto cell = std::string(apostrophes, '\'') + bare;
            const auto written = csvCell(cell, FormulaCells::Prefixed);
            QCOMPARE(std::string(withoutPrefix(written)), cell); // so writing is one to one
            QVERIFY(!runsAsFormula(written));
        }
}

TRANCHE_TEST(TestCsvCells)

} // namespace tst_csv_cells

#include "tst_csv_cells.moc"
