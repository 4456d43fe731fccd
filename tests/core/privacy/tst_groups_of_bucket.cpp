// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/privacy/groups_of_bucket.h"
#include "tests/support/buckets.h"
#include "tests/support/tables.h"
#include "tests/support/test_room.h"

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace tst_groups_of_bucket {

using namespace tranche;
using namespace tranche::test;

namespace {

std::shared_ptr<const KeptTable> table()
{
    return keptOf({"sex ill", "m flu", "f cold", "m flu", "m cold", "f cold", "f flu"}, "ill");
}

SensitiveGroups groupsOf(const KeptTable& table)
{
    return sensitiveGroups(table, ColumnPartition::make({{AttributeId(0), AttributeId(1)}}, 2, AttributeId(1)).value(), AttributeId(1),
                           JobContext())
        .value();
}

} // namespace

class TestGroupsOfBucket : public QObject {
    Q_OBJECT

private slots:
    void countsTheGroupsOfOneBucketAndForgetsThem()
    {
        const auto groups = groupsOf(*table());
        GroupsOfBucket counted(groups);
        for (const std::uint32_t row : {0U, 1U, 2U})
            counted.add(row);
        QCOMPARE(counted.groupOf(0).size, std::uint64_t{2}); // m: flu, flu
        QCOMPARE(counted.groupOf(0).mostFrequent, std::uint64_t{2});
        QCOMPARE(counted.groupOf(1).size, std::uint64_t{1}); // f: cold
        counted.clear(JobContext());
        counted.add(3);
        QCOMPARE(counted.groupOf(3).size, std::uint64_t{1}); // of this bucket alone
        QCOMPARE(counted.groupOf(3).mostFrequent, std::uint64_t{1});
    }

    void groupsAndTheirValuesAscend()
    {
        const auto groups = groupsOf(*table());
        GroupsOfBucket counted(groups);
        for (const std::uint32_t row : {5U, 4U, 3U, 2U, 1U, 0U})
            counted.add(row);
        std::vector<std::vector<ValueCount>> all;
        std::vector<std::uint64_t> sizes;
        counted.forEachDistribution([&](const GroupsOfBucket::Group& group, std::span<const ValueCount> values) {
            all.emplace_back(values.begin(), values.end());
            sizes.push_back(group.size);
        });
        QCOMPARE(sizes, (std::vector<std::uint64_t>{3, 3}));
        QCOMPARE(all, (std::vector<std::vector<ValueCount>>{{{0, 2}, {1, 1}}, {{0, 1}, {1, 2}}})); // f, then m; cold, then flu
        std::size_t met = 0;
        counted.forEachGroup([&](const GroupsOfBucket::Group& group) { met += group.size == 3 && group.mostFrequent == 2 ? 1 : 0; });
        QCOMPARE(met, std::size_t{2});
    }

    void bucketsComeInTheirOrderWithTheirTuplesCounted()
    {
        const auto groups = groupsOf(*table());
        const auto buckets = partitionOf({{0, 2}, {1}, {3, 4, 5}});
        std::vector<int> permille;
        JobContext job(std::stop_token(), [&](int now) { permille.push_back(now); });
        std::vector<Rows> met;
        forEachBucket(groups, buckets, job, [&](std::span<const std::uint32_t> rows, const GroupsOfBucket& counted) {
            met.emplace_back(rows.begin(), rows.end());
            std::uint64_t tuples = 0;
            counted.forEachGroup([&](const GroupsOfBucket::Group& group) { tuples += group.size; });
            QCOMPARE(tuples, std::uint64_t{rows.size()});
        });
        QCOMPARE(met, bucketsOf(buckets));
        QCOMPARE(permille, (std::vector<int>{333, 500, 1000}));
    }
};

TRANCHE_TEST(TestGroupsOfBucket)

} // namespace tst_groups_of_bucket

#include "tst_groups_of_bucket.moc"
