// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/limits/feasibility.h"
#include "core/models/model_dial.h"
#include "core/privacy/privacy_report.h"
#include "core/slicing/partition_rows.h"
#include "tests/oracle/distribution_oracle.h"
#include "tests/support/buckets.h"
#include "tests/support/random_table.h"
#include "tests/support/seeds.h"
#include "tests/support/shrink.h"
#include "tests/support/test_room.h"

#include <algorithm>
#include <optional>

namespace tst_model_properties {

using namespace tranche;
using namespace tranche::test;

/// Every privacy model, with one and with several sensitive attributes, beside slow twins in fractions on random small tables. A
/// failure prints the seed and the smallest table that still fails. TRANCHE_TABLES sets how many tables each row takes.
class TestModelProperties : public QObject {
    Q_OBJECT

private slots:
    void strictEngineAgreesWithTheOracle_data();
    void strictEngineAgreesWithTheOracle();
    void judgeAgreesWithPlainSummation_data();
    void judgeAgreesWithPlainSummation();
};

/// A figure as a ratio, where parts of nine digits hold it.
static std::optional<Ratio> figureRatio(const Figure& figure)
{
    constexpr std::uint64_t most = 1'000'000'000;
    const auto ratio = figure ? figure.ratio() : std::nullopt;
    return ratio && ratio->numerator() <= most && ratio->denominator() <= most ? ratio : std::nullopt;
}

/// Parameters under which the table as one bucket mostly passes: easy ones, exactly the limit, and just beyond it.
static PrivacyModel randomModel(RandomSource& random, ModelKind kind, const Feasibility& limits)
{
    PrivacyModel model{.kind = kind};
    model.l = Ratio(1 + random.below(3), 1);
    const auto limit = figureRatio(limits.limit(model).figure).value_or(Ratio(1, 1));
    const bool exactly = random.below(3) == 0;
    const auto beyond = random.below(8) == 0 ? 1U : 0U;
    switch (kind) {
    case ModelKind::LDiversity:
    case ModelKind::Entropy:
        return withDial(model,
                        exactly ? limit : std::max(Ratio(1, 1), Ratio(limit.numerator() * (3 + random.below(6)), limit.denominator() * 8)));
    case ModelKind::Distinct: return withDial(model, Ratio(1 + random.below(limit.ceiling() + beyond), 1));
    case ModelKind::Recursive:
        return withDial(model, exactly ? limit : Ratio(limit.numerator() * (8 + random.below(12)) + 1, limit.denominator() * 8));
    case ModelKind::TCloseness: break;
    }
    const Ratio wider(limit.numerator() * 12 + random.below(12) * limit.denominator(), limit.denominator() * 12);
    return withDial(model, exactly ? limit : std::min(wider, Ratio(1, 1)));
}

struct Example {
    std::shared_ptr<const KeptTable> table;
    ColumnPartition columns;
    PartitionRequest request;
};

static Example randomExample(std::uint64_t seed, ModelKind kind)
{
    SeededRandom random(seed);
    auto table = randomTable(random, {.mostSensitive = 1 + static_cast<std::size_t>(random.below(3))});
    auto columns = randomColumns(random, *table);
    JobContext job;
    PartitionRequest request;
    request.model = randomModel(random, kind, feasibility(*table, columns, job).value());
    request.cut = random.below(2) == 0 ? Cut::Median : Cut::Balanced;
    request.attempts = random.below(4) == 0 ? Attempts::One : Attempts::All;
    if (random.below(2) == 0)
        request.minBucket = 1 + static_cast<std::size_t>(random.below(4));
    return {std::move(table), std::move(columns), std::move(request)};
}

struct Tried {
    bool agree = false;
    bool feasible = false;
    std::size_t decisions = 0;
    std::size_t refused = 0;
};

static Tried compareEngines(const KeptTable& table, const ColumnPartition& columns, const PartitionRequest& request)
{
    OracleRequest oracle{.balanced = request.cut == Cut::Balanced,
                         .onlyWidest = request.attempts == Attempts::One,
                         .minBucket = request.minBucket.value_or(leastBucket(request.model)),
                         .cutOn = {},
                         .passes
                         = [&](const std::vector<Rows>& buckets) { return oracleTableHolds(table, columns, request.model, buckets); }};
    const auto expected = oraclePartition(table, columns, oracle);
    JobContext job;
    const auto buckets = partitioned(table, columns, request, job);
    const bool known = buckets.has_value() || buckets.error().code == ErrorCode::Infeasible;
    const bool agree = known && buckets.has_value() == expected.feasible && (!expected.feasible || bucketsOf(*buckets) == expected.buckets);
    return {agree, expected.feasible, expected.trace.size(),
            static_cast<std::size_t>(std::ranges::count(expected.trace, false, &TriedCut::accepted))};
}

static QByteArray smallestText(std::uint64_t seed, const Example& example)
{
    const auto smallest = shrunk(example.table, [&](const KeptTable& table) {
        return table.rowCount() > 0 && !compareEngines(table, example.columns, example.request).agree;
    });
    return "seed " + QByteArray::number(static_cast<qulonglong>(seed)) + ", " + requestText(example.request.model).c_str() + '\n'
           + textOf(*smallest).c_str();
}

static void everyModel()
{
    QTest::addColumn<int>("kind");
    for (const auto kind : allModels)
        QTest::newRow(modelName(kind).c_str()) << static_cast<int>(kind);
}

void TestModelProperties::strictEngineAgreesWithTheOracle_data()
{
    everyModel();
}

void TestModelProperties::strictEngineAgreesWithTheOracle()
{
    QFETCH(int, kind);
    const Seeds seeds(1, 150);
    std::uint64_t feasible = 0;
    std::size_t decisions = 0;
    std::size_t refused = 0;
    for (const auto seed : seeds) {
        const auto example = randomExample(seed, static_cast<ModelKind>(kind));
        const auto tried = compareEngines(*example.table, example.columns, example.request);
        if (!tried.agree)
            QFAIL(smallestText(seed, example));
        feasible += tried.feasible ? 1 : 0;
        decisions += tried.decisions;
        refused += tried.refused;
    }
    qInfo("%llu tables, %zu decisions, %zu refused", static_cast<unsigned long long>(seeds.size()), decisions, refused);
    // The tables must put the engine to the test: many feasible ones, cuts of both outcomes.
    if (!seeds.all())
        return;
    const auto tables = seeds.size();
    QVERIFY2(feasible > tables / 5, QByteArray::number(static_cast<qulonglong>(feasible)));
    QVERIFY2(refused > tables / 2 && decisions - refused > tables / 3,
             QByteArray::number(refused) + " of " + QByteArray::number(decisions));
}

static bool isSmall(const Shares& shares)
{
    BigInteger common = 1;
    for (const auto& [value, share] : shares)
        common = lcm(common, denominator(share));
    return common < 2'000; // else the powers of the entropy's identity have too many digits
}

static BigRational greatestOf(const std::vector<Shares>& all)
{
    BigRational greatest = 0;
    for (const auto& shares : all)
        for (const auto& [value, share] : shares)
            greatest = std::max(greatest, share);
    return greatest;
}

/// At the figure every tuple is on the safe side and one exactly on the limit; of entropy, which is rounded down, one is below the next.
static void checkFigure(const PrivacyModel& model, const SensitiveReport& report, const std::vector<Shares>& all,
                        const KeptAttribute& attribute)
{
    const auto figure = figureRatio(report.figure);
    if (!figure || (model.kind == ModelKind::Entropy && figure->numerator() > 900))
        return; // too many digits for the twin
    const auto atFigure = withDial(model, *figure);
    bool onLimit = false;
    for (const auto& shares : all) {
        const auto standing = oracleStanding(atFigure, shares, attribute);
        QVERIFY(standing >= 0);
        onLimit = onLimit || standing == 0;
    }
    QVERIFY(onLimit || model.kind == ModelKind::Entropy);
}

static void checkReport(const Example& example, const std::vector<Rows>& buckets, const PrivacyReport& report)
{
    bool holds = true;
    BigRational greatest = 0;
    for (std::size_t i = 0; i < report.sensitive.size(); ++i) {
        const auto& own = report.sensitive[i];
        const auto& attribute = example.table->attribute(own.sensitive);
        QCOMPARE(own.sensitive, example.table->sensitive()[i]);
        const auto all = oracleShares(*example.table, example.columns, buckets, own.sensitive);
        QCOMPARE(own.maxP.text(), ratioText(greatestOf(all)));
        greatest = std::max(greatest, greatestOf(all));
        if (report.model.kind == ModelKind::Entropy && !std::ranges::all_of(all, isSmall))
            return;
        std::size_t onLimit = 0;
        for (const auto& shares : all)
            onLimit += oracleStanding(report.model, shares, attribute) == 0 ? 1 : 0;
        QCOMPARE(own.tuplesOnLimit, onLimit);
        QCOMPARE(own.holds, std::ranges::all_of(all, [&](const Shares& shares) { return oracleHolds(report.model, shares, attribute); }));
        holds = holds && own.holds;
        checkFigure(report.model, own, all, attribute);
        bool locallySafe = true;
        for (const auto& bucket : buckets) {
            const auto alone = oracleShares(*example.table, example.columns, {bucket}, own.sensitive);
            for (const auto row : bucket)
                locallySafe = locallySafe && oracleHolds(report.model, alone[row], attribute);
        }
        QCOMPARE(own.locallySafe, locallySafe);
        QVERIFY(!own.locallySafe || own.holds); // closed under mixing
    }
    QCOMPARE(report.holds(), holds);
    QCOMPARE(report.maxP().text(), ratioText(greatest));
}

void TestModelProperties::judgeAgreesWithPlainSummation_data()
{
    everyModel();
}

void TestModelProperties::judgeAgreesWithPlainSummation()
{
    QFETCH(int, kind);
    for (const auto seed : Seeds(50'001, 100)) {
        const auto example = randomExample(seed, static_cast<ModelKind>(kind));
        SeededRandom random(seed);
        const auto buckets = randomBuckets(random, example.table->rowCount());
        JobContext job;
        const auto report = judge(*example.table, example.columns, partitionOf(buckets), example.request.model, job);
        QVERIFY2(report.has_value(), QByteArray::number(static_cast<qulonglong>(seed)));
        checkReport(example, buckets, *report);
        if (QTest::currentTestFailed())
            return;
        if (QTest::currentTestFailed())
            qInfo("seed %llu, %s\n%s", static_cast<unsigned long long>(seed), requestText(example.request.model).c_str(),
                  textOf(*example.table).c_str());
    }
}

TRANCHE_TEST(TestModelProperties)

} // namespace tst_model_properties

#include "tst_model_properties.moc"
