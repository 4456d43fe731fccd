// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/jobs/sort_in_steps.h"

#include "core/base/random.h"
#include "tests/support/test_room.h"

#include <algorithm>
#include <functional>
#include <numeric>

namespace tst_sort_in_steps {

using namespace tranche;

class TestSortInSteps : public QObject {
    Q_OBJECT

private slots:
    void sortsAnyNumberOfItems();
    void stopsWhenTold();
};

void TestSortInSteps::sortsAnyNumberOfItems()
{
    SeededRandom random(1);
    for (const std::size_t size : {0UL, 1UL, 2UL, 16'384UL, 16'385UL, 32'768UL, 49'153UL, 200'000UL}) {
        std::vector<std::uint64_t> items(size);
        std::iota(items.begin(), items.end(), 0U);
        auto shuffled = items;
        shuffle(std::span(shuffled), random);
        QVERIFY(sortInSteps(shuffled, std::less<>(), JobContext()));
        QVERIFY(shuffled == items);
    }
}

void TestSortInSteps::stopsWhenTold()
{
    std::stop_source stop;
    std::vector<int> items(200'000);
    std::iota(items.rbegin(), items.rend(), 0);
    std::size_t comparisons = 0;
    const auto below = [&](int a, int b) {
        if (++comparisons == 1'000'000)
            stop.request_stop();
        return a < b;
    };
    QVERIFY(!sortInSteps(items, below, JobContext(stop.get_token())));
    QVERIFY(comparisons < 2'000'000);
}

TRANCHE_TEST(TestSortInSteps)

} // namespace tst_sort_in_steps

#include "tst_sort_in_steps.moc"
