// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/verify/judging/small_release.h"
#include "tests/support/test_room.h"

namespace tst_mending_search {

using namespace tranche;
using namespace tranche::test;

class TestMendingSearch : public QObject {
    Q_OBJECT
private slots:
    void whatIsNotSearchedMayBeMended();
    void allGroupsShareTheLooks();
    void sharesAreComparedExactly();
};

/// The first bucket's group is broken, and the second shares no value with it.
static const SmallRelease hopeless{{0, 1, 2}, {{{0, 0}, {0, 0}, {1, 1}}, {{2, 1}, {2, 2}}}, {}};

void TestMendingSearch::whatIsNotSearchedMayBeMended()
{
    CodedSmallRelease release(hopeless, {.model = PromisedModel::LDiversity, .l = {2, 1}});
    const auto broken = *release.local().example;
    auto none = release.search(0);
    QVERIFY(none.exhausted());
    QVERIFY(none.mayBeMended(broken, 0, {}));
    auto few = release.search(2); // one look at each bucket, none left for the values of the other
    QVERIFY(few.mayBeMended(broken, 0, {}));
    QVERIFY(few.exhausted());
    auto enough = release.search(MendingSearch::budget);
    QVERIFY(!enough.mayBeMended(broken, 0, {}));
    QVERIFY(!enough.exhausted());
}

void TestMendingSearch::allGroupsShareTheLooks()
{
    CodedSmallRelease release(hopeless, {.model = PromisedModel::LDiversity, .l = {2, 1}});
    const auto broken = *release.local().example;
    auto search = release.search(7); // a search takes five: two buckets and the three lines of the first
    QVERIFY(!search.mayBeMended(broken, 0, {}));
    QVERIFY(!search.exhausted());
    QVERIFY(search.mayBeMended(broken, 0, {}));
    QVERIFY(search.exhausted());
}

void TestMendingSearch::sharesAreComparedExactly()
{
    QVERIFY(!isAbove(1, 2, {2, 1}));
    QVERIFY(isAbove(2, 3, {2, 1}));
    QVERIFY(isAbove(2'147'483'648U, 4'294'967'295U, {2, 1}));
    QVERIFY(!isAbove(2'147'483'647U, 4'294'967'295U, {2, 1}));
    QVERIFY(isAbove(1, 1, {999'999'999, 999'999'998}));
    QVERIFY(!isAbove(1, 1, {1, 1}));
}

TRANCHE_TEST(TestMendingSearch)

} // namespace tst_mending_search

#include "tst_mending_search.moc"
