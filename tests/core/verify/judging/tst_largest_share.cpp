// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/judging/largest_share.h"
#include "tests/support/test_room.h"

#include <cmath>

namespace tst_largest_share {

using namespace tranche;

class TestLargestShare : public QObject {
    Q_OBJECT
private slots:
    void beginsWithNothing();
    void keepsTheGreatestWithinABucket();
    void sumsAndBucketsAreComparedExactly();
    void coversWhatIsNoGreater();
};

void TestLargestShare::beginsWithNothing()
{
    const LargestShare largest;
    QCOMPARE(largest.text(), std::string("0/1"));
    QVERIFY(largest.covers(0, 1));
    QVERIFY(!largest.covers(1, 4'294'967'295U));
}

void TestLargestShare::keepsTheGreatestWithinABucket()
{
    LargestShare largest;
    largest.add(2, 6);
    largest.add(1, 4);
    QCOMPARE(largest.text(), std::string("1/3"));
    largest.add(4'294'967'294U, 4'294'967'295U);
    largest.add(4'294'967'293U, 4'294'967'294U); // smaller by 1/2^64 only
    QCOMPARE(largest.text(), std::string("4294967294/4294967295"));
}

void TestLargestShare::sumsAndBucketsAreComparedExactly()
{
    LargestShare largest;
    largest.add(1, 3);
    largest.add(rationalOf(333'333'333, 1'000'000'000));
    QCOMPARE(largest.text(), std::string("1/3"));
    largest.add(rationalOf(333'333'334, 1'000'000'000));
    QCOMPARE(largest.text(), std::string("166666667/500000000"));
    QVERIFY(std::abs(largest.about() - 0.333333334) < 1e-12);
}

void TestLargestShare::coversWhatIsNoGreater()
{
    LargestShare largest;
    largest.add(rationalOf(2, 5));
    QVERIFY(largest.covers(2, 5));
    QVERIFY(largest.covers(1, 3));
    QVERIFY(!largest.covers(1, 2));
    largest.add(1, 2);
    QVERIFY(largest.covers(1, 2));
    QVERIFY(!largest.covers(3, 5));
}

TRANCHE_TEST(TestLargestShare)

} // namespace tst_largest_share

#include "tst_largest_share.moc"
