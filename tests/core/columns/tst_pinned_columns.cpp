// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/columns/pinned_columns.h"
#include "tests/support/test_room.h"

#include <algorithm>

namespace tst_pinned_columns {

using namespace tranche;

namespace {

using Column = ColumnPartition::Column;

Column ids(std::initializer_list<std::size_t> values)
{
    Column column;
    for (const auto value : values)
        column.emplace_back(value);
    return column;
}

ColumnPartition partition(std::vector<Column> columns, std::size_t count, std::optional<std::size_t> sensitive)
{
    return ColumnPartition::make(std::move(columns), count, sensitive ? std::optional(AttributeId{*sensitive}) : std::nullopt).value();
}

ColumnPartition randomPartition(SeededRandom& random, std::size_t attributes, std::optional<std::size_t> sensitive)
{
    std::vector<Column> columns(1 + static_cast<std::size_t>(random.below(4)));
    for (std::size_t i = 0; i < attributes; ++i)
        columns[static_cast<std::size_t>(random.below(columns.size()))].emplace_back(i);
    std::erase_if(columns, [](const Column& column) { return column.empty(); });
    return partition(std::move(columns), attributes, sensitive);
}

} // namespace

class TestPinnedColumns : public QObject {
    Q_OBJECT

private slots:
    void pinsAreGroupedAsTheyStand()
    {
        const auto now = partition({ids({0, 1}), ids({2, 3}), ids({4, 5})}, 6, 5);
        const Pins pins = pinsOf(now, ids({0, 1, 3, 4}));
        QCOMPARE(pins.groups.size(), std::size_t{2});
        QVERIFY(pins.groups[0] == ids({0, 1}) && pins.groups[1] == ids({3}));
        QVERIFY(pins.withSensitive == ids({4}));
        QVERIFY(pins.all() == ids({0, 1, 3, 4}));
        QVERIFY(pins.contains(AttributeId{4}) && !pins.contains(AttributeId{2}));
    }

    void aGroupGoesWhereMostOfItIs()
    {
        const auto proposed = partition({ids({0}), ids({1, 2, 3}), ids({4, 5})}, 6, 5);
        const auto result = withPins(proposed, {{ids({0, 1, 2})}, {}});
        QVERIFY(result == partition({ids({0, 1, 2, 3}), ids({4, 5})}, 6, 5));
    }

    void whatIsPinnedApartStaysApart()
    {
        const auto proposed = partition({ids({0, 1, 2}), ids({3, 4})}, 5, 4);
        const auto result = withPins(proposed, {{ids({0}), ids({1})}, {}});
        QVERIFY(result.columnOf(AttributeId{0}) != result.columnOf(AttributeId{1}));
        QVERIFY(result == partition({ids({0, 2}), ids({1}), ids({3, 4})}, 5, 4));
    }

    void pinnedIntoAndOutOfTheSensitiveColumn()
    {
        const auto proposed = partition({ids({0, 1}), ids({2, 3})}, 4, 3);
        QVERIFY(withPins(proposed, {{}, ids({0})}) == partition({ids({1}), ids({0, 2, 3})}, 4, 3));
        QVERIFY(withPins(proposed, {{ids({2})}, {}}) == partition({ids({0, 1}), ids({2}), ids({3})}, 4, 3));
    }

    void nothingPinnedChangesNothing()
    {
        const auto proposed = partition({ids({0, 1}), ids({2, 3})}, 4, 3);
        QVERIFY(withPins(proposed, {}) == proposed);
        QVERIFY(withPins(proposed, pinsOf(proposed, ids({0, 1, 2, 3}))) == proposed);
    }

    void onRandomColumnsPinnedAttributesShareAColumnExactlyAsBefore()
    {
        for (std::uint64_t seed = 1; seed <= 500; ++seed) {
            SeededRandom random(seed);
            const std::size_t count = 2 + static_cast<std::size_t>(random.below(8));
            const auto sensitive = seed % 4 == 0 ? std::nullopt : std::optional(static_cast<std::size_t>(random.below(count)));
            const auto before = randomPartition(random, count, sensitive);
            const auto proposed = randomPartition(random, count, sensitive);
            Column pinned;
            for (std::size_t i = 0; i < count; ++i)
                if (random.below(2) == 0)
                    pinned.emplace_back(i);
            const auto after = withPins(proposed, pinsOf(before, pinned));
            const auto message = qPrintable(QString("seed %1").arg(seed));
            for (const auto a : pinned) {
                for (const auto b : pinned)
                    QVERIFY2((after.columnOf(a) == after.columnOf(b)) == (before.columnOf(a) == before.columnOf(b)), message);
                if (sensitive)
                    QVERIFY2((after.columnOf(a) == after.columnOf(AttributeId{*sensitive}))
                                 == (before.columnOf(a) == before.columnOf(AttributeId{*sensitive})),
                             message);
            }
            for (std::size_t i = 0; i < count; ++i)
                for (std::size_t j = 0; j < count; ++j) {
                    const bool free = std::ranges::find(pinned, AttributeId{i}) == pinned.end()
                                      && std::ranges::find(pinned, AttributeId{j}) == pinned.end();
                    if (free)
                        QVERIFY2((after.columnOf(AttributeId{i}) == after.columnOf(AttributeId{j}))
                                     == (proposed.columnOf(AttributeId{i}) == proposed.columnOf(AttributeId{j})),
                                 message);
                }
        }
    }
};

TRANCHE_TEST(TestPinnedColumns)

} // namespace tst_pinned_columns

#include "tst_pinned_columns.moc"
