// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/csv_reader.h"
#include "core/verify/reading/release_data.h"
#include "tests/support/test_room.h"

namespace tst_check_values {

using namespace tranche;

namespace {

/// An attribute with these cells, and the dictionary's line about it.
struct Attribute {
    std::shared_ptr<const Table> table;
    ReleasedAttribute released;
    DictionaryEntry entry;
};

Attribute attributeOf(const QStringList& cells, const DictionaryEntry& entry)
{
    std::string text = "other,a\n";
    for (const auto& cell : cells)
        text += "1," + cell.toStdString() + '\n';
    JobContext job;
    Attribute attribute{readCsvText(text, "data.csv", {}, job).value(), {}, entry};
    attribute.released.data = attribute.table->shareAttribute(SourceId(1));
    const auto& dictionary = attribute.released.data->dictionary;
    for (std::uint32_t code = 0; code < dictionary.size(); ++code)
        attribute.released.values.emplace_back(dictionary.text(code));
    return attribute;
}

DictionaryEntry categorical(const std::vector<std::string>& values)
{
    DictionaryEntry entry;
    entry.name = "a";
    entry.values = values;
    return entry;
}

DictionaryEntry numeric(const std::string& least, const std::string& greatest)
{
    DictionaryEntry entry;
    entry.name = "a";
    entry.type = AttributeType::Numeric;
    entry.ordered = true;
    entry.minimum = least;
    entry.maximum = greatest;
    return entry;
}

DictionaryEntry keepingMissing(DictionaryEntry entry, const std::string& written)
{
    entry.missingIsValue = true;
    entry.missingWritten = written;
    return entry;
}

bool holds(const QStringList& cells, const DictionaryEntry& entry)
{
    const auto attribute = attributeOf(cells, entry);
    const auto checked = checkValues(attribute.released, attribute.entry);
    if (!checked && checked.error().code != ErrorCode::DoesNotHold)
        qFatal("another kind of objection");
    return checked.has_value();
}

} // namespace

class TestCheckValues : public QObject {
    Q_OBJECT
private slots:
    void listedValuesAreThoseThatOccur();
    void rangesAreThoseThatOccur();
    void aNumberIsWrittenInOneWay();
    void datesAreComparedAsDates();
    void missingIsAsTheRuleSays();
};

void TestCheckValues::listedValuesAreThoseThatOccur()
{
    QVERIFY(holds({"x", "y", "x"}, categorical({"y", "x"})));
    QVERIFY(!holds({"x", "y"}, categorical({"x"})));
    QVERIFY(!holds({"x"}, categorical({"x", "y"})));
    QVERIFY(!holds({"x"}, categorical({"x", "x"})));
    QVERIFY(!holds({"x"}, categorical({"X"})));
    QVERIFY(!holds({"x"}, categorical({})));
}

void TestCheckValues::rangesAreThoseThatOccur()
{
    QVERIFY(holds({"10", "9", "-3"}, numeric("-3", "10")));
    QVERIFY(holds({"7"}, numeric("7", "7")));
    QVERIFY(!holds({"10", "9"}, numeric("9", "11")));
    QVERIFY(!holds({"10", "9"}, numeric("8", "10")));
    QVERIFY(!holds({"10", "9"}, numeric("10", "9")));
    QVERIFY(!holds({"10", "x"}, numeric("10", "10")));
    QVERIFY(!holds({"10"}, numeric("10.0", "10"))); // the same number, but it is written otherwise
}

void TestCheckValues::aNumberIsWrittenInOneWay()
{
    QVERIFY(!holds({"1", "1.0"}, numeric("1", "1.0")));
    QVERIFY(!holds({"0", "-0"}, numeric("0", "-0")));
    QVERIFY(holds({"1", "1.01"}, numeric("1", "1.01")));
}

void TestCheckValues::datesAreComparedAsDates()
{
    auto dates = numeric("1999-12-31", "2000-01-01");
    dates.type = AttributeType::Date;
    QVERIFY(holds({"2000-01-01", "1999-12-31"}, dates));
    QVERIFY(!holds({"2000-01-01", "1999-12-31", "2000-13-01"}, dates));
    QVERIFY(!holds({"2000-01-01", "1999-12-30"}, dates));
}

void TestCheckValues::missingIsAsTheRuleSays()
{
    QVERIFY(!holds({"x", ""}, categorical({"x"}))); // tuples without a value were to be dropped
    QVERIFY(holds({"x", ""}, keepingMissing(categorical({"x"}), "")));
    QVERIFY(holds({"x", "?"}, keepingMissing(categorical({"x"}), "?")));
    QVERIFY(!holds({"x"}, keepingMissing(categorical({"x"}), "?")));           // no cell says so
    QVERIFY(!holds({"x", "?", ""}, keepingMissing(categorical({"x"}), "?")));  // in two ways
    QVERIFY(!holds({"x", "?"}, keepingMissing(categorical({"x", "?"}), "?"))); // a value and missing at once
    QVERIFY(holds({"7", "?"}, keepingMissing(numeric("7", "7"), "?")));
    QVERIFY(holds({"?"}, keepingMissing(numeric("", ""), "?"))); // nothing but missing
    QVERIFY(!holds({"?"}, keepingMissing(numeric("1", "1"), "?")));
}

TRANCHE_TEST(TestCheckValues)

} // namespace tst_check_values

#include "tst_check_values.moc"
