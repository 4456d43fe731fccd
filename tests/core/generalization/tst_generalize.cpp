// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/generalization/generalize.h"
#include "core/generalization/region_values.h"
#include "core/table/keep_tuples.h"
#include "tests/support/random_table.h"
#include "tests/support/seeds.h"
#include "tests/support/tables.h"
#include "tests/support/test_room.h"
#include "core/base/messages/generalize_message.h"
#include "tests/support/words/said.h"

#include <algorithm>

namespace tst_generalize {

using namespace tranche;
using namespace tranche::test;

namespace {

using Texts = std::vector<std::string>;
using Table = std::shared_ptr<const KeptTable>;

ColumnPartition oneColumn(const KeptTable& table)
{
    ColumnPartition::Column all;
    for (std::size_t i = 0; i < table.attributeCount(); ++i)
        all.emplace_back(i);
    return ColumnPartition::make({all}, table.attributeCount(),
                                 table.sensitive().empty() ? std::nullopt : std::optional(table.sensitive().front()))
        .value();
}

Result<Generalization> generalized(const Table& table, const std::vector<GeneralizeRequest>& requests, const Hierarchies& hierarchies = {})
{
    const auto columns = oneColumn(*table);
    JobContext job;
    return generalize({table, columns, requests, hierarchies}, job);
}

/// One attribute's published cells, tuple by tuple, after generalizing the column of all attributes.
Texts cells(const Table& table, std::size_t least, const Hierarchies& hierarchies = {})
{
    Texts names;
    for (const auto& attribute : table->attributes())
        names.push_back(attribute.name);
    const auto result = generalized(table, {{names, least}}, hierarchies);
    if (!result)
        return {"error: " + tranche::test::wordsOf(result.error())};
    Texts texts;
    for (std::size_t row = 0; row < table->rowCount(); ++row)
        texts.push_back(result->published->cell(RowId(row), AttributeId(0)));
    return texts;
}

Table kept(const std::vector<std::string>& lines, const AttributeSchema& schema)
{
    const auto table = tableOf(lines);
    Schema all;
    all.attributes.push_back(schema);
    JobContext job;
    return keepTuples(*table, all, {Role::QuasiIdentifier}, job).value();
}

Hierarchies hierarchyOf(const std::vector<Texts>& lines)
{
    Hierarchies hierarchies;
    hierarchies.set("a", Hierarchy::make(lines).value());
    return hierarchies;
}

} // namespace

class TestGeneralize : public QObject {
    Q_OBJECT

private slots:
    void numbersAndDatesBecomeIntervals();
    void aGivenOrderMakesIntervalsAndNoOrderMakesSets();
    void textsInsideBracketsAreUnambiguous();
    void labelsStandForTheirLeaves();
    void severalRootsAreListed();
    void missingIsNamedInItsRegion();
    void leastOneChangesNoSingleAttribute();
    void sensitiveAndOtherColumnsStayAsTheyAre();
    void regionsSayWhatWasMade();
    void everyTupleKeepsItsPlace();
    void wrongRequestsSayWhatToDo_data();
    void wrongRequestsSayWhatToDo();
    void aRegionWrittenLikeAValueIsRefused();
    void aHierarchyMustNameEveryValue();
    void withoutARequestItIsTheSameTable();
};

void TestGeneralize::numbersAndDatesBecomeIntervals()
{
    QCOMPARE(cells(keptOf({"a", "17", "30.5", "31", "90", "30.5"}, ""), 2),
             (Texts{"[17, 30.5]", "[17, 30.5]", "[31, 90]", "[31, 90]", "[17, 30.5]"}));
    QCOMPARE(cells(keptOf({"a", "5", "5", "6", "6"}, ""), 2), (Texts{"5", "5", "6", "6"}));
    QCOMPARE(cells(keptOf({"a", "2020-01-31", "2021-02-01", "2020-02-29", "2022-01-01"}, ""), 2),
             (Texts{"[2020-01-31, 2020-02-29]", "[2021-02-01, 2022-01-01]", "[2020-01-31, 2020-02-29]", "[2021-02-01, 2022-01-01]"}));
}

void TestGeneralize::aGivenOrderMakesIntervalsAndNoOrderMakesSets()
{
    AttributeSchema schema;
    schema.order = {"low", "mid", "high"};
    QCOMPARE(cells(kept({"a", "low", "mid", "high", "high"}, schema), 2), (Texts{"[low, mid]", "[low, mid]", "high", "high"}));
    QCOMPARE(cells(keptOf({"a", "x", "y", "z", "z"}, ""), 2), (Texts{"{x, y}", "{x, y}", "z", "z"}));
}

void TestGeneralize::textsInsideBracketsAreUnambiguous()
{
    QCOMPARE(cells(keptOf({"a", "x,y", "z"}, ""), 2), (Texts{"{\"x,y\", z}", "{\"x,y\", z}"}));
    for (const auto& [text, inside] : std::vector<std::pair<std::string, std::string>>{{"plain text", "plain text"},
                                                                                       {"say \"x\"", "\"say \"\"x\"\"\""},
                                                                                       {" x", "\" x\""},
                                                                                       {"", "\"\""},
                                                                                       {"[1]", "\"[1]\""},
                                                                                       {"-5", "-5"}})
        QCOMPARE(insideBrackets(text), inside);
}

void TestGeneralize::labelsStandForTheirLeaves()
{
    const auto hierarchies
        = hierarchyOf({{"de", "Europe", "World"}, {"fr", "Europe", "World"}, {"pl", "Europe", "World"}, {"us", "America", "World"}});
    const auto table = keptOf({"a", "de", "fr", "us", "us"}, "");
    QCOMPARE(cells(table, 2, hierarchies),
             (Texts{"Europe", "Europe", "us", "us"})); // us alone: America stands for nothing else that occurs
    QCOMPARE(cells(table, 3, hierarchies), (Texts{"World", "World", "World", "World"}));
    const auto result = generalized(table, {{{"a"}, 2}}, hierarchies).value();
    const auto& values = result.columns.front().attributes.front().values;
    QVERIFY(result.columns.front().attributes.front().byHierarchy);
    QCOMPARE(values[0].members, (Texts{"de", "fr", "pl"})); // the hierarchy's word, which does not tell whether pl occurs
    QVERIFY(values[0].form == RegionForm::Label);
}

void TestGeneralize::severalRootsAreListed()
{
    const auto hierarchies = hierarchyOf({{"de", "Europe"}, {"fr", "Europe"}, {"us", "America"}});
    QCOMPARE(cells(keptOf({"a", "de", "fr", "us"}, ""), 2, hierarchies), (Texts(3, "{Europe, America}")));
}

void TestGeneralize::missingIsNamedInItsRegion()
{
    AttributeSchema schema;
    schema.missing = MissingRule::KeepAsValue;
    QCOMPARE(cells(kept({"a", "1", "2", "_", "_"}, schema), 2), (Texts{"[1, 2]", "[1, 2]", "", ""}));
    QCOMPARE(cells(kept({"a", "1", "2", "3", "4", "5", "_"}, schema), 2),
             (Texts{"[1, 3]", "[1, 3]", "[1, 3]", "{[4, 5], \"\"}", "{[4, 5], \"\"}", "{[4, 5], \"\"}"}));
    QCOMPARE(cells(kept({"a", "1", "1", "3", "_"}, schema), 2), (Texts{"1", "1", "{3, \"\"}", "{3, \"\"}"}));
    QCOMPARE(cells(kept({"a", "x", "y", "_"}, schema), 2), (Texts(3, "{x, y, \"\"}")));
    const auto hierarchies = hierarchyOf({{"x", "letter"}, {"y", "letter"}});
    QCOMPARE(cells(kept({"a", "x", "y", "_", "_"}, schema), 2, hierarchies), (Texts{"letter", "letter", "", ""}));
    QCOMPARE(cells(kept({"a", "x", "y", "_"}, schema), 2, hierarchies), (Texts(3, "{letter, \"\"}")));
    const auto own = generalized(kept({"a", "1", "2", "_", "_"}, schema), {{{"a"}, 2}}).value();
    QCOMPARE(own.published->attribute(AttributeId(0)).missingCode, std::optional(1U));
}

void TestGeneralize::leastOneChangesNoSingleAttribute()
{
    for (const auto seed : Seeds(1, 100)) {
        SeededRandom random(seed);
        const auto table = randomTable(random);
        std::vector<ColumnPartition::Column> alone;
        std::vector<GeneralizeRequest> requests;
        for (std::size_t i = 0; i < table->attributeCount(); ++i) {
            alone.push_back({AttributeId(i)});
            if (table->attribute(AttributeId(i)).role != Role::Sensitive)
                requests.push_back({{table->attribute(AttributeId(i)).name}, 1});
        }
        const auto columns = ColumnPartition::make(alone, table->attributeCount(), table->sensitive().front()).value();
        JobContext job;
        const auto result = generalize({table, columns, requests, Hierarchies()}, job).value();
        for (std::size_t i = 0; i < table->attributeCount(); ++i) {
            const auto& before = table->attribute(AttributeId(i));
            const auto& after = result.published->attribute(AttributeId(i));
            QVERIFY2(before.values == after.values && before.codes == after.codes && before.type == after.type
                         && before.missingCode == after.missingCode,
                     QByteArray::number(static_cast<qulonglong>(seed)));
        }
    }
}

void TestGeneralize::sensitiveAndOtherColumnsStayAsTheyAre()
{
    for (const auto seed : Seeds(1, 200)) {
        SeededRandom random(seed);
        const auto table = randomTable(random);
        const auto columns = randomColumns(random, *table);
        const auto chosen = static_cast<std::size_t>(random.below(columns.size()));
        GeneralizeRequest request{{}, 1 + static_cast<std::size_t>(random.below(5))};
        for (const auto id : columns.columns()[chosen])
            request.attributes.push_back(table->attribute(id).name);
        JobContext job;
        const auto result = generalize({table, columns, {request}, Hierarchies()}, job);
        if (!result) {
            QVERIFY(columns.columns()[chosen].size() == 1 && columns.sensitive() == columns.columns()[chosen].front());
            continue;
        }
        QCOMPARE(result->published->rowCount(), table->rowCount());
        for (std::size_t i = 0; i < table->attributeCount(); ++i) {
            const AttributeId id(i);
            if (columns.columnOf(id).value == chosen && id != columns.sensitive())
                continue;
            QVERIFY(result->published->attribute(id).values == table->attribute(id).values);
            QVERIFY(result->published->attribute(id).codes == table->attribute(id).codes);
        }
    }
}

void TestGeneralize::regionsSayWhatWasMade()
{
    const auto table = keptOf({"a b s", "1 x p", "2 x q", "3 y p", "4 y q"}, "s");
    const auto result = generalized(table, {{{"a", "b"}, 2}}).value();
    QCOMPARE(result.columns.size(), std::size_t{1});
    const auto& column = result.columns.front();
    QCOMPARE(column.least, std::size_t{2});
    QCOMPARE(column.attributes.size(), std::size_t{2});
    QCOMPARE(column.regions.size(), std::size_t{2});
    QCOMPARE(column.attributes[0].values[column.regions[0].codes[0]].text, std::string("[1, 2]"));
    QCOMPARE(column.attributes[1].values[column.regions[0].codes[1]].text, std::string("{x, y}")); // a was cut; b reaches over the domain
    QCOMPARE(column.regions[1].tuples, std::size_t{2});
}

/// Each tuple's value is among the members of what is published for it.
void TestGeneralize::everyTupleKeepsItsPlace()
{
    for (const auto seed : Seeds(1, 200)) {
        SeededRandom random(seed);
        const auto table = randomTable(random);
        GeneralizeRequest request{{}, 1 + static_cast<std::size_t>(random.below(5))};
        for (const auto& attribute : table->attributes())
            request.attributes.push_back(attribute.name);
        const auto result = generalized(table, {request}).value();
        for (const auto& recoded : result.columns.front().attributes) {
            const auto& before = table->attribute(recoded.attribute);
            const auto& after = result.published->attribute(recoded.attribute);
            for (std::size_t row = 0; row < table->rowCount(); ++row) {
                const auto& region = recoded.values[after.codes[row]];
                QCOMPARE(region.text, after.values[after.codes[row]]);
                const auto code = before.codes[row];
                const auto codeOf = [&](const std::string& text) {
                    return static_cast<std::uint32_t>(std::ranges::find(before.values, text) - before.values.begin());
                };
                const bool inside = code == before.missingCode ? region.missing
                                    : region.form == RegionForm::Interval
                                        ? codeOf(region.members[0]) <= code && code <= codeOf(region.members[1])
                                        : std::ranges::find(region.members, before.values[code]) != region.members.end();
                QVERIFY2(inside, QByteArray::number(static_cast<qulonglong>(seed)));
            }
        }
    }
}

void TestGeneralize::wrongRequestsSayWhatToDo_data()
{
    QTest::addColumn<QStringList>("names");
    QTest::addColumn<int>("least");
    QTest::addColumn<QString>("says");

    QTest::newRow("not a column") << QStringList{"a"} << 2 << "No column holds exactly these attributes: \"a\"";
    QTest::newRow("not released") << QStringList{"a", "z"} << 2 << "not released";
    QTest::newRow("more than there are") << QStringList{"a", "b"} << 5 << "between 1 and 4";
    QTest::newRow("none") << QStringList{"a", "b"} << 0 << "between 1";
}

void TestGeneralize::wrongRequestsSayWhatToDo()
{
    QFETCH(QStringList, names);
    QFETCH(int, least);
    QFETCH(QString, says);
    const auto table = keptOf({"a b s", "1 x p", "2 x q", "3 y p", "4 y q"}, "s");
    GeneralizeRequest request{{}, static_cast<std::size_t>(least)};
    for (const auto& name : names)
        request.attributes.push_back(name.toStdString());
    const auto result = generalized(table, {request});
    QVERIFY(!result);
    QCOMPARE(result.error().code, ErrorCode::InvalidArgument);
    QVERIFY2(QString::fromStdString(tranche::test::wordsOf(result.error())).contains(says), qPrintable(says));
    QVERIFY(!generalized(table, {{{"a", "b"}, 2}, {{"a", "b", "s"}, 2}})); // one column twice
}

void TestGeneralize::aRegionWrittenLikeAValueIsRefused()
{
    const auto table = kept({"a", "x", "x", "{y,z}", "{y,z}", "y", "z"}, {});
    QVERIFY(generalized(table, {{{"a"}, 2}})); // {y, z} has a blank
    const auto hierarchies = hierarchyOf({{"x", "?"}, {"y", "?"}});
    AttributeSchema schema;
    schema.missing = MissingRule::KeepAsValue;
    const auto source = tableOf({"a", "x", "y", "?", "?"});
    Schema all;
    all.attributes = {schema};
    all.missingTokens = {"?"};
    JobContext job;
    const auto missing = keepTuples(*source, all, {Role::QuasiIdentifier}, job).value();
    const auto result = generalized(missing, {{{"a"}, 2}}, hierarchies);
    QVERIFY(!result); // the label "?" would read as missing
    QCOMPARE(result.error().place.attribute, std::string("a"));
}

void TestGeneralize::aHierarchyMustNameEveryValue()
{
    const auto result = generalized(keptOf({"a", "x", "secret", "other"}, ""), {{{"a"}, 2}}, hierarchyOf({{"x", "g"}}));
    QVERIFY(!result);
    QVERIFY(tranche::test::says(result.error(), {GeneralizeMessage::ValuesWithoutLine, 2U}));
    QCOMPARE(result.error().place.attribute, std::string("a"));
}

void TestGeneralize::withoutARequestItIsTheSameTable()
{
    const auto table = keptOf({"a s", "1 x", "2 y"}, "s");
    QVERIFY(generalized(table, {}).value().published == table);
}

TRANCHE_TEST(TestGeneralize)

} // namespace tst_generalize

#include "tst_generalize.moc"
