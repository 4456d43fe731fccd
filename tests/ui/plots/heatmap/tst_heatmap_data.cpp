// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/tables.h"
#include "tests/support/test_room.h"
#include "ui/plots/heatmap/heatmap_data.h"

#include "core/correlation/correlate.h"

namespace tst_heatmap_data {

using namespace tranche;

class TestHeatmapData : public QObject {
    Q_OBJECT

private slots:
    void withoutCorrelationThereIsNothing();
    void byColumnAttributesStandTogetherAndAreFramed();
    void byTableNothingIsFramed();
    void beforeThereAreColumnsTheTablesOrderIsUsed();
    void valuesFollowTheOrder();
};

namespace {

Snapshot correlated(bool withColumns)
{
    Snapshot snapshot;
    snapshot.kept = test::keptOf({"A B C S", "a x 1 p", "a x 2 q", "b y 1 p", "b y 2 q", "a y 1 p"}, "S");
    JobContext job;
    snapshot.correlation = correlate(*snapshot.kept, 10, job).value();
    if (withColumns)
        snapshot.columns = std::make_shared<const ColumnPartition>(
            ColumnPartition::make({{AttributeId(1)}, {AttributeId(0), AttributeId(3)}, {AttributeId(2)}}, 4, AttributeId(3)).value());
    return snapshot;
}

} // namespace

void TestHeatmapData::withoutCorrelationThereIsNothing()
{
    QCOMPARE(heatmapData({}, HeatmapOrder::ByColumn), HeatmapData());
}

void TestHeatmapData::byColumnAttributesStandTogetherAndAreFramed()
{
    const auto data = heatmapData(correlated(true), HeatmapOrder::ByColumn);
    QCOMPARE(data.names, (std::vector<QString>{QStringLiteral("B"), QStringLiteral("C"), QStringLiteral("A"), QStringLiteral("S")}));
    QCOMPARE(data.frames.size(), std::size_t{3});
    QCOMPARE(data.frames[0], (HeatmapData::Frame{0, 1, ColumnId(0), false}));
    QCOMPARE(data.frames[1], (HeatmapData::Frame{1, 1, ColumnId(1), false}));
    QCOMPARE(data.frames[2], (HeatmapData::Frame{2, 2, ColumnId(2), true}));
}

void TestHeatmapData::byTableNothingIsFramed()
{
    const auto data = heatmapData(correlated(true), HeatmapOrder::ByTable);
    QCOMPARE(data.names.front(), QStringLiteral("A"));
    QCOMPARE(data.names.back(), QStringLiteral("S"));
    QVERIFY(data.frames.empty());
}

void TestHeatmapData::beforeThereAreColumnsTheTablesOrderIsUsed()
{
    QCOMPARE(heatmapData(correlated(false), HeatmapOrder::ByColumn), heatmapData(correlated(true), HeatmapOrder::ByTable));
}

void TestHeatmapData::valuesFollowTheOrder()
{
    const auto snapshot = correlated(true);
    const auto data = heatmapData(snapshot, HeatmapOrder::ByColumn);
    for (std::size_t row = 0; row < data.size(); ++row)
        for (std::size_t column = 0; column < data.size(); ++column)
            QCOMPARE(data.at(row, column), snapshot.correlation->at(data.order[row], data.order[column]));
    QVERIFY(data.at(1, 3) > 0.99); // C and S tell the same
}

TRANCHE_CORE_TEST(TestHeatmapData)

} // namespace tst_heatmap_data

#include "tst_heatmap_data.moc"
