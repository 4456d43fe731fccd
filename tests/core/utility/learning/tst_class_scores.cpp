// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_room.h"

#include "core/base/exact.h"
#include "core/base/random.h"
#include "core/utility/learning/class_scores.h"

namespace tst_class_scores {

using namespace tranche;

namespace {

ClassScores scoresOf(const std::vector<std::vector<int>>& counts)
{
    ClassScores scores(counts.size());
    for (std::uint32_t truth = 0; truth < counts.size(); ++truth)
        for (std::uint32_t predicted = 0; predicted < counts.size(); ++predicted)
            for (int i = 0; i < counts[truth][predicted]; ++i)
                scores.add(truth, predicted);
    return scores;
}

double nearest(const BigRational& value)
{
    return value.convert_to<double>();
}

BigRational shareOf(const ClassScores& scores, std::size_t label, bool byTruth)
{
    BigRational sum = 0;
    for (std::size_t other = 0; other < scores.classes(); ++other)
        sum += byTruth ? scores.count(label, other) : scores.count(other, label);
    return sum / scores.tested();
}

BigRational kappaByDefinition(const ClassScores& scores)
{
    BigRational agreed = 0;
    BigRational byChance = 0;
    for (std::size_t label = 0; label < scores.classes(); ++label) {
        agreed += BigRational(scores.count(label, label)) / scores.tested();
        byChance += shareOf(scores, label, true) * shareOf(scores, label, false);
    }
    return byChance == 1 ? BigRational(0) : (agreed - byChance) / (1 - byChance);
}

} // namespace

class TestClassScores : public QObject {
    Q_OBJECT
private slots:
    void measuresWhatIsRight();
    void isBelowZeroWhereChanceDoesBetter();
    void hasNoKappaWhereChanceIsCertain();
    void countsNothingForAClassThatNeverOccurs();
    void isZeroWhereNothingWasTested();
    void addsFolds();
    void countsTuplesOfNoClassAsWrong();
    void agreesWithTheDefinition();
};

void TestClassScores::measuresWhatIsRight()
{
    const auto scores = scoresOf({{23, 0, 0}, {0, 5, 4}, {1, 3, 4}});
    QCOMPARE(scores.tested(), std::uint64_t{40});
    QCOMPARE(scores.correct(), std::uint64_t{32});
    QCOMPARE(scores.occurs(1), std::uint64_t{9});
    QCOMPARE(scores.named(0), std::uint64_t{24});
    QCOMPARE(scores.accuracy(), 0.8);
    QCOMPARE(scores.kappa(), 37.0 / 57);
    QCOMPARE(scores.macroF1(), 1101.0 / 1598);
}

void TestClassScores::isBelowZeroWhereChanceDoesBetter()
{
    QCOMPARE(scoresOf({{0, 1}, {1, 0}}).kappa(), -1.0);
}

void TestClassScores::hasNoKappaWhereChanceIsCertain()
{
    const auto scores = scoresOf({{7, 0}, {0, 0}});
    QCOMPARE(scores.accuracy(), 1.0);
    QCOMPARE(scores.kappa(), 0.0);
}

void TestClassScores::countsNothingForAClassThatNeverOccurs()
{
    QCOMPARE(scoresOf({{7, 0}, {0, 0}}).macroF1(), 0.5);
}

void TestClassScores::isZeroWhereNothingWasTested()
{
    const ClassScores none(3);
    QCOMPARE(none.accuracy(), 0.0);
    QCOMPARE(none.kappa(), 0.0);
    QCOMPARE(none.macroF1(), 0.0);
}

void TestClassScores::addsFolds()
{
    auto scores = scoresOf({{1, 2}, {3, 4}});
    scores.add(scoresOf({{10, 20}, {30, 40}}));
    QCOMPARE(scores.count(1, 0), std::uint64_t{33});
    QCOMPARE(scores.tested(), std::uint64_t{110});
}

void TestClassScores::countsTuplesOfNoClassAsWrong()
{
    auto scores = scoresOf({{3, 1}, {0, 4}});
    scores.addOutside(1);
    scores.addOutside(1);
    QCOMPARE(scores.tested(), std::uint64_t{10});
    QCOMPARE(scores.outside(), std::uint64_t{2});
    QCOMPARE(scores.accuracy(), 0.7);
    QCOMPARE(scores.kappa(), (0.7 - 0.4) / (1 - 0.4)); // by chance: .4 * .3 + .4 * .7
    QCOMPARE(scores.macroF1(), (6.0 / 7 + 8.0 / 11) / 2);
    auto both = scores;
    both.add(scores);
    QCOMPARE(both.outside(), std::uint64_t{4});
}

void TestClassScores::agreesWithTheDefinition()
{
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        SeededRandom random(seed);
        ClassScores scores(1 + random.below(5));
        for (auto left = 1 + random.below(60); left > 0; --left) {
            const auto truth = static_cast<std::uint32_t>(random.below(scores.classes()));
            scores.add(truth, random.below(2) == 0 ? truth : static_cast<std::uint32_t>(random.below(scores.classes())));
        }
        QVERIFY(std::abs(scores.kappa() - nearest(kappaByDefinition(scores))) < 1e-15);
    }
}

TRANCHE_TEST(TestClassScores)

} // namespace tst_class_scores

#include "tst_class_scores.moc"
