// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/correlation/correlate.h"
#include "core/correlation/pair_counts.h"
#include "tests/support/random_table.h"
#include "tests/support/tables.h"
#include "tests/support/stops.h"
#include "tests/support/test_room.h"

#include <map>
#include <numeric>

namespace tst_pair_counts {

using namespace tranche;

namespace {

const AttributeId first{0}, second{1};

PairCounts counted(const KeptTable& table, std::size_t most, std::uint32_t bins = 10,
                   std::pair<AttributeId, AttributeId> pair = {first, second})
{
    JobContext job;
    return pairCounts(table, *correlate(table, bins, job).value(), pair, most, job).value();
}

} // namespace

class TestPairCounts : public QObject {
    Q_OBJECT

private slots:
    void categoriesGoByFrequency()
    {
        const auto table = test::keptOf({"a b", "x p", "y p", "y q", "y q", "z q"}, "");
        const auto counts = counted(*table, 10);
        QCOMPARE(counts.rows.size(), std::size_t{3});
        QCOMPARE(counts.rows[0].low, std::string("y"));
        QCOMPARE(counts.rows[0].total, std::size_t{3});
        QCOMPARE(counts.rows[1].low, std::string("x")); // a tie: value order
        QCOMPARE(counts.columns[0].low, std::string("q"));
        QCOMPARE(counts.at(0, 0), std::uint64_t{2});
        QCOMPARE(counts.at(0, 1), std::uint64_t{1});
        QCOMPARE(counts.at(1, 0), std::uint64_t{0});
    }

    void numbersAreBinsInOrderWithTheirEnds()
    {
        const auto table = test::keptOf({"n b", "1 p", "2 p", "9 q", "9 q", "10 q"}, "");
        const auto counts = counted(*table, 10, 2);
        QCOMPARE(counts.rows.size(), std::size_t{2});
        QCOMPARE(counts.rows[0].low, std::string("1"));
        QCOMPARE(counts.rows[0].high, std::string("2"));
        QCOMPARE(counts.rows[1].low, std::string("9"));
        QCOMPARE(counts.rows[1].high, std::string("10"));
        QCOMPARE(counts.at(1, 0), std::uint64_t{3});
    }

    void rareValuesAreGatheredInTheLastLine()
    {
        const auto table = test::keptOf({"a b", "x p", "x p", "y p", "y q", "z q", "w q"}, "");
        const auto counts = counted(*table, 3);
        QCOMPARE(counts.rows.size(), std::size_t{3});
        QVERIFY(counts.rows[2].rest);
        QCOMPARE(counts.rows[2].values, std::size_t{2});
        QCOMPARE(counts.rows[2].total, std::size_t{2});
    }

    void onRandomTablesLinesAndCountsAreThoseOfPlainCounting()
    {
        for (std::uint64_t seed = 1; seed <= 60; ++seed) {
            SeededRandom random(seed);
            const auto table = test::randomTable(random);
            JobContext job;
            const auto matrix = correlate(*table, 3, job).value();
            const auto counts = pairCounts(*table, *matrix, {first, second}, 100, job).value();
            std::map<std::pair<std::string, std::string>, std::uint64_t> slow; // by the least value of both codes
            std::map<std::uint32_t, std::uint32_t> low[2];
            for (std::size_t row = 0; row < table->rowCount(); ++row)
                for (const AttributeId id : {first, second}) {
                    auto& least = low[id.value].try_emplace(matrix->codes(id)[row], table->attribute(id).codes[row]).first->second;
                    least = std::min(least, table->attribute(id).codes[row]);
                }
            for (std::size_t row = 0; row < table->rowCount(); ++row)
                ++slow[{table->attribute(first).values[low[0][matrix->codes(first)[row]]],
                        table->attribute(second).values[low[1][matrix->codes(second)[row]]]}];
            const auto message = qPrintable(QString("seed %1").arg(seed));
            QCOMPARE(counts.rows.size(), matrix->domain(first));
            for (std::size_t i = 0; i < counts.rows.size(); ++i) {
                std::uint64_t total = 0;
                for (std::size_t j = 0; j < counts.columns.size(); ++j) {
                    const auto found = slow.find({counts.rows[i].low, counts.columns[j].low});
                    QVERIFY2(counts.at(i, j) == (found == slow.end() ? 0 : found->second), message);
                    total += counts.at(i, j);
                }
                QVERIFY2(total == counts.rows[i].total, message);
            }
            const auto few = pairCounts(*table, *matrix, {first, second}, 2, job).value();
            QVERIFY2(std::accumulate(few.counts.begin(), few.counts.end(), std::uint64_t{0}) == table->rowCount(), message);
        }
    }

    void aPairOfAnotherTableIsRefusedAndStoppingStops()
    {
        const auto table = test::keptOf({"a b", "x p", "y q"}, "");
        JobContext job;
        const auto matrix = correlate(*table, 10, job).value();
        QVERIFY(pairCounts(*table, *matrix, {first, AttributeId{7}}, 10, job).error().code == ErrorCode::InvalidArgument);
        QVERIFY(test::stopsAtOnce([&](JobContext& stopped) { return pairCounts(*table, *matrix, {first, second}, 10, stopped); }));
    }
};

TRANCHE_TEST(TestPairCounts)

} // namespace tst_pair_counts

#include "tst_pair_counts.moc"
