// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/buckets/value_ids.h"
#include "core/base/random.h"
#include "tests/support/stops.h"
#include "tests/support/test_room.h"

#include <map>

namespace tst_value_ids {

using namespace tranche;

using Codes = std::vector<std::uint32_t>;

class TestValueIds : public QObject {
    Q_OBJECT

private slots:
    void numbersPairsInValueOrder();
    void largeDomainsGiveTheSameNumbers();
    void sortsTuplesByNumber();
    void stopsWhenTold();
};

static ValueIds whole(std::size_t rows)
{
    return {Codes(rows, 0), 1};
}

void TestValueIds::numbersPairsInValueOrder()
{
    JobContext job;
    const auto first = refined(whole(4), {1, 0, 1, 1}, 2, job);
    const auto both = refined(first, {0, 2, 2, 0}, 3, job);
    QCOMPARE(both.count, 3U);
    QCOMPARE(both.ofRow, (Codes{1, 0, 2, 1})); // (0,2) < (1,0) < (1,2)
}

/// Two domains whose product is far above the number of tuples are numbered by sorting, small ones by a table.
void TestValueIds::largeDomainsGiveTheSameNumbers()
{
    SeededRandom random(7);
    for (const std::uint32_t domain : {3U, 50U, 5'000U}) {
        Codes a(700);
        Codes b(700);
        std::map<std::pair<std::uint32_t, std::uint32_t>, std::uint32_t> expected;
        for (std::size_t i = 0; i < a.size(); ++i) {
            a[i] = static_cast<std::uint32_t>(random.below(domain));
            b[i] = static_cast<std::uint32_t>(random.below(domain));
            expected.emplace(std::pair(a[i], b[i]), 0U);
        }
        std::uint32_t next = 0;
        for (auto& [pair, number] : expected)
            number = next++;
        JobContext job;
        const auto ids = refined({a, domain}, b, domain, job);
        QCOMPARE(ids.count, expected.size());
        for (std::size_t i = 0; i < a.size(); ++i)
            QCOMPARE(ids.ofRow[i], expected.at({a[i], b[i]}));
    }
}

void TestValueIds::sortsTuplesByNumber()
{
    JobContext job;
    QCOMPARE(ascendingById({{2, 0, 1, 0}, 3}, job), (Codes{1, 3, 2, 0}));
}

void TestValueIds::stopsWhenTold()
{
    for (const std::size_t domain : {2, 1'000'000})
        QVERIFY(test::stopsAtOnce([&](JobContext& job) { return refined(whole(4), {1, 0, 1, 1}, domain, job); }));
}

TRANCHE_TEST(TestValueIds)

} // namespace tst_value_ids

#include "tst_value_ids.moc"
