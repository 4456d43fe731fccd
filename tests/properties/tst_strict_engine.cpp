// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/limits/feasibility.h"
#include "core/privacy/sensitive_rules.h"
#include "core/slicing/strict/strict_engine.h"
#include "core/slicing/strict/tuple_groups.h"
#include "tests/oracle/slicing_oracle.h"
#include "tests/support/buckets.h"
#include "tests/support/random_table.h"
#include "tests/support/seeds.h"
#include "tests/support/stops.h"
#include "tests/support/test_room.h"

#include <atomic>

namespace tst_strict_engine {

using namespace tranche;
using namespace tranche::test;

/// All ways through the strict engine on random tables: buckets cut by counting codes or by counting bits, on any number of threads.
/// A failure prints the seed of its table.
class TestStrictEngine : public QObject {
    Q_OBJECT

private slots:
    void countingCodesAndCountingBitsAgreeWithTheOracle();
    void everyModelIsJudgedAlikeInLargeAndSmallBuckets();
    void largeDomainsAreCutAlike();
    void alikeTuplesAreCutTogetherAlike();
    void threadsDoNotChangeTheBuckets();
    void looksAtTheJobWhereverItIs();
};

static QByteArray seedText(std::uint64_t seed)
{
    return "seed " + QByteArray::number(static_cast<qulonglong>(seed));
}

/// What the engine is given, with all that it refers to.
struct Case {
    std::shared_ptr<const KeptTable> table;
    ColumnPartition columns;
    std::vector<SensitiveRule> sensitive;
    StrictRules rules;
};

static Case randomCase(RandomSource& random, const RandomTableShape& shape, const PrivacyModel& model)
{
    auto table = randomTable(random, shape);
    auto columns = randomColumns(random, *table);
    JobContext job;
    auto sensitive = sensitiveRules(*table, columns, model, job).value();
    StrictRules rules;
    rules.cut = random.below(2) == 0 ? Cut::Median : Cut::Balanced;
    rules.attempts = random.below(3) == 0 ? Attempts::One : Attempts::All;
    rules.leastSize = leastBucket(model) + static_cast<std::size_t>(random.below(3));
    return {std::move(table), std::move(columns), std::move(sensitive), rules};
}

static Result<BucketPartition> run(const Case& example, StrictRules rules, JobContext& job)
{
    RecordPlan plan;
    for (std::size_t i = 0; i < example.table->attributeCount(); ++i)
        if (example.table->attribute(AttributeId(i)).role == Role::QuasiIdentifier)
            plan.cutOn.emplace_back(i);
    for (const auto& rule : example.sensitive)
        plan.pairOfRow.emplace_back(rule.groups.pairOfRow);
    return strictPartition({*example.table, example.sensitive, std::move(plan), rules}, job);
}

/// With buckets up to this size cut by counting bits, on so many threads, which may share buckets of any size.
static std::vector<Rows> bucketsBy(const Case& example, std::size_t bySets, std::size_t threads = 1)
{
    auto rules = example.rules;
    rules.bySets = bySets;
    rules.shareFrom = 2;
    rules.groupAlike = false;
    JobContext job;
    job.setThreads(threads);
    return bucketsOf(run(example, rules, job).value());
}

static PrivacyModel shares(std::uint64_t numerator, std::uint64_t denominator)
{
    PrivacyModel model;
    model.l = Ratio(numerator, denominator);
    return model;
}

void TestStrictEngine::countingCodesAndCountingBitsAgreeWithTheOracle()
{
    std::size_t cuts = 0;
    const auto seeds = Seeds(1, 2500);
    for (const auto seed : seeds) {
        SeededRandom random(seed);
        const auto model = shares(4 + random.below(9), 4);
        const auto example = randomCase(random, {}, model);
        const OracleRequest oracle{BigRational(model.l.numerator(), model.l.denominator()),
                                   example.rules.cut == Cut::Balanced,
                                   example.rules.attempts == Attempts::One,
                                   example.rules.leastSize,
                                   {}};
        const auto expected = oraclePartition(*example.table, example.columns, oracle);
        if (!expected.feasible)
            continue;
        cuts += expected.trace.size();
        for (const std::size_t bySets : {0U, 12U, 64U})
            QVERIFY2(bucketsBy(example, bySets) == expected.buckets, seedText(seed));
    }
    if (seeds.all())
        QVERIFY2(cuts > 5'000, QByteArray::number(static_cast<qulonglong>(cuts)));
}

static PrivacyModel randomModel(RandomSource& random)
{
    PrivacyModel model;
    model.kind = allModels[random.below(std::size(allModels))];
    model.l = Ratio(2 + random.below(2), 1);
    model.c = Ratio(1 + random.below(4), 1 + random.below(2));
    model.t = Ratio(1 + random.below(6), 10);
    return model;
}

void TestStrictEngine::everyModelIsJudgedAlikeInLargeAndSmallBuckets()
{
    std::size_t several = 0;
    const auto seeds = Seeds(100'001, 2000);
    for (const auto seed : seeds) {
        SeededRandom random(seed);
        const auto example = randomCase(random, {.leastRows = 20, .mostRows = 150}, randomModel(random));
        const auto expected = bucketsBy(example, 0);
        several += expected.size() > 1 ? 1 : 0;
        for (const std::size_t bySets : {20U, 63U, 64U})
            QVERIFY2(bucketsBy(example, bySets) == expected, seedText(seed));
    }
    if (seeds.all())
        QVERIFY2(several > 500, QByteArray::number(static_cast<qulonglong>(several)));
}

/// Codes of one, two and four bytes; ranges of small buckets within a byte and beyond.
static Case withLargeDomains(RandomSource& random, std::size_t tuples)
{
    const std::uint32_t domains[] = {300, 256, 257, 65'536, 70'000, 1'000'000, 2, 5};
    std::vector<KeptAttribute> attributes(std::size(domains));
    for (std::size_t i = 0; i < attributes.size(); ++i) {
        attributes[i].name = std::string("a").append(std::to_string(i));
        attributes[i].values.resize(domains[i]);
        attributes[i].axis = Axis::categorical(domains[i]);
        for (std::size_t tuple = 0; tuple < tuples; ++tuple)
            attributes[i].codes.push_back(
                static_cast<std::uint32_t>(random.below(random.below(3) == 0 ? std::min(domains[i], 9U) : domains[i])));
    }
    attributes.back().role = Role::Sensitive;
    std::vector<std::uint32_t> rows(tuples);
    for (std::size_t tuple = 0; tuple < tuples; ++tuple)
        rows[tuple] = static_cast<std::uint32_t>(tuple);
    auto table = std::make_shared<const KeptTable>(std::move(attributes), std::move(rows), tuples);
    auto columns = ColumnPartition::make({{AttributeId(0), AttributeId(1), AttributeId(2), AttributeId(3), AttributeId(4), AttributeId(5)},
                                          {AttributeId(6), AttributeId(7)}},
                                         8, AttributeId(7))
                       .value();
    JobContext job;
    auto sensitive = sensitiveRules(*table, columns, shares(5, 4), job).value();
    return {std::move(table), std::move(columns), std::move(sensitive), StrictRules{.leastSize = 2}};
}

void TestStrictEngine::largeDomainsAreCutAlike()
{
    for (const auto seed : Seeds(200'001, 40)) {
        SeededRandom random(seed);
        auto example = withLargeDomains(random, 20 + static_cast<std::size_t>(random.below(300)));
        example.rules.cut = random.below(2) == 0 ? Cut::Median : Cut::Balanced;
        const auto expected = bucketsBy(example, 0);
        QVERIFY2(expected.size() > 2, seedText(seed));
        QVERIFY2(bucketsBy(example, 64) == expected, seedText(seed));
        const OracleRequest oracle{BigRational(5, 4), example.rules.cut == Cut::Balanced, false, example.rules.leastSize, {}};
        if (example.table->rowCount() < 60)
            QVERIFY2(oraclePartition(*example.table, example.columns, oracle).buckets == expected, seedText(seed));
    }
}

/// The table with its tuples again and again, so that many are alike.
static Case repeated(RandomSource& random, const Case& example)
{
    auto attributes = example.table->attributes();
    const auto tuples = example.table->rowCount() * (3 + static_cast<std::size_t>(random.below(4)));
    std::vector<std::uint32_t> rows(tuples);
    for (auto& attribute : attributes)
        attribute.codes.clear();
    for (std::uint32_t row = 0; row < tuples; ++row) {
        rows[row] = row;
        const auto like = static_cast<std::size_t>(random.below(example.table->rowCount()));
        for (std::size_t i = 0; i < attributes.size(); ++i)
            attributes[i].codes.push_back(example.table->attribute(AttributeId(i)).codes[like]);
    }
    auto table = std::make_shared<const KeptTable>(std::move(attributes), std::move(rows), tuples);
    JobContext job;
    auto sensitive = sensitiveRules(*table, example.columns, example.sensitive.front().check.model(), job).value();
    return {std::move(table), example.columns, std::move(sensitive), example.rules};
}

static RecordSource sourceOf(const Case& example)
{
    RecordSource source{.count = example.table->rowCount(), .lanes = {}, .domains = {}, .weights = {}};
    for (const auto& attribute : example.table->attributes())
        if (attribute.role == Role::QuasiIdentifier) {
            source.lanes.emplace_back(attribute.codes);
            source.domains.push_back(attribute.values.size());
        }
    for (const auto& rule : example.sensitive) {
        source.lanes.emplace_back(rule.groups.pairOfRow);
        source.domains.push_back(rule.groups.pairCount());
    }
    return source;
}

/// Groups of tuples with weights make the buckets that single tuples make, whatever the model and the number of threads.
void TestStrictEngine::alikeTuplesAreCutTogetherAlike()
{
    std::size_t grouped = 0;
    std::size_t several = 0;
    const auto seeds = Seeds(400'001, 1500);
    for (const auto seed : seeds) {
        SeededRandom random(seed);
        const RandomTableShape shape{.leastRows = 10, .mostRows = 60, .leastAttributes = 2, .mostAttributes = 4};
        const auto example
            = repeated(random, randomCase(random, shape, random.below(2) == 0 ? shares(4 + random.below(5), 4) : randomModel(random)));
        const auto source = sourceOf(example);
        grouped += TupleGroups::mayPay(source) && TupleGroups::make(source, JobContext()) ? 1 : 0;
        const auto expected = bucketsBy(example, 0);
        several += expected.size() > 1 ? 1 : 0;
        auto rules = example.rules;
        rules.groupAlike = true;
        rules.shareFrom = 2;
        JobContext job;
        job.setThreads(1 + seed % 3);
        QVERIFY2(bucketsOf(run(example, rules, job).value()) == expected, seedText(seed));
    }
    if (seeds.all())
        QVERIFY2(grouped > 300, QByteArray::number(static_cast<qulonglong>(grouped)));
    if (seeds.all())
        QVERIFY2(several > 300, QByteArray::number(static_cast<qulonglong>(several)));
}

void TestStrictEngine::threadsDoNotChangeTheBuckets()
{
    for (const auto seed : Seeds(300'001, 40)) {
        SeededRandom random(seed);
        const auto example
            = randomCase(random, {.leastRows = 500, .mostRows = 3'000, .leastAttributes = 4, .mostAttributes = 8}, shares(5, 4));
        const auto expected = bucketsBy(example, 64);
        for (const std::size_t threads : {2U, 3U, 8U})
            QVERIFY2(bucketsBy(example, 64, threads) == expected, seedText(seed));
    }
}

/// Stopped when it asks for the n-th time, it asks no more than once again on each thread and each way out.
void TestStrictEngine::looksAtTheJobWhereverItIs()
{
    SeededRandom random(7);
    const auto example
        = randomCase(random, {.leastRows = 3'000, .mostRows = 3'000, .leastAttributes = 5, .mostAttributes = 5}, shares(5, 4));
    const auto stops = test::stopsAt(
        30, JobContext::processors(), [&](JobContext& job) { return run(example, example.rules, job); }, [] {});
    QCOMPARE(stops.fault, QByteArray());
    QVERIFY2(stops.asked > 20, QByteArray::number(static_cast<qulonglong>(stops.asked)));
    QVERIFY2(stops.afterwards < 20, QByteArray::number(static_cast<qulonglong>(stops.afterwards)));
}

TRANCHE_TEST(TestStrictEngine)

} // namespace tst_strict_engine

#include "tst_strict_engine.moc"
