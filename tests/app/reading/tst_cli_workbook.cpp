// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/program.h"
#include "tests/support/tables.h"
#include "tests/support/test_room.h"

#include <QJsonArray>
#include <QTemporaryDir>

namespace tst_cli_workbook {

using namespace tranche::test;

class TestCliWorkbook : public QObject {
    Q_OBJECT

private slots:
    void readsTheSheetAndRangeThatAreNamed();
    void leavesHiddenRowsOutAndJoinsHeaderRows();
    void saysWhereAnErrorIs();
    void refusesWhatWorkbooksOrTextsDoNotHave_data();
    void refusesWhatWorkbooksOrTextsDoNotHave();
};

static QString workbook(const char* name)
{
    return dataFolder() + QStringLiteral("/workbooks/") + QString::fromUtf8(name);
}

void TestCliWorkbook::readsTheSheetAndRangeThatAreNamed()
{
    const auto ran
        = cli({"inspect", workbook("libreoffice.ods"), "--sheet", "People", "--range", "A3:J7", "--error-cells", "missing", "--json", "-"});
    const auto json = ran.json();
    QCOMPARE(json["table"].toObject(), QJsonObject({{"tuples", 4}, {"attributes", 10}}));
    QCOMPARE(json["attributes"].toArray()[1].toObject()["name"].toString(), QString("Year of birth"));
    const auto settings = json["settings"].toObject();
    QCOMPARE(settings["sheet"].toString(), QString("People"));
    QCOMPARE(settings["range"].toString(), QString("A3:J7"));
    QCOMPARE(settings["error_cells"].toString(), QString("missing"));
    QVERIFY(!settings.contains("delimiter"));
}

void TestCliWorkbook::leavesHiddenRowsOutAndJoinsHeaderRows()
{
    const QStringList words{
        "inspect", workbook("libreoffice.ods"), "--sheet", "People", "--range", "A3:J7", "--error-cells", "missing", "--json", "-"};
    const auto shown = cli(words + QStringList{"--hidden-rows", "leave-out"}).json();
    QCOMPARE(shown["table"].toObject(), QJsonObject({{"tuples", 3}, {"attributes", 9}})); // row 5 and column H are hidden
    QCOMPARE(shown["settings"].toObject()["hidden_rows"].toBool(true), false);
    const auto joined = cli(words + QStringList{"--header-rows", "2"}).json();
    QCOMPARE(joined["table"].toObject(), QJsonObject({{"tuples", 3}, {"attributes", 10}}));
    QCOMPARE(joined["settings"].toObject()["header_rows"].toInt(), 2);
}

void TestCliWorkbook::saysWhereAnErrorIs()
{
    const auto ran = cli({"inspect", workbook("libreoffice.xlsx"), "--range", "A3:J7"});
    QCOMPARE(ran.status, 2);
    QVERIFY2(ran.err.contains("J7") && ran.err.contains("People"), ran.err.constData());
}

void TestCliWorkbook::refusesWhatWorkbooksOrTextsDoNotHave_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QString>("said");
    QTest::newRow("delimiter") << QStringList{"inspect", workbook("write-only.xlsx"), "--delimiter", ";"} << "--delimiter";
    QTest::newRow("range") << QStringList{"inspect", workbook("write-only.xlsx"), "--range", "3:4"} << "A3:U1003";
    QTest::newRow("errors") << QStringList{"inspect", workbook("write-only.xlsx"), "--error-cells", "keep"} << "--error-cells";
    QTest::newRow("hidden rows") << QStringList{"inspect", workbook("write-only.xlsx"), "--hidden-rows", "drop"} << "--hidden-rows";
    QTest::newRow("no header row") << QStringList{"inspect", workbook("write-only.xlsx"), "--header-rows", "0"} << "--header-rows";
    QTest::newRow("header or none") << QStringList{"inspect", workbook("write-only.xlsx"), "--header-rows", "2", "--no-header"}
                                    << "--header-rows and --no-header exclude each other";
    QTest::newRow("lines of a workbook") << QStringList{"inspect", workbook("write-only.xlsx"), "--header-lines", "2"} << "--header-lines";
    QTest::newRow("rows of a text") << QStringList{"inspect", "a.csv", "--header-rows", "2"} << "--header-rows";
    QTest::newRow("sheet of a text") << QStringList{"inspect", "a.csv", "--sheet", "x"} << "--sheet";
}

void TestCliWorkbook::refusesWhatWorkbooksOrTextsDoNotHave()
{
    QFETCH(QStringList, words);
    QFETCH(QString, said);
    const auto ran = cli(words);
    QCOMPARE(ran.status, 2);
    QVERIFY2(ran.err.contains(said.toUtf8()), ran.err.constData());
}

TRANCHE_CORE_TEST(TestCliWorkbook)

} // namespace tst_cli_workbook

#include "tst_cli_workbook.moc"
