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
