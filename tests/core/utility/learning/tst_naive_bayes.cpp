// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/oracle/lab/expected_oracle.h"
#include "tests/support/lab/random_task.h"
#include "tests/support/seeds.h"
#include "tests/support/stops.h"
#include "tests/support/tables.h"
#include "tests/support/test_room.h"

#include "core/utility/learning/naive_bayes.h"
#include "core/utility/publications/make_publication.h"

#include <cmath>

namespace tst_naive_bayes {

using namespace tranche;
using namespace tranche::test;

namespace {

using Codes = std::vector<std::uint32_t>;

/// Learns the last attribute from the tuples themselves.
struct Learned {
    explicit Learned(const std::vector<std::string>& lines)
        : table(keptOf(lines, "")),
          publication(originalPublication({table, nullptr}, JobContext())),
          labels(labelsOf(*table, 10)),
          model(trainNaiveBayes({publication, labels, AttributeId(table->attributeCount() - 1)}, JobContext()).value())
    {
    }

    std::vector<double> probabilities(const Codes& tuple) const
    {
        std::vector<double> scores(model.classes());
        model.logScores(tuple, scores);
        for (auto& score : scores)
            score = std::exp(score);
        return scores;
    }

    std::shared_ptr<const KeptTable> table;
    Publication publication;
    std::vector<AttributeLabels> labels;
    NaiveBayes model;
};

bool areNear(const std::vector<double>& values, const std::vector<double>& truths)
{
    return std::ranges::equal(values, truths, [](double a, double b) { return std::abs(a - b) < 1e-12; });
}

std::uint32_t firstGreatest(const std::vector<BigRational>& products)
{
    return static_cast<std::uint32_t>(std::ranges::max_element(products) - products.begin());
}

} // namespace

class TestNaiveBayes : public QObject {
    Q_OBJECT
private slots:
    void multipliesSmoothedShares();
    void leavesOutWhatItDoesNotKnow();
    void takesTheFirstOfEquals();
    void knowsLabelsThatTheTrainingPartLacks();
    void agreesWithTheDefinition();
    void refusesLabelsOfAnotherTable();
    void doesNotDependOnThreads();
    void stopsWhenTold();
};

void TestNaiveBayes::multipliesSmoothedShares()
{
    const Learned learned({"a s", "x no", "x no", "y no", "y yes"});
    QCOMPARE(learned.model.classCounts(), (std::vector<double>{3, 1}));
    QCOMPARE(learned.model.predictors()[0].counts, (std::vector<double>{2, 0, 1, 1}));
    QVERIFY(learned.model.predictors()[1].counts.empty());
    // P(no) = 4/6, P(x|no) = 3/5, P(x|yes) = 1/3
    QVERIFY(areNear(learned.probabilities({0, 0}), {4.0 / 6 * 3 / 5, 2.0 / 6 * 1 / 3}));
    QVERIFY(areNear(learned.probabilities({1, 0}), {4.0 / 6 * 2 / 5, 2.0 / 6 * 2 / 3}));
    QCOMPARE(learned.model.predict(Codes{0, 0}), 0U);
}

void TestNaiveBayes::leavesOutWhatItDoesNotKnow()
{
    const Learned learned({"a s", "x no", "x no", "y no", "y yes"});
    QVERIFY(areNear(learned.probabilities({unknownCode, 0}), {4.0 / 6, 2.0 / 6}));
}

void TestNaiveBayes::takesTheFirstOfEquals()
{
    const Learned learned({"a b s", "x p no", "y q no", "x q yes", "y p yes"});
    for (const auto& tuple : {Codes{0, 0, 0}, Codes{0, 1, 0}, Codes{1, 0, 0}, Codes{1, 1, 0}})
        QCOMPARE(learned.model.predict(tuple), 0U);
}

void TestNaiveBayes::knowsLabelsThatTheTrainingPartLacks()
{
    const auto table = keptOf({"a s", "x no", "y no", "z yes", "z maybe"}, "");
    const auto rows = std::make_shared<const Codes>(Codes{0, 1});
    const auto part = originalPublication({table, rows}, JobContext());
    const auto labels = labelsOf(*table, 10);
    const auto model = trainNaiveBayes({part, labels, AttributeId(1)}, JobContext()).value();
    QCOMPARE(model.classCounts(), (std::vector<double>{0, 2, 0})); // maybe, no, yes
    std::vector<double> scores(3);
    model.logScores(Codes{2, 0}, scores);
    QVERIFY(areNear({std::exp(scores[0]), std::exp(scores[1])}, {1.0 / 5 / 3, 3.0 / 5 / 5}));
}

void TestNaiveBayes::agreesWithTheDefinition()
{
    for (const auto seed : Seeds(1, 100)) {
        SeededRandom random(seed);
        const auto [publication, labels, target] = randomTask(random, 20, 6);
        const auto model = trainNaiveBayes({publication, labels, target}, JobContext()).value();
        for (int i = 0; i < 5; ++i) {
            Codes tuple;
            for (const auto& attribute : publication.table->attributes())
                tuple.push_back(random.below(9) == 0 ? unknownCode : static_cast<std::uint32_t>(random.below(attribute.values.size())));
            const auto products = bayesProducts(publication, labels, target, tuple);
            std::vector<double> scores(model.classes());
            model.logScores(tuple, scores);
            for (std::size_t y = 0; y < scores.size(); ++y)
                QVERIFY(std::abs(scores[y] - std::log(products[y].convert_to<double>())) < 1e-11);
            QVERIFY2(model.predict(tuple) == firstGreatest(products), qPrintable(QStringLiteral("seed %1").arg(seed)));
        }
    }
}

void TestNaiveBayes::refusesLabelsOfAnotherTable()
{
    const Learned learned({"a s", "x no", "y yes"});
    const auto other = labelsOf(*keptOf({"a b s", "x p no", "y q yes"}, ""), 10);
    const auto refused = trainNaiveBayes({learned.publication, other, AttributeId(1)}, JobContext());
    QCOMPARE(refused.error().code, ErrorCode::InvalidArgument);
}

void TestNaiveBayes::doesNotDependOnThreads()
{
    SeededRandom random(7);
    const auto [publication, labels, target] = randomTask(random, 60, 9);
    std::vector<std::vector<double>> first;
    for (const std::size_t threads : {1, 2, 4}) {
        JobContext job;
        job.setThreads(threads);
        std::vector<std::vector<double>> counts;
        const auto model = trainNaiveBayes({publication, labels, target}, job).value();
        for (const auto& predictor : model.predictors())
            counts.push_back(predictor.counts);
        QVERIFY(first.empty() || counts == first);
        first = counts;
    }
}

void TestNaiveBayes::stopsWhenTold()
{
    SeededRandom random(7);
    const auto [publication, labels, target] = randomTask(random, 60, 9);
    const auto train = [&](JobContext& job) { return trainNaiveBayes({publication, labels, target}, job); };
    QVERIFY(stopsAtOnce(train));
    QCOMPARE(stopsAt(20, train).fault, QByteArray());
}

TRANCHE_TEST(TestNaiveBayes)

} // namespace tst_naive_bayes

#include "tst_naive_bayes.moc"
