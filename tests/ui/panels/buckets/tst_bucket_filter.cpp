// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/buckets/bucket_filter.h"
#include "tests/support/test_room.h"
#include "tests/support/words/said.h"

namespace tst_bucket_filter {

using namespace tranche;

class TestBucketFilter : public QObject {
    Q_OBJECT

private slots:
    void comparesExactly_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("accepted"); // a bucket of 9 tuples with p = 1/3
        QTest::newRow("empty") << "" << true;
        QTest::newRow("blanks") << "   " << true;
        QTest::newRow("smaller") << "size<10" << true;
        QTest::newRow("not smaller") << "size<9" << false;
        QTest::newRow("at most") << "size<=9" << true;
        QTest::newRow("equal") << "size=9" << true;
        QTest::newRow("greater") << "size > 9" << false;
        QTest::newRow("share without zero") << "p>=.3" << true;
        QTest::newRow("fraction is met exactly") << "p>=1/3" << true;
        QTest::newRow("a hair above") << "p>=.3334" << false;
        QTest::newRow("both") << "size<10 p>=.3" << true;
        QTest::newRow("one of both fails") << "size<10 p>=.5" << false;
        QTest::newRow("capital letters, signs") << "SIZE ≥ 9 P ≤ 1/3" << true;
    }

    void comparesExactly()
    {
        QFETCH(QString, text);
        QFETCH(bool, accepted);
        const auto filter = BucketFilter::parse(text);
        QVERIFY(filter.has_value());
        QCOMPARE(filter->accepts(9, Ratio(1, 3)), accepted);
    }

    void saysWhatCanBeTypedForAnythingElse()
    {
        for (const char* text : {"age<9", "\"size\">3", "a=\"b", "size", "size<", "size<ten", "p>=.3x", "age>3", "size<10,p>.3", "p>1/0",
                                 "size<10 and p>.3"}) {
            const auto filter = BucketFilter::parse(QString::fromUtf8(text));
            QVERIFY2(!filter, text);
            QVERIFY(QString::fromStdString(tranche::test::wordsOf(filter.error())).contains(QStringLiteral("size<10 p>=.3")));
        }
    }

    void asksForValuesAndForSingleTuples()
    {
        const auto filter
            = BucketFilter::parse(QStringLiteral("size<10 Race=Other \"Marital Status\"=\"Never married\" tuple>1/4 tuple<=1/3"));
        QVERIFY(filter.has_value());
        QCOMPARE(filter->values.size(), std::size_t{2});
        QCOMPARE(filter->values[1].attribute, QStringLiteral("Marital Status"));
        QCOMPARE(filter->values[1].value, QStringLiteral("Never married"));
        QVERIFY(filter->asksTuples() && filter->accepts(9, Ratio(1, 1)));
        QVERIFY(filter->acceptsTuple(Ratio(1, 3).toDouble()) && !filter->acceptsTuple(0.25) && !filter->acceptsTuple(0.34));
        const auto narrow = BucketFilter::parse(QStringLiteral("tuple>33333333000/100000007000 tuple<=33333333999/100000007000"));
        QVERIFY(narrow); // as a bar says it where l is a fraction of nine digits
        QVERIFY(narrow->conditions.front().value == Ratio(33333333, 100000007));
        QVERIFY(!BucketFilter::parse(QStringLiteral("tuple>1/0")));
        QCOMPARE(BucketFilter::parse(QStringLiteral("\"size\"=3"))->values.front().attribute, QStringLiteral("size"));
    }
};

TRANCHE_TEST(TestBucketFilter)

} // namespace tst_bucket_filter

#include "tst_bucket_filter.moc"
