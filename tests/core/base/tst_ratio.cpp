// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/ratio.h"

#include "core/base/exact.h"
#include "core/base/random.h"
#include "tests/support/test_room.h"

#include <limits>

namespace tst_ratio {

using namespace tranche;

class TestRatio : public QObject {
    Q_OBJECT

private slots:
    void standsInLowestTerms();
    void comparesExactly();
    void comparesAsFractionsOfAnySizeDo();
    void writesDecimalsRoundedDown_data();
    void writesDecimalsRoundedDown();
    void roundsDownToARatio();
    void hasACeiling();
    void readsNumbers_data();
    void readsNumbers();
    void refusesWhatIsNoNumber_data();
    void refusesWhatIsNoNumber();
};

void TestRatio::standsInLowestTerms()
{
    QCOMPARE(Ratio(6, 4).text(), std::string("3/2"));
    QCOMPARE(Ratio(0, 7).text(), std::string("0/1"));
    QCOMPARE(Ratio(9, 3).text(), std::string("3/1"));
    QCOMPARE(Ratio(3, 9).inverse(), Ratio(3, 1));
}

void TestRatio::comparesExactly()
{
    QVERIFY(Ratio(1, 3) == Ratio(2, 6));
    QVERIFY(Ratio(333'333'333, 1'000'000'000) < Ratio(1, 3));
    constexpr auto most = std::numeric_limits<std::uint64_t>::max();
    QVERIFY(Ratio(most - 1, most) < Ratio(most, most)); // doubles cannot tell these apart
    QVERIFY(Ratio(most - 2, most - 1) < Ratio(most - 1, most));
}

void TestRatio::comparesAsFractionsOfAnySizeDo()
{
    SeededRandom random(1);
    const auto number = [&] { return 1 + (random.next() >> random.below(64)); };
    for (int i = 0; i < 5'000; ++i) {
        const auto a = number() - 1, b = number(), c = number() - 1, d = number();
        if (b == 0 || d == 0)
            continue; // 1 + 2^64 - 1
        const BigRational left{BigInteger{a}, BigInteger{b}};
        const BigRational right{BigInteger{c}, BigInteger{d}};
        QCOMPARE(Ratio(a, b) < Ratio(c, d), left < right);
        QCOMPARE(Ratio(a, b) == Ratio(c, d), left == right);
        QCOMPARE(Ratio(a, b).text(), ratioText(left));
    }
}

void TestRatio::writesDecimalsRoundedDown_data()
{
    QTest::addColumn<Ratio>("ratio");
    QTest::addColumn<int>("digits");
    QTest::addColumn<QString>("text");
    QTest::newRow("2939/746") << Ratio(2939, 746) << 2 << "3.93"; // 3.9396...
    QTest::newRow("22611/3010") << Ratio(22611, 3010) << 2 << "7.51";
    QTest::newRow("whole") << Ratio(3, 1) << 2 << "3";
    QTest::newRow("trailing zero") << Ratio(7, 2) << 2 << "3.5";
    QTest::newRow("zero inside") << Ratio(301, 100) << 2 << "3.01";
    QTest::newRow("nothing left") << Ratio(1, 1000) << 2 << "0";
    QTest::newRow("just below a whole") << Ratio(3999, 1000) << 2 << "3.99";
    QTest::newRow("no digits") << Ratio(7, 2) << 0 << "3";
    QTest::newRow("many digits") << Ratio(1, 3) << 9 << "0.333333333";
}

void TestRatio::writesDecimalsRoundedDown()
{
    QFETCH(Ratio, ratio);
    QFETCH(int, digits);
    QFETCH(QString, text);
    QCOMPARE(QString::fromStdString(ratio.textRoundedDown(digits)), text);
}

void TestRatio::roundsDownToARatio()
{
    QCOMPARE(Ratio(2939, 746).roundedDown(2), Ratio(393, 100));
    QCOMPARE(Ratio(5, 1).roundedDown(2), Ratio(5, 1));
    QVERIFY(Ratio(1, 3).roundedDown(6) < Ratio(1, 3));
}

void TestRatio::hasACeiling()
{
    QCOMPARE(Ratio(0, 1).ceiling(), std::uint64_t{0});
    QCOMPARE(Ratio(3, 1).ceiling(), std::uint64_t{3});
    QCOMPARE(Ratio(39, 10).ceiling(), std::uint64_t{4});
    QCOMPARE(Ratio(std::numeric_limits<std::uint64_t>::max(), 1).ceiling(), std::numeric_limits<std::uint64_t>::max());
}

void TestRatio::readsNumbers_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<Ratio>("ratio");
    QTest::newRow("whole") << "3" << Ratio(3, 1);
    QTest::newRow("decimal") << "3.9" << Ratio(39, 10);
    QTest::newRow("decimal with zeros") << "3.900" << Ratio(39, 10);
    QTest::newRow("zero after the point") << "3.05" << Ratio(61, 20);
    QTest::newRow("fraction") << "4/3" << Ratio(4, 3);
    QTest::newRow("reducible") << "6/4" << Ratio(3, 2);
    QTest::newRow("nine places") << "0.000000001" << Ratio(1, 1'000'000'000);
    QTest::newRow("largest") << "1000000000" << Ratio(1'000'000'000, 1);
}

void TestRatio::readsNumbers()
{
    QFETCH(QString, text);
    QFETCH(Ratio, ratio);
    QCOMPARE(parseRatio(text.toStdString()).value(), ratio);
}

void TestRatio::refusesWhatIsNoNumber_data()
{
    QTest::addColumn<QString>("text");
    for (const auto* text : {"",
                             "x",
                             "-1",
                             "+1",
                             "1e3",
                             "3,9",
                             ".",
                             "3.",
                             ".5",
                             "1/0",
                             "0/0",
                             "1/",
                             "/2",
                             "1/2/3",
                             "1.5/2",
                             " 3",
                             "3 ",
                             "1000000001",
                             "1/1000000001",
                             "0.0000000001",
                             "99999999999999999999",
                             "18446744073709551617",
                             "1000000000.5",
                             "3.-1",
                             "-0"})
        QTest::newRow(*text == '\0' ? "empty" : text) << text;
}

void TestRatio::refusesWhatIsNoNumber()
{
    QFETCH(QString, text);
    const auto ratio = parseRatio(text.toStdString());
    QVERIFY(!ratio);
    QVERIFY(ratio.error().code == ErrorCode::InvalidArgument);
    QVERIFY(ratio.error().says == GeneralMessage::NotARatio);
}

TRANCHE_TEST(TestRatio)

} // namespace tst_ratio

#include "tst_ratio.moc"
