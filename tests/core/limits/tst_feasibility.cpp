// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/limits/feasibility.h"
#include "core/table/keep_tuples.h"
#include "tests/support/tables.h"
#include "tests/support/test_room.h"
#include "core/base/messages/model_message.h"

namespace tst_feasibility {

using namespace tranche;
using namespace tranche::test;

class TestFeasibility : public QObject {
    Q_OBJECT

private slots:
    void namesTheGroupThatStopsIt();
    void countsTheWholeTableWhereTheSensitiveAttributeIsAlone();
    void takesTheFirstGroupAmongEquals();
    void takesTheFirstValueAmongEquals();
    void admitsUpToTheGreatestLAndNotABitMore();
    void claimsNothingWithoutASensitiveAttribute();
    void namesTheSensitiveAttributeThatLimits();
    void statesTheLimitOfEveryModel();
    void theLimitOfRecursiveIsStrict();
    void closenessBlocksOnWhatStandsOut();
    void refusesColumnsOfAnotherTable();
    void refusesAnLBelowOne();
};

static ColumnPartition columns(const KeptTable& table, std::vector<ColumnPartition::Column> lists)
{
    return ColumnPartition::make(std::move(lists), table.attributeCount(), table.sensitive().front()).value();
}

static Feasibility feasibilityOf(const KeptTable& table, std::vector<ColumnPartition::Column> lists)
{
    JobContext job;
    return feasibility(table, columns(table, std::move(lists)), job).value();
}

/// How far l-diversity goes.
static Limit limitOf(const KeptTable& table, std::vector<ColumnPartition::Column> lists)
{
    return feasibilityOf(table, std::move(lists)).limit({});
}

void TestFeasibility::namesTheGroupThatStopsIt()
{
    const auto table = keptOf({"age sex job", "1 f nurse", "2 f nurse", "3 f clerk", "4 m nurse", "5 m clerk"}, "job");
    const auto limit = limitOf(*table, {{AttributeId(0)}, {AttributeId(1), AttributeId(2)}});
    QCOMPARE(limit.figure.text(), std::string("3/2")); // two of three women are nurses
    QCOMPARE(limit.blocking.group.size(), 1U);
    QCOMPARE(limit.blocking.group[0].attribute, AttributeId(1));
    QCOMPARE(table->attribute(AttributeId(1)).values[limit.blocking.group[0].code], std::string("f"));
    QCOMPARE(table->attribute(AttributeId(2)).values[limit.blocking.value], std::string("nurse"));
    QCOMPARE(limit.blocking.groupSize, 3U);
    QCOMPARE(limit.blocking.valueCount, 2U);
}

void TestFeasibility::countsTheWholeTableWhereTheSensitiveAttributeIsAlone()
{
    const auto table = keptOf({"age job", "1 nurse", "2 nurse", "3 clerk", "4 nurse", "5 clerk"}, "job");
    const auto limit = limitOf(*table, {{AttributeId(0)}, {AttributeId(1)}});
    QCOMPARE(limit.figure.text(), std::string("5/3"));
    QVERIFY(limit.blocking.group.empty());
}

void TestFeasibility::takesTheFirstGroupAmongEquals()
{
    const auto table = keptOf({"sex job", "m x", "m x", "m y", "f y", "f y", "f x"}, "job");
    const auto limit = limitOf(*table, {{AttributeId(0), AttributeId(1)}});
    QCOMPARE(table->attribute(AttributeId(0)).values[limit.blocking.group[0].code], std::string("f"));
    QCOMPARE(table->attribute(AttributeId(1)).values[limit.blocking.value], std::string("y"));
}

void TestFeasibility::takesTheFirstValueAmongEquals()
{
    const auto table = keptOf({"age job", "1 y", "2 x", "3 y", "4 x"}, "job");
    const auto limit = limitOf(*table, {{AttributeId(0)}, {AttributeId(1)}});
    QCOMPARE(table->attribute(AttributeId(1)).values[limit.blocking.value], std::string("x"));
}

void TestFeasibility::admitsUpToTheGreatestLAndNotABitMore()
{
    const auto table = keptOf({"age job", "1 a", "2 a", "3 b", "4 b", "5 c"}, "job");
    const auto found = feasibilityOf(*table, {{AttributeId(0)}, {AttributeId(1)}});
    QVERIFY(found.admits({.l = Ratio(5, 2)}));
    QVERIFY(!found.admits({.l = Ratio(250'000'001, 100'000'000)}));
}

void TestFeasibility::claimsNothingWithoutASensitiveAttribute()
{
    JobContext job;
    const auto none = keptOf({"a b", "1 x", "2 y"}, "");
    const auto single = ColumnPartition::make({{AttributeId(0)}, {AttributeId(1)}}, 2, std::nullopt).value();
    const auto limit = feasibility(*none, single, job).value();
    QVERIFY(limit.claimsNothing());
    QVERIFY(limit.admits({.l = Ratio(1'000, 1)}));
}

void TestFeasibility::namesTheSensitiveAttributeThatLimits()
{
    JobContext job;
    const auto table = tableOf({"a s t", "1 x p", "1 y p", "2 x q", "2 y p"});
    Schema schema;
    schema.attributes.resize(3);
    const auto kept = keepTuples(*table, schema, {Role::QuasiIdentifier, Role::Sensitive, Role::Sensitive}, job).value();
    const auto apart = ColumnPartition::make({{AttributeId(0)}, {AttributeId(1)}, {AttributeId(2)}}, 3, AttributeId(1)).value();
    const auto limit = feasibility(*kept, apart, job).value().limit({});
    QCOMPARE(limit.sensitive, AttributeId(2)); // p three times of four; x only twice
    QCOMPARE(limit.figure.text(), std::string("4/3"));

    const auto together = ColumnPartition::make({{AttributeId(0)}, {AttributeId(1), AttributeId(2)}}, 3, AttributeId(1)).value();
    const auto beside = feasibility(*kept, together, job).value().limit({});
    QCOMPARE(beside.figure.text(), std::string("1/1")); // q of t occurs with x of s alone, and the other way round y has p alone
    QCOMPARE(beside.sensitive, AttributeId(1));
}

void TestFeasibility::statesTheLimitOfEveryModel()
{
    JobContext job;
    // a a a b b c: exp(H) of 3, 2, 1 of six is 2.749...; 3 / (2 + 1) = 1 for l = 2 and 3 / 1 for l = 3
    const auto table = keptOf({"age job", "1 a", "2 a", "3 a", "4 b", "5 b", "6 c"}, "job");
    const auto found = feasibilityOf(*table, {{AttributeId(0)}, {AttributeId(1)}});
    QCOMPARE(found.limit({.kind = ModelKind::LDiversity}).figure.text(), std::string("2/1"));
    QCOMPARE(found.limit({.kind = ModelKind::Distinct}).figure.text(), std::string("3/1"));
    QCOMPARE(found.limit({.kind = ModelKind::Entropy}).figure.text().substr(0, 5), std::string("2.749"));
    QCOMPARE(found.limit({.kind = ModelKind::Recursive, .l = Ratio(2, 1)}).figure.text(), std::string("1/1"));
    QCOMPARE(found.limit({.kind = ModelKind::Recursive, .l = Ratio(3, 1)}).figure.text(), std::string("3/1"));
    QVERIFY(!found.limit({.kind = ModelKind::Recursive, .l = Ratio(4, 1)}).figure);
    QCOMPARE(found.limit({.kind = ModelKind::TCloseness}).figure.text(), std::string("0/1"));
}

void TestFeasibility::theLimitOfRecursiveIsStrict()
{
    const auto table = keptOf({"age job", "1 a", "2 a", "3 a", "4 b", "5 b", "6 c"}, "job");
    const auto found = feasibilityOf(*table, {{AttributeId(0)}, {AttributeId(1)}});
    QVERIFY(!found.admits({.kind = ModelKind::Recursive, .l = Ratio(2, 1), .c = Ratio(1, 1)}));
    QVERIFY(found.admits({.kind = ModelKind::Recursive, .l = Ratio(2, 1), .c = Ratio(1'000'001, 1'000'000)}));
}

void TestFeasibility::closenessBlocksOnWhatStandsOut()
{
    // Two of three men are nurses, one of five in all: 2/3 - 2/6 = 1/3 above its share.
    const auto table = keptOf({"sex job", "f clerk", "f clerk", "f smith", "m nurse", "m nurse", "m clerk"}, "job");
    const auto limit = feasibilityOf(*table, {{AttributeId(0), AttributeId(1)}}).limit({.kind = ModelKind::TCloseness, .t = Ratio(1, 5)});
    QVERIFY(!limit.holds);
    QCOMPARE(limit.figure.text(), std::string("1/3"));
    QCOMPARE(limit.blocking.groupSize, 3U);
}

void TestFeasibility::refusesColumnsOfAnotherTable()
{
    JobContext job;
    const auto table = keptOf({"a b s", "1 x p", "2 y q"}, "s");
    const auto foreign = ColumnPartition::make({{AttributeId(0)}, {AttributeId(1)}}, 2, AttributeId(1)).value();
    QCOMPARE(feasibility(*table, foreign, job).error().code, ErrorCode::InvalidArgument);
}

void TestFeasibility::refusesAnLBelowOne()
{
    QVERIFY(validate(PrivacyModel{.l = Ratio(1, 1)}).has_value());
    QVERIFY(!validate(PrivacyModel{.l = Ratio(99, 100)}).has_value());
    QVERIFY(!validate(PrivacyModel{.l = Ratio(2'000'000'001, 1'000'000'000)}).has_value());
}

TRANCHE_TEST(TestFeasibility)

} // namespace tst_feasibility

#include "tst_feasibility.moc"
