// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/program.h"
#include "tests/support/test_room.h"

#include <QJsonArray>
#include <QTemporaryDir>

namespace tst_cli_dates {

using namespace tranche::test;

class TestCliDates : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void readsDatesAsTold_data();
    void readsDatesAsTold();
    void refusesWhatIsNoPattern_data();
    void refusesWhatIsNoPattern();
    void countsCodesOfOneAttribute();
    void tellsHowDatesAreRead();

private:
    QTemporaryDir m_folder;
    QString m_table;
};

void TestCliDates::initTestCase()
{
    m_table = fileWith(
        m_folder.path(), "dates.csv",
        "when,group,disease\n1/2/2024,-,flu\n02/01/2024,x,cold\n1/02/2024,x,-\n3/4/2024,-,flu\n5/6/2024,y,cold\n6/5/2024,y,flu\n");
}

void TestCliDates::readsDatesAsTold_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QString>("type");
    QTest::addColumn<int>("distinct");
    QTest::newRow("not told") << QStringList{} << "categorical" << 6;
    QTest::newRow("day first") << QStringList{"--date", "when=%d/%m/%Y"} << "date" << 5;
    QTest::newRow("month first") << QStringList{"--date", "when=%m/%d/%Y"} << "date" << 5;
}

void TestCliDates::readsDatesAsTold()
{
    QFETCH(QStringList, options);
    QFETCH(QString, type);
    QFETCH(int, distinct);
    const auto json = cli(QStringList{"slice", m_table, "--sensitive", "disease", "--l", "1.5", "--json", "-"} + options).json();
    const auto when = json["attributes"].toArray()[0].toObject();
    QCOMPARE(when["type"].toString(), type);
    QCOMPARE(when["distinct"].toInt(), distinct);
    QCOMPARE(json["settings"].toObject().contains("dates"), !options.isEmpty());
}

void TestCliDates::refusesWhatIsNoPattern_data()
{
    QTest::addColumn<QString>("given");
    QTest::newRow("no pattern") << "when=";
    QTest::newRow("a year of two digits") << "when=%d/%m/%y";
    QTest::newRow("no attribute") << "then=iso";
    QTest::newRow("one that does not fit") << "when=iso";
    QTest::newRow("another sign") << "when=%d.%m.%Y";
}

void TestCliDates::refusesWhatIsNoPattern()
{
    QFETCH(QString, given);
    const auto outcome = cli({"slice", m_table, "--sensitive", "disease", "--date", given});
    QCOMPARE(outcome.status, 2);
    QVERIFY(!outcome.err.contains("2024"));
}

void TestCliDates::countsCodesOfOneAttribute()
{
    const auto attributes = cli({"inspect", m_table, "--missing-token-for", "group=-", "--json", "-"}).json()["attributes"].toArray();
    QCOMPARE(attributes[1].toObject()["missing"].toInt(), 2);
    QCOMPARE(attributes[2].toObject()["missing"].toInt(), 0);
    QCOMPARE(cli({"inspect", m_table, "--missing-token-for", "none=-"}).status, 2);
}

void TestCliDates::tellsHowDatesAreRead()
{
    const auto table = fileWith(m_folder.path(), "either.csv", "paid,job\n01/04/2021,a\n01/10/2020,b\n01/01/2019,c\n");
    const auto rows = cli({"inspect", table, "--json", "-"}).json()["source"].toObject()["evidence"].toArray();
    QString found; // right behind the numbers
    for (qsizetype i = 1; i < rows.size(); ++i)
        if (rows[i].toObject()["choice"] == QLatin1String("dates"))
            found = rows[i - 1].toObject()["choice"].toString() + ' ' + rows[i].toObject()["verdict"].toString();
    QCOMPARE(found, QString("numbers decide"));
    const auto said = cli({"inspect", table}).out;
    QVERIFY2(said.contains("3 dates (each the first of a quarter) by --date"), said.constData());
    QVERIFY2(said.contains("3 dates (all in one month of the year) by --date"), said.constData());
    QVERIFY2(said.contains("paid: every cell (3) fits day first, and month first as well"), said.constData());
}

TRANCHE_CORE_TEST(TestCliDates)

} // namespace tst_cli_dates

#include "tst_cli_dates.moc"
