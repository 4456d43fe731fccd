// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/slicing/partition_rows.h"
#include "tests/oracle/mondrian_oracle.h"
#include "tests/support/buckets.h"
#include "tests/support/random_mondrian.h"
#include "tests/support/seeds.h"
#include "tests/support/test_room.h"

#include <functional>

namespace tst_general_properties {

using namespace tranche;
using namespace tranche::test;

/// The general engine beside its slow, obvious twin on random small tables: same cuts tried in the same order with the same verdicts.
/// A failure prints the seed of its table and the smallest one that still fails. TRANCHE_TABLES sets how many tables each row takes.
class TestGeneralProperties : public QObject {
    Q_OBJECT

private slots:
    void triesTheSameCutsAsTheTwin_data();
    void triesTheSameCutsAsTheTwin();
    void agreesWithTheStrictEngine();
    void aFailureIsShrunk();
};

static QByteArray seedText(std::uint64_t seed)
{
    return "seed " + QByteArray::number(static_cast<qulonglong>(seed));
}

static bool same(const CutAttempt& found, const TriedCut& expected)
{
    return found.bucket == expected.bucket && found.attribute == expected.attribute && found.left == expected.left
           && found.right == expected.right && found.accepted == expected.accepted;
}

void TestGeneralProperties::triesTheSameCutsAsTheTwin_data()
{
    QTest::addColumn<int>("model");
    QTest::addColumn<int>("cut");
    QTest::newRow("l-diversity, relaxed") << static_cast<int>(ModelKind::LDiversity) << static_cast<int>(Cut::Relaxed);
    QTest::newRow("distinct, relaxed") << static_cast<int>(ModelKind::Distinct) << static_cast<int>(Cut::Relaxed);
    QTest::newRow("entropy, relaxed") << static_cast<int>(ModelKind::Entropy) << static_cast<int>(Cut::Relaxed);
    QTest::newRow("recursive, relaxed") << static_cast<int>(ModelKind::Recursive) << static_cast<int>(Cut::Relaxed);
    QTest::newRow("t-closeness, relaxed") << static_cast<int>(ModelKind::TCloseness) << static_cast<int>(Cut::Relaxed);
    QTest::newRow("l-diversity, median") << static_cast<int>(ModelKind::LDiversity) << static_cast<int>(Cut::Median);
    QTest::newRow("entropy, balanced") << static_cast<int>(ModelKind::Entropy) << static_cast<int>(Cut::Balanced);
}

struct Tried {
    bool agree = false;
    std::size_t decisions = 0;
    std::size_t refused = 0;
};

/// Trace and buckets of the general engine, and the buckets of whichever engine is taken for the request.
static Tried compareWithTwin(const MondrianExample& example)
{
    const auto expected = oracleMondrian(example.input(), example.request);
    std::vector<CutAttempt> tried;
    JobContext job;
    const auto buckets = tracedPartition(
        example.input(), example.request, [&](const CutAttempt& attempt) { tried.push_back(attempt); }, job);
    SeededRandom unused(1);
    const auto plain = partitionRows(example.input(), example.request, unused, job);
    const auto asExpected = [&](const Result<BucketPartition>& found) {
        return found.has_value() == expected.feasible && (!found || bucketsOf(*found) == expected.buckets);
    };
    return {asExpected(buckets) && asExpected(plain) && std::ranges::equal(tried, expected.trace, same), tried.size(),
            static_cast<std::size_t>(std::ranges::count(tried, false, &CutAttempt::accepted))};
}

static QByteArray failureText(std::uint64_t seed, const MondrianExample& example, const std::function<bool(const MondrianExample&)>& fails)
{
    return seedText(seed) + ", " + smallestText(example, fails).c_str();
}

void TestGeneralProperties::triesTheSameCutsAsTheTwin()
{
    QFETCH(int, model);
    QFETCH(int, cut);
    const Seeds seeds(1, 200);
    std::size_t decisions = 0;
    std::size_t refused = 0;
    for (const auto seed : seeds) {
        SeededRandom random(seed);
        const auto example = randomMondrian(random, static_cast<ModelKind>(model), static_cast<Cut>(cut));
        const auto tried = compareWithTwin(example);
        if (!tried.agree)
            QFAIL(failureText(seed, example, [](const MondrianExample& some) { return !compareWithTwin(some).agree; }));
        decisions += tried.decisions;
        refused += tried.refused;
    }
    qInfo("%llu tables, %zu decisions, %zu refused", static_cast<unsigned long long>(seeds.size()), decisions, refused);
    if (seeds.all())
        QVERIFY(refused > seeds.size() && decisions - refused > seeds.size()); // the tables must put the engine to the test
}

static bool enginesAgree(const MondrianExample& example)
{
    JobContext job;
    SeededRandom unused(1);
    const auto general = tracedPartition(example.input(), example.request, {}, job);
    const auto strict = partitionRows(example.input(), example.request, unused, job);
    if (!general || !strict)
        return general.has_value() == strict.has_value();
    return bucketsOf(*general) == bucketsOf(*strict) && general->matchesOwnBucketOnly() && strict->matchesOwnBucketOnly();
}

void TestGeneralProperties::agreesWithTheStrictEngine()
{
    for (const auto seed : Seeds(100'001, 1500)) {
        SeededRandom random(seed);
        auto example = randomMondrian(random, ModelKind::LDiversity, seed % 2 == 0 ? Cut::Median : Cut::Balanced);
        example.published = example.table;
        if (!enginesAgree(example))
            QFAIL(failureText(seed, example, [](const MondrianExample& some) { return !enginesAgree(some); }));
    }
}

/// The smallest example keeps the regions of the tuples that are left.
void TestGeneralProperties::aFailureIsShrunk()
{
    std::size_t generalized = 0;
    const Seeds seeds(1, 40);
    for (const auto seed : seeds) {
        SeededRandom random(seed);
        const auto example = randomMondrian(random, ModelKind::LDiversity, Cut::Relaxed);
        const std::vector<std::uint32_t> some{1, 4, 6};
        const auto fewer = withTuples(example, some);
        for (std::size_t i = 0; i < example.table->attributeCount(); ++i) {
            const auto& was = example.published->attribute(AttributeId(i)).codes;
            const auto& is = fewer.published->attribute(AttributeId(i)).codes;
            for (std::size_t a = 0; a < some.size(); ++a)
                for (std::size_t b = 0; b < some.size(); ++b)
                    QVERIFY2((is[a] < is[b]) == (was[some[a]] < was[some[b]]), seedText(seed));
        }
        const auto text = smallestText(example, [](const MondrianExample& shrunk) { return shrunk.table->rowCount() > 4; });
        const bool twice = example.published != example.table;
        generalized += twice ? 1 : 0;
        QVERIFY2(std::ranges::count(text, '\n') == (twice ? 13 : 6), text.c_str()); // request, names, five tuples; the published ones again
    }
    QVERIFY(generalized > 0 || !seeds.all());
}

TRANCHE_TEST(TestGeneralProperties)

} // namespace tst_general_properties

#include "tst_general_properties.moc"
