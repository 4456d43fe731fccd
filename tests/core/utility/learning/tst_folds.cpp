// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/seeds.h"
#include "tests/support/stops.h"
#include "tests/support/test_room.h"

#include "core/utility/lab_stream.h"
#include "core/utility/learning/folds.h"

namespace tst_folds {

using namespace tranche;
using namespace tranche::test;

namespace {

using Labels = std::vector<std::uint32_t>;

Labels randomLabels(RandomSource& random, std::size_t classes)
{
    Labels labels(1 + random.below(60));
    for (auto& label : labels)
        label = static_cast<std::uint32_t>(random.below(classes));
    return labels;
}

Labels foldsOf(const Labels& labels, std::size_t classes, std::size_t folds, std::uint64_t seed)
{
    return stratifiedFolds(labels, classes, folds, seed, JobContext());
}

/// By the letter of the definition.
Labels foldsByDefinition(const Labels& labels, std::size_t classes, std::size_t folds, std::uint64_t seed)
{
    LabStream stream(seed, LabDraw::folds);
    Labels sequence;
    for (std::uint32_t label = 0; label < classes; ++label) {
        Labels tuples;
        for (std::uint32_t tuple = 0; tuple < labels.size(); ++tuple)
            if (labels[tuple] == label)
                tuples.push_back(tuple);
        stream.shuffle(std::span(tuples));
        sequence.insert(sequence.end(), tuples.begin(), tuples.end());
    }
    Labels foldOf(labels.size());
    for (std::size_t position = 0; position < sequence.size(); ++position)
        foldOf[sequence[position]] = static_cast<std::uint32_t>(position % folds);
    return foldOf;
}

} // namespace

class TestFolds : public QObject {
    Q_OBJECT
private slots:
    void followTheDefinition();
    void spreadEachClassEvenly();
    void changeWithTheSeed();
    void leaveFoldsEmptyWhereTuplesAreFew();
    void stopWhenTold();
};

void TestFolds::followTheDefinition()
{
    for (const auto seed : Seeds(1, 200)) {
        SeededRandom random(seed);
        const auto classes = 1 + random.below(5);
        const auto labels = randomLabels(random, classes);
        const auto folds = 2 + random.below(9);
        QCOMPARE(foldsOf(labels, classes, folds, seed), foldsByDefinition(labels, classes, folds, seed));
    }
}

void TestFolds::spreadEachClassEvenly()
{
    Labels labels(23, 0);
    labels.resize(23 + 31, 1);
    const auto foldOf = foldsOf(labels, 2, 10, 1);
    for (std::uint32_t fold = 0; fold < 10; ++fold) {
        const auto ofFirst = std::count(foldOf.begin(), foldOf.begin() + 23, fold);
        const auto ofSecond = std::count(foldOf.begin() + 23, foldOf.end(), fold);
        QVERIFY(ofFirst == 2 || ofFirst == 3);
        QVERIFY(ofSecond == 3 || ofSecond == 4);
        QVERIFY(ofFirst + ofSecond == 5 || ofFirst + ofSecond == 6);
    }
}

void TestFolds::changeWithTheSeed()
{
    const Labels labels(100, 0);
    QVERIFY(foldsOf(labels, 1, 10, 1) != foldsOf(labels, 1, 10, 2));
}

void TestFolds::leaveFoldsEmptyWhereTuplesAreFew()
{
    const auto foldOf = foldsOf({0, 1, 0}, 2, 10, 1);
    QCOMPARE(*std::ranges::max_element(foldOf), 2U);
}

void TestFolds::stopWhenTold()
{
    const Labels labels(300'000, 0);
    QVERIFY(stopsAtOnce([&](JobContext& job) { return stratifiedFolds(labels, 1, 10, 1, job); }));
    const auto stops = stopsAt(10, [&](JobContext& job) { return stratifiedFolds(labels, 1, 10, 1, job); });
    QCOMPARE(stops.fault, QByteArray());
}

TRANCHE_TEST(TestFolds)

} // namespace tst_folds

#include "tst_folds.moc"
