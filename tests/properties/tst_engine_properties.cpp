// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/limits/feasibility.h"
#include "core/privacy/privacy_report.h"
#include "core/slicing/partition_rows.h"
#include "tests/oracle/slicing_oracle.h"
#include "tests/support/buckets.h"
#include "tests/support/random_table.h"
#include "tests/support/seeds.h"
#include "tests/support/test_room.h"

#include <array>

namespace tst_engine_properties {

using namespace tranche;
using namespace tranche::test;

/// The engine beside its slow, obvious twin on random small tables. A failure prints the seed of its table.
class TestEngineProperties : public QObject {
    Q_OBJECT

private slots:
    void engineAgreesWithTheOracle();
    void strictTuplesMatchTheirOwnBucketOnly();
    void judgeAgreesWithPlainSummation();
    void feasibilityAgreesWithPlainSummation();
};

static BigRational bigOf(const Ratio& ratio)
{
    return BigRational(ratio.numerator(), ratio.denominator());
}

static Ratio ratioOf(const BigRational& value)
{
    return {numerator(value).convert_to<std::uint64_t>(), denominator(value).convert_to<std::uint64_t>()};
}

static QByteArray seedText(std::uint64_t seed)
{
    return "seed " + QByteArray::number(static_cast<qulonglong>(seed));
}

static std::vector<Rows> wholeTable(const KeptTable& table)
{
    Rows rows(table.rowCount());
    for (std::uint32_t row = 0; row < rows.size(); ++row)
        rows[row] = row;
    return {rows};
}

/// An l that is often feasible, sometimes exactly the greatest one, sometimes just above it.
static Ratio randomL(RandomSource& random, const Ratio& largest)
{
    static const std::array<Ratio, 8> usual{Ratio(1, 1), Ratio(5, 4),  Ratio(4, 3), Ratio(3, 2),
                                            Ratio(2, 1), Ratio(12, 5), Ratio(3, 1), Ratio(39, 10)};
    switch (random.below(8)) {
    case 0:
    case 1: return largest;
    case 2: return {largest.numerator() * 100 + 1, largest.denominator() * 100};
    case 3:
    case 4: return std::max(Ratio(1, 1), Ratio(largest.numerator() * 3, largest.denominator() * 4));
    default: return usual[static_cast<std::size_t>(random.below(usual.size()))];
    }
}

struct Example {
    std::shared_ptr<const KeptTable> table;
    ColumnPartition columns;
    PartitionRequest engine;
    OracleRequest oracle;
};

static std::vector<AttributeId> someAttributes(RandomSource& random, const KeptTable& table)
{
    std::vector<AttributeId> some;
    for (std::size_t i = 0; i < table.attributeCount(); ++i)
        if (AttributeId(i) != table.sensitive().front() && random.below(2) == 0)
            some.insert(random.below(2) == 0 ? some.begin() : some.end(), AttributeId(i)); // in any order
    return some;
}

static Example randomExample(std::uint64_t seed)
{
    SeededRandom random(seed);
    auto table = randomTable(random);
    auto columns = randomColumns(random, *table);
    JobContext job;
    const auto largest = feasibility(*table, columns, job).value().limit({}).figure.ratio().value();
    PartitionRequest engine;
    engine.model.l = randomL(random, largest);
    engine.cut = random.below(2) == 0 ? Cut::Median : Cut::Balanced;
    engine.attempts = random.below(3) == 0 ? Attempts::One : Attempts::All;
    if (random.below(2) == 0)
        engine.minBucket = 1 + static_cast<std::size_t>(random.below(6));
    if (random.below(3) == 0)
        engine.cutOn = someAttributes(random, *table);
    OracleRequest oracle{bigOf(engine.model.l), engine.cut == Cut::Balanced, engine.attempts == Attempts::One,
                         engine.minBucket.value_or(static_cast<std::size_t>(engine.model.l.ceiling())), engine.cutOn};
    return {std::move(table), std::move(columns), std::move(engine), std::move(oracle)};
}

void TestEngineProperties::engineAgreesWithTheOracle()
{
    int feasible = 0;
    std::size_t decisions = 0;
    std::size_t refused = 0;
    const auto seeds = Seeds(1, 4000);
    for (const auto seed : seeds) {
        const auto example = randomExample(seed);
        const auto expected = oraclePartition(*example.table, example.columns, example.oracle);
        JobContext job;
        const auto buckets = partitioned(*example.table, example.columns, example.engine, job);
        QVERIFY2(buckets.has_value() == expected.feasible, seedText(seed));
        if (!expected.feasible)
            continue;
        ++feasible;
        decisions += expected.trace.size();
        refused += static_cast<std::size_t>(std::ranges::count(expected.trace, false, &TriedCut::accepted));
        QVERIFY2(bucketsOf(*buckets) == expected.buckets, seedText(seed));
    }
    // The tables must put the engine to the test: many feasible ones, cuts of both outcomes.
    if (seeds.all())
        QVERIFY2(feasible > 2'000, QByteArray::number(feasible));
    if (seeds.all())
        QVERIFY2(refused > 5'000 && decisions - refused > 5'000, QByteArray::number(refused) + " of " + QByteArray::number(decisions));
}

void TestEngineProperties::strictTuplesMatchTheirOwnBucketOnly()
{
    for (const auto seed : Seeds(10'001, 300)) {
        const auto example = randomExample(seed);
        JobContext job;
        const auto buckets = partitioned(*example.table, example.columns, example.engine, job);
        if (!buckets)
            continue;
        QVERIFY(buckets->matchesOwnBucketOnly());
        for (const auto matches : oracleMatchCounts(*example.table, example.columns, bucketsOf(*buckets)))
            QVERIFY2(matches == 1, seedText(seed));
    }
}

static void compareReport(const PrivacyReport& report, const std::vector<BigRational>& expected, const QByteArray& seed)
{
    const auto limit = 1 / bigOf(report.model.l);
    QVERIFY2(bigOf(report.maxP().ratio().value()) == *std::ranges::max_element(expected), seed);
    QVERIFY2(report.holds() == (bigOf(report.maxP().ratio().value()) <= limit), seed);
    QVERIFY2(report.tuplesOnLimit() == static_cast<std::size_t>(std::ranges::count(expected, limit)), seed);
}

static void judgeOneTable(std::uint64_t seed)
{
    SeededRandom random(seed);
    const auto example = randomExample(seed);
    JobContext job;
    auto model = example.engine.model;
    const auto loose = randomBuckets(random, example.table->rowCount());
    const auto expected = oracleGreatestP(*example.table, example.columns, loose);
    if (seed % 3 == 0) // put the limit exactly on the greatest p
        model.l = ratioOf(1 / *std::ranges::max_element(expected));
    const auto report = judge(*example.table, example.columns, partitionOf(loose), model, job);
    QVERIFY2(report.has_value(), seedText(seed));
    compareReport(*report, expected, seedText(seed));

    // Locally safe: each bucket alone keeps the limit for those in it.
    BigRational worst = 0;
    for (std::size_t bucket = 0; bucket < loose.size(); ++bucket) {
        const auto alone = oracleGreatestP(*example.table, example.columns, {loose[bucket]});
        BigRational own = 0;
        for (const auto row : loose[bucket])
            own = std::max(own, alone[row]);
        QVERIFY2(bigOf(report->bucketMaxP[bucket]) == own, seedText(seed));
        worst = std::max(worst, own);
    }
    QVERIFY2(report->locallySafe() == (worst * bigOf(model.l) <= 1), seedText(seed));
    QVERIFY2(!report->locallySafe() || report->holds(), seedText(seed));

    if (const auto strict = partitioned(*example.table, example.columns, example.engine, job)) {
        const auto strictReport = judge(*example.table, example.columns, *strict, example.engine.model, job);
        QVERIFY2(strictReport.has_value() && strictReport->holds() && strictReport->locallySafe(), seedText(seed));
        compareReport(*strictReport, oracleGreatestP(*example.table, example.columns, bucketsOf(*strict)), seedText(seed));
    }
}

void TestEngineProperties::judgeAgreesWithPlainSummation()
{
    for (const auto seed : Seeds(20'001, 600)) {
        judgeOneTable(seed);
        if (QTest::currentTestFailed())
            return;
    }
}

void TestEngineProperties::feasibilityAgreesWithPlainSummation()
{
    for (const auto seed : Seeds(30'001, 500)) {
        const auto example = randomExample(seed);
        const auto expected = oracleGreatestP(*example.table, example.columns, wholeTable(*example.table));
        JobContext job;
        const auto limit = feasibility(*example.table, example.columns, job).value().limit({});
        QVERIFY2(bigOf(limit.figure.ratio().value()) * *std::ranges::max_element(expected) == 1, seedText(seed));
        QVERIFY2(limit.blocking.share().inverse() == limit.figure, seedText(seed));
    }
}

TRANCHE_TEST(TestEngineProperties)

} // namespace tst_engine_properties

#include "tst_engine_properties.moc"
