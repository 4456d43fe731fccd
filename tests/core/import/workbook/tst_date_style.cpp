// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/workbook/date_style.h"

#include "core/import/workbook/cell_text.h"
#include "tests/support/test_room.h"

namespace tst_date_style {

using namespace tranche;

class TestDateStyle : public QObject {
    Q_OBJECT

private slots:
    void formatsTellDaysFromNumbers_data();
    void formatsTellDaysFromNumbers();
    void countsOfDaysBecomeDays_data();
    void countsOfDaysBecomeDays();
    void whatIsNoDayIsRefused();
    void everyDayFollowsTheOneBefore();
    void durationsOfOpenDocumentAreHours();
    void escapesStandForCharacters();
};

static QByteArray nameOf(DateStyle style)
{
    switch (style) {
    case DateStyle::Day: return "day";
    case DateStyle::Moment: return "moment";
    case DateStyle::Time: return "time";
    case DateStyle::Duration: return "duration";
    case DateStyle::None: break;
    }
    return "none";
}

void TestDateStyle::formatsTellDaysFromNumbers_data()
{
    QTest::addColumn<QByteArray>("style");
    for (const auto* format : {"General", "0.00", "#,##0", "0.00E+00", "[Red]0.00", "[$-409]#,##0", "\"day\" 0", "0\\d", "[>=100]0;0.0",
                               "@", "_-* #,##0.00\\ [$\xE2\x82\xAC-407]_-", "0;dd/mm/yyyy", ""})
        QTest::newRow(format) << QByteArray("none");
    for (const auto* format : {"dd/mm/yyyy", "mmm", "[$-409]d. mmm yyyy;@", "yyyy", "D-M-YY", "[Blue]mm-dd"})
        QTest::newRow(format) << QByteArray("day");
    for (const auto* format : {"dd/mm/yyyy \"at\" hh:mm", "yyyy-mm-dd\\Thh:mm:ss.000", "m/d/yy h:mm AM/PM"})
        QTest::newRow(format) << QByteArray("moment");
    for (const auto* format : {"hh:mm", "mm:ss.0", "h:mm AM/PM"})
        QTest::newRow(format) << QByteArray("time");
    for (const auto* format : {"[h]:mm:ss", "[mm]:ss", "[s]"})
        QTest::newRow(format) << QByteArray("duration");
}

void TestDateStyle::formatsTellDaysFromNumbers()
{
    QFETCH(QByteArray, style);
    QCOMPARE(nameOf(dateStyleOf(QTest::currentDataTag())), style);
}

void TestDateStyle::countsOfDaysBecomeDays_data()
{
    QTest::addColumn<QByteArray>("days");
    QTest::addColumn<int>("style");
    QTest::addColumn<bool>("from1904");
    QTest::addColumn<QByteArray>("text");
    const auto add = [](const char* days, DateStyle style, bool from1904, const char* text) {
        QTest::addRow("%s as %s %d", days, nameOf(style).constData(), from1904)
            << QByteArray(days) << static_cast<int>(style) << from1904 << QByteArray(text);
    };
    add("1", DateStyle::Day, false, "1900-01-01");
    add("59", DateStyle::Day, false, "1900-02-28");
    add("61", DateStyle::Day, false, "1900-03-01");
    add("36526", DateStyle::Day, false, "2000-01-01");
    add("45351", DateStyle::Day, false, "2024-02-29");
    add("2958465", DateStyle::Day, false, "9999-12-31");
    add("0", DateStyle::Day, true, "1904-01-01");
    add("43889", DateStyle::Day, true, "2024-02-29");
    add("45352.572916666664", DateStyle::Moment, false, "2024-03-01T13:45:00");
    add("45352.572916666664", DateStyle::Day, false, "2024-03-01T13:45:00");
    add("45352.572919560183", DateStyle::Moment, false, "2024-03-01T13:45:00.25");
    add("45352", DateStyle::Moment, false, "2024-03-01T00:00:00");
    add("4.5352E4", DateStyle::Day, false, "2024-03-01");
    add("0.39583333333333331", DateStyle::Time, false, "09:30:00");
    add("0.99998842592592596", DateStyle::Time, false, "23:59:59");
    add("1.5", DateStyle::Duration, false, "36:00:00");
    add("45352.5", DateStyle::Time, false, "2024-03-01T12:00:00");
    add("0.5", DateStyle::Moment, false, "12:00:00");
}

void TestDateStyle::countsOfDaysBecomeDays()
{
    QFETCH(QByteArray, days);
    QFETCH(int, style);
    QFETCH(bool, from1904);
    QFETCH(QByteArray, text);
    QCOMPARE(dateText(days.toStdString(), static_cast<DateStyle>(style), from1904), std::optional(text.toStdString()));
}

void TestDateStyle::whatIsNoDayIsRefused()
{
    for (const auto* days : {"60", "60.5", "-1", "-0.5", "2958466", "1e300", "", "x", "1x", "nan", "inf"})
        QVERIFY2(!dateText(days, DateStyle::Day, false), days);
    QVERIFY(!dateText("2957004", DateStyle::Day, true));
    for (const auto* text : {"2023-02-29", "2024-13-01", "2024-3-01", "2024-03-01T24:00", "2024-03-01T1:00", "2024-03-01 10:00", "20240301",
                             "2024-03-01T10:00:00.", "2024-03-01T10:00:60"})
        QVERIFY2(!isIsoDate(text), text);
    for (const auto* text : {"2024-02-29", "2024-03-01T13:45", "2024-03-01T13:45:00", "2024-03-01T13:45:00.25"})
        QVERIFY2(isIsoDate(text), text);
}

void TestDateStyle::everyDayFollowsTheOneBefore()
{
    const auto isLeap = [](int year) { return (year % 4 == 0 && year % 100 != 0) || year % 400 == 0; };
    int year = 1904;
    int month = 1;
    int day = 1;
    for (int count = 0; count < 150'000; ++count) {
        const auto text = QString::asprintf("%04d-%02d-%02d", year, month, day).toStdString();
        QCOMPARE(dateText(std::to_string(count), DateStyle::Day, true), std::optional(text));
        QCOMPARE(dateText(std::to_string(count + 1462), DateStyle::Day, false), std::optional(text));
        const int length = month == 2 ? (isLeap(year) ? 29 : 28) : month == 4 || month == 6 || month == 9 || month == 11 ? 30 : 31;
        if (++day > length) {
            day = 1;
            if (++month > 12) {
                month = 1;
                ++year;
            }
        }
    }
}

void TestDateStyle::durationsOfOpenDocumentAreHours()
{
    QCOMPARE(durationText("PT09H30M00S"), std::string("09:30:00"));
    QCOMPARE(durationText("PT36H00M00.2500S"), std::string("36:00:00.25"));
    QCOMPARE(durationText("-PT1H"), std::string("-01:00:00"));
    QCOMPARE(durationText("P1DT1H"), std::string("25:00:00"));
    for (const auto* text : {"", "P", "P1M", "09:30:00", "PT1X", "PT1.xS", "xPT1H"})
        QCOMPARE(durationText(text), std::string());
}

void TestDateStyle::escapesStandForCharacters()
{
    QCOMPARE(withoutEscapes("a_x000D__x000A_b"), std::string("a\r\nb"));
    QCOMPARE(withoutEscapes("_x005F_x0041_"), std::string("_x0041_"));
    QCOMPARE(withoutEscapes("_xD83D__xDE00_"), std::string("\xF0\x9F\x98\x80"));
    for (const auto* text : {"_x00_", "_x0000_", "_xD83D_", "_xZZZZ_", "_x004", "_x0041", "x_x", "_X0041_"})
        QCOMPARE(withoutEscapes(text), std::string(text));
}

TRANCHE_TEST(TestDateStyle)

} // namespace tst_date_style

#include "tst_date_style.moc"
