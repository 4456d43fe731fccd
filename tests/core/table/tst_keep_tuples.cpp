// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/messages/table_message.h"
#include "core/base/random.h"
#include "core/table/keep_tuples.h"
#include "core/table/kept_table.h"
#include "core/table/attribute_profile.h"
#include "core/table/table_builder.h"
#include "tests/support/words/said.h"
#include "tests/support/seeds.h"
#include "tests/support/tables.h"
#include "tests/support/stops.h"
#include "tests/support/test_room.h"

#include <algorithm>
#include <array>

namespace tst_keep_tuples {

using namespace tranche;
using namespace tranche::test;
using test::tableOf;

namespace {

using Texts = std::vector<std::string>;

Schema schemaFor(const Table& table, MissingRule rule = MissingRule::DropTuple)
{
    Schema schema;
    schema.attributes.resize(table.attributeCount());
    for (auto& attribute : schema.attributes)
        attribute.missing = rule;
    return schema;
}

Roles allQuasi(const Table& table)
{
    return Roles(table.attributeCount(), Role::QuasiIdentifier);
}

Result<std::shared_ptr<const KeptTable>> keep(const Table& table, const Schema& schema, const Roles& roles)
{
    JobContext job;
    return keepTuples(table, schema, roles, job);
}

const KeptAttribute& first(const std::shared_ptr<const KeptTable>& kept)
{
    return kept->attribute(AttributeId(0));
}

std::shared_ptr<const Table> randomTable(RandomSource& random)
{
    static const std::array<std::string, 12> cells = {"1", "1.0", "2", "10", " 2", "x", "", "?", "2024-01-01", "007", "1e0", "-3"};
    std::vector<std::string> names;
    for (auto i = 1 + random.below(3); i > 0; --i)
        names.push_back("a" + std::to_string(i));
    TableBuilder builder(names);
    const auto kinds = 2 + random.below(cells.size() - 1);
    for (auto row = 1 + random.below(12); row > 0; --row) {
        std::vector<std::string_view> tuple;
        for (std::size_t i = 0; i < names.size(); ++i)
            tuple.push_back(cells[random.below(kinds)]);
        builder.append(tuple);
    }
    return *builder.finish();
}

bool sameAttribute(const KeptAttribute& a, const KeptAttribute& b)
{
    if (a.name != b.name || a.role != b.role || a.type != b.type || a.ordered != b.ordered || a.values != b.values || a.codes != b.codes
        || a.missingCode != b.missingCode || a.axis.size() != b.axis.size())
        return false;
    for (std::uint32_t low = 0; low < a.axis.size(); ++low)
        for (std::uint32_t high = low; high < a.axis.size(); ++high)
            if (Axis::compareWidths({a.axis, low, high}, {b.axis, low, high}) != 0)
                return false;
    return true;
}

} // namespace

class TestKeepTuples : public QObject {
    Q_OBJECT

private slots:
    void mergesEqualNumbersUnderTheFirstSpelling();
    void keepsBlanksInCategoriesOnly();
    void ordersCategoriesByBytes();
    void declaredNumbersMayHaveLeadingZeros();
    void saysInWhichLinesNumbersAreNone_data();
    void saysInWhichLinesNumbersAreNone();
    void namesTheAttributeThatLeavesNoTuple();
    void usesTheGivenOrder();
    void refusesAnOrderThatDoesNotFit();
    void dropsTuplesWithAMissingReleasedValue();
    void keepsMissingAsALastValue();
    void detectsTypesOverTheKeptTuplesOnly();
    void obeysTheTypeAskedFor();
    void refusesRequestsThatMakeNoSense();
    void aDroppedTupleLeavesNoTrace();
    void everyCellIsPrintedAsAnEqualOne();
    void profilesAttributes();
    void stopsWhenTold();
};

void TestKeepTuples::mergesEqualNumbersUnderTheFirstSpelling()
{
    const auto kept = test::keptOf({"a", "1e0", "10", "1.0", "2", "1"}, {});
    QVERIFY(first(kept).values == (Texts{"1e0", "2", "10"}));
    QVERIFY(first(kept).codes == (std::vector<std::uint32_t>{0, 2, 0, 1, 0}));
    QVERIFY(first(kept).type == AttributeType::Numeric);
}

void TestKeepTuples::keepsBlanksInCategoriesOnly()
{
    TableBuilder builder({"n", "c"});
    builder.append(std::array<std::string_view, 6>{" 1", " x", "1 ", "x", "2", "x "});
    const auto table = *builder.finish();
    const auto kept = *keep(*table, schemaFor(*table), allQuasi(*table));
    QVERIFY(first(kept).values == (Texts{"1", "2"}));
    QVERIFY(kept->attribute(AttributeId(1)).values == (Texts{" x", "x", "x "}));
}

void TestKeepTuples::ordersCategoriesByBytes()
{
    const auto kept = test::keptOf({"a", "b", "a", "B", "\xC3\xA9", "10", "9"}, {});
    QVERIFY(first(kept).values == (Texts{"10", "9", "B", "a", "b", "\xC3\xA9"}));
}

void TestKeepTuples::usesTheGivenOrder()
{
    const auto table = tableOf({"a b", "high 1", "low _", "middle 2", "none 3"});
    auto schema = schemaFor(*table);
    schema.attributes[0].order = {"none", "low", "middle", "high"};
    const auto kept = *keep(*table, schema, allQuasi(*table));
    QVERIFY(first(kept).values == (Texts{"none", "middle", "high"})); // low went with its tuple
    QVERIFY(first(kept).ordered);
    QCOMPARE(first(kept).axis.approximateWidth(0, 1), 0.5);
}

void TestKeepTuples::refusesAnOrderThatDoesNotFit()
{
    const auto table = tableOf({"a", "x", "y"});
    for (const auto& order : {Texts{"x"}, Texts{"x", "y", "x"}}) {
        auto schema = schemaFor(*table);
        schema.attributes[0].order = order;
        const auto kept = keep(*table, schema, allQuasi(*table));
        QVERIFY(!kept && kept.error().code == ErrorCode::InvalidArgument);
        QCOMPARE(kept.error().place.attribute, std::string("a"));
    }
}

void TestKeepTuples::dropsTuplesWithAMissingReleasedValue()
{
    const auto table = tableOf({"id a b", "_ 1 x", "2 _ x", "3 3 ?", "4 4 y"});
    auto schema = schemaFor(*table);
    schema.missingTokens = {"?"};
    const auto kept = *keep(*table, schema, {Role::Identifier, Role::QuasiIdentifier, Role::Sensitive});
    QCOMPARE(kept->rowCount(), std::size_t{2});
    QCOMPARE(kept->droppedRowCount(), std::size_t{2});
    QCOMPARE(kept->sourceRow(RowId(0)), std::size_t{0}); // the identifier's missing value does not count
    QCOMPARE(kept->sourceRow(RowId(1)), std::size_t{3});
    QCOMPARE(kept->attributeCount(), std::size_t{2});
    QVERIFY(kept->sensitive() == std::vector{AttributeId(1)});
    QVERIFY(kept->cell(RowId(1), AttributeId(0)) == "4");
    QVERIFY(!kept->find("id"));
}

void TestKeepTuples::keepsMissingAsALastValue()
{
    const auto table = tableOf({"n c", "3 x", "? _", "_ ?", "1.5 y", "? x"});
    auto schema = schemaFor(*table, MissingRule::KeepAsValue);
    schema.missingTokens = {"?"};
    const auto kept = *keep(*table, schema, allQuasi(*table));
    const auto& numbers = first(kept);
    QVERIFY(numbers.type == AttributeType::Numeric);
    QVERIFY(numbers.values == (Texts{"1.5", "3", "?"}));
    QVERIFY(numbers.codes == (std::vector<std::uint32_t>{1, 2, 2, 0, 2}));
    QCOMPARE(numbers.missingCode.value(), 2U);
    QCOMPARE(numbers.axis.approximateWidth(0, 1), 0.6); // 1.5, 3 and one unit more: 4
    const auto& categories = kept->attribute(AttributeId(1));
    QVERIFY(categories.values == (Texts{"x", "y", ""})); // the empty cell is met first
    QCOMPARE(categories.presentCount(), std::size_t{2});
    QCOMPARE(categories.axis.approximateWidth(1, 2), 0.5);
}

void TestKeepTuples::detectsTypesOverTheKeptTuplesOnly()
{
    const auto table = tableOf({"a b", "1 x", "text _", "2 y"});
    QVERIFY(first(*keep(*table, schemaFor(*table), allQuasi(*table))).type == AttributeType::Numeric);
    QVERIFY(first(*keep(*table, schemaFor(*table, MissingRule::KeepAsValue), allQuasi(*table))).type == AttributeType::Categorical);
}

void TestKeepTuples::obeysTheTypeAskedFor()
{
    const auto table = tableOf({"a", "1", "1.0", "10", "9"});
    auto schema = schemaFor(*table);
    schema.attributes[0].type = AttributeType::Categorical;
    QVERIFY(first(*keep(*table, schema, allQuasi(*table))).values == (Texts{"1", "1.0", "10", "9"}));
    schema.attributes[0].type = AttributeType::Date;
    QVERIFY(keep(*table, schema, allQuasi(*table)).error().code == ErrorCode::InvalidArgument);
}

void TestKeepTuples::declaredNumbersMayHaveLeadingZeros()
{
    const auto codes = tableOf({"a", "8", "007", "7"});
    auto schema = schemaFor(*codes);
    QVERIFY(first(*keep(*codes, schema, allQuasi(*codes))).type == AttributeType::Categorical); // detected
    schema.attributes[0].type = AttributeType::Numeric;
    const auto kept = keep(*codes, schema, allQuasi(*codes));
    QVERIFY(kept);
    QVERIFY(first(*kept).values == (Texts{"007", "8"}));
    QVERIFY(first(*kept).codes == (std::vector<std::uint32_t>{1, 0, 0}));
}

void TestKeepTuples::saysInWhichLinesNumbersAreNone_data()
{
    QTest::addColumn<QStringList>("cells");
    QTest::addColumn<int>("line");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("one") << QStringList{"1", "x", "2"} << 3 << "A value of this attribute is not a number.";
    QTest::newRow("two") << QStringList{"1", "x", "2", "007x"} << 3 << "Values of this attribute are not numbers, in lines 3 and 5.";
    QTest::newRow("three, one of two lines") << QStringList{"a\nb", "x", "2", "x"} << 2
                                             << "Values of this attribute are not numbers, in lines 2, 4 and 6.";
    QTest::newRow("many") << QStringList{"1", "x", "y", "x", "5", "x"} << 3
                          << "4 values of this attribute are not numbers, the first in lines 3, 4 and 5.";
}

void TestKeepTuples::saysInWhichLinesNumbersAreNone()
{
    QFETCH(QStringList, cells);
    QFETCH(int, line);
    QFETCH(QString, sentence);
    TableBuilder builder({"a"});
    SourceLines lines;
    lines.addFile("people.csv", 0, 2);
    for (qsizetype row = 0; row < cells.size(); ++row) {
        const auto cell = cells[row].toStdString();
        builder.append(std::array<std::string_view, 1>{cell});
        if (cell.contains('\n'))
            lines.addTall(static_cast<std::size_t>(row), 1);
    }
    builder.setLines(lines);
    const auto table = *builder.finish();
    auto schema = schemaFor(*table);
    schema.attributes[0].type = AttributeType::Numeric;
    const auto kept = keep(*table, schema, allQuasi(*table));
    QVERIFY(!kept);
    QCOMPARE(kept.error().place, (Place{.file = "people.csv", .line = static_cast<std::uint64_t>(line), .attribute = "a"}));
    const auto said = messageWords(kept.error());
    QVERIFY2(said.starts_with(sentence.toStdString() + " Correct "), said.c_str());
}

void TestKeepTuples::namesTheAttributeThatLeavesNoTuple()
{
    const auto empty = tableOf({"a b c", "1 _ x", "_ _ y", "3 _ z"});
    const auto none = keep(*empty, schemaFor(*empty), allQuasi(*empty));
    QCOMPARE(none.error().place.attribute, std::string("b"));
    QVERIFY(none.error().says == TableMessage::NoValueKept);
    const auto shared = tableOf({"a b c", "1 _ _", "_ 2 _", "3 _ z"});
    const auto most = keep(*shared, schemaFor(*shared), allQuasi(*shared));
    QCOMPARE(most.error().place.attribute, std::string("b"));
    QVERIFY(most.error().says == TableMessage::NothingKept);
}

void TestKeepTuples::refusesRequestsThatMakeNoSense()
{
    const auto table = tableOf({"a b", "1 _", "_ 2"});
    const auto schema = schemaFor(*table);
    QVERIFY(!keep(*table, schema, {Role::QuasiIdentifier}));
    QVERIFY(!keep(*table, Schema(), allQuasi(*table)));
    QCOMPARE(keep(*table, schema, {Role::QuasiIdentifier, Role::Undecided}).error().place.attribute, std::string("b"));
    QVERIFY(!keep(*table, schema, {Role::Identifier, Role::Excluded}));
    QVERIFY(!keep(*table, schema, allQuasi(*table))); // no tuple is whole
}

void TestKeepTuples::aDroppedTupleLeavesNoTrace()
{
    std::size_t compared = 0;
    const auto seeds = Seeds(1, 3000);
    for (const auto seed : seeds) {
        SeededRandom random(seed);
        const auto table = randomTable(random);
        auto schema = schemaFor(*table);
        schema.missingTokens = {"?"};
        for (auto& attribute : schema.attributes)
            attribute.missing = random.below(2) == 0 ? MissingRule::DropTuple : MissingRule::KeepAsValue;
        const auto kept = keep(*table, schema, allQuasi(*table));
        std::vector<std::string> names;
        for (std::size_t i = 0; i < table->attributeCount(); ++i)
            names.push_back(table->attribute(SourceId(i)).name);
        TableBuilder without(names);
        for (std::size_t row = 0; row < table->rowCount(); ++row) {
            std::vector<std::string_view> tuple;
            bool dropped = false;
            for (std::size_t i = 0; i < names.size(); ++i) {
                tuple.push_back(table->cell(row, SourceId(i)));
                dropped
                    = dropped || (schema.attributes[i].missing == MissingRule::DropTuple && (tuple.back().empty() || tuple.back() == "?"));
            }
            if (!dropped)
                without.append(tuple);
        }
        QCOMPARE(kept.has_value(), without.rowCount() > 0);
        if (!kept)
            continue;
        const auto clean = *without.finish();
        const auto expected = *keep(*clean, schema, allQuasi(*clean));
        QCOMPARE((*kept)->rowCount(), clean->rowCount());
        for (std::size_t i = 0; i < names.size(); ++i)
            QVERIFY2(sameAttribute((*kept)->attribute(AttributeId(i)), expected->attribute(AttributeId(i))),
                     qPrintable(QString("seed %1").arg(seed)));
        compared += (*kept)->droppedRowCount() > 0 ? 1 : 0;
    }
    if (seeds.all())
        QVERIFY(compared > 500);
}

void TestKeepTuples::everyCellIsPrintedAsAnEqualOne()
{
    for (const auto seed : Seeds(1, 1000)) {
        SeededRandom random(seed);
        const auto table = randomTable(random);
        const auto kept = keep(*table, schemaFor(*table, MissingRule::KeepAsValue), allQuasi(*table));
        QVERIFY(kept);
        for (std::size_t i = 0; i < table->attributeCount(); ++i) {
            const auto& attribute = (*kept)->attribute(AttributeId(i));
            std::vector<bool> occurs(attribute.values.size(), false);
            for (std::size_t row = 0; row < table->rowCount(); ++row) {
                const auto read = table->cell(row, SourceId(i));
                const std::string_view printed = (*kept)->cell(RowId(row), AttributeId(i));
                const std::vector<std::string_view> both = {read, printed};
                const bool equal = attribute.type == AttributeType::Numeric && !read.empty()
                                       ? ScaledNumbers::parse(both).value().compare(0, 1) == 0
                                   : attribute.type == AttributeType::Categorical ? read == printed
                                                                                  : true;
                QVERIFY2(equal, qPrintable(QString("seed %1").arg(seed)));
                occurs[attribute.codes[row]] = true;
            }
            QVERIFY2(std::ranges::find(occurs, false) == occurs.end(), qPrintable(QString("seed %1").arg(seed)));
        }
    }
}

void TestKeepTuples::profilesAttributes()
{
    const auto table = tableOf({"n c", "1 x", "1.0 ?", "2 y", "_ x", "3 z"});
    auto schema = schemaFor(*table);
    schema.missingTokens = {"?"};
    const auto numbers = profileOf(table->attribute(SourceId(0)), schema, SourceId(0));
    QVERIFY(numbers.detectedType == AttributeType::Numeric);
    QCOMPARE(numbers.distinct, std::size_t{3});
    QCOMPARE(numbers.missing, std::size_t{1});
    QCOMPARE(numbers.unique, std::size_t{2});
    const auto categories = profileOf(table->attribute(SourceId(1)), schema, SourceId(1));
    QCOMPARE(categories.distinct, std::size_t{3});
    QCOMPARE(categories.missing, std::size_t{1});
    QCOMPARE(categories.unique, std::size_t{2});
}

void TestKeepTuples::stopsWhenTold()
{
    const auto table = tableOf({"a", "1"});
    QVERIFY(test::stopsAtOnce([&](JobContext& job) { return keepTuples(*table, schemaFor(*table), allQuasi(*table), job); }));
}

TRANCHE_TEST(TestKeepTuples)

} // namespace tst_keep_tuples

#include "tst_keep_tuples.moc"
