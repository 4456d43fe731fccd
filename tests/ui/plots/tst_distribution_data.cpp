// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/tables.h"
#include "tests/support/test_room.h"
#include "ui/plots/distribution_data.h"

namespace tst_distribution_data {

using namespace tranche;

class TestDistributionData : public QObject {
    Q_OBJECT

private slots:
    void numbersAreBinnedTheLargestInTheLastBin();
    void equalNumbersAreOneValue();
    void numbersTooLargeForDrawingStayApart();
    void oneNumberAloneIsOneBar();
    void textsComeMostFrequentFirst();
    void missingValuesAreCountedApart();
    void datesLieOnTheirDays();
    void wholeNumbersShareBarsEvenly();
    void fractionsAreBinnedAsEver();
};

namespace {

DistributionData of(const std::vector<std::string>& lines, std::size_t bins = 4, const std::vector<std::string>& missingTokens = {},
                    Binning binning = Binning::Equal)
{
    const auto table = test::tableOf(lines);
    Schema schema;
    schema.attributes.resize(table->attributeCount());
    schema.missingTokens = missingTokens;
    return distributionData(*table, schema, SourceId(0), {bins, binning}, JobContext());
}

std::vector<std::size_t> countsOf(const DistributionData& data)
{
    std::vector<std::size_t> counts;
    for (const auto& bar : data.bars)
        counts.push_back(bar.count);
    return counts;
}

} // namespace

void TestDistributionData::numbersAreBinnedTheLargestInTheLastBin()
{
    const auto data = of({"Age", "0", "1", "2", "3", "8", "8", "7"});
    QCOMPARE(countsOf(data), (std::vector<std::size_t>{2, 2, 0, 3}));
    QCOMPARE(data.bars[1].low, 2.0);
    QCOMPARE(data.bars[1].high, 4.0);
    QCOMPARE(data.bars[1].label, QStringLiteral("2 to 4"));
    QCOMPARE(*data.least, QStringLiteral("0"));
    QCOMPARE(*data.median, QStringLiteral("3"));
    QCOMPARE(*data.greatest, QStringLiteral("8"));
    QCOMPARE(data.mostFrequent.front(), (DistributionData::Value{QStringLiteral("8"), 2}));
}

void TestDistributionData::equalNumbersAreOneValue()
{
    const auto data = of({"Size", "1.0", "1", "1e0", "2"});
    QCOMPARE(data.distinct, std::size_t{2});
    QCOMPARE(data.mostFrequent.front().count, std::size_t{3});
    QCOMPARE(data.unique, std::size_t{1});
}

void TestDistributionData::numbersTooLargeForDrawingStayApart()
{
    const auto data = of({"Code", "90071992547409921", "90071992547409922", "90071992547409922"});
    QCOMPARE(data.mostFrequent.size(), std::size_t{2}); // one double, two numbers
    QCOMPARE(data.mostFrequent.front(), (DistributionData::Value{QStringLiteral("90071992547409922"), 2}));
    const auto beyond = of({"Code", "1e390", "2", "3"});
    QCOMPARE(beyond.mostFrequent.size(), std::size_t{3});
    QCOMPARE(beyond.bars.size(), std::size_t{3}); // as names, since no axis holds them
}

void TestDistributionData::oneNumberAloneIsOneBar()
{
    const auto data = of({"Age", "5", "5"});
    QCOMPARE(countsOf(data), std::vector<std::size_t>{2});
    QVERIFY(data.bars.front().low < 5.0 && data.bars.front().high > 5.0);
}

void TestDistributionData::textsComeMostFrequentFirst()
{
    std::vector<std::string> lines{"Town"};
    for (int i = 0; i < 25; ++i)
        lines.push_back("t" + std::to_string(100 + i));
    lines.push_back("t110");
    const auto data = of(lines);
    QCOMPARE(data.type, AttributeType::Categorical);
    QCOMPARE(data.bars.size(), std::size_t{20});
    QCOMPARE(data.bars.front().label, QStringLiteral("t110"));
    QCOMPARE(data.bars[1].label, QStringLiteral("t100")); // ties in value order
    QCOMPARE(data.othersCount, std::size_t{5});
    QCOMPARE(data.mostFrequent.size(), std::size_t{8});
    QVERIFY(!data.median);
}

void TestDistributionData::missingValuesAreCountedApart()
{
    const auto data = of({"Age", "1", "?", "_", "3"}, 2, {"?"});
    QCOMPARE(data.type, AttributeType::Numeric);
    QCOMPARE(data.missing, std::size_t{2});
    QCOMPARE(data.tuples, std::size_t{4});
    QCOMPARE(countsOf(data), (std::vector<std::size_t>{1, 1}));
    QCOMPARE(*data.median, QStringLiteral("1"));
    const auto none = of({"Age", "_", "_"});
    QCOMPARE(none.distinct, std::size_t{0});
    QVERIFY(none.bars.empty());
}

void TestDistributionData::datesLieOnTheirDays()
{
    const auto data = of({"Day", "2024-01-01", "2024-01-11", "2024-01-10", "2024-01-10"}, 2);
    QCOMPARE(data.type, AttributeType::Date);
    QCOMPARE(countsOf(data), (std::vector<std::size_t>{1, 3}));
    QCOMPARE(*data.greatest, QStringLiteral("2024-01-11"));
    QCOMPARE(data.bars.front().label, QStringLiteral("2024-01-01 to 2024-01-06"));
}

void TestDistributionData::wholeNumbersShareBarsEvenly()
{
    // Ten numbers, each once: equal bins in four would hold 3, 2, 2 and 3 of them.
    std::vector<std::string> lines{"Age"};
    for (int age = 17; age <= 26; ++age)
        lines.push_back(std::to_string(age));
    const auto few = of(lines, 5, {}, Binning::WholeNumbers);
    QCOMPARE(countsOf(few), (std::vector<std::size_t>{2, 2, 2, 2, 2}));
    QCOMPARE(few.bars.front().label, QStringLiteral("17 to 18"));
    QCOMPARE(few.bars.front().low, 16.5);
    QCOMPARE(few.bars.back().high, 26.5);
    const auto many = of(lines, 80, {}, Binning::WholeNumbers);
    QCOMPARE(many.bars.size(), std::size_t{10});
    QCOMPARE(many.bars[1].label, QStringLiteral("18"));
    QCOMPARE(countsOf(of(lines, 4, {}, Binning::WholeNumbers)), (std::vector<std::size_t>{3, 3, 3, 1}));
}

void TestDistributionData::fractionsAreBinnedAsEver()
{
    const std::vector<std::string> lines{"Size", "0.5", "1", "2.5"};
    QVERIFY(of(lines, 4, {}, Binning::WholeNumbers) == of(lines, 4));
    const std::vector<std::string> alone{"Size", "5", "5"};
    QVERIFY(of(alone, 4, {}, Binning::WholeNumbers) == of(alone, 4));
}

TRANCHE_CORE_TEST(TestDistributionData)

} // namespace tst_distribution_data

#include "tst_distribution_data.moc"
