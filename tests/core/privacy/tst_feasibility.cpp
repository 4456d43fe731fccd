// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/privacy/feasibility.h"
#include "tests/support/tables.h"

#include <QTest>

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
    void refusesNoneOrSeveralSensitiveAttributes();
    void refusesColumnsOfAnotherTable();
    void refusesAnLBelowOne();
    void messageRoundsDownAndHoldsNoValue();
};

static ColumnPartition columns(const KeptTable& table, std::vector<ColumnPartition::Column> lists)
{
    return ColumnPartition::make(std::move(lists), table.attributeCount(), table.sensitive().front()).value();
}

static Feasibility limitOf(const KeptTable& table, std::vector<ColumnPartition::Column> lists)
{
    JobContext job;
    return feasibility(table, columns(table, std::move(lists)), job).value();
}

void TestFeasibility::namesTheGroupThatStopsIt()
{
    const auto table = keptOf({"age sex job", "1 f nurse", "2 f nurse", "3 f clerk", "4 m nurse", "5 m clerk"}, "job");
    const auto limit = limitOf(*table, {{AttributeId(0)}, {AttributeId(1), AttributeId(2)}});
    QCOMPARE(limit.largestL, Ratio(3, 2)); // two of three women are nurses
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
    QCOMPARE(limit.largestL, Ratio(5, 3));
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
    const auto limit = limitOf(*table, {{AttributeId(0)}, {AttributeId(1)}});
    QVERIFY(limit.admits({.l = Ratio(5, 2)}));
    QVERIFY(!limit.admits({.l = Ratio(250'000'001, 100'000'000)}));
}

void TestFeasibility::refusesNoneOrSeveralSensitiveAttributes()
{
    JobContext job;
    const auto none = keptOf({"a b", "1 x", "2 y"}, "");
    const auto single = ColumnPartition::make({{AttributeId(0)}, {AttributeId(1)}}, 2, std::nullopt).value();
    QCOMPARE(feasibility(*none, single, job).error().code, ErrorCode::NotSupported);

    const auto table = tableOf({"a b", "1 x", "2 y"});
    Schema schema;
    schema.attributes.resize(2);
    const auto two = keepTuples(*table, schema, {Role::Sensitive, Role::Sensitive}, job).value();
    const auto both = ColumnPartition::make({{AttributeId(0)}, {AttributeId(1)}}, 2, AttributeId(1)).value();
    QCOMPARE(feasibility(*two, both, job).error().code, ErrorCode::NotSupported);
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

void TestFeasibility::messageRoundsDownAndHoldsNoValue()
{
    const auto error = infeasible(Ratio(2939, 746)).error(); // 3.9396...
    QCOMPARE(error.code, ErrorCode::Infeasible);
    QVERIFY(error.message.find("3.93.") != std::string::npos);
}

QTEST_APPLESS_MAIN(TestFeasibility)
#include "tst_feasibility.moc"
