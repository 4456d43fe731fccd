// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/utility/distances/association_figures.h"
#include "core/utility/publications/make_publication.h"
#include "tests/oracle/lab/expected_oracle.h"
#include "tests/support/lab/random_publication.h"
#include "tests/support/seeds.h"
#include "tests/support/tables.h"
#include "tests/support/test_room.h"

#include <algorithm>
#include <cmath>

namespace tst_association_figures {

using namespace tranche;
using namespace tranche::test;

class TestAssociationFigures : public QObject {
    Q_OBJECT
private slots:
    void areThoseOfTheExpectedCounts();
    void theOriginalKeepsEverything();
    void marginalsKeepNothing();
};

namespace {

struct ExactPair {
    BigRational phi = 0;
    BigRational tv = 0;
};

/// Label pair by label pair, from E(P).
ExactPair exactly(const Publication& publication, const Publication& original, const std::vector<AttributeLabels>& labels, AttributeId i,
                  AttributeId j)
{
    ExactPair pair;
    BigRational squares = 0;
    const auto& left = labels[i.value];
    const auto& right = labels[j.value];
    for (std::uint32_t x = 0; x < left.count(); ++x) {
        for (std::uint32_t y = 0; y < right.count(); ++y) {
            const auto ofX = codesWithLabel(left, x);
            const auto ofY = codesWithLabel(right, y);
            const Conditions both{{i.value, ofX}, {j.value, ofY}};
            const auto after = expectedByFormula(publication, both);
            const auto apart = expectedByFormula(publication, {{i.value, ofX}}) * expectedByFormula(publication, {{j.value, ofY}});
            squares += after * after / apart;
            pair.tv += abs(BigRational(expectedByFormula(original, both) - after));
        }
    }
    const auto smaller = std::min(left.count(), right.count());
    if (smaller > 1)
        pair.phi = (squares - 1) / (smaller - 1);
    pair.tv /= 2 * publication.tuples();
    return pair;
}

bool isNear(double value, const BigRational& truth)
{
    return std::abs(value - truth.convert_to<double>()) <= 1e-11;
}

} // namespace

void TestAssociationFigures::areThoseOfTheExpectedCounts()
{
    for (const auto seed : Seeds(1, 60)) {
        SeededRandom random(seed);
        const auto publication = randomPublication(random);
        const auto original = originalPublication({publication.table, nullptr}, {});
        const auto labels = labelsOf(*publication.table, 3);
        JobContext job;
        const auto figures = associationOf(publication, labels, job).value();
        for (std::size_t i = 0; i < figures.attributes; ++i) {
            for (auto j = i + 1; j < figures.attributes; ++j) {
                const auto pair = exactly(publication, original, labels, AttributeId(i), AttributeId(j));
                QVERIFY2(isNear(figures.phiAt(AttributeId(i), AttributeId(j)), pair.phi), qPrintable(QString::number(seed)));
                QVERIFY2(isNear(figures.tvAt(AttributeId(j), AttributeId(i)), pair.tv), qPrintable(QString::number(seed)));
            }
        }
    }
}

void TestAssociationFigures::theOriginalKeepsEverything()
{
    const auto table = keptOf({"A B S", "1 x a", "2 y b", "3 x c", "4 y a"}, "S");
    JobContext job;
    const auto figures = associationOf(originalPublication({table, nullptr}, {}), labelsOf(*table, 4), job).value();
    QCOMPARE(keptPercent(figures, figures), std::optional(100.0));
    QCOMPARE(figures.tvPairsMax, 0.0);
    QCOMPARE(figures.tvSingleMax, 0.0);
}

void TestAssociationFigures::marginalsKeepNothing()
{
    const auto table = keptOf({"A S", "x a", "x a", "y b", "y b"}, "S");
    JobContext job;
    const auto labels = labelsOf(*table, 4);
    const auto original = associationOf(originalPublication({table, nullptr}, {}), labels, job).value();
    const auto figures = associationOf(marginalsPublication(originalPublication({table, nullptr}, {})), labels, job).value();
    QCOMPARE(keptPercent(figures, original), std::optional(0.0));
    QCOMPARE(figures.tvPairsMean, 0.5); // half of the tuples stand in pairs that do not occur
    QCOMPARE(figures.tvWithSensitive, std::optional(0.5));
}

TRANCHE_TEST(TestAssociationFigures)

} // namespace tst_association_figures

#include "tst_association_figures.moc"
