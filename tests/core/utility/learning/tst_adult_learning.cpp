// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/adult.h"
#include "tests/support/test_room.h"

#include "core/utility/learning/decision_tree.h"
#include "core/utility/learning/folds.h"
#include "core/utility/learning/naive_bayes.h"
#include "core/utility/publications/make_publication.h"

namespace tst_adult_learning {

using namespace tranche;
using namespace tranche::test;

namespace {

using Codes = std::vector<std::uint32_t>;

/// Right answers in ten folds, each asked of models that learned from the tuples of the other nine.
struct RightAnswers {
    std::size_t naiveBayes = 0;
    std::size_t tree = 0;
    std::size_t nodes = 0; ///< of all ten trees
};

void askFold(const PublishedTuples& training, AttributeId target, const Codes& tests, RightAnswers& right)
{
    const auto publication = originalPublication(training, JobContext());
    const auto labels = labelsOf(*training.table, 10);
    const auto bayes = trainNaiveBayes({publication, labels, target}, JobContext()).value();
    const auto tree = trainDecisionTree({publication, labels, target}, JobContext()).value();
    right.nodes += tree.nodes();
    Codes tuple(labels.size());
    for (const auto row : tests) {
        for (std::size_t a = 0; a < tuple.size(); ++a)
            tuple[a] = training.table->attribute(AttributeId(a)).codes[row];
        const auto truth = labels[target.value].ofCode[tuple[target.value]];
        right.naiveBayes += bayes.predict(tuple) == truth ? 1 : 0;
        right.tree += tree.predict(tuple) == truth ? 1 : 0;
    }
}

} // namespace

class TestAdultLearning : public QObject {
    Q_OBJECT
private slots:
    void findsOccupationAsOftenAsASecondProgram();
};

void TestAdultLearning::findsOccupationAsOftenAsASecondProgram()
{
    const auto table = adult(occ7(), true);
    if (!table)
        QSKIP("The Adult files are not beside this checkout.");
    const auto target = table->sensitive().front();
    const auto& codes = table->attribute(target).codes; // categorical: labels are values
    const auto foldOf = stratifiedFolds(codes, table->attribute(target).values.size(), 10, 1, JobContext());
    RightAnswers right;
    for (std::uint32_t fold = 0; fold < 10; ++fold) {
        Codes training;
        Codes tests;
        for (std::uint32_t row = 0; row < foldOf.size(); ++row)
            (foldOf[row] == fold ? tests : training).push_back(row);
        askFold({table, std::make_shared<const Codes>(std::move(training))}, target, tests, right);
    }
    QCOMPARE(table->rowCount(), std::size_t{45'222});
    QCOMPARE(right.naiveBayes, std::size_t{14'583});
    QCOMPARE(right.tree, std::size_t{14'585});
    QCOMPARE(right.nodes, std::size_t{35'829});
}

TRANCHE_TEST(TestAdultLearning)

} // namespace tst_adult_learning

#include "tst_adult_learning.moc"
