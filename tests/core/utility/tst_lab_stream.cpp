// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/utility/lab_stream.h"
#include "tests/support/test_room.h"

#include <algorithm>
#include <numeric>

namespace tst_lab_stream {

using namespace tranche;

class TestLabStream : public QObject {
    Q_OBJECT
private slots:
    void streamsStartFromTheSeedsOwnOutputs();
    void oneOfOneDrawsNothing();
    void belowTakesTheRemainder();
    void shuffleGoesFromTheLastToTheSecond();
    void aSubsetIsSorted();
    void subsetsOfAllAreAll();
};

void TestLabStream::streamsStartFromTheSeedsOwnOutputs()
{
    // The generator's published first outputs of seed 0: stream 0 starts from the first, stream 1 from the second.
    constexpr std::uint64_t first = 16'294'208'416'658'607'535U;
    constexpr std::uint64_t second = 7'960'286'522'194'355'700U;
    const auto outputOf = [](std::uint64_t state) {
        state += 0x9E3779B97F4A7C15U;
        state = (state ^ (state >> 30U)) * 0xBF58476D1CE4E5B9U;
        state = (state ^ (state >> 27U)) * 0x94D049BB133111EBU;
        return state ^ (state >> 31U);
    };
    QCOMPARE(outputOf(0), first);
    QCOMPARE(LabStream(0, 0).next(), outputOf(first));
    QCOMPARE(LabStream(0, 1).next(), outputOf(second));
}

void TestLabStream::oneOfOneDrawsNothing()
{
    LabStream asked(3, 1);
    QCOMPARE(asked.below(1), std::uint64_t{0});
    QCOMPARE(asked.next(), LabStream(3, 1).next());
}

void TestLabStream::belowTakesTheRemainder()
{
    LabStream plain(5, 0);
    LabStream asked(5, 0);
    for (int i = 0; i < 100; ++i) // 2^64 mod 10 is 6: hardly ever drawn again
        QCOMPARE(asked.below(10), plain.next() % 10);
    constexpr auto half = std::uint64_t{1} << 63U; // every second draw is below 2^64 mod (2^63 + 1) and is drawn again
    LabStream often(7, 2);
    LabStream drawn(7, 2);
    for (int i = 0; i < 50; ++i) {
        auto number = drawn.next();
        while (number < half - 1)
            number = drawn.next();
        QCOMPARE(often.below(half + 1), number % (half + 1));
    }
}

void TestLabStream::shuffleGoesFromTheLastToTheSecond()
{
    std::vector<int> items(20);
    std::iota(items.begin(), items.end(), 0);
    auto expected = items;
    LabStream stream(1, 0);
    LabStream twin(1, 0);
    stream.shuffle(std::span(items));
    for (std::size_t i = 19; i > 0; --i)
        std::swap(expected[i], expected[twin.below(i + 1)]);
    QCOMPARE(items, expected);
    QCOMPARE(stream.next(), twin.next());
}

void TestLabStream::aSubsetIsSorted()
{
    LabStream stream(9, 1);
    LabStream twin(9, 1);
    std::vector<std::uint32_t> expected(8);
    std::iota(expected.begin(), expected.end(), 0U);
    for (std::size_t i = 0; i < 3; ++i)
        std::swap(expected[i], expected[i + twin.below(8 - i)]);
    expected.resize(3);
    std::ranges::sort(expected);
    QCOMPARE(stream.subset(3, 8), expected);
}

void TestLabStream::subsetsOfAllAreAll()
{
    LabStream stream(2, 1);
    QCOMPARE(stream.subset(4, 4), (std::vector<std::uint32_t>{0, 1, 2, 3}));
    QCOMPARE(stream.subset(0, 4), std::vector<std::uint32_t>());
}

TRANCHE_TEST(TestLabStream)

} // namespace tst_lab_stream

#include "tst_lab_stream.moc"
