// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/models/exact_figure.h"
#include "tests/support/test_room.h"

#include <limits>
#include <string>

namespace tst_figure {

using namespace tranche;

class TestFigure : public QObject {
    Q_OBJECT

private slots:
    void anExactOneIsAFractionInLowestTerms()
    {
        const Figure figure = Ratio(10, 4);
        QVERIFY(figure && figure.isExact());
        QCOMPARE(figure.text(), std::string("5/2"));
        QCOMPARE(Figure(Ratio(3, 1)).text(), std::string("3/1"));
        QCOMPARE(Figure(Ratio(0, 1)).text(), std::string("0/1"));
        QCOMPARE(figure.toDouble(), 2.5);
        QCOMPARE(figure.ratio(), std::optional(Ratio(5, 2)));
    }

    void aRoundedOneIsADecimal()
    {
        const auto figure = roundedDownFigure(BigInteger(1'754'765), 6);
        QVERIFY(figure && !figure.isExact());
        QCOMPARE(figure.text(), std::string("1.754765"));
        QCOMPARE(roundedDownFigure(BigInteger(3'000'000), 6).text(), std::string("3"));
        QCOMPARE(figure.decimal(2, Rounding::Down), std::string("1.75"));
        QCOMPARE(figure.decimal(9, Rounding::Down), std::string("1.754765"));
    }

    void decimalsAreCutOrRaisedToTheSideThatIsSaid()
    {
        const Figure figure = Ratio(2939, 746); // 3.9396...
        QCOMPARE(figure.decimal(2, Rounding::Down), std::string("3.93"));
        QCOMPARE(figure.decimal(2, Rounding::Up), std::string("3.94"));
        QCOMPARE(figure.decimal(2, Rounding::Above), std::string("3.94"));
        QCOMPARE(figure.decimal(0, Rounding::Down), std::string("3"));
        QCOMPARE(Figure(Ratio(4, 1)).decimal(2, Rounding::Up), std::string("4"));
        QCOMPARE(Figure(Ratio(4, 1)).decimal(2, Rounding::Above), std::string("4.01"));
        QCOMPARE(Figure(Ratio(1, 10)).decimal(3, Rounding::Up), std::string("0.1"));
        QCOMPARE(Figure(Ratio(1, 3000)).decimal(3, Rounding::Down), std::string("0"));
        QCOMPARE(figure.rounded(2, Rounding::Down).text(), std::string("393/100"));
        QVERIFY(figure.rounded(9, Rounding::Down) < figure && figure < figure.rounded(9, Rounding::Up));
    }

    void figuresOfAnySizeAreCompared()
    {
        const auto large = exactFigure(BigRational(boost::multiprecision::pow(BigInteger(10), 40U) + 1, 7));
        const auto larger = exactFigure(BigRational(boost::multiprecision::pow(BigInteger(10), 40U) + 2, 7));
        QVERIFY(large < larger && large != larger && large == large);
        QVERIFY(!large.ratio());
        QCOMPARE(large.toDouble(), 1e40 / 7);
        QVERIFY(Figure(Ratio(std::numeric_limits<std::uint64_t>::max(), 1)).ratio());
        QVERIFY(Figure(Ratio(1, 3)) < Ratio(1'000'001, 3'000'000));
    }

    void whatIsRoundedDownMayBeMore()
    {
        const auto figure = roundedDownFigure(BigInteger(2'500'000), 6);
        QVERIFY(figure != Figure(Ratio(5, 2)) && figure > Ratio(5, 2));
        QCOMPARE(figure.reaches(Ratio(5, 2)), std::optional(true));
        QCOMPARE(figure.reaches(Ratio(25'000'005, 10'000'000)), std::optional<bool>());
        QCOMPARE(figure.reaches(Ratio(2'500'001, 1'000'000)), std::optional(false));
        const Figure exact = Ratio(5, 2);
        QCOMPARE(exact.reaches(Ratio(5, 2)), std::optional(true));
        QCOMPARE(exact.reaches(Ratio(25'000'005, 10'000'000)), std::optional(false));
    }

    void noneComesAfterEveryNumber()
    {
        const Figure none;
        QVERIFY(!none && none == Figure() && none.value() == nullptr);
        QVERIFY(none > Figure(Ratio(1'000'000'000, 1)) && Figure(Ratio(0, 1)) < none);
        QCOMPARE(none.reaches(Ratio(5, 1)), std::optional(true));
    }

    void aCopyIsTheSameFigure()
    {
        const Figure figure = Ratio(7, 3);
        Figure copy = figure;
        QCOMPARE(copy, figure);
        QCOMPARE(copy.value(), figure.value()); // and costs no digits
        copy = Figure();
        QCOMPARE(figure.text(), std::string("7/3"));
    }
};

TRANCHE_TEST(TestFigure)

} // namespace tst_figure

#include "tst_figure.moc"
