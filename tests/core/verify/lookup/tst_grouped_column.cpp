// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/verify/lookup/grouped_column.h"
#include "tests/support/test_room.h"

namespace tst_grouped_column {

using namespace tranche;

namespace {

using Codes = std::vector<std::uint32_t>;

/// Lines and tuples with a group and a sensitive value each, in buckets of three.
struct Made {
    Codes lineGroup, lineValue, tupleGroup, tupleValue, starts{0};

    Made(std::uint32_t buckets, std::uint32_t groups, std::uint32_t values, std::uint64_t seed)
    {
        SeededRandom random(seed);
        for (std::uint32_t bucket = 0; bucket < buckets; ++bucket)
            starts.push_back(3 * (bucket + 1));
        for (std::uint32_t row = 0; row < 3 * buckets; ++row) {
            lineGroup.push_back(static_cast<std::uint32_t>(random.below(groups)));
            lineValue.push_back(static_cast<std::uint32_t>(random.below(values)));
            tupleGroup.push_back(static_cast<std::uint32_t>(random.below(groups)));
            tupleValue.push_back(static_cast<std::uint32_t>(random.below(values)));
        }
    }

    GroupedColumn grouped(std::uint32_t groups, std::uint32_t values) const
    {
        JobContext job;
        return groupSensitive({lineGroup, tupleGroup, groups}, {lineValue, tupleValue, values, {}}, starts, job);
    }
};

} // namespace

class TestGroupedColumn : public QObject {
    Q_OBJECT
private slots:
    void countsEveryValueOfEveryGroupBucketByBucket_data();
    void countsEveryValueOfEveryGroupBucketByBucket();
    void slotsNumberTheValuesOfAGroup();
    void aValueOfTheOriginalAloneHasASlotAndNoEntry();
    void withoutAnOriginalThereAreLinesAlone();
};

void TestGroupedColumn::countsEveryValueOfEveryGroupBucketByBucket_data()
{
    QTest::addColumn<quint32>("groups");
    QTest::addColumn<quint32>("values");
    QTest::newRow("one group") << quint32{1} << quint32{4};
    QTest::newRow("few groups") << quint32{3} << quint32{3};
    QTest::newRow("many groups") << quint32{90} << quint32{20};
    QTest::newRow("one value") << quint32{5} << quint32{1};
}

void TestGroupedColumn::countsEveryValueOfEveryGroupBucketByBucket()
{
    QFETCH(quint32, groups);
    QFETCH(quint32, values);
    const Made made(60, groups, values, 21);
    const auto column = made.grouped(groups, values);

    std::map<std::pair<std::uint32_t, std::uint32_t>, std::map<std::uint32_t, std::uint32_t>> expected; // (group, bucket): value, count
    for (std::uint32_t line = 0; line < made.lineGroup.size(); ++line)
        ++expected[{made.lineGroup[line], line / 3}][made.lineValue[line]];
    QCOMPARE(column.postings.size(), expected.size());
    auto next = expected.begin();
    for (std::uint32_t group = 0; group < groups; ++group)
        for (std::size_t i = 0; i < column.postings.of(group).size(); ++i, ++next) {
            const auto position = column.postings.first(group) + i;
            QCOMPARE(std::pair(group, column.postings.posting(position).bucket), next->first);
            std::map<std::uint32_t, std::uint32_t> found;
            std::uint32_t lines = 0;
            for (const auto& entry : column.entriesOf(position)) {
                found[column.value(group, entry.slot)] += entry.count;
                lines += entry.count;
            }
            QVERIFY(found == next->second);
            QCOMPARE(column.entriesOf(position).size(), found.size());
            QCOMPARE(column.postings.posting(position).count, lines);
        }
}

void TestGroupedColumn::slotsNumberTheValuesOfAGroup()
{
    const Made made(40, 5, 6, 22);
    const auto column = made.grouped(5, 6);
    for (std::uint32_t tuple = 0; tuple < made.tupleGroup.size(); ++tuple) {
        const auto slot = column.slotOf[column.whole.tuples[tuple]];
        QVERIFY(slot < column.slotCount(made.tupleGroup[tuple]));
        QCOMPARE(column.value(made.tupleGroup[tuple], slot), made.tupleValue[tuple]);
    }
}

void TestGroupedColumn::aValueOfTheOriginalAloneHasASlotAndNoEntry()
{
    const Codes lineGroup{0, 0}, lineValue{1, 1}, tupleGroup{0, 0}, tupleValue{1, 2}, starts{0, 2};
    JobContext job;
    const auto column = groupSensitive({lineGroup, tupleGroup, 1}, {lineValue, tupleValue, 3, {}}, starts, job);
    QCOMPARE(column.slotCount(0), std::size_t{2});
    QCOMPARE(column.entries.size(), std::size_t{1});
    QCOMPARE(column.entries.front().count, 2U);
}

void TestGroupedColumn::withoutAnOriginalThereAreLinesAlone()
{
    const Codes lineGroup{0, 1, 0}, lineValue{4, 4, 4}, starts{0, 3};
    JobContext job;
    const auto column = groupSensitive({lineGroup, {}, 2}, {lineValue, {}, 5, {}}, starts, job);
    QCOMPARE(column.postings.size(), std::size_t{2});
    QCOMPARE(column.postings.posting(0).count, 2U);
    QCOMPARE(column.postings.posting(1).count, 1U);
}

TRANCHE_TEST(TestGroupedColumn)

} // namespace tst_grouped_column

#include "tst_grouped_column.moc"
