// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/jobs/in_steps.h"
#include "tests/support/stops.h"
#include "tests/support/test_room.h"

#include <functional>
#include <numeric>

namespace tst_in_steps {

using namespace tranche;

class TestInSteps : public QObject {
    Q_OBJECT

private slots:
    void chunksCoverAllAndAskBeforeEach();
    void fillsAnyNumber();
    void drawsAsShuffleDoes();
    void sortsAnyNumberOfItems();
    void sortingIsStoppedInTheMidst();
    void allStopWhenTold();
};

static std::vector<std::uint32_t> ascending(std::size_t size)
{
    std::vector<std::uint32_t> items(size);
    std::iota(items.begin(), items.end(), 0U);
    return items;
}

void TestInSteps::chunksCoverAllAndAskBeforeEach()
{
    for (const std::size_t end : {7UL, 8UL, 7 + rowsBetweenChecks, 8 + rowsBetweenChecks, 300'000UL}) {
        test::CountedStop counted;
        std::size_t next = 7;
        inChunks(7, end, JobContext(counted.question()), [&](std::size_t from, std::size_t to) {
            QCOMPARE(from, next);
            QVERIFY(to > from && to - from <= rowsBetweenChecks);
            next = to;
        });
        QCOMPARE(next, end);
        QCOMPARE(counted.asked(), (end - 7 + rowsBetweenChecks - 1) / rowsBetweenChecks);
    }
}

void TestInSteps::fillsAnyNumber()
{
    for (const std::size_t size : {0UL, 1UL, 65'536UL, 200'000UL})
        QVERIFY(filledInSteps(size, 7, JobContext()) == std::vector(size, 7));
}

void TestInSteps::drawsAsShuffleDoes()
{
    for (const std::size_t size : {0UL, 1UL, 2UL, 10UL, 65'536UL, 200'000UL}) {
        SeededRandom one(5);
        SeededRandom other(5);
        auto expected = ascending(size);
        auto items = expected;
        shuffle(std::span(expected), one);
        shuffleInSteps(std::span(items), other, JobContext());
        QVERIFY(items == expected);
        QCOMPARE(other.next(), one.next());
    }
}

void TestInSteps::sortsAnyNumberOfItems()
{
    SeededRandom random(1);
    for (const std::size_t size : {0UL, 1UL, 2UL, 16'384UL, 16'385UL, 32'768UL, 49'153UL, 200'000UL}) {
        const auto items = ascending(size);
        auto shuffled = items;
        shuffle(std::span(shuffled), random);
        sortInSteps(shuffled, std::less<>(), JobContext());
        QVERIFY(shuffled == items);
    }
}

void TestInSteps::sortingIsStoppedInTheMidst()
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
    QVERIFY(!JobContext::untilStopped([&] { sortInSteps(items, below, JobContext(stop.get_token())); }));
    QVERIFY(comparisons < 2'000'000);
}

void TestInSteps::allStopWhenTold()
{
    SeededRandom random(5);
    auto items = ascending(200'000);
    const auto all = [&](JobContext& job) {
        filledInSteps(200'000, 7, job);
        shuffleInSteps(std::span(items), random, job);
        sortInSteps(items, std::less<>(), job);
        inChunks(0, 200'000, job, [](std::size_t, std::size_t) {});
    };
    const auto stops = test::stopsAt(1'000, all);
    QCOMPARE(stops.fault, QByteArray());
    QCOMPARE(stops.afterwards, std::size_t{0});
}

TRANCHE_TEST(TestInSteps)

} // namespace tst_in_steps

#include "tst_in_steps.moc"
