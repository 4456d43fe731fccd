// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/statistical/statistical_spelling.h"

#include "core/base/random.h"
#include "tests/support/test_room.h"

#include <bit>
#include <charconv>
#include <cmath>
#include <limits>

namespace tst_statistical_spelling {

using namespace tranche;

class TestStatisticalSpelling : public QObject {
    Q_OBJECT

private slots:
    void numbersAreWrittenPlainly_data();
    void numbersAreWrittenPlainly();
    void numbersReadBackTheSame();
    void shortNumbersAreAsShort();
    void datesAreThoseOfTheCalendar_data();
    void datesAreThoseOfTheCalendar();
    void whatIsNoDateStaysANumber();
    void formatsSayWhatANumberMeans_data();
    void formatsSayWhatANumberMeans();
};

void TestStatisticalSpelling::numbersAreWrittenPlainly_data()
{
    QTest::addColumn<double>("number");
    QTest::addColumn<QByteArray>("text");
    const auto row = [](double number, const char* text) { QTest::newRow(text) << number << QByteArray(text); };
    row(1, "1");
    row(-17, "-17");
    row(0.1, "0.1");
    row(0.1 + 0.2, "0.30000000000000004");
    row(100000, "100000");
    row(1e20, "100000000000000000000");
    row(1e21, "1e+21");
    row(9007199254740993.0, "9007199254740992");
    row(0.000001, "0.000001");
    row(1.5e-7, "1.5e-07");
    row(1e-05, "0.00001");
    row(-2.5, "-2.5");
    QTest::newRow("minus zero") << -0.0 << QByteArray("0");
}

void TestStatisticalSpelling::numbersAreWrittenPlainly()
{
    QFETCH(double, number);
    QTEST(QByteArray::fromStdString(plainNumber(number)), "text");
}

void TestStatisticalSpelling::numbersReadBackTheSame()
{
    SeededRandom random(5);
    for (int i = 0; i < 20000; ++i) {
        const auto number = std::bit_cast<double>(random.below(std::numeric_limits<std::uint64_t>::max()));
        if (!std::isfinite(number))
            continue;
        const auto text = plainNumber(number);
        double back = 0;
        const auto end = std::from_chars(text.data(), text.data() + text.size(), back);
        QVERIFY2(end.ptr == text.data() + text.size() && back == number, text.c_str());
    }
}

void TestStatisticalSpelling::shortNumbersAreAsShort()
{
    QCOMPARE(plainNumber(0.1F), std::string("0.1"));
    QCOMPARE(plainNumber(16777216.0F), std::string("16777216"));
    QCOMPARE(plainNumber(3.0F), std::string("3"));
}

void TestStatisticalSpelling::datesAreThoseOfTheCalendar_data()
{
    QTest::addColumn<double>("number");
    QTest::addColumn<NumberMeaning>("meaning");
    QTest::addColumn<QByteArray>("text");
    const auto row = [](double number, NumberMeaning meaning, const char* text) {
        QTest::addRow("%s", text) << number << meaning << QByteArray(text);
    };
    // SPSS counts from 14 October 1582, the others from 1 January 1960; 1970-01-01 is day 141,428 of the one and day 3,653 of the other.
    row(141428.0 * 86400, NumberMeaning::SpssSeconds, "1970-01-01");
    row(141428.0 * 86400 + 3661, NumberMeaning::SpssSeconds, "1970-01-01T01:01:01");
    row(141428.0 * 86400, NumberMeaning::SpssMoment, "1970-01-01T00:00:00");
    row(141428.0 * 86400 + 0.25, NumberMeaning::SpssMoment, "1970-01-01T00:00:00.25");
    row(0, NumberMeaning::SpssSeconds, "1582-10-14");
    row(3653, NumberMeaning::Days, "1970-01-01");
    row(-1, NumberMeaning::Days, "1959-12-31");
    row(0, NumberMeaning::Days, "1960-01-01");
    row(14669, NumberMeaning::Days, "2000-02-29");
    row(3653.0 * 86400 + 59, NumberMeaning::Seconds, "1970-01-01T00:00:59");
    row(-0.5, NumberMeaning::Seconds, "1959-12-31T23:59:59.5");
    row(3653.0 * 86400000 + 1001, NumberMeaning::Milliseconds, "1970-01-01T00:00:01.001");
    row(-1, NumberMeaning::Milliseconds, "1959-12-31T23:59:59.999");
    row(0.1, NumberMeaning::Clock, "00:00:00.1");
    row(86399, NumberMeaning::Clock, "23:59:59");
    row(108000, NumberMeaning::Clock, "30:00:00");
    row(-90, NumberMeaning::Clock, "-00:01:30");
    row(721, NumberMeaning::Months, "2020-02");
    row(-1, NumberMeaning::Months, "1959-12");
    row(240, NumberMeaning::Quarters, "2020q1");
    row(121, NumberMeaning::Halves, "2020h2");
    row(3120, NumberMeaning::Weeks, "2020w01");
}

void TestStatisticalSpelling::datesAreThoseOfTheCalendar()
{
    QFETCH(double, number);
    QFETCH(NumberMeaning, meaning);
    QTEST(QByteArray::fromStdString(meantText(number, meaning).value_or("none")), "text");
}

void TestStatisticalSpelling::whatIsNoDateStaysANumber()
{
    QVERIFY(!meantText(1.5, NumberMeaning::Days));
    QVERIFY(!meantText(1e9, NumberMeaning::Days));
    QVERIFY(!meantText(1e300, NumberMeaning::Milliseconds));
    QVERIFY(!meantText(std::numeric_limits<double>::infinity(), NumberMeaning::SpssMoment));
    QVERIFY(!meantText(-1e300, NumberMeaning::Clock));
    QVERIFY(!meantText(0.5, NumberMeaning::Months));
    QVERIFY(!meantText(1e-12, NumberMeaning::Clock));
    QVERIFY(!meantText(3, NumberMeaning::Number));
}

void TestStatisticalSpelling::formatsSayWhatANumberMeans_data()
{
    QTest::addColumn<StatisticalKind>("kind");
    QTest::addColumn<QByteArray>("format");
    QTest::addColumn<NumberMeaning>("meaning");
    const auto row = [](StatisticalKind kind, const char* format, NumberMeaning meaning) {
        QTest::addRow("%d %s", int(kind), format) << kind << QByteArray(format) << meaning;
    };
    row(StatisticalKind::Spss, "DATE11", NumberMeaning::SpssSeconds);
    row(StatisticalKind::Spss, "ADATE10", NumberMeaning::SpssSeconds);
    row(StatisticalKind::Spss, "DATETIME20", NumberMeaning::SpssMoment);
    row(StatisticalKind::Spss, "DATETIME23.2", NumberMeaning::SpssMoment);
    row(StatisticalKind::Spss, "TIME8", NumberMeaning::Clock);
    row(StatisticalKind::Spss, "F8.2", NumberMeaning::Number);
    row(StatisticalKind::Spss, "", NumberMeaning::Number);
    row(StatisticalKind::SpssPortable, "EDATE8", NumberMeaning::SpssSeconds);
    row(StatisticalKind::Stata, "%td", NumberMeaning::Days);
    row(StatisticalKind::Stata, "%-tdD_m_Y", NumberMeaning::Days);
    row(StatisticalKind::Stata, "%d", NumberMeaning::Days);
    row(StatisticalKind::Stata, "%tc", NumberMeaning::Milliseconds);
    row(StatisticalKind::Stata, "%tC", NumberMeaning::Number);
    row(StatisticalKind::Stata, "%tm", NumberMeaning::Months);
    row(StatisticalKind::Stata, "%9.0g", NumberMeaning::Number);
    row(StatisticalKind::Sas, "DATE9", NumberMeaning::Days);
    row(StatisticalKind::Sas, "yymmdd10.", NumberMeaning::Days);
    row(StatisticalKind::SasTransport, "E8601DA10.", NumberMeaning::Days);
    row(StatisticalKind::SasTransport, "DATETIME22.3", NumberMeaning::Seconds);
    row(StatisticalKind::Sas, "TIME8.", NumberMeaning::Clock);
    row(StatisticalKind::Sas, "BEST12.", NumberMeaning::Number);
    row(StatisticalKind::Sas, "12.2", NumberMeaning::Number);
}

void TestStatisticalSpelling::formatsSayWhatANumberMeans()
{
    QFETCH(StatisticalKind, kind);
    QFETCH(QByteArray, format);
    QFETCH(NumberMeaning, meaning);
    QVERIFY(numberMeaning(kind, format.constData()) == meaning);
}

TRANCHE_TEST(TestStatisticalSpelling)

} // namespace tst_statistical_spelling

#include "tst_statistical_spelling.moc"
