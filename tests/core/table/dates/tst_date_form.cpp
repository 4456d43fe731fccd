// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/dates/date_form.h"

#include "core/base/messages/import/value_message.h"
#include "core/base/random.h"
#include "core/table/dates/date_question.h"
#include "core/table/dates/detect_dates.h"
#include "core/table/keep_tuples.h"
#include "core/table/numbers.h"
#include "core/table/table_builder.h"
#include "tests/support/seeds.h"
#include "tests/support/test_room.h"

namespace tst_date_form {

using namespace tranche;
using test::Seeds;

namespace {

/// "day second.fraction zone", or "no".
QString shown(const std::optional<Moment>& moment)
{
    if (!moment)
        return QStringLiteral("no");
    auto text = QString::number(moment->day);
    if (moment->hasTime)
        text += ' ' + QString::number(moment->second) + '.' + QString::fromUtf8(moment->fraction.data(), moment->fraction.size());
    return text + (moment->hasZone ? " z" : "");
}

std::shared_ptr<const Table> tableOf(const std::vector<std::string>& cells)
{
    TableBuilder builder({"when"});
    for (const auto& cell : cells)
        builder.append(std::vector<std::string_view>{cell});
    return *builder.finish();
}

Result<std::shared_ptr<const KeptTable>> kept(const std::vector<std::string>& cells, const AttributeSchema& schema = {})
{
    JobContext job;
    return keepTuples(*tableOf(cells), Schema{{schema}, {}, {}}, {Role::QuasiIdentifier}, job);
}

AttributeSchema datesWritten(std::string pattern)
{
    AttributeSchema schema;
    schema.type = AttributeType::Date;
    schema.dates = std::move(pattern);
    return schema;
}

/// Days of a month, counted out.
int daysIn(int year, int month)
{
    static constexpr int days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    const bool leap = year % 400 == 0 || (year % 4 == 0 && year % 100 != 0);
    return days[month - 1] + (month == 2 && leap ? 1 : 0);
}

std::string digits(int number, int least)
{
    const auto text = std::to_string(number);
    return std::string(static_cast<std::size_t>(std::max(0, least - static_cast<int>(text.size()))), '0') + text;
}

} // namespace

class TestDateForm : public QObject {
    Q_OBJECT

private slots:
    void reads_data();
    void reads();
    void knowsPatterns_data();
    void knowsPatterns();
    void countsEveryDay();
    void refusesDaysThatAreNot();
    void comparesMoments();
    void detects_data();
    void detects();
    void keepsDatesAsWritten();
    void keepsDayNumbersWithoutATime();
    void leavesEitherOrderToAPerson();
    void asksWhichOrder();
    void neverMixesZones();
    void refusesAPatternThatIsNone();
};

void TestDateForm::reads_data()
{
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    QTest::newRow("ISO day") << ""
                             << "1970-01-02"
                             << "1";
    QTest::newRow("blanks around") << ""
                                   << " 1970-01-02\t"
                                   << "1";
    QTest::newRow("ISO without a zero") << ""
                                        << "1970-1-02"
                                        << "no";
    QTest::newRow("leap day") << ""
                              << "2000-02-29"
                              << "11016";
    QTest::newRow("no leap day") << ""
                                 << "1900-02-29"
                                 << "no";
    QTest::newRow("time") << ""
                          << "1970-01-01T01:02"
                          << "0 3720.";
    QTest::newRow("blank before the time") << ""
                                           << "1970-01-01 01:02:03"
                                           << "0 3723.";
    QTest::newRow("fraction") << ""
                              << "1970-01-01T00:00:00.0500"
                              << "0 0.05";
    QTest::newRow("point without a fraction") << ""
                                              << "1970-01-01T00:00:00."
                                              << "no";
    QTest::newRow("UTC") << ""
                         << "1970-01-01T00:00:00Z"
                         << "0 0. z";
    QTest::newRow("east") << ""
                          << "1970-01-01T00:30:00+01:00"
                          << "-1 84600. z";
    QTest::newRow("west") << ""
                          << "1970-01-01T23:30-0130"
                          << "1 3600. z";
    QTest::newRow("hours alone") << ""
                                 << "1970-01-01T12:00+02"
                                 << "0 36000. z";
    QTest::newRow("no such hour") << ""
                                  << "1970-01-01T24:00"
                                  << "no";
    QTest::newRow("no such minute") << ""
                                    << "1970-01-01T12:60"
                                    << "no";
    QTest::newRow("leap second") << ""
                                 << "1970-01-01T23:59:60"
                                 << "no";
    QTest::newRow("no such zone") << ""
                                  << "1970-01-01T12:00+24:00"
                                  << "no";
    QTest::newRow("letters after it") << ""
                                      << "1970-01-02x"
                                      << "no";
    QTest::newRow("day first") << "%d/%m/%Y"
                               << "2/1/1970"
                               << "1";
    QTest::newRow("day first with zeros") << "%d/%m/%Y"
                                          << "02/01/1970"
                                          << "1";
    QTest::newRow("day first, no such month") << "%d/%m/%Y"
                                              << "01/13/1970"
                                              << "no";
    QTest::newRow("month first") << "%m/%d/%Y"
                                 << "01/13/1970"
                                 << "12";
    QTest::newRow("points and blanks") << "%d. %m. %Y"
                                       << "3. 1. 1970"
                                       << "2";
    QTest::newRow("time behind a day-first date") << "%d.%m.%Y"
                                                  << "03.01.1970 00:01"
                                                  << "2 60.";
    QTest::newRow("no signs") << "%Y%m%d"
                              << "19700103"
                              << "2";
    QTest::newRow("no signs, too short") << "%Y%m%d"
                                         << "1970013"
                                         << "no";
    QTest::newRow("year of two digits") << "%d/%m/%Y"
                                        << "2/1/70"
                                        << "no";
    QTest::newRow("year of five digits") << "%d/%m/%Y"
                                         << "2/1/19700"
                                         << "no";
    QTest::newRow("three digits of a day") << "%d/%m/%Y"
                                           << "002/01/1970"
                                           << "no";
    QTest::newRow("time that must be there") << "%d/%m/%Y %H:%M"
                                             << "2/1/1970"
                                             << "no";
    QTest::newRow("time that is there") << "%d/%m/%Y %H:%M"
                                        << "2/1/1970 00:01"
                                        << "1 60.";
}

void TestDateForm::reads()
{
    QFETCH(QString, pattern);
    QFETCH(QString, text);
    QFETCH(QString, expected);
    const auto bytes = text.toStdString();
    QCOMPARE(shown(DateForm::parse(pattern.toStdString())->read(bytes)), expected);
}

void TestDateForm::knowsPatterns_data()
{
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<bool>("good");
    for (const auto* good :
         {"", "iso", "%d/%m/%Y", "%m/%d/%Y", "%Y-%m-%d", "%d.%m.%Y", "%d. %m. %Y", "%Y%m%d", "%d/%m/%Y %H:%M", "%Y-%m-%dT%H:%M:%S"})
        QTest::newRow(qPrintable(QStringLiteral("good: ") + good)) << good << true;
    for (const auto* bad : {"ISO", "%d/%m", "%d/%d/%Y", "%d/%m/%y", "d/m/Y", "%d/%m/%Y!", "%da%m/%Y", "%d1%m/%Y", "%d----%m/%Y",
                            "%d/%m/%Y%H:%M", "%d/%m/%Y %M:%H", " %d/%m/%Y", "%", "%d"})
        QTest::newRow(qPrintable(QStringLiteral("bad: ") + bad)) << bad << false;
}

void TestDateForm::knowsPatterns()
{
    QFETCH(QString, pattern);
    QFETCH(bool, good);
    QCOMPARE(DateForm::parse(pattern.toStdString()).has_value(), good);
}

void TestDateForm::countsEveryDay()
{
    const auto dayFirst = *DateForm::parse("%d/%m/%Y");
    const auto monthFirst = *DateForm::parse("%m/%d/%Y");
    std::int64_t day = -135'140; // 1600-01-01
    for (int year = 1600; year <= 2400; ++year)
        for (int month = 1; month <= 12; ++month)
            for (int at = 1; at <= daysIn(year, month); ++at, ++day) {
                const auto iso = digits(year, 4) + '-' + digits(month, 2) + '-' + digits(at, 2);
                const auto plain = digits(at, 1) + '/' + digits(month, 2) + '/' + digits(year, 4);
                const auto swapped = digits(month, 1) + '/' + digits(at, 2) + '/' + digits(year, 4);
                QVERIFY2(DateForm().read(iso)->day == day && isoDay(day) == iso, iso.c_str());
                QVERIFY2(dayFirst.read(plain)->day == day, plain.c_str());
                QVERIFY2(monthFirst.read(swapped)->day == day, swapped.c_str());
            }
    QCOMPARE(day, std::int64_t{157'420}); // 2401-01-01
}

void TestDateForm::refusesDaysThatAreNot()
{
    for (int year = 1896; year <= 2004; ++year)
        for (int month = 1; month <= 12; ++month)
            for (int at = daysIn(year, month) + 1; at <= 35; ++at) {
                const auto iso = digits(year, 4) + '-' + digits(month, 2) + '-' + digits(at, 2);
                QVERIFY2(!DateForm().read(iso), iso.c_str());
            }
    for (const auto* none : {"2000-00-10", "2000-13-10", "2000-01-00", "2000-01--1", "+200-01-01", "2000/01/01"})
        QVERIFY2(!DateForm().read(none), none);
}

/// Random moments against the order of their parts, as numbers of unbounded size would be.
void TestDateForm::comparesMoments()
{
    for (const auto seed : Seeds(1, 60)) {
        SeededRandom random(seed);
        const auto below = [&](int limit) { return static_cast<int>(random.below(static_cast<std::uint64_t>(limit))); };
        std::vector<std::string> texts;
        std::vector<std::vector<int>> parts;
        const int most = 1 + below(18);
        for (int i = 0; i < 30; ++i) {
            std::vector<int> part{
                seed % 2 == 0 ? 9000 + below(999) : 2020 + below(3), 1 + below(2), 1 + below(3), below(2), below(2), below(2)};
            auto text = digits(part[0], 4) + '-' + digits(part[1], 2) + '-' + digits(part[2], 2) + (below(2) == 0 ? 'T' : ' ')
                        + digits(part[3], 2) + ':' + digits(part[4], 2) + ':' + digits(part[5], 2);
            const int places = below(most + 1);
            for (int digit = 0; digit < 18; ++digit) {
                part.push_back(digit < places ? below(3) : 0);
                if (digit < places)
                    text += (digit == 0 ? "." : "") + std::to_string(part.back());
            }
            texts.push_back(text);
            parts.push_back(part);
        }
        const std::vector<std::string_view> views(texts.begin(), texts.end());
        const auto numbers = ScaledNumbers::parseDates(views);
        for (std::size_t i = 0; i < texts.size(); ++i)
            for (std::size_t j = 0; j < texts.size(); ++j) {
                const auto order = parts[i] <=> parts[j];
                QVERIFY2(numbers->compare(i, j) == (order < 0 ? -1 : order > 0 ? 1 : 0), (texts[i] + " " + texts[j]).c_str());
            }
    }
}

void TestDateForm::detects_data()
{
    QTest::addColumn<QStringList>("texts");
    QTest::addColumn<QString>("expected"); // "iso", a pattern, "either" or "none"
    QTest::newRow("ISO") << QStringList{"2024-03-01", "2024-03-01T10:00"} << "iso";
    QTest::newRow("only the day can be first") << QStringList{"03/04/2024", "13/04/2024"} << "%d/%m/%Y";
    QTest::newRow("only the month can be first") << QStringList{"03/04/2024", "04/13/2024"} << "%m/%d/%Y";
    QTest::newRow("both can") << QStringList{"03/04/2024", "12/11/2024"} << "either";
    QTest::newRow("neither can") << QStringList{"13/04/2024", "04/13/2024"} << "none";
    QTest::newRow("points") << QStringList{"3.4.2024", "31.12.2024"} << "%d.%m.%Y";
    QTest::newRow("points and blanks") << QStringList{"3. 4. 2024", "31. 12. 2024"} << "%d. %m. %Y";
    QTest::newRow("year first") << QStringList{"2024/03/01", "2024/3/31"} << "%Y/%m/%d";
    QTest::newRow("year first without zeros") << QStringList{"2024-3-1"} << "%Y-%m-%d";
    QTest::newRow("two signs") << QStringList{"13/04/2024", "13.04.2024"} << "none";
    QTest::newRow("numbers") << QStringList{"20240301"} << "none";
    QTest::newRow("times of a day") << QStringList{"13:45"} << "none";
    QTest::newRow("nothing") << QStringList{} << "none";
}

void TestDateForm::detects()
{
    QFETCH(QStringList, texts);
    QFETCH(QString, expected);
    std::vector<std::string> bytes;
    for (const auto& text : texts)
        bytes.push_back(text.toStdString());
    const std::vector<std::string_view> views(bytes.begin(), bytes.end());
    const auto found = detectDates(views);
    const auto said = found.eitherOrder()      ? "either"
                      : !found.pattern         ? "none"
                      : found.pattern->empty() ? "iso"
                                               : QString::fromStdString(*found.pattern);
    QCOMPARE(said, expected);
}

void TestDateForm::keepsDatesAsWritten()
{
    const auto table = *kept({"13/4/2024", "13/04/2024", "01/02/2024", "1/2/2024", "31/12/2023"});
    const auto& attribute = table->attribute(AttributeId(0));
    QVERIFY(attribute.type == AttributeType::Date);
    QCOMPARE(attribute.dates, std::string("%d/%m/%Y"));
    QCOMPARE(attribute.values, (std::vector<std::string>{"31/12/2023", "01/02/2024", "13/4/2024"}));
    QCOMPARE(attribute.codes, (std::vector<std::uint32_t>{2, 2, 1, 1, 0}));
    QCOMPARE(attribute.axis.approximateWidth(0, 1), 32.0 / 104.0);
}

void TestDateForm::keepsDayNumbersWithoutATime()
{
    const std::vector<std::string_view> days{"1970-01-03", "1969-12-31"};
    const auto numbers = ScaledNumbers::parseDates(days);
    QCOMPARE(numbers->integers()[0], std::int64_t{2});
    QCOMPARE(numbers->integers()[1], std::int64_t{-1});
    const std::vector<std::string_view> withTime{"1970-01-03", "1970-01-01T00:00:00.5"};
    QCOMPARE(ScaledNumbers::parseDates(withTime)->integers()[0], std::int64_t{1'728'000});
    QCOMPARE(ScaledNumbers::parseDates(withTime)->integers()[1], std::int64_t{5});
}

void TestDateForm::leavesEitherOrderToAPerson()
{
    const std::vector<std::string> cells{"03/04/2024", "04/03/2024", "03/04/2024"};
    QVERIFY(kept(cells).value()->attribute(AttributeId(0)).type == AttributeType::Categorical);
    QVERIFY(kept(cells, datesWritten({})).error().says == ValueMessage::EitherOrder);
    QVERIFY(!kept(cells, datesWritten("iso")));
    const auto byDay = kept(cells, datesWritten("%d/%m/%Y")).value();
    QCOMPARE(byDay->attribute(AttributeId(0)).values.front(), std::string("04/03/2024"));
    const auto byMonth = kept(cells, datesWritten("%m/%d/%Y")).value();
    QCOMPARE(byMonth->attribute(AttributeId(0)).values.front(), std::string("03/04/2024"));
}

void TestDateForm::asksWhichOrder()
{
    const auto table = tableOf({"05/05/2024", "03/04/2024", "3/04/2024", "?", "10/12/2023"});
    Schema schema{{AttributeSchema()}, {"?"}, {}};
    const auto questions = dateQuestions(*table, schema, {});
    QCOMPARE(questions.size(), std::size_t{1});
    QCOMPARE(questions[0].attribute, std::string("when"));
    const auto& byDay = questions[0].dayFirst;
    QCOMPARE(byDay.pattern, std::string("%d/%m/%Y"));
    QCOMPARE(byDay.different, std::size_t{3});
    QCOMPARE(byDay.first, std::string("2023-12-10"));
    QCOMPARE(byDay.last, std::string("2024-05-05"));
    QVERIFY(std::ranges::find(byDay.examples, std::pair<std::string, std::string>("03/04/2024", "2024-04-03")) != byDay.examples.end());
    QCOMPARE(questions[0].monthFirst.first, std::string("2023-10-12"));
    schema.attributes[0] = datesWritten("%d/%m/%Y");
    QVERIFY(dateQuestions(*table, schema, {}).empty());
}

void TestDateForm::neverMixesZones()
{
    const std::vector<std::string> cells{"2024-03-01T10:00Z", "2024-03-01T10:00", "2024-03-01T12:00+02:00"};
    QVERIFY(kept(cells).value()->attribute(AttributeId(0)).type == AttributeType::Categorical);
    QVERIFY(!kept(cells, datesWritten("iso")));
    const auto same = kept({cells[0], cells[2]}).value();
    QCOMPARE(same->attribute(AttributeId(0)).values, std::vector<std::string>{cells[0]});
}

void TestDateForm::refusesAPatternThatIsNone()
{
    QCOMPARE(kept({"2024-03-01"}, datesWritten("%d/%m")).error().code, ErrorCode::InvalidArgument);
}

TRANCHE_TEST(TestDateForm)

} // namespace tst_date_form

#include "tst_date_form.moc"
