// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/models/diversity_check.h"
#include "core/models/value_weight.h"
#include "tests/support/tables.h"
#include "tests/support/test_room.h"

#include <limits>
#include <memory>
#include <utility>
#include <vector>

namespace tst_diversity_screen {

using namespace tranche;
using namespace tranche::test;

namespace {

using Screen = DiversityCheck::Screen;

std::shared_ptr<const KeptTable> tableOfFour()
{
    return keptOf({"age s", "1 w", "1 w", "1 w", "1 x", "1 x", "1 y", "1 z", "1 z"}, "s");
}

std::vector<ValueCount> drawn(RandomSource& random)
{
    std::vector<ValueCount> group;
    while (group.empty())
        for (std::uint32_t value = 0; value < 4; ++value)
            if (random.below(4) > 0)
                group.push_back({value, 1 + random.below(5)});
    return group;
}

PrivacyModel asked(RandomSource& random, ModelKind kind)
{
    PrivacyModel model{.kind = kind};
    const bool whole = kind == ModelKind::Distinct || kind == ModelKind::Recursive;
    model.l = whole ? Ratio(1 + random.below(4), 1) : Ratio(2 + random.below(7), 2);
    model.c = Ratio(1 + random.below(8), 2);
    model.t = Ratio(random.below(9), 8);
    return model;
}

/// The counts on another scale, each off by up to `error`.
std::pair<std::vector<std::uint32_t>, std::vector<double>> nearWeights(RandomSource& random, const std::vector<ValueCount>& group,
                                                                       double error)
{
    const double scale = error == 0.0 ? 0.5 : 0.37; // with no error at all the weights are exact
    std::pair<std::vector<std::uint32_t>, std::vector<double>> near;
    for (const auto& [value, count] : group) {
        near.first.push_back(value);
        near.second.push_back(static_cast<double>(count) * scale + (static_cast<double>(random.below(201)) / 100.0 - 1.0) * error * 0.99);
    }
    return near;
}

} // namespace

class TestDiversityScreen : public QObject {
    Q_OBJECT

private slots:
    void itNeverSaysWhatIntegersDoNot_data()
    {
        QTest::addColumn<int>("kind");
        for (const auto kind : allModels)
            QTest::newRow(modelName(kind).c_str()) << static_cast<int>(kind);
    }

    void itNeverSaysWhatIntegersDoNot()
    {
        QFETCH(int, kind);
        const auto table = tableOfFour();
        std::size_t decided = 0;
        std::size_t ties = 0;
        for (std::uint64_t seed = 1; seed <= 4'000; ++seed) {
            SeededRandom random(seed);
            const auto group = drawn(random);
            const auto check = DiversityCheck::make(asked(random, static_cast<ModelKind>(kind)), *table, AttributeId(1)).value();
            const double error = random.below(3) == 0 ? 0.0 : random.below(2) == 0 ? 1e-12 : 0.2;
            const auto [values, weights] = nearWeights(random, group, error);
            const auto screen = check.screen(values, weights, error);
            const bool passes = check.passes(group);
            QVERIFY2(screen == Screen::Close || (screen == Screen::Passes) == passes, QByteArray::number(static_cast<qulonglong>(seed)));
            if (static_cast<ModelKind>(kind) != ModelKind::Distinct && check.standing(group) == 0) {
                ++ties;
                QCOMPARE(screen, Screen::Close); // doubles never decide a tie
            }
            decided += screen != Screen::Close ? 1 : 0;
        }
        QVERIFY2(decided > 1'500, QByteArray::number(static_cast<qulonglong>(decided)));
        QVERIFY(ties > 5 || static_cast<ModelKind>(kind) == ModelKind::Distinct);
    }

    void whatIsNearerThanTheErrorIsLeftOpen()
    {
        const auto table = tableOfFour();
        const auto check = DiversityCheck::make({.l = Ratio(2, 1)}, *table, AttributeId(1)).value();
        const std::vector<std::uint32_t> values{0, 1};
        QCOMPARE(check.screen(values, std::vector<double>{1.0, 1.0 - 1e-9}, 1e-12), Screen::Fails);
        QCOMPARE(check.screen(values, std::vector<double>{1.0, 1.0 - 1e-9}, 1e-8), Screen::Close);
        QCOMPARE(check.screen(std::vector<std::uint32_t>{0, 1, 2}, std::vector<double>{1.0, 1.0, 0.1}, 1e-3), Screen::Passes);
        QCOMPARE(check.screen(std::vector<std::uint32_t>{0, 1, 2}, std::vector<double>{1.0, 1.0, 0.1}, 0.1), Screen::Close);
    }

    void sumsThatDoublesDoNotHoldAreLeftOpen()
    {
        const auto table = tableOfFour();
        const double huge = std::numeric_limits<double>::max();
        for (const auto kind : {ModelKind::LDiversity, ModelKind::Entropy, ModelKind::Recursive, ModelKind::TCloseness}) {
            const auto check = DiversityCheck::make({.kind = kind}, *table, AttributeId(1)).value();
            QCOMPARE(check.screen(std::vector<std::uint32_t>{0, 1}, std::vector<double>{huge, huge}, 0.0), Screen::Close);
            QCOMPARE(check.screen(std::vector<std::uint32_t>{0, 1}, std::vector<double>{1.0, 1.0}, 5.0), Screen::Close);
        }
    }
};

TRANCHE_TEST(TestDiversityScreen)

} // namespace tst_diversity_screen

#include "tst_diversity_screen.moc"
