// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/judging/tuple_places.h"
#include "tests/support/test_room.h"

namespace tst_tuple_places {

using namespace tranche;

namespace {

using Codes = std::vector<std::uint32_t>;

/// Two columns of four lines in two buckets: A has 0 0 | 0 1, the sensitive column 0 1 | 0 0.
struct TwoColumns {
    JobContext job;
    Codes first{0, 0, 0, 1};
    Codes sensitive{0, 1, 0, 0};
    Codes starts{0, 2, 4};
    Codes whole{0, 0, 0, 0};
    PostingLists lists{first, 2, starts, job};
    GroupedColumn groups = groupSensitive({whole, {}, 1}, {sensitive, {}, 2, {}}, starts, job);
    CommonBuckets common{{&lists, &groups.postings}};
    TuplePlaces places{groups, 1, {&lists, &groups.postings}};

    /// A tuple with this value of A whose only place is the bucket's entry of its sensitive value.
    void place(std::uint32_t value, std::uint32_t bucket, std::size_t entry)
    {
        const Codes wanted{value, 0};
        common.find(wanted);
        for (std::size_t match = 0; match < common.size(); ++match)
            if (common.bucket(match) == bucket)
                places.add(groups.entryStart[common.position(match, 1)] + entry, common, match);
    }
};

} // namespace

class TestTuplePlaces : public QObject {
    Q_OBJECT
private slots:
    void asManyAsThereAreLinesFit();
    void oneMoreOfASensitiveValueIsTooMany();
    void oneMoreOfAnotherColumnIsTooMany();
    void whatMatchesNothingIsCounted();
};

void TestTuplePlaces::asManyAsThereAreLinesFit()
{
    TwoColumns two;
    QCOMPARE(two.places.overfull(), std::size_t{0});
    two.place(0, 0, 0);
    two.place(0, 0, 1);
    two.place(0, 1, 0);
    two.place(1, 1, 0);
    QCOMPARE(two.places.overfull(), std::size_t{0});
}

void TestTuplePlaces::oneMoreOfASensitiveValueIsTooMany()
{
    TwoColumns two;
    two.place(0, 0, 0);
    two.place(0, 0, 0); // bucket 1 has the value on one line, but A's value on two
    QCOMPARE(two.places.overfull(), std::size_t{1});
    two.place(0, 0, 0); // and now more tuples than lines of A's value as well
    QCOMPARE(two.places.overfull(), std::size_t{2});
}

void TestTuplePlaces::oneMoreOfAnotherColumnIsTooMany()
{
    TwoColumns two;
    two.place(1, 1, 0);
    two.place(1, 1, 0); // two lines of the sensitive value, one of A's
    QCOMPARE(two.places.overfull(), std::size_t{1});
}

void TestTuplePlaces::whatMatchesNothingIsCounted()
{
    TwoColumns two;
    two.places.addUnmatched(3);
    two.places.addUnmatched(1);
    QCOMPARE(two.places.unmatched(), std::size_t{4});
    QCOMPARE(two.places.overfull(), std::size_t{0});
}

TRANCHE_TEST(TestTuplePlaces)

} // namespace tst_tuple_places

#include "tst_tuple_places.moc"
