// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/source/conversion_argument.h"

#include "core/base/random.h"
#include "tests/support/seeds.h"
#include "tests/support/test_room.h"
#include "tests/support/words/said.h"

namespace tst_conversion_argument {

using namespace tranche;
using namespace tranche::cli;
using namespace tranche::test;
using Kind = Conversion::Kind;

namespace {

std::string anyOf(RandomSource& random, const std::vector<std::string>& texts)
{
    return texts[static_cast<std::size_t>(random.below(texts.size()))];
}

/// Of awkward names and texts, and one that can be done.
Conversion randomConversion(RandomSource& random)
{
    const std::vector<std::string> texts{"a", "Monthly pay", "a,b", "x=y", "p|q", "\"", "\"a\"", "say \"b\"", "k:l", "ü", "€", " ", "."};
    Conversion conversion{.kind = std::array{Kind::TrimBlanks, Kind::PlainNumbers, Kind::RemoveEnd, Kind::ReadAs}[random.below(4)]};
    for (auto names = random.below(3); names > 0; --names)
        conversion.attributes.push_back(anyOf(random, texts));
    if (conversion.kind == Kind::RemoveEnd || conversion.kind == Kind::ReadAs)
        conversion.text = anyOf(random, texts);
    if (conversion.kind == Kind::ReadAs)
        conversion.becomes = random.below(3) == 0 ? "" : 'n' + anyOf(random, texts);
    if (conversion.kind == Kind::PlainNumbers) {
        conversion.decimal = random.below(2) == 0 ? '.' : ',';
        conversion.groups = anyOf(random, {"", " ", "'", "\u00a0"});
        conversion.around = anyOf(random, {"", "%", "€", "|", "\"", "kg|m"});
    }
    return conversion;
}

} // namespace

class TestConversionArgument : public QObject {
    Q_OBJECT

private slots:
    void readsEachKind();
    void whatIsWrittenIsReadAgain();
    void refusesWhatIsNone_data();
    void refusesWhatIsNone();
};

void TestConversionArgument::readsEachKind()
{
    QCOMPARE(readConversion("trim-blanks").value(), Conversion{});
    QCOMPARE(readConversion("trim-blanks:Name,\"A,B\"").value(), (Conversion{.attributes = {"Name", "A,B"}}));
    QCOMPARE(readConversion("plain-numbers:Pay=,|.|€").value(),
             (Conversion{.kind = Kind::PlainNumbers, .attributes = {"Pay"}, .decimal = ',', .groups = ".", .around = "€"}));
    QCOMPARE(readConversion("plain-numbers=.|blank|").value(), (Conversion{.kind = Kind::PlainNumbers, .groups = " "}));
    QCOMPARE(readConversion("remove-end:Salary=.").value(), (Conversion{.kind = Kind::RemoveEnd, .attributes = {"Salary"}, .text = "."}));
    QCOMPARE(readConversion("read-as:Sex=m|male").value(),
             (Conversion{.kind = Kind::ReadAs, .attributes = {"Sex"}, .text = "m", .becomes = "male"}));
    QCOMPARE(readConversion("read-as=n/a|").value(), (Conversion{.kind = Kind::ReadAs, .text = "n/a"}));
}

void TestConversionArgument::whatIsWrittenIsReadAgain()
{
    for (const auto seed : Seeds(1, 500)) {
        SeededRandom random(seed);
        const auto conversion = randomConversion(random);
        const auto text = conversionArgument(conversion);
        const auto read = readConversion(text);
        QVERIFY2(read.has_value(), (text + ": " + (read ? std::string() : wordsOf(read.error()))).c_str());
        QVERIFY2(*read == conversion, text.c_str());
    }
}

void TestConversionArgument::refusesWhatIsNone_data()
{
    QTest::addColumn<QString>("text");
    for (const auto* text : {"",
                             "trim",
                             "Trim-blanks",
                             "trim-blanks:",
                             "trim-blanks:A,",
                             "trim-blanks:A=x",
                             "trim-blanksA",
                             "remove-end",
                             "remove-end:A",
                             "remove-end:A=",
                             "read-as:A=x",
                             "read-as:A=x|x",
                             "read-as:A",
                             "plain-numbers",
                             "plain-numbers=,",
                             "plain-numbers=,|.",
                             "plain-numbers=,|.|a|b",
                             "plain-numbers=;|.|",
                             "plain-numbers=,|,|",
                             "plain-numbers=|.|",
                             "trim-blanks:\"A",
                             "remove-end:\"A\"B=x"})
        QTest::newRow(text) << text;
}

void TestConversionArgument::refusesWhatIsNone()
{
    QFETCH(QString, text);
    const auto read = readConversion(text.toStdString());
    QVERIFY(!read);
    QCOMPARE(read.error().code, ErrorCode::InvalidArgument);
}

TRANCHE_CORE_TEST(TestConversionArgument)

} // namespace tst_conversion_argument

#include "tst_conversion_argument.moc"
