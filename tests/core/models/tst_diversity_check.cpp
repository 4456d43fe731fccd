// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/models/diversity_figure.h"
#include "core/models/log_sum.h"
#include "tests/oracle/distribution_oracle.h"
#include "tests/support/seeds.h"
#include "tests/support/tables.h"
#include "tests/support/test_room.h"

#include "core/base/random.h"

namespace tst_diversity_check {

using namespace tranche;
using namespace tranche::test;

/// Every model beside its definition in fractions: counts, weights of any scale, doubles with an error, and the figures.
class TestDiversityCheck : public QObject {
    Q_OBJECT

private slots:
    void decidesAsTheDefinition_data();
    void decidesAsTheDefinition();
    void tiesOfEntropyAreExact();
    void powersBeyondMemoryAreCompared();
    void figuresStandOnTheLimit();
    void refusesModelsOutOfRange();
};

static QByteArray seedText(std::uint64_t seed)
{
    return "seed " + QByteArray::number(static_cast<qulonglong>(seed));
}

/// A table whose sensitive attribute has `counts[v]` tuples of value v.
static std::shared_ptr<const KeptTable> tableWith(const std::vector<std::size_t>& counts, bool numeric)
{
    QStringList lines{"age s"};
    for (std::size_t value = 0; value < counts.size(); ++value)
        for (std::size_t i = 0; i < counts[value]; ++i)
            lines << QString("1 %1%2").arg(numeric ? "" : "v").arg(10 + value);
    std::vector<std::string> texts;
    for (const auto& line : lines)
        texts.push_back(line.toStdString());
    return keptOf(texts, "s");
}

static PrivacyModel randomModel(RandomSource& random, ModelKind kind)
{
    const auto draw = [&](std::uint64_t most) { return 1 + random.below(most); };
    PrivacyModel model{.kind = kind};
    const bool whole = kind == ModelKind::Distinct || kind == ModelKind::Recursive;
    const auto denominator = whole ? 1 : draw(3);
    model.l = Ratio(std::max(denominator, draw(4 * denominator)), denominator);
    model.c = Ratio(draw(6), draw(3));
    model.t = Ratio(random.below(7), 6);
    return model.t > Ratio(1, 1) ? PrivacyModel{kind, model.l, model.c, Ratio(1, 1)} : model;
}

struct Drawn {
    std::shared_ptr<const KeptTable> table;
    AttributeId sensitive;
    std::vector<ValueCount> group;
    Shares shares;
};

static Drawn draw(RandomSource& random)
{
    std::vector<std::size_t> counts(1 + static_cast<std::size_t>(random.below(6)));
    for (auto& count : counts)
        count = 1 + static_cast<std::size_t>(random.below(4));
    Drawn drawn{tableWith(counts, random.below(2) == 0), AttributeId(1), {}, {}};
    std::uint64_t total = 0;
    while (drawn.group.empty())
        for (std::uint32_t value = 0; value < counts.size(); ++value)
            if (random.below(3) > 0)
                drawn.group.push_back({value, 1 + random.below(5)});
    for (const auto& item : drawn.group)
        total += item.count;
    for (const auto& item : drawn.group)
        drawn.shares[item.value] = rationalOf(item.count, total);
    return drawn;
}

void TestDiversityCheck::decidesAsTheDefinition_data()
{
    QTest::addColumn<int>("kind");
    for (const auto kind : allModels)
        QTest::newRow(modelName(kind).c_str()) << static_cast<int>(kind);
}

static void checkScreen(const DiversityCheck& check, const Drawn& drawn, double scale, double error, const QByteArray& seed)
{
    std::vector<std::uint32_t> values;
    std::vector<double> weights;
    for (const auto& item : drawn.group) {
        values.push_back(item.value);
        weights.push_back(static_cast<double>(item.count) * scale + (item.count % 2 == 0 ? error : -error) * 0.9);
    }
    const auto screen = check.screen(values, weights, error);
    const bool holds = check.passes(drawn.group);
    QVERIFY2(screen == DiversityCheck::Screen::Close || (screen == DiversityCheck::Screen::Passes) == holds, seed);
}

void TestDiversityCheck::decidesAsTheDefinition()
{
    QFETCH(int, kind);
    int ties = 0;
    int failures = 0;
    const Seeds seeds(1, 4'000);
    for (const auto seed : seeds) {
        SeededRandom random(seed);
        const auto drawn = draw(random);
        const auto model = randomModel(random, static_cast<ModelKind>(kind));
        const auto& attribute = drawn.table->attribute(drawn.sensitive);
        const auto check = DiversityCheck::make(model, *drawn.table, drawn.sensitive).value();
        const auto expected = oracleStanding(model, drawn.shares, attribute);
        QVERIFY2(check.standing(drawn.group) == expected, seedText(seed));
        QVERIFY2(check.passes(drawn.group) == oracleHolds(model, drawn.shares, attribute), seedText(seed));
        std::vector<ValueWeight> weights;
        for (const auto& item : drawn.group)
            weights.push_back({item.value, boost::multiprecision::pow(BigInteger(7), 300U) * item.count});
        QVERIFY2(check.standing(weights) == expected, seedText(seed));
        for (const double error : {0.0, 1e-15, 1e-3, 0.3})
            checkScreen(check, drawn, 0.37, error, seedText(seed));
        if (QTest::currentTestFailed())
            return;
        ties += expected == 0 ? 1 : 0;
        failures += expected < 0 ? 1 : 0;
    }
    if (seeds.all())
        QVERIFY2(ties > 50 && failures > 200 && failures < 3'800, QByteArray::number(ties) + ' ' + QByteArray::number(failures));
}

void TestDiversityCheck::tiesOfEntropyAreExact()
{
    const auto table = tableWith({4, 4, 4}, false);
    const auto standing = [&](const Ratio& l, std::vector<ValueCount> group) {
        return DiversityCheck::make({.kind = ModelKind::Entropy, .l = l}, *table, AttributeId(1)).value().standing(group);
    };
    QVERIFY(standing(Ratio(3, 1), {{0, 7}, {1, 7}, {2, 7}}) == 0);
    QVERIFY(standing(Ratio(300'000'001, 100'000'000), {{0, 7}, {1, 7}, {2, 7}}) < 0);
    QVERIFY(standing(Ratio(299'999'999, 100'000'000), {{0, 7}, {1, 7}, {2, 7}}) > 0);
    // 999,999 and 1,000,000 of each: exp(H) is below 2 by some 10^-13.
    QVERIFY(standing(Ratio(2, 1), {{0, 999'999}, {1, 1'000'000}}) < 0);
}

void TestDiversityCheck::powersBeyondMemoryAreCompared()
{
    const BigInteger large = boost::multiprecision::pow(BigInteger(10), 40U);
    // 6^large beside 2^large 3^large, and beside one power more
    QVERIFY(signOfLogSum({{large, 6}, {-large, 2}, {-large, 3}}) == 0);
    QVERIFY(signOfLogSum({{large, 6}, {-large - 1, 2}, {-large, 3}}) < 0);
    QVERIFY(signOfLogSum({{large + 1, 6}, {-large, 2}, {-large, 3}}) > 0);
    QVERIFY(signOfLogSum({{large, large * large}, {-2 * large, large}}) == 0);
    QVERIFY(signOfLogSum({{1, large + 1}, {-1, large}}) > 0); // differ in the fortieth digit
    QVERIFY(signOfLogSum({}) == 0);
}

void TestDiversityCheck::figuresStandOnTheLimit()
{
    const auto table = tableWith({3, 2, 1}, true);
    const std::vector<ValueCount> group{{0, 3}, {2, 1}};
    const auto figure = [&](const PrivacyModel& model) {
        const auto found = DiversityFigure::of(DiversityCheck::make(model, *table, AttributeId(1)).value(), group).figure();
        return found ? found.text() : std::string("none");
    };
    QCOMPARE(figure({.kind = ModelKind::LDiversity}), std::string("4/3"));
    QCOMPARE(figure({.kind = ModelKind::Distinct}), std::string("2/1"));
    QCOMPARE(figure({.kind = ModelKind::Entropy}), std::string("1.754765")); // 4 / 27^(1/4) = 1.7547653...
    QCOMPARE(figure({.kind = ModelKind::Recursive, .l = Ratio(2, 1)}), std::string("3/1"));
    QCOMPARE(figure({.kind = ModelKind::Recursive, .l = Ratio(3, 1)}), std::string("none"));
    QCOMPARE(figure({.kind = ModelKind::TCloseness}), std::string("1/6")); // |3/4 - 3/6| + |3/4 - 5/6|, halved
}

void TestDiversityCheck::refusesModelsOutOfRange()
{
    QVERIFY(!validate(PrivacyModel{.kind = ModelKind::Distinct, .l = Ratio(5, 2)}).has_value());
    QVERIFY(!validate(PrivacyModel{.kind = ModelKind::Recursive, .l = Ratio(5, 2)}).has_value());
    QVERIFY(!validate(PrivacyModel{.kind = ModelKind::Recursive, .c = Ratio(0, 1)}).has_value());
    QVERIFY(!validate(PrivacyModel{.kind = ModelKind::TCloseness, .t = Ratio(7, 6)}).has_value());
    QVERIFY(validate(PrivacyModel{.kind = ModelKind::TCloseness, .l = Ratio(1, 2), .t = Ratio(0, 1)}).has_value());
    QVERIFY(validate(PrivacyModel{.kind = ModelKind::Entropy, .l = Ratio(5, 2)}).has_value());
    QCOMPARE(leastBucket({.kind = ModelKind::Entropy, .l = Ratio(5, 2)}), 3U);
    QCOMPARE(leastBucket({.kind = ModelKind::TCloseness}), 1U);
}

TRANCHE_TEST(TestDiversityCheck)

} // namespace tst_diversity_check

#include "tst_diversity_check.moc"
