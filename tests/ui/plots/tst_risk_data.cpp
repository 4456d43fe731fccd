// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/risk_data.h"

#include "core/base/random.h"
#include "tests/support/test_room.h"

#include <algorithm>

namespace tst_risk_data {

using namespace tranche;

namespace {

/// Random levels under a limit, some of them on it.
std::vector<RiskLevel> someLevels(RandomSource& random, const Ratio& limit)
{
    std::vector<double> shares;
    const auto count = 1 + random.below(40);
    for (std::uint64_t i = 0; i < count; ++i) {
        const auto denominator = 1 + random.below(60);
        shares.push_back(random.below(5) == 0 ? limit.toDouble() : Ratio(1 + random.below(denominator), denominator).toDouble());
    }
    std::ranges::sort(shares);
    shares.erase(std::ranges::unique(shares).begin(), shares.end());
    std::vector<RiskLevel> levels;
    for (const double share : shares)
        levels.push_back({share, 1 + static_cast<std::size_t>(random.below(9))});
    return levels;
}

MembershipReport reportOf(std::vector<OriginalsMatching> originals, const std::vector<std::pair<std::size_t, double>>& fakes)
{
    MembershipReport report;
    report.originals = std::move(originals);
    for (const auto& [buckets, count] : fakes)
        report.fakes.push_back({buckets, LargeCount{"", count}});
    return report;
}

} // namespace

class TestRiskData : public QObject {
    Q_OBJECT

private slots:
    void aBarEndsExactlyOnTheLimitAndHoldsWhatStandsOnIt()
    {
        const Ratio limit(1, 3);
        const RiskData data = riskData({{0.25, 4}, {0.3, 2}, {limit.toDouble(), 5}}, limit);
        QCOMPARE(data.bars.back().high, limit.toDouble());
        QVERIFY(data.bars.back().exactHigh == limit);
        QVERIFY(data.bars.back().tuples >= 5);
        QCOMPARE(data.onLimit, std::size_t{5});
        QCOMPARE(data.overLimit, std::size_t{0});
        QCOMPARE(data.tuples, std::size_t{11});
    }

    void whatIsOverTheLimitIsDrawnPastIt()
    {
        const Ratio limit(1, 3);
        const double hairAbove = std::nextafter(limit.toDouble(), 1.0);
        const RiskData data = riskData({{limit.toDouble(), 5}, {hairAbove, 2}}, limit);
        QCOMPARE(data.overLimit, std::size_t{2});
        QCOMPARE(data.bars.back().low, limit.toDouble());
        QCOMPARE(data.bars.back().tuples, std::size_t{2});
    }

    void everyTupleIsInTheOneBarThatSpansIt()
    {
        for (std::uint64_t seed = 0; seed < 300; ++seed) {
            SeededRandom random(seed);
            const Ratio limit(100 + random.below(100), 200 + random.below(700));
            const auto levels = someLevels(random, limit);
            const RiskData data = riskData(levels, random.below(4) == 0 ? std::nullopt : std::optional(limit));
            QVERIFY2(data.bars.size() <= 31, qPrintable(QString::number(seed)));
            for (std::size_t i = 0; i < data.bars.size(); ++i) {
                std::size_t inside = 0;
                for (const auto& level : levels)
                    inside += level.greatest > data.bars[i].low && level.greatest <= data.bars[i].high ? level.tuples : 0;
                QVERIFY2(inside == data.bars[i].tuples, qPrintable(QString::number(seed)));
                QVERIFY2(i == 0 || data.bars[i - 1].high == data.bars[i].low, qPrintable(QString::number(seed)));
                QVERIFY2(data.bars[i].exactHigh.toDouble() == data.bars[i].high, qPrintable(QString::number(seed)));
            }
            std::size_t all = 0;
            for (const auto& level : levels)
                all += level.tuples;
            QVERIFY2(data.tuples == all && data.bars.front().tuples > 0 && data.bars.back().tuples > 0, qPrintable(QString::number(seed)));
        }
    }

    void oneLevelIsOneBar()
    {
        QCOMPARE(riskData({{0.5, 7}}, Ratio(1, 2)).bars.size(), std::size_t{1});
        QVERIFY(riskData({}, Ratio(1, 2)).bars.empty());
    }

    void aBarIsAFilterOfItsTuples()
    {
        const RiskData data = riskData({{0.25, 4}, {1.0 / 3, 5}}, Ratio(1, 3));
        QVERIFY(tupleFilterText(data, data.bars.size() - 1).endsWith(QStringLiteral(" tuple<=1/3")));
        QVERIFY(tupleFilterText(data, 0).startsWith(QStringLiteral("tuple>")));
    }

    void matchingBucketsFallIntoTheClassesOfTheDesign()
    {
        const MatchingData data = matchingData(
            reportOf({{1, 3}, {2, 1}, {5, 1}, {6, 1}, {10, 2}, {11, 1}, {20, 1}, {21, 4}, {41, 1}, {59, 1}, {60, 5}, {900, 1}},
                     {{3, 7.0}, {60, 2.0}}));
        QStringList names;
        std::vector<double> originals;
        for (const auto& bar : data.bars) {
            names << classText(bar);
            originals.push_back(bar.originals);
        }
        QCOMPARE(names.join(QLatin1Char(' ')), QStringLiteral("1 2–5 6–10 11–20 21–40 41–59 60 +"));
        QCOMPARE(originals, (std::vector<double>{3, 2, 3, 2, 4, 2, 6}));
        QCOMPARE(data.bars[1].fakes, 7.0);
        QCOMPARE(data.bars[6].fakes, 2.0);
        QVERIFY(!data.oneEach);
    }

    void everybodyInOneBucketIsSaidNotDrawn()
    {
        QVERIFY(matchingData(reportOf({{1, 30}}, {{1, 9.0}})).oneEach);
        QVERIFY(matchingData(reportOf({{1, 30}}, {})).oneEach);
        QVERIFY(!matchingData(reportOf({{1, 30}}, {{2, 9.0}})).oneEach);
    }
};

TRANCHE_TEST(TestRiskData)

} // namespace tst_risk_data

#include "tst_risk_data.moc"
