// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/numbers.h"

#include "core/base/exact.h"
#include "core/base/random.h"
#include "core/table/attribute_profile.h"
#include "tests/support/stops.h"
#include "tests/support/test_room.h"

#include <array>
#include <string>

namespace tst_numbers {

using namespace tranche;
using namespace tranche::test;

namespace {

/// Value of a number's spelling, digit by digit, in fractions.
BigRational slowValue(std::string text)
{
    const bool negative = text.starts_with('-');
    if (negative || text.starts_with('+'))
        text.erase(0, 1);
    int exponent = 0;
    if (const auto e = text.find_first_of("eE"); e != std::string::npos) {
        exponent = std::stoi(text.substr(e + 1));
        text.erase(e);
    }
    BigRational value = 0;
    bool afterPoint = false;
    for (const char digit : text) {
        if (digit == '.') {
            afterPoint = true;
            continue;
        }
        value = value * 10 + (digit - '0');
        exponent -= afterPoint ? 1 : 0;
    }
    for (; exponent > 0; --exponent)
        value *= 10;
    for (; exponent < 0; ++exponent)
        value /= 10;
    return negative ? BigRational(-value) : value;
}

std::string randomNumber(RandomSource& random)
{
    const auto digits = [&](std::uint64_t most) {
        std::string text;
        for (auto left = random.below(most + 1); left > 0; --left)
            text += static_cast<char>('0' + random.below(10));
        return text;
    };
    auto whole = digits(random.below(10) == 0 ? 25 : 3);
    whole.erase(0, std::min(whole.find_first_not_of('0'), whole.size()));
    if (whole.empty())
        whole = "0";
    std::string text = std::array{"", "-", "+"}[random.below(3)] + whole;
    if (random.below(2) == 0)
        text += '.' + digits(3);
    if (random.below(4) == 0)
        text += (random.below(2) == 0 ? 'e' : 'E') + std::string(random.below(2) == 0 ? "-" : "")
                + std::to_string(random.below(random.below(20) == 0 ? 401 : 4));
    return text;
}

} // namespace

class TestNumbers : public QObject {
    Q_OBJECT

private slots:
    void tellsNumbersFromCodes_data();
    void tellsNumbersFromCodes();
    void comparesAsFractionsDo();
    void declaredNumbersMayHaveLeadingZeros();
    void decimalCommasCountWhereAllNumbersHaveThem();
    void aLongFractionTakesNoLongerThanItsDigits();
    void whatWouldNotFitIsRefused();
    void aLongNumberCanBeStopped();
    void takesIsoDatesOfDaysThatExist_data();
    void takesIsoDatesOfDaysThatExist();
    void detectsTypes();
};

static constexpr const char* spellings[]
    = {"0",     "1",   "-1",    "+1",  "10",   "1.0",   ".5",     "5.",  "0.5", "-0", "-.5",   "1e0", "1e5",
       "1e+05", "1E3", "1E+05", "0E5", "1e-3", "1e400", "1e-400", "0e0", " 1",  "1 ", "\t1\t", "0.0", "123456789012345678901234567890"};

void TestNumbers::tellsNumbersFromCodes_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("number");
    for (const auto* text : spellings)
        QTest::newRow(text) << text << true;
    for (const auto* text : {"",
                             " ",
                             ".",
                             "-",
                             "+",
                             "007",
                             "00",
                             "-01",
                             "00.5",
                             "01e2",
                             "1e",
                             "1e+",
                             "1e401",
                             "1e-401",
                             "1e9999999999",
                             "e5",
                             ".e5",
                             "1.2.3",
                             "1,5",
                             "1 000",
                             "--1",
                             "+-1",
                             "0x10",
                             "inf",
                             "nan",
                             "1a",
                             "\xC2\xA0"
                             "1",
                             "\xD9\xA1",
                             "1\n"})
        QTest::newRow(*text == '\0' ? "empty" : text) << QString::fromUtf8(text) << false;
}

void TestNumbers::tellsNumbersFromCodes()
{
    QFETCH(QString, text);
    QFETCH(bool, number);
    QCOMPARE(isNumber(text.toStdString()), number);
    const auto bytes = text.toStdString();
    const std::string_view view(bytes);
    QCOMPARE(ScaledNumbers::parse({&view, 1}).has_value(), number);
}

void TestNumbers::comparesAsFractionsDo()
{
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        SeededRandom random(seed);
        std::vector<std::string> texts;
        for (int i = 0; i < 12; ++i)
            texts.push_back(randomNumber(random));
        const std::vector<std::string_view> views(texts.begin(), texts.end());
        const auto numbers = ScaledNumbers::parse(views);
        QVERIFY2(numbers, qPrintable(QString::number(seed)));
        std::vector<BigRational> values;
        for (const auto& text : texts)
            values.push_back(slowValue(text));
        for (std::size_t i = 0; i < texts.size(); ++i)
            for (std::size_t j = 0; j < texts.size(); ++j) {
                const auto slow = values[i].compare(values[j]);
                const auto fast = numbers->compare(i, j);
                QVERIFY2((slow < 0) == (fast < 0) && (slow > 0) == (fast > 0),
                         qPrintable(QString("seed %1: %2 and %3").arg(seed).arg(texts[i].c_str(), texts[j].c_str())));
            }
    }
}

void TestNumbers::declaredNumbersMayHaveLeadingZeros()
{
    const std::vector<std::string_view> texts = {"007", "7", "-007.50", "-7.5", "00", "0", "0205e7", "2.05E+09", "+01"};
    QVERIFY(!ScaledNumbers::parse(texts));
    const auto numbers = ScaledNumbers::parse(texts, {'.', true});
    QVERIFY(numbers);
    for (std::size_t i = 0; i + 1 < texts.size(); i += 2)
        QCOMPARE(numbers->compare(i, i + 1), 0);
    QCOMPARE(numbers->integers()[0], std::int64_t{70}); // one place
}

void TestNumbers::decimalCommasCountWhereAllNumbersHaveThem()
{
    using Texts = std::vector<std::string_view>;
    const NumberForm comma{',', false};
    const auto commas = ScaledNumbers::parse(Texts{"1,5", ",5", "2", "1,50", "-0,25"}, comma);
    QVERIFY(commas);
    QCOMPARE(commas->compare(0, 3), 0);
    QVERIFY(commas->compare(1, 2) < 0);
    QVERIFY(ScaledNumbers::parse(Texts{"1.5", "2"}, comma));
    QVERIFY(!ScaledNumbers::parse(Texts{"1.5", "1,5"}, comma));
    QVERIFY(!ScaledNumbers::parse(Texts{"1,5"}));
    QVERIFY(!ScaledNumbers::parse(Texts{"007,5"}, comma));
    QVERIFY(detectType({"1,5", "2"}, ',') == AttributeType::Numeric);
    QVERIFY(detectType({"1,5", "2.5"}, ',') == AttributeType::Categorical);
    QVERIFY(detectType({"1,5", "2"}) == AttributeType::Categorical);
    QVERIFY(isNumber("1,5", comma) && isNumber("1.5", comma) && !isNumber("1,5"));
}

void TestNumbers::aLongFractionTakesNoLongerThanItsDigits()
{
    std::vector<std::string> texts{"0." + std::string(9'999, '0') + "1"};
    for (int i = 0; i < 2'000; ++i)
        texts.push_back(std::to_string(i));
    const std::vector<std::string_view> views(texts.begin(), texts.end());
    CountedStop counted;
    const auto numbers = ScaledNumbers::parse(views, JobContext(counted.question()));
    QVERIFY(numbers && *numbers);
    QVERIFY((*numbers)->compare(0, 1) > 0 && (*numbers)->compare(0, 2) < 0 && (*numbers)->compare(3, 2) > 0);
    QVERIFY(counted.asked() >= texts.size()); // before each number: one may be long
}

void TestNumbers::whatWouldNotFitIsRefused()
{
    const std::string zeros(20'000'000, '0');
    std::vector<std::string> texts{"0." + zeros + "1"};
    for (int i = 1; i <= 200'000; ++i)
        texts.push_back(std::to_string(i));
    const std::vector<std::string_view> views(texts.begin(), texts.end());
    const auto numbers = ScaledNumbers::parse(views, JobContext());
    QVERIFY(!numbers);
    QVERIFY(numbers.error().code == ErrorCode::OutOfMemory);
}

void TestNumbers::aLongNumberCanBeStopped()
{
    const std::string text(2'000'000, '7');
    const std::string_view view(text);
    CountedStop stop(50);
    const JobContext job(stop.question());
    const auto numbers = JobContext::untilStopped([&] { return ScaledNumbers::parse({&view, 1}, job); });
    QVERIFY(!numbers);
    QVERIFY(numbers.error().code == ErrorCode::Cancelled);
    QCOMPARE(stop.asked(), std::size_t{50});
}

void TestNumbers::takesIsoDatesOfDaysThatExist_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("date");
    for (const auto* text : {"2024-02-29", "1970-01-01", "1899-12-31", "0001-01-01", " 2024-02-28 ", "2024-04-01T00:00"})
        QTest::newRow(text) << text << true;
    for (const auto* text : {"2023-02-29", "1900-02-29", "2024-13-01", "2024-00-10", "2024-04-31", "2024-4-1", "24-04-01", "2024/04/01",
                             "2024-04-01T24:00", "+024-01-01", "2024-+1-01"})
        QTest::newRow(text) << text << false;
}

void TestNumbers::takesIsoDatesOfDaysThatExist()
{
    QFETCH(QString, text);
    QFETCH(bool, date);
    const auto bytes = text.toStdString();
    const std::string_view view(bytes);
    QCOMPARE(ScaledNumbers::parseDates({&view, 1}).has_value(), date);
}

void TestNumbers::detectsTypes()
{
    QVERIFY(detectType({"1", "2.5", "1e3"}) == AttributeType::Numeric);
    QVERIFY(detectType({"1", "007"}) == AttributeType::Categorical);
    QVERIFY(detectType({"2024-01-01", "1999-12-31"}) == AttributeType::Date);
    QVERIFY(detectType({"2024-01-01", "5"}) == AttributeType::Categorical);
    QVERIFY(detectType({}) == AttributeType::Categorical);
}

TRANCHE_TEST(TestNumbers)

} // namespace tst_numbers

#include "tst_numbers.moc"
