// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/verify/lookup/posting_lists.h"
#include "tests/support/test_room.h"

namespace tst_posting_lists {

using namespace tranche;

namespace {

/// Lines of random values in buckets of random sizes; the first value is frequent, the last does not occur.
struct Lines {
    std::vector<std::uint32_t> values;
    std::vector<std::uint32_t> starts{0};
    std::size_t valueCount = 0;
};

Lines randomLines(std::size_t buckets, std::size_t valueCount, std::uint64_t seed)
{
    SeededRandom random(seed);
    Lines lines;
    lines.valueCount = valueCount;
    for (std::size_t bucket = 0; bucket < buckets; ++bucket) {
        for (auto left = 1 + random.below(4); left > 0; --left)
            lines.values.push_back(random.below(2) == 0 ? 0U : static_cast<std::uint32_t>(random.below(valueCount - 1)));
        lines.starts.push_back(static_cast<std::uint32_t>(lines.values.size()));
    }
    return lines;
}

/// By value and bucket: on how many lines.
std::map<std::uint32_t, std::map<std::uint32_t, std::uint32_t>> counted(const Lines& lines)
{
    std::map<std::uint32_t, std::map<std::uint32_t, std::uint32_t>> counts;
    for (std::uint32_t bucket = 0; bucket + 1 < lines.starts.size(); ++bucket)
        for (auto line = lines.starts[bucket]; line < lines.starts[bucket + 1]; ++line)
            ++counts[lines.values[line]][bucket];
    return counts;
}

} // namespace

class TestPostingLists : public QObject {
    Q_OBJECT
private slots:
    void listsEveryValueBucketByBucket_data();
    void listsEveryValueBucketByBucket();
    void findsWhatIsThereAndNothingElse();
    void bitsSayTheSameAsTheLists();
    void aValueThatDoesNotOccurHasNoPosting();
};

void TestPostingLists::listsEveryValueBucketByBucket_data()
{
    QTest::addColumn<int>("buckets");
    QTest::addColumn<int>("values");
    QTest::newRow("one bucket") << 1 << 3;
    QTest::newRow("as many as bits in a word") << 64 << 4;
    QTest::newRow("one more") << 65 << 4;
    QTest::newRow("many, few values") << 5000 << 5;
    QTest::newRow("many, many values") << 3000 << 900;
}

void TestPostingLists::listsEveryValueBucketByBucket()
{
    QFETCH(int, buckets);
    QFETCH(int, values);
    const auto lines = randomLines(static_cast<std::size_t>(buckets), static_cast<std::size_t>(values), 5);
    JobContext job;
    const PostingLists lists(lines.values, lines.valueCount, lines.starts, job);
    QCOMPARE(lists.valueCount(), lines.valueCount);
    auto counts = counted(lines);
    std::size_t total = 0;
    for (std::uint32_t value = 0; value < lines.valueCount; ++value) {
        const auto list = lists.of(value);
        QCOMPARE(list.size(), counts[value].size());
        auto expected = counts[value].begin();
        for (std::size_t i = 0; i < list.size(); ++i, ++expected) {
            QCOMPARE(list[i].bucket, expected->first);
            QCOMPARE(list[i].count, expected->second);
            QCOMPARE(lists.posting(lists.first(value) + i).bucket, expected->first);
        }
        total += list.size();
    }
    QCOMPARE(lists.size(), total);
}

void TestPostingLists::findsWhatIsThereAndNothingElse()
{
    const auto lines = randomLines(700, 30, 6);
    JobContext job;
    const PostingLists lists(lines.values, lines.valueCount, lines.starts, job);
    auto counts = counted(lines);
    for (std::uint32_t value = 0; value < lines.valueCount; ++value)
        for (std::uint32_t bucket = 0; bucket < 700; ++bucket) {
            const auto found = lists.find(value, bucket);
            QCOMPARE(found.has_value(), counts[value].contains(bucket));
            if (found)
                QCOMPARE(lists.posting(*found).count, counts[value][bucket]);
        }
}

void TestPostingLists::bitsSayTheSameAsTheLists()
{
    const auto lines = randomLines(5000, 6, 7);
    JobContext job;
    const PostingLists lists(lines.values, lines.valueCount, lines.starts, job);
    const auto bits = lists.bits(0);
    QVERIFY2(!bits.words.empty(), "a value in half of all buckets has bits");
    std::size_t rank = 0;
    for (std::uint32_t bucket = 0; bucket < 5000; ++bucket) {
        const bool there = rank < lists.of(0).size() && lists.of(0)[rank].bucket == bucket;
        QCOMPARE(bits.holds(bucket), there);
        QCOMPARE(bits.rank(bucket), rank);
        QVERIFY(!there || (bits.summary[bucket / 64 / 64] >> bucket / 64 % 64 & 1) != 0);
        rank += there ? 1 : 0;
    }
}

void TestPostingLists::aValueThatDoesNotOccurHasNoPosting()
{
    const std::vector<std::uint32_t> values{0, 2, 2};
    const std::vector<std::uint32_t> starts{0, 1, 3};
    JobContext job;
    const PostingLists lists(values, 4, starts, job);
    QVERIFY(lists.of(1).empty() && lists.of(3).empty());
    QVERIFY(!lists.find(1, 0) && !lists.find(3, 1));
    QCOMPARE(lists.posting(*lists.find(2, 1)).count, 2U);
}

TRANCHE_TEST(TestPostingLists)

} // namespace tst_posting_lists

#include "tst_posting_lists.moc"
