// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/reading/region_boxes.h"
#include "tests/support/tables.h"
#include "tests/support/test_room.h"

namespace tst_region_boxes {

using namespace tranche;
using namespace tranche::test;

namespace {

RegionMeaning interval(const std::string& low, const std::string& high)
{
    return {'[' + low + ", " + high + ']', RegionMeaning::Form::Interval, {low, high}, false};
}

RegionMeaning listed(const std::vector<std::string>& members)
{
    return {members.front(), RegionMeaning::Form::Listed, members, false};
}

/// Ages 20, 25, 30, 35 of five people in the towns a, b, c.
std::shared_ptr<const KeptTable> people()
{
    return keptOf({"age town", "20 a", "25 a", "30 b", "35 c", "20 c"}, "");
}

using Placed = Result<std::vector<std::vector<std::uint32_t>>>;

/// The column of age alone, its regions on these lines.
Placed placeAges(const std::vector<RegionMeaning>& regions, const std::vector<std::uint32_t>& lines, std::size_t least)
{
    const auto kept = people();
    const RegionTable table{least, AttributeType::Numeric, regions};
    const std::vector<RegionAttribute> attributes{{&kept->attribute(kept->find("age").value()), &table, lines, regions.size()}};
    return placeInRegions(attributes, least, {});
}

} // namespace

class TestRegionBoxes : public QObject {
    Q_OBJECT
private slots:
    void everyTupleIsInItsInterval();
    void whatLiesBetweenIsInNone();
    void regionsThatOverlapAreRefused();
    void aRegionOfTooFewLinesIsRefused();
    void anIntervalRunsFromAValueToAGreaterOne_data();
    void anIntervalRunsFromAValueToAGreaterOne();
    void categoriesHaveNoIntervals();
    void aListMayNameWhatDoesNotOccur();
    void boxesAreTheCombinationsThatStandOnALine();
    void anUngeneralizedAttributeIsItsOwnRegions();
};

void TestRegionBoxes::everyTupleIsInItsInterval()
{
    const auto placed = placeAges({interval("20", "25"), interval("30", "35")}, {0, 0, 1, 1, 0}, 2);
    QVERIFY(placed.has_value());
    QCOMPARE(placed->front(), (std::vector<std::uint32_t>{0, 0, 1, 1, 0}));
}

void TestRegionBoxes::whatLiesBetweenIsInNone()
{
    const auto placed = placeAges({interval("20", "25"), interval("35", "35")}, {0, 0, 1, 1, 0}, 1);
    QCOMPARE(placed.error().code, ErrorCode::DoesNotHold); // 30
}

void TestRegionBoxes::regionsThatOverlapAreRefused()
{
    const auto placed = placeAges({interval("20", "30"), interval("25", "35")}, {0, 0, 1, 1, 0}, 1);
    QCOMPARE(placed.error().code, ErrorCode::DoesNotHold);
    // A region that stands on no line is none of the release.
    QVERIFY(placeAges({interval("20", "35"), interval("25", "35")}, {0, 0, 0, 0, 0}, 1).has_value());
}

void TestRegionBoxes::aRegionOfTooFewLinesIsRefused()
{
    const std::vector<RegionMeaning> regions{interval("20", "30"), interval("35", "35")};
    QVERIFY(placeAges(regions, {0, 0, 0, 1, 0}, 1).has_value());
    QCOMPARE(placeAges(regions, {0, 0, 0, 1, 0}, 2).error().code, ErrorCode::DoesNotHold);
}

void TestRegionBoxes::anIntervalRunsFromAValueToAGreaterOne_data()
{
    QTest::addColumn<QString>("low");
    QTest::addColumn<QString>("high");
    QTest::newRow("backwards") << "35"
                               << "20";
    QTest::newRow("from no value") << "19"
                                   << "35";
    QTest::newRow("to no value") << "20"
                                 << "36";
}

void TestRegionBoxes::anIntervalRunsFromAValueToAGreaterOne()
{
    QFETCH(QString, low);
    QFETCH(QString, high);
    const auto placed = placeAges({interval(low.toStdString(), high.toStdString())}, {0, 0, 0, 0, 0}, 1);
    QCOMPARE(placed.error().code, ErrorCode::DoesNotHold);
}

void TestRegionBoxes::categoriesHaveNoIntervals()
{
    const auto kept = people();
    const RegionTable table{1, AttributeType::Categorical, {interval("a", "c")}};
    const std::vector<RegionAttribute> attributes{{&kept->attribute(kept->find("town").value()), &table, {0, 0, 0, 0, 0}, 1}};
    QCOMPARE(placeInRegions(attributes, 1, {}).error().code, ErrorCode::DoesNotHold);
}

void TestRegionBoxes::aListMayNameWhatDoesNotOccur()
{
    const auto kept = people();
    const RegionTable table{1, AttributeType::Categorical, {listed({"a", "d"}), listed({"b", "c"})}};
    const std::vector<RegionAttribute> attributes{{&kept->attribute(kept->find("town").value()), &table, {0, 0, 1, 1, 1}, 2}};
    const auto placed = placeInRegions(attributes, 1, {});
    QVERIFY(placed.has_value());
    QCOMPARE(placed->front(), (std::vector<std::uint32_t>{0, 0, 1, 1, 1}));
}

void TestRegionBoxes::boxesAreTheCombinationsThatStandOnALine()
{
    const auto kept = people();
    const RegionTable ages{1, AttributeType::Numeric, {interval("20", "25"), interval("20", "35"), interval("30", "35")}};
    const RegionTable towns{1, AttributeType::Categorical, {listed({"a"}), listed({"b", "c"})}};
    const auto& age = kept->attribute(kept->find("age").value());
    const auto& town = kept->attribute(kept->find("town").value());
    // Ages overlap, but the boxes do not: [20, 25] goes with a, [20, 35] with the others.
    const std::vector<RegionAttribute> apart{{&age, &ages, {0, 0, 1, 1, 1}, 3}, {&town, &towns, {0, 0, 1, 1, 1}, 2}};
    const auto placed = placeInRegions(apart, 1, {});
    QVERIFY(placed.has_value());
    QCOMPARE((*placed)[0], (std::vector<std::uint32_t>{0, 0, 1, 1, 1}));
    QCOMPARE((*placed)[1], (std::vector<std::uint32_t>{0, 0, 1, 1, 1}));
    const std::vector<RegionAttribute> both{{&age, &ages, {0, 0, 1, 2, 1}, 3}, {&town, &towns, {0, 0, 1, 1, 1}, 2}};
    QCOMPARE(placeInRegions(both, 1, {}).error().code, ErrorCode::DoesNotHold); // 30 in b is in two boxes
}

void TestRegionBoxes::anUngeneralizedAttributeIsItsOwnRegions()
{
    const auto kept = people();
    const auto& town = kept->attribute(kept->find("town").value());
    const std::vector<RegionAttribute> attributes{{&town, nullptr, {0, 0, 1, 2, 2}, town.values.size()}};
    const auto placed = placeInRegions(attributes, 1, {});
    QVERIFY(placed.has_value());
    QCOMPARE(placed->front(), town.codes);
    const std::vector<RegionAttribute> lacking{{&town, nullptr, {0, 0, 1, 1, 1}, town.values.size()}};
    QCOMPARE(placeInRegions(lacking, 1, {}).error().code, ErrorCode::DoesNotHold); // c stands on no line
}

TRANCHE_TEST(TestRegionBoxes)

} // namespace tst_region_boxes

#include "tst_region_boxes.moc"
