// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/privacy/postings.h"
#include "tests/support/buckets.h"
#include "tests/support/random_table.h"
#include "tests/support/seeds.h"
#include "tests/support/test_room.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <vector>

namespace tst_postings {

using namespace tranche;
using namespace tranche::test;

namespace {

bool occurs(const Rows& rows, const std::vector<std::uint32_t>& idOfRow, std::size_t id)
{
    return std::ranges::any_of(rows, [&](std::uint32_t row) { return idOfRow[row] == id; });
}

} // namespace

class TestPostings : public QObject {
    Q_OBJECT

private slots:
    void everyIdIsCountedInEveryBucketItOccursIn()
    {
        for (const auto seed : Seeds(1, 200)) {
            SeededRandom random(seed);
            const auto rows = 1 + static_cast<std::size_t>(random.below(60));
            const auto buckets = randomBuckets(random, rows);
            const auto ids = 1 + static_cast<std::size_t>(random.below(9)); // some do not occur
            std::vector<std::uint32_t> idOfRow(rows);
            for (auto& id : idOfRow)
                id = static_cast<std::uint32_t>(random.below(ids));
            const Postings postings(idOfRow, ids, partitionOf(buckets), JobContext());
            const BucketContents contents(postings, buckets.size(), JobContext());
            QCOMPARE(postings.idCount(), ids);
            for (std::uint32_t bucket = 0; bucket < buckets.size(); ++bucket) {
                std::map<std::uint32_t, std::uint32_t> expected;
                for (const auto row : buckets[bucket])
                    ++expected[idOfRow[row]];
                QVERIFY(std::ranges::equal(contents.of(bucket), expected, [](const BucketContents::Entry& entry, const auto& counted) {
                    return entry.id == counted.first && entry.count == counted.second;
                }));
            }
            for (std::size_t id = 0; id < ids; ++id) {
                std::uint32_t next = 0; // ascending, and none left out
                for (const auto& [bucket, count] : postings.of(id)) {
                    QVERIFY(bucket >= next && count > 0);
                    for (; next < bucket; ++next)
                        QVERIFY(!occurs(buckets[next], idOfRow, id));
                    QCOMPARE(count, static_cast<std::uint32_t>(std::ranges::count(buckets[bucket], id, [&](std::uint32_t row) {
                                 return static_cast<std::size_t>(idOfRow[row]);
                             })));
                    next = bucket + 1;
                }
                for (; next < buckets.size(); ++next)
                    QVERIFY(!occurs(buckets[next], idOfRow, id));
            }
        }
    }
};

TRANCHE_TEST(TestPostings)

} // namespace tst_postings

#include "tst_postings.moc"
