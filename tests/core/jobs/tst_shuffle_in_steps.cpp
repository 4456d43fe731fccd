// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/jobs/shuffle_in_steps.h"
#include "tests/support/test_room.h"

#include <numeric>
#include <vector>

namespace tst_shuffle_in_steps {

using namespace tranche;

class TestShuffleInSteps : public QObject {
    Q_OBJECT

private slots:
    void drawsAsShuffleDoes();
    void stopsWhenTold();
};

static std::vector<std::uint32_t> ascending(std::size_t size)
{
    std::vector<std::uint32_t> items(size);
    std::iota(items.begin(), items.end(), 0U);
    return items;
}

void TestShuffleInSteps::drawsAsShuffleDoes()
{
    for (const std::size_t size : {0UL, 1UL, 2UL, 10UL, 65'536UL, 200'000UL}) {
        SeededRandom one(5);
        SeededRandom other(5);
        auto expected = ascending(size);
        auto items = expected;
        shuffle(std::span(expected), one);
        QVERIFY(shuffleInSteps(std::span(items), other, JobContext()));
        QVERIFY(items == expected);
        QCOMPARE(other.next(), one.next());
    }
}

void TestShuffleInSteps::stopsWhenTold()
{
    std::stop_source stop;
    stop.request_stop();
    SeededRandom random(5);
    auto items = ascending(200'000);
    QVERIFY(!shuffleInSteps(std::span(items), random, JobContext(stop.get_token())));
}

TRANCHE_TEST(TestShuffleInSteps)

} // namespace tst_shuffle_in_steps

#include "tst_shuffle_in_steps.moc"
