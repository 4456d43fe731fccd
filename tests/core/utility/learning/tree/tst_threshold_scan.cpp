// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/seeds.h"
#include "tests/support/test_room.h"

#include "core/base/random.h"
#include "core/jobs/job_context.h"
#include "core/utility/learning/tree/counts_by_value.h"
#include "core/utility/learning/tree/threshold_scan.h"

#include <map>

namespace tst_threshold_scan {

using namespace tranche;
using namespace tranche::test;

namespace {

constexpr std::size_t classes = 3;

/// Lists of classes, and what lies on runs of values with one of them.
struct Sample {
    struct Item {
        CodeRange values;
        std::uint32_t source = 0;
        double weight = 0.0;
    };

    WeightLists lists;
    std::vector<Item> items;
    CodeRange range;
};

Sample randomSample(RandomSource& random, std::uint32_t values, std::uint32_t longest)
{
    Sample sample;
    for (int list = 0; list < 4; ++list) {
        for (std::uint32_t label = 0; label < classes; ++label)
            if (random.below(2) == 0)
                sample.lists.entries.push_back({label, static_cast<double>(1 + random.below(4))});
        sample.lists.starts.push_back(sample.lists.entries.size());
    }
    sample.range = {5, 4 + values};
    for (auto left = 1 + random.below(14); left > 0; --left) {
        const auto low = 5 + static_cast<std::uint32_t>(random.below(values));
        const auto high
            = random.below(2) == 0 ? low : std::min<std::uint32_t>(4 + values, low + static_cast<std::uint32_t>(random.below(longest)));
        sample.items.push_back({{low, high}, static_cast<std::uint32_t>(random.below(4)), 0.25 * static_cast<double>(1 + random.below(8))});
    }
    return sample;
}

CountsByValue counted(const Sample& sample)
{
    ValueCounter counter(classes);
    counter.begin(sample.range);
    for (const auto& item : sample.items)
        counter.add(item.values, item.source, item.weight);
    return counter.take(sample.lists, JobContext());
}

/// By value and class, value by value; of values that something lies at.
std::map<std::uint32_t, std::vector<double>> countedPlainly(const Sample& sample)
{
    std::map<std::uint32_t, std::vector<double>> counts;
    for (const auto& item : sample.items) {
        for (auto code = item.values.low; code <= item.values.high; ++code) {
            auto& row = counts.try_emplace(code, classes, 0.0).first->second;
            for (const auto& entry : sample.lists.of(item.source))
                row[entry.key] += item.weight * entry.weight;
        }
    }
    return counts;
}

/// Each value a stretch of its own.
CountsByValue expanded(const std::map<std::uint32_t, std::vector<double>>& rows)
{
    CountsByValue counts;
    for (const auto& [code, row] : rows) {
        counts.stretches.push_back({{code, code}, counts.rows.size()});
        for (std::uint32_t label = 0; label < classes; ++label)
            if (row[label] > 0.0)
                counts.rows.push_back({label, row[label]});
    }
    return counts;
}

std::map<std::uint32_t, std::vector<double>> rowsOf(const CountsByValue& counts)
{
    std::map<std::uint32_t, std::vector<double>> rows;
    for (std::size_t i = 0; i < counts.stretches.size(); ++i) {
        std::vector<double> row(classes, 0.0);
        for (const auto& entry : counts.rowOf(i))
            row[entry.key] += entry.weight;
        for (auto code = counts.stretches[i].values.low; code <= counts.stretches[i].values.high; ++code)
            rows[code] = row;
    }
    return rows;
}

std::vector<double> sumOf(const std::map<std::uint32_t, std::vector<double>>& rows)
{
    std::vector<double> sum(classes, 0.0);
    for (const auto& [code, row] : rows)
        for (std::size_t label = 0; label < classes; ++label)
            sum[label] += row[label];
    return sum;
}

} // namespace

class TestThresholdScan : public QObject {
    Q_OBJECT
private slots:
    void sumsRunsAsTheirValues();
    void leavesNothingForTheNextAttribute();
    void findsInStretchesWhatItFindsValueByValue();
    void findsNothingBetweenTooFew();
};

void TestThresholdScan::sumsRunsAsTheirValues()
{
    for (const auto seed : Seeds(1, 500)) {
        SeededRandom random(seed);
        const auto sample = randomSample(random, seed % 2 == 0 ? 12 : 400, 9); // few values are counted through, many compared
        QCOMPARE(rowsOf(counted(sample)), countedPlainly(sample));             // quarters are exact
    }
}

void TestThresholdScan::leavesNothingForTheNextAttribute()
{
    SeededRandom random(1);
    ValueCounter counter(classes);
    for (int round = 0; round < 50; ++round) {
        const auto sample = randomSample(random, 30, 9);
        counter.begin(sample.range);
        for (const auto& item : sample.items)
            counter.add(item.values, item.source, item.weight);
        QCOMPARE(rowsOf(counter.take(sample.lists, JobContext())), countedPlainly(sample));
    }
}

void TestThresholdScan::findsInStretchesWhatItFindsValueByValue()
{
    std::size_t found = 0;
    for (const auto seed : Seeds(1, 1000)) {
        SeededRandom random(seed);
        const auto sample = randomSample(random, 60, 50);
        const auto rows = countedPlainly(sample);
        const auto least = static_cast<double>(random.below(9));
        const auto inStretches = findThreshold(counted(sample), sumOf(rows), least);
        const auto oneByOne = findThreshold(expanded(rows), sumOf(rows), least);
        QCOMPARE(inStretches.has_value(), oneByOne.has_value());
        if (!inStretches)
            continue;
        ++found;
        QCOMPARE(inStretches->possible, oneByOne->possible);
        QCOMPARE(inStretches->below, oneByOne->below);
        QCOMPARE(inStretches->above, oneByOne->above);
        QVERIFY(std::abs(inStretches->gain - oneByOne->gain) < 1e-12);
    }
    QVERIFY(found > 0);
}

void TestThresholdScan::findsNothingBetweenTooFew()
{
    const auto counts = expanded({{1, {3, 0, 0}}, {2, {0, 3, 0}}});
    const std::vector<double> sum{3, 3, 0};
    QVERIFY(findThreshold(counts, sum, 3.0));
    QVERIFY(!findThreshold(counts, sum, 3.5));
    QVERIFY(!findThreshold(expanded({{1, {3, 3, 0}}}), sum, 1.0));
    QVERIFY(!findThreshold(expanded({}), std::vector<double>(classes, 0.0), 1.0));
}

TRANCHE_TEST(TestThresholdScan)

} // namespace tst_threshold_scan

#include "tst_threshold_scan.moc"
