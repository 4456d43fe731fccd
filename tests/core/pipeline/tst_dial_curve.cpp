// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/dial_curve.h"
#include "core/pipeline/run_stage.h"
#include "core/models/model_dial.h"
#include "core/utility/expected_association.h"
#include "tests/support/tables.h"
#include "tests/support/stops.h"
#include "tests/support/test_room.h"

#include <algorithm>

namespace tst_dial_curve {

using namespace tranche;
using namespace tranche::test;

namespace {

/// Everything up to feasibility for sixty people.
Snapshot people(const PrivacyModel& model)
{
    SeededRandom random(11);
    std::vector<std::string> lines{"age sex town ill"};
    for (int i = 0; i < 60; ++i)
        lines.push_back(std::to_string(20 + random.below(12)) + (random.below(2) == 0 ? " f" : " m") + " town"
                        + std::to_string(random.below(4)) + " ill" + std::to_string(i % 6));
    Snapshot now;
    now.table = tableOf(lines);
    now.schema.attributes.resize(4);
    now.roles = {Role::QuasiIdentifier, Role::QuasiIdentifier, Role::QuasiIdentifier, Role::Sensitive};
    now.parameters.model = model;
    now.parameters.columns = {.alpha = 1, .columns = 2};
    JobContext job;
    for (const auto stage : {Stage::Keep, Stage::Correlate, Stage::Propose, Stage::Generalize, Stage::Feasibility})
        now = runStage(now, stage, random, job).value();
    return now;
}

DialCurve whole(const Snapshot& now)
{
    SeededRandom random(3);
    JobContext job;
    auto curve = emptyCurve(now, now.feasibility->limit(now.parameters.model));
    while (!curve.isComplete())
        curve = withNextPoint(curve, now, random, job).value();
    return curve;
}

} // namespace

class TestDialCurve : public QObject {
    Q_OBJECT

private slots:
    void endsAtTheFurthestRequestThatHolds()
    {
        const auto now = people({.l = Ratio(2, 1)});
        const auto curve = emptyCurve(now, now.feasibility->limit(now.parameters.model));
        QVERIFY(std::ranges::is_sorted(curve.dials) && curve.dials.size() > 2 && curve.dials.size() < 20);
        QCOMPARE(curve.dials.front(), Ratio(3, 2));
        QCOMPARE(curve.dials.back(), now.feasibility->limit({}).figure.rounded(2, Rounding::Down).ratio().value());
        const auto values = people({.kind = ModelKind::Distinct, .l = Ratio(2, 1)});
        const auto counts = emptyCurve(values, values.feasibility->limit(values.parameters.model));
        QVERIFY(std::ranges::all_of(counts.dials, [](const Ratio& dial) { return dial.denominator() == 1; }));
        QCOMPARE(counts.dials.back(), Ratio(6, 1));
    }

    void everyPointIsWhatARunGives()
    {
        for (const auto kind : allModels) {
            const auto now = people({.kind = kind, .l = Ratio(2, 1), .c = Ratio(2, 1), .t = Ratio(1, 2)});
            const auto curve = whole(now);
            QCOMPARE(curve.points.size(), curve.dials.size());
            SeededRandom random(5);
            JobContext job;
            for (const auto& point : curve.points) {
                auto parameters = now.parameters;
                parameters.model = withDial(parameters.model, point.dial);
                auto run = now.withParameters(parameters);
                for (const auto stage : {Stage::Partition, Stage::Judge})
                    run = runStage(run, stage, random, job).value();
                QCOMPARE(point.buckets, run.buckets->size());
                QCOMPARE(point.median, run.buckets->sizes().median);
                QCOMPARE(point.largestP, run.report->maxP().toDouble());
                QVERIFY(run.report->holds());
                QCOMPARE(point.keptPercent,
                         expectedAssociation(*run.published, *run.correlation, *run.columns, *run.buckets, job).value().keptPercent);
            }
        }
    }

    void staysTheCurveWhateverTheNumberIs()
    {
        const auto now = people({.l = Ratio(2, 1)});
        const auto curve = emptyCurve(now, now.feasibility->limit(now.parameters.model));
        QVERIFY(curve.isOf(now));
        auto parameters = now.parameters;
        parameters.model.l = Ratio(3, 1);
        QVERIFY(curve.isOf(now.withParameters(parameters)));
        parameters.attempts = Attempts::One;
        QVERIFY(!curve.isOf(now.withParameters(parameters)));
        parameters = now.parameters;
        parameters.model.kind = ModelKind::Entropy;
        QVERIFY(!curve.isOf(now.withParameters(parameters)));
        QVERIFY(!curve.isOf(now.withColumns(std::make_shared<const ColumnPartition>(*now.columns))));
        QVERIFY(!curve.isOf(Snapshot{}));
    }

    void aDrawThatBreaksTheModelLeavesAGap()
    {
        auto now = people({.l = Ratio(2, 1)});
        auto parameters = now.parameters;
        parameters.grouping = {Grouping::Kind::Random, 4}; // four tuples rarely keep l above 4
        now = now.withParameters(parameters);
        const auto curve = whole(now);
        QVERIFY(curve.isComplete());
        QVERIFY(curve.points.size() < curve.dials.size());
    }

    void stopsWhenToldTo()
    {
        const auto now = people({.l = Ratio(2, 1)});
        SeededRandom random(3);
        const auto curve = emptyCurve(now, now.feasibility->limit(now.parameters.model));
        QVERIFY(test::stopsAtOnce([&](JobContext& job) { return withNextPoint(curve, now, random, job); }));
    }
};

TRANCHE_TEST(TestDialCurve)

} // namespace tst_dial_curve

#include "tst_dial_curve.moc"
