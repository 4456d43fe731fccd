// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/laboratory/scenarios/run_scenario.h"
#include "core/base/messages/slicing_message.h"
#include "tests/core/laboratory/scenarios/small_table.h"
#include "tests/support/stops.h"
#include "tests/support/test_room.h"

#include <algorithm>
#include <cmath>

namespace tst_run_scenario {

using namespace tranche;
using namespace tranche::test;

namespace {

const std::vector<ScenarioMeasure> every(std::begin(allScenarioMeasures), std::end(allScenarioMeasures));

ClassificationResult result(std::optional<Technique> technique, double accuracy, double low, double high)
{
    ClassificationResult one;
    one.technique = technique;
    one.method = technique == Technique::Original ? TrainingMethod::Rows : TrainingMethod::Expected;
    one.accuracy = accuracy;
    one.low = low;
    one.high = high;
    one.kept = (accuracy - 0.2) / 0.6;
    return one;
}

/// Answers the same for every snapshot, one number a technique.
ScenarioLaboratory cannedLaboratory()
{
    ScenarioLaboratory canned;
    canned.association = [](const Snapshot&, JobContext&) {
        std::vector<AssociationFigures> all;
        for (const auto technique : {Technique::Original, Technique::Slicing, Technique::Bucketization, Technique::Marginals}) {
            AssociationFigures one;
            one.technique = technique;
            one.keptPercent = 10.0 * (1 + static_cast<int>(technique));
            one.tvPairsMean = 0.125 * static_cast<int>(technique);
            all.push_back(one);
        }
        return Result<std::vector<AssociationFigures>>(all);
    };
    canned.queries = [](const Snapshot&, const QueryRequest& request, JobContext&) {
        QueryErrors all;
        all.median = 9.0;
        QueryErrors sensitive;
        sensitive.part = QueryPart::WithSensitive;
        sensitive.count = 4;
        sensitive.predicates = request.predicates;
        sensitive.median = 0.5;
        return Result<std::vector<QueryErrors>>({all, sensitive});
    };
    canned.learning = [](const Snapshot&, const ScenarioLaboratory::Lesson& lesson, JobContext&) {
        std::vector all{result(std::nullopt, 0.2, 0.2, 0.2), result(Technique::Original, 0.8, 0.7, 0.9),
                        result(Technique::Slicing, 0.5, 0.35, 0.65), result(Technique::Bucketization, 0.3, 0.2, 0.4)};
        for (auto& one : all)
            one.learner = lesson.learner;
        if (lesson.method == TrainingMethod::Linked)
            for (auto& one : all)
                if (one.technique && one.technique != Technique::Original) {
                    one.method = TrainingMethod::Linked;
                    one.accuracy -= 0.0625;
                    one.spread = 0.03125;
                }
        return Result<std::vector<ClassificationResult>>(all);
    };
    return canned;
}

Decisions asking(const Ratio& l)
{
    auto now = smallTable();
    now.parameters.model.l = l;
    return decisionsOf(now, {});
}

ScenarioFigures run(const Decisions& decisions, const ScenarioLaboratory& laboratory, const ScenarioFound& found = {})
{
    JobContext job;
    return scenarioFigures(smallTable(), decisions, {every, {}, {}, &laboratory}, job, found).value();
}

} // namespace

class TestRunScenario : public QObject {
    Q_OBJECT

private slots:
    void everyCellOfTheBoardIsFilled()
    {
        const auto canned = cannedLaboratory();
        const auto figures = run(asking({3, 1}), canned);
        const auto* guarantee = valueIn(figures.guarantee);
        QVERIFY(guarantee && guarantee->feasible && guarantee->holds);
        QVERIFY(guarantee->largestP <= Figure(Ratio(1, 3)));
        QCOMPARE(guarantee->alpha, std::size_t{1});
        QVERIFY(guarantee->buckets >= 1);
        for (const auto column : allBoardColumns)
            QVERIFY2(numberIn(figures, column), std::string(boardColumnKey(column)).c_str());
        QCOMPARE(numberIn(figures, BoardColumn::QueryError), std::optional(0.5));
        QCOMPARE(numberIn(figures, BoardColumn::MeanTv), std::optional(0.125 * static_cast<int>(Technique::Slicing)));
        const auto* tree = valueIn(figures.tree);
        QVERIFY(tree->keptLow && std::abs(*tree->keptLow - 0.25) < 1e-12 && std::abs(*tree->keptHigh - 0.75) < 1e-12);
        QCOMPARE(tree->original, std::optional(0.8));
        QVERIFY(!tree->spread);
        const auto* linked = valueIn(figures.linked);
        QCOMPARE(linked->accuracy, 0.4375);
        QCOMPARE(linked->spread, std::optional(0.03125));
        QCOMPARE(linked->original, std::optional(0.8));
    }

    void whatCannotHoldSaysHowFarItCouldGo()
    {
        const auto canned = cannedLaboratory();
        const auto figures = run(asking({4, 1}), canned);
        const auto* guarantee = valueIn(figures.guarantee);
        QVERIFY(guarantee && !guarantee->feasible && guarantee->limit);
        QCOMPARE(guarantee->limit->figure.text(), std::string("3/1"));
        QCOMPARE(guarantee->limit->blocking.groupSize, std::size_t{12});
        QVERIFY(figures.isInfeasible());
        for (const auto measure : every)
            QVERIFY(figures.has(measure));
        QCOMPARE(figures.tree->error().code, ErrorCode::Infeasible);
        for (const auto column : allBoardColumns)
            QVERIFY(!numberIn(figures, column));
    }

    void measuresComeOneByOneAndAreNotComputedTwice()
    {
        const auto canned = cannedLaboratory();
        std::vector<ScenarioMeasure> heard;
        const auto figures = run(asking({2, 1}), canned, [&](ScenarioMeasure measure, const ScenarioFigures& now) {
            QVERIFY(now.has(measure));
            heard.push_back(measure);
        });
        QCOMPARE(heard, every);
        heard.clear();
        JobContext job;
        const auto again = scenarioFigures(smallTable(), asking({2, 1}), {every, figures, {}, &canned}, job,
                                           [&](ScenarioMeasure measure, const ScenarioFigures&) { heard.push_back(measure); });
        QVERIFY(again && heard.empty());
    }

    void aMeasureThatFailsLeavesTheOthers()
    {
        auto broken = cannedLaboratory();
        broken.queries = [](const Snapshot&, const QueryRequest&, JobContext&) {
            return Result<std::vector<QueryErrors>>(fail(ErrorCode::NotFound, SlicingMessage::NothingToInfer));
        };
        const auto figures = run(asking({2, 1}), broken);
        QCOMPARE(figures.queries->error().code, ErrorCode::NotFound);
        QVERIFY(valueIn(figures.naiveBayes));
        const auto without = run(asking({2, 1}), ScenarioLaboratory());
        QCOMPARE(without.tree->error().code, ErrorCode::NotSupported);
        QVERIFY(valueIn(without.fakes));
    }

    void theSameDecisionsGiveTheSameFigures()
    {
        auto decisions = asking({2, 1});
        decisions.parameters.grouping = {Grouping::Kind::Random, 4};
        const ScenarioLaboratory none;
        const auto once = run(decisions, none);
        const auto twice = run(decisions, none);
        for (const auto column : allBoardColumns)
            QCOMPARE(numberIn(once, column), numberIn(twice, column));
    }

    void namesOfTheWorkAreFoundInTheTable()
    {
        auto canned = cannedLaboratory();
        std::vector<AttributeId> targets;
        QueryRequest asked;
        canned.learning = [&](const Snapshot&, const ScenarioLaboratory::Lesson& lesson, JobContext&) {
            targets.push_back(lesson.target);
            return Result<std::vector<ClassificationResult>>(std::vector<ClassificationResult>());
        };
        canned.queries = [&](const Snapshot&, const QueryRequest& request, JobContext&) {
            asked = request;
            return Result<std::vector<QueryErrors>>(std::vector<QueryErrors>());
        };
        ScenarioWork work;
        work.targets = {"gone", "B"};
        work.predicates = 9;
        work.always = {"C", "gone"};
        JobContext job;
        const auto figures = scenarioFigures(smallTable(), asking({2, 1}), {every, {}, work, &canned}, job).value();
        QCOMPARE(targets, (std::vector{AttributeId(1), AttributeId(1), AttributeId(1)}));
        QCOMPARE(asked.predicates, std::size_t{4});
        QCOMPARE(asked.always, std::vector{AttributeId(2)});
        QCOMPARE(figures.queries->error().code, ErrorCode::NotFound);
    }

    void otherTechniquesStandBeside()
    {
        const auto canned = cannedLaboratory();
        JobContext job;
        const auto rows = referenceFigures(smallTable(), asking({3, 1}), {every, {}, {}, &canned}, job).value();
        QVERIFY(std::ranges::equal(rows, referenceTechniques, {}, &ReferenceFigures::technique));
        const auto& bucketization = rows[1].figures;
        QVERIFY(bucketization.isFeasible());
        QCOMPARE(valueIn(bucketization.guarantee)->columns, std::size_t{2});
        QCOMPARE(valueIn(bucketization.guarantee)->alpha, std::size_t{1});
        QCOMPARE(numberIn(bucketization, BoardColumn::NaiveBayes), std::optional(0.3));
        QCOMPARE(numberIn(rows[0].figures, BoardColumn::AssociationKept), std::optional(10.0));
        QVERIFY(!rows[0].figures.guarantee && rows[2].figures.meanTv); // generalization: why it is not there
    }

    void stopsWhereverItIs()
    {
        const ScenarioLaboratory none;
        const auto stops = stopsAt(60, [&](JobContext& job) -> Result<void> {
            const auto figures = scenarioFigures(smallTable(), asking({2, 1}), {every, {}, {}, &none}, job);
            return figures ? Result<void>() : std::unexpected(figures.error());
        });
        QCOMPARE(stops.fault, QByteArray());
        QCOMPARE(stops.afterwards, std::size_t{0});
    }
};

TRANCHE_TEST(TestRunScenario)

} // namespace tst_run_scenario

#include "tst_run_scenario.moc"
