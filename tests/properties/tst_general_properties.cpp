// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/slicing/traced_partition.h"
#include "tests/oracle/mondrian_oracle.h"
#include "tests/support/buckets.h"
#include "tests/support/random_mondrian.h"

#include <QTest>

using namespace tranche;
using namespace tranche::test;

/// The general engine beside its slow, obvious twin on random small tables: same cuts tried in the same order with the same verdicts.
/// A failure prints the seed of its table. TRANCHE_TABLES sets how many tables each row takes.
class TestGeneralProperties : public QObject {
    Q_OBJECT

private slots:
    void triesTheSameCutsAsTheTwin_data();
    void triesTheSameCutsAsTheTwin();
    void agreesWithTheStrictEngine();
};

static QByteArray seedText(std::uint64_t seed)
{
    return "seed " + QByteArray::number(static_cast<qulonglong>(seed));
}

static bool same(const CutAttempt& found, const TriedCut& expected)
{
    return found.bucket == expected.bucket && found.attribute == expected.attribute && found.left == expected.left && found.right == expected.right &&
           found.accepted == expected.accepted;
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

void TestGeneralProperties::triesTheSameCutsAsTheTwin()
{
    QFETCH(int, model);
    QFETCH(int, cut);
    const auto tables = static_cast<std::uint64_t>(qEnvironmentVariableIsSet("TRANCHE_TABLES") ? qEnvironmentVariableIntValue("TRANCHE_TABLES") : 200);
    std::size_t decisions = 0;
    std::size_t refused = 0;
    for (std::uint64_t seed = 1; seed <= tables; ++seed) {
        SeededRandom random(seed);
        const auto example = randomMondrian(random, static_cast<ModelKind>(model), static_cast<Cut>(cut));
        const auto expected = oracleMondrian(example.input(), example.request);
        std::vector<CutAttempt> tried;
        JobContext job;
        const auto buckets = tracedPartition(example.input(), example.request, [&](const CutAttempt& attempt) { tried.push_back(attempt); }, job);
        QVERIFY2(buckets.has_value() == expected.feasible, seedText(seed));
        QVERIFY2(std::ranges::equal(tried, expected.trace, same), seedText(seed));
        QVERIFY2(!buckets || bucketsOf(*buckets) == expected.buckets, seedText(seed));
        decisions += tried.size();
        refused += static_cast<std::size_t>(std::ranges::count(tried, false, &CutAttempt::accepted));
        SeededRandom unused(seed);
        const auto plain = partitionRows(example.input(), example.request, unused, job); // whichever engine it takes
        QVERIFY2(plain.has_value() == buckets.has_value() && (!plain || bucketsOf(*plain) == expected.buckets), seedText(seed));
    }
    qInfo("%llu tables, %zu decisions, %zu refused", static_cast<unsigned long long>(tables), decisions, refused);
    QVERIFY(refused > tables && decisions - refused > tables); // the tables must put the engine to the test
}

void TestGeneralProperties::agreesWithTheStrictEngine()
{
    for (std::uint64_t seed = 100'001; seed <= 101'500; ++seed) {
        SeededRandom random(seed);
        auto example = randomMondrian(random, ModelKind::LDiversity, seed % 2 == 0 ? Cut::Median : Cut::Balanced);
        example.published = example.table;
        JobContext job;
        const auto general = tracedPartition(example.input(), example.request, {}, job);
        const auto strict = partitionRows(example.input(), example.request, random, job);
        QVERIFY2(general.has_value() == strict.has_value(), seedText(seed));
        if (!strict)
            continue;
        QVERIFY2(bucketsOf(*general) == bucketsOf(*strict), seedText(seed));
        QVERIFY2(general->matchesOwnBucketOnly() && strict->matchesOwnBucketOnly(), seedText(seed));
    }
}

QTEST_APPLESS_MAIN(TestGeneralProperties)
#include "tst_general_properties.moc"
