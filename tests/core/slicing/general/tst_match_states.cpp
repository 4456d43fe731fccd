// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/slicing/general/match_states.h"
#include "core/slicing/general/word_list.h"
#include "tests/support/test_room.h"

namespace tst_match_states {

using namespace tranche;

class TestMatchStates : public QObject {
    Q_OBJECT

private slots:
    void blocksStandSideBySide();
    void aBlockGivenBackServesItsOwnSize();
    void noBlockCrossesAPage();
    void blocksMayBeAsLargeAsAPage();
    void wordsStayWhenTheirListGrows();
};

static MatchHead headOf(std::uint32_t signature, std::uint32_t sums)
{
    return {.buckets = signature + 2, .bad = 1, .signature = signature, .sumCount = sums, .error = 0.5, .total = signature + 0.25};
}

/// Four words of head and the sums.
void TestMatchStates::blocksStandSideBySide()
{
    MatchStates states(3);
    const auto first = states.create(headOf(7, 3));
    const auto none = states.create(headOf(8, 0));
    const auto last = states.create(headOf(9, 1));
    QCOMPARE(first, 0U);
    QCOMPARE(none, 7U);
    QCOMPARE(last, 11U);
    for (int i = 0; i < 3; ++i)
        states.sums(first)[i] = 100.0 + i;
    states.sums(last)[0] = 5.0;
    states.setHead(none, headOf(80, 0));
    QCOMPARE(states.head(first).signature, 7U);
    QCOMPARE(states.head(first).buckets, 9U);
    QCOMPARE(states.head(first).sumCount, 3U);
    QCOMPARE(states.head(first).total, 7.25);
    QCOMPARE(states.head(none).signature, 80U);
    QCOMPARE(states.head(last).signature, 9U);
    QCOMPARE(std::as_const(states).sums(first)[2], 102.0);
    QCOMPARE(std::as_const(states).sums(last)[0], 5.0);
}

void TestMatchStates::aBlockGivenBackServesItsOwnSize()
{
    MatchStates states(4);
    const auto two = states.create(headOf(1, 2));
    const auto four = states.create(headOf(2, 4));
    const auto other = states.create(headOf(3, 2));
    states.release(two);
    states.release(four);
    QCOMPARE(states.create(headOf(4, 3)), 20U); // none of three sums is free
    QCOMPARE(states.create(headOf(5, 2)), two);
    QCOMPARE(states.head(two).signature, 5U);
    QCOMPARE(states.create(headOf(6, 4)), four);
    QCOMPARE(states.create(headOf(7, 2)), 27U);
    QCOMPARE(states.head(other).signature, 3U);
}

/// A page has 2^17 words.
void TestMatchStates::noBlockCrossesAPage()
{
    constexpr std::uint32_t half = (1U << 16U) - 4; // sums of half a page
    MatchStates states(half + 1);
    QCOMPARE(states.create(headOf(0, half)), 0U);
    QCOMPARE(states.create(headOf(1, half)), 1U << 16U); // to the last word
    QCOMPARE(states.create(headOf(2, half + 1)), 2U << 16U);
    QCOMPARE(states.create(headOf(3, half)), 4U << 16U); // one word too many for the rest
    states.sums(4U << 16U)[half - 1] = 3.0;
    QCOMPARE(states.head(1U << 16U).signature, 1U);
    QCOMPARE(states.head(2U << 16U).signature, 2U);
    QCOMPARE(states.head(4U << 16U).signature, 3U);
}

void TestMatchStates::blocksMayBeAsLargeAsAPage()
{
    constexpr std::uint32_t sums = (1U << 18U) - 4; // as no page of the usual size holds
    MatchStates states(sums);
    const auto first = states.create(headOf(0, sums));
    const auto second = states.create(headOf(1, sums));
    states.sums(first)[sums - 1] = 1.0;
    states.sums(second)[0] = 2.0;
    states.sums(second)[sums - 1] = 3.0;
    QCOMPARE(states.head(second).signature, 1U);
    QCOMPARE(states.sums(first)[sums - 1], 1.0);
    QCOMPARE(states.sums(second)[sums - 1], 3.0);
}

void TestMatchStates::wordsStayWhenTheirListGrows()
{
    WordList list;
    QVERIFY(list.part(0, 0).empty());
    list.add({});
    QCOMPARE(list.size(), 0U);
    std::vector<std::uint32_t> expected;
    for (std::uint32_t i = 0; i < 100; ++i) {
        const std::vector<std::uint32_t> words(i % 4, i);
        list.add(words);
        expected.insert(expected.end(), words.begin(), words.end());
        list.room(50)[0] = 0xffff'ffff; // not kept without wrote()
    }
    const auto all = list.part(0, list.size());
    QCOMPARE(std::vector<std::uint32_t>(all.begin(), all.end()), expected);
    QCOMPARE(list.part(1, 3)[1], 2U); // 1 2 2 3 3 3 5 ...
    list.clear();
    QCOMPARE(list.size(), 0U);
}

TRANCHE_TEST(TestMatchStates)

} // namespace tst_match_states

#include "tst_match_states.moc"
