// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_room.h"
#include "ui/plots/utility/box_rows_data.h"
#include "ui/plots/utility/pair_dots_data.h"
#include "ui/plots/utility/scales.h"
#include "ui/plots/utility/score_rows_data.h"

#include <algorithm>

namespace tst_utility_plot_data {

using namespace tranche;

namespace {

/// Of `attributes`, phi2 of the pairs in order.
AssociationFigures figuresOf(std::size_t attributes, const std::vector<double>& pairs)
{
    AssociationFigures figures;
    figures.attributes = attributes;
    figures.phi.assign(attributes * attributes, 1.0);
    std::size_t next = 0;
    for (std::size_t i = 0; i < attributes; ++i)
        for (std::size_t j = i + 1; j < attributes; ++j)
            figures.phi[i * attributes + j] = figures.phi[j * attributes + i] = pairs[next++];
    return figures;
}

BoxRow boxFrom(double low, double median, double high, double whisker)
{
    BoxRow row;
    row.there = true;
    row.low = low;
    row.median = median;
    row.high = high;
    row.whisker = whisker;
    return row;
}

} // namespace

class TestUtilityPlotData : public QObject {
    Q_OBJECT

private slots:
    void theStrongestPairsBeforeComeFirst()
    {
        const auto columns = ColumnPartition::make({{AttributeId(0), AttributeId(1)}, {AttributeId(2)}}, 3, AttributeId(2)).value();
        const auto data = pairDots(figuresOf(3, {.1, .3, .2}), figuresOf(3, {.1, .05, .2}), columns, 2);
        QCOMPARE(data.dots.size(), std::size_t{2});
        QVERIFY(data.dots[0].first == AttributeId(0) && data.dots[0].second == AttributeId(2));
        QCOMPARE(data.dots[0].after, .05);
        QVERIFY(!data.dots[0].column);
        QVERIFY(data.end > .3 && data.end <= 1.0);
    }

    void aPairInOneColumnHasItsColumn()
    {
        const auto columns
            = ColumnPartition::make({{AttributeId(0), AttributeId(1)}, {AttributeId(2), AttributeId(3)}}, 4, AttributeId(3)).value();
        const auto data = pairDots(figuresOf(4, {.6, .5, .4, .3, .2, .1}), figuresOf(4, {.6, .5, .4, .3, .2, .1}), columns, 9);
        QCOMPARE(data.dots.size(), std::size_t{6});
        QVERIFY(data.dots[0].column == std::size_t{0} && !data.dots[0].inSensitiveColumn);
        QVERIFY(data.dots[5].column == std::size_t{1} && data.dots[5].inSensitiveColumn);
        QVERIFY(!data.dots[1].column);
    }

    void ticksOfRootsLieOnTheAxis()
    {
        for (const double greatest : {0.002, 0.03, 0.26, 0.7, 1.0}) {
            const auto ticks = rootTicks(greatest);
            QVERIFY(!ticks.empty() && ticks.size() <= 5 && ticks.front() == 0.0 && ticks.back() <= greatest);
            QVERIFY(std::ranges::is_sorted(ticks, {}, rootPlace));
        }
        QCOMPARE(rootPlace(.25), .5);
        QCOMPARE(rootTicks(.26), (std::vector<double>{0, .01, .05, .1, .2}));
    }

    void ticksOfLogarithmsAreRoundAndFew()
    {
        for (const auto& [low, high] : {std::pair(.007, 6.0), std::pair(.0005, .01), std::pair(.02, .9)}) {
            const auto ticks = logTicks(low, high);
            QVERIFY(ticks.size() >= 2 && ticks.size() <= 5);
            QVERIFY(std::ranges::is_sorted(ticks) && ticks.front() >= low * .999 && ticks.back() <= high * 1.001);
        }
    }

    void theAxisOfBoxesEndsBesideThem()
    {
        BoxRowsData data;
        data.groups = {{QStringLiteral("a"), {}, true, {boxFrom(.01, .04, .09, .3), BoxRow{}}}, {QStringLiteral("b"), {}, false, {}}};
        data.reference = .21;
        data.fitAxis();
        QVERIFY(data.from < .01 && data.from > .005 && data.to > .3 && data.to < 1.0);
        QCOMPARE(data.boxCount(), std::size_t{2});
        QVERIFY(data.box(0).there && !data.box(1).there);
    }

    void whatIsExactDoesNotStretchTheAxis()
    {
        BoxRowsData data;
        data.groups = {{QStringLiteral("a"), {}, true, {boxFrom(0.0, 0.0, .02, .2)}}};
        data.fitAxis();
        QVERIFY(data.from > .005);
        BoxRowsData exact;
        exact.groups = {{QStringLiteral("a"), {}, true, {boxFrom(0.0, 0.0, 0.0, 0.0)}}};
        exact.fitAxis();
        QVERIFY(exact.from > 0.0 && exact.to > exact.from);
        BoxRowsData empty;
        empty.fitAxis();
        QVERIFY(empty.from > 0.0 && empty.to > empty.from);
    }

    void theAxisOfScoresEndsAboveEveryWhisker()
    {
        ScoreRowsData data;
        data.rows.resize(2);
        data.rows[0].value = .283;
        data.rows[0].high = .351;
        data.fitAxis();
        QCOMPARE(data.end, .4);
        data.reference = .97;
        data.fitAxis();
        QCOMPARE(data.end, 1.0);
        ScoreRowsData pending;
        pending.rows.resize(3);
        pending.fitAxis();
        QCOMPARE(pending.end, 1.0);
        QCOMPARE(shareEnd(.35), .35);
    }
};

TRANCHE_TEST(TestUtilityPlotData)

} // namespace tst_utility_plot_data

#include "tst_utility_plot_data.moc"
