// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/conversion/conversion_offers.h"

#include "core/base/messages/import/value_message.h"
#include "core/import/conversion/convert.h"
#include "tests/support/csv.h"
#include "tests/support/test_room.h"

namespace tst_conversion_offers {

using namespace tranche;
using Kind = Conversion::Kind;

namespace {

/// A table of one attribute.
std::shared_ptr<const Table> tableOf(const std::vector<std::string>& cells)
{
    std::string text = "a\n";
    for (const auto& cell : cells)
        text += '"' + cell + "\"\n";
    return *test::readText(text);
}

std::vector<ConversionOffer> offersOf(const std::vector<std::string>& cells)
{
    JobContext job;
    return offersFor(*tableOf(cells), job);
}

/// "decimal sign groups | sign beside: was > becomes (cells)!" for each; ! is not harmless.
QString shown(const std::vector<ConversionOffer>& offers)
{
    QStringList all;
    for (const auto& offer : offers) {
        const auto& how = offer.conversion;
        QString text;
        switch (how.kind) {
        case Kind::TrimBlanks: text = "trim"; break;
        case Kind::RemoveEnd: text = "end " + QString::fromStdString(how.text); break;
        case Kind::ReadAs: text = "as"; break;
        case Kind::PlainNumbers:
            text = QString(QChar(how.decimal)) + QString::fromStdString(how.groups) + '|' + QString::fromStdString(how.around);
            break;
        }
        all << text + ": " + QString::fromStdString(offer.was) + '>' + QString::fromStdString(offer.becomes) + " ("
                   + QString::number(offer.cells) + ')' + (offer.harmless ? "" : "!");
    }
    return all.join("; ");
}

QString missingShown(const std::vector<MissingOffer>& offers)
{
    QStringList all;
    for (const auto& offer : offers)
        for (const auto& [attribute, cells] : offer.cells)
            all << QString::fromStdString(offer.token + ' ' + attribute) + ' ' + QString::number(cells);
    return all.join("; ");
}

} // namespace

class TestConversionOffers : public QObject {
    Q_OBJECT

private slots:
    void findsWhatCouldBeConverted_data();
    void findsWhatCouldBeConverted();
    void countsAsConverting();
    void joinsAttributesOfOneConversion();
    void findsMissingTokens_data();
    void findsMissingTokens();
    void namesNoTokenTwice();
    void tellsBetweenWhichNumbersACodeStands();
};

void TestConversionOffers::findsWhatCouldBeConverted_data()
{
    QTest::addColumn<QStringList>("cells");
    QTest::addColumn<QString>("expected");
    QTest::newRow("nothing") << QStringList{"x", "y"} << "";
    QTest::newRow("plain numbers") << QStringList{"1", "2.5", "-3", "1e-05"} << "";
    QTest::newRow("blanks") << QStringList{" x", "x", "y "} << "trim:  x>x (2)";
    QTest::newRow("blanks alone") << QStringList{"  ", "x"} << "trim:   > (1)!";
    QTest::newRow("decimal commas") << QStringList{"1,5", "2,25", "3"} << ",|: 1,5>1.5 (2)";
    QTest::newRow("groups and commas") << QStringList{"1.234,5", "12", "1.234.567,89"} << ",.|: 1.234,5>1234.5 (2)";
    QTest::newRow("groups twice") << QStringList{"1,234,567", "1,234"} << ".,|: 1,234>1234 (2)";
    QTest::newRow("blank groups") << QStringList{"1 234.5", "2"} << ". |: 1 234.5>1234.5 (1)";
    QTest::newRow("percent") << QStringList{"12%", "5 %"} << ".|%: 12%>12 (2)";
    QTest::newRow("percent on some") << QStringList{"12%", "5"} << ".|%: 12%>12 (1)!";
    QTest::newRow("currency") << QStringList{"$1,234.50", "$7.00"} << ".,|$: $1,234.50>1234.50 (2)";
    QTest::newRow("either a fraction or a group") << QStringList{"1.234", "5.678"} << ",.|: 1.234>1234 (2)!";
    QTest::newRow("either, with commas") << QStringList{"1,234", "5"} << ".,|: 1,234>1234 (1)!; ,|: 1,234>1.234 (1)!";
    QTest::newRow("a fraction that no group could be") << QStringList{"1.234", "0.5"} << "";
    QTest::newRow("missing among numbers") << QStringList{"1,5", "NA", ""} << ",|: 1,5>1.5 (1)";
    QTest::newRow("a text among numbers") << QStringList{"1,5", "many"} << "";
    QTest::newRow("dates") << QStringList{"13.04.2024", "14.04.2024"} << "";
    QTest::newRow("an end on each") << QStringList{"<=50K", "<=50K.", ">50K", ">50K."} << "end .: <=50K.><=50K (2)";
    QTest::newRow("an end on some") << QStringList{"Berlin", "Berlin.", "St."} << "end .: Berlin.>Berlin (2)!";
    QTest::newRow("an end without its like") << QStringList{"Dr.", "Mr."} << "";
}

void TestConversionOffers::findsWhatCouldBeConverted()
{
    QFETCH(QStringList, cells);
    QFETCH(QString, expected);
    std::vector<std::string> bytes;
    for (const auto& cell : cells)
        bytes.push_back(cell.toStdString());
    QCOMPARE(shown(offersOf(bytes)), expected);
}

void TestConversionOffers::countsAsConverting()
{
    const std::vector<std::string> cells{" 1.234,5 ", "7", "7", "1.000,0", "1.000,0", ""};
    const auto table = tableOf(cells);
    for (const auto& offer : offersOf(cells)) {
        JobContext job;
        const auto done = convert(table, {&offer.conversion, 1}, job).value();
        QCOMPARE(done.counts[0].changed, offer.cells);
        QCOMPARE(done.counts[0].left, std::size_t{0});
    }
}

void TestConversionOffers::joinsAttributesOfOneConversion()
{
    JobContext job;
    CsvOptions options;
    options.delimiter = ';';
    const auto table = *test::readText("a;b;c\n 1,5;x;2,5\n3;x;4\n", options);
    const auto offers = offersFor(*table, job);
    QCOMPARE(offers.size(), std::size_t{2});
    QCOMPARE(offers[0].attributes, std::vector<std::string>{"a"});
    QCOMPARE(offers[1].attributes, (std::vector<std::string>{"a", "c"}));
    QCOMPARE(offers[1].conversion.attributes, offers[1].attributes);
    QVERIFY(offers[1].said == Statement(ValueMessage::WritesPlainNumbers));
}

void TestConversionOffers::findsMissingTokens_data()
{
    QTest::addColumn<QStringList>("cells");
    QTest::addColumn<QString>("expected");
    QTest::newRow("a word") << QStringList{"x", "?", "?"} << "? a 2";
    QTest::newRow("German") << QStringList{"x", "k. A."} << "k. A. a 1";
    QTest::newRow("several") << QStringList{"1", "NA", "-"} << "- a 1; NA a 1";
    QTest::newRow("a negative code") << QStringList{"0", "7", "-9"} << "-9 a 1";
    QTest::newRow("negative numbers") << QStringList{"0", "-7", "-9"} << "";
    QTest::newRow("nines") << QStringList{"0", "7", "9"} << "9 a 1";
    QTest::newRow("nines that may be a value") << QStringList{"0", "8", "9"} << "";
    QTest::newRow("two codes") << QStringList{"20", "70", "99", "-99"} << "-99 a 1; 99 a 1";
    QTest::newRow("numbers alone are no text's codes") << QStringList{"x", "9"} << "";
    QTest::newRow("no other value") << QStringList{"9", "99"} << "";
}

void TestConversionOffers::findsMissingTokens()
{
    QFETCH(QStringList, cells);
    QFETCH(QString, expected);
    std::vector<std::string> bytes;
    for (const auto& cell : cells)
        bytes.push_back(cell.toStdString());
    JobContext job;
    QCOMPARE(missingShown(missingOffersFor(*tableOf(bytes), {}, job)), expected);
}

void TestConversionOffers::namesNoTokenTwice()
{
    Schema schema{{AttributeSchema()}, {"?"}, {}};
    schema.attributes[0].missingTokens = {"NA"};
    JobContext job;
    QCOMPARE(missingShown(missingOffersFor(*tableOf({"x", "?", "NA", "-"}), schema, job)), QString("- a 1"));
}

void TestConversionOffers::tellsBetweenWhichNumbersACodeStands()
{
    JobContext job;
    const auto offers = missingOffersFor(*tableOf({"7", "-9", "12.50", " 3", "99", "NA"}), {}, job);
    QCOMPARE(missingShown(offers), QString("-9 a 1; 99 a 1; NA a 1"));
    const std::pair range{std::string("3"), std::string("12.50")};
    QVERIFY(offers[0].others.at("a") == range && offers[1].others.at("a") == range);
    QVERIFY(offers[2].others.empty()); // it is no code among numbers
}

TRANCHE_TEST(TestConversionOffers)

} // namespace tst_conversion_offers

#include "tst_conversion_offers.moc"
