// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/messages/lab_message.h"
#include "core/laboratory/utility_finding.h"
#include "core/laboratory/utility_lab.h"
#include "tests/support/snapshots.h"
#include "tests/support/stops.h"
#include "tests/support/tables.h"
#include "tests/support/test_room.h"

#include <algorithm>
#include <functional>
#include <ranges>

namespace tst_utility_lab {

using namespace tranche;
using namespace tranche::test;

class TestUtilityLab : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void everyTechniqueIsTriedOnItsOwn();
    void generalizedColumnsAreMadeAnewInEachTrainingPart();
    void severalSensitiveAttributesAreBucketizedApart();
    void aFoldThatCannotHoldIsNamed();
    void targetsAreChecked();
    void aBoxIsMadeOfTheCountsBehindIt();
    void theSentenceNeedsNoOtherTechnique();
    void figuresDoNotDependOnThreads();
    void stopsWhenTold();

private:
    Snapshot m_snapshot;
};

namespace {

std::vector<std::string> people(std::size_t count)
{
    std::vector<std::string> lines{"Age Town Work Ill"};
    std::uint32_t state = 5;
    const auto next = [&](std::uint32_t bound) { return (state = state * 1664525U + 1013904223U) / 256 % bound; };
    for (std::size_t i = 0; i < count; ++i)
        lines.push_back(std::to_string(20 + next(40)) + " t" + std::to_string(next(4)) + " w" + std::to_string(next(3)) + " i"
                        + std::to_string(next(4)));
    return lines;
}

Snapshot snapshotWith(const Parameters& parameters)
{
    return snapshotOf(
        {.table = tableOf(people(160)), .sensitive = "Ill", .parameters = parameters, .columns = {{"Age", "Town"}, {"Work", "Ill"}}});
}

LearningRequest everything(const Snapshot& snapshot)
{
    LearningRequest request;
    request.targets = {snapshot.kept->find("Ill").value(), snapshot.kept->find("Age").value()};
    request.learners = {Learner::NaiveBayes, Learner::Tree};
    request.folds = 4;
    request.linkings = 2;
    request.linked = true;
    return request;
}

} // namespace

void TestUtilityLab::initTestCase()
{
    m_snapshot = snapshotWith({});
}

void TestUtilityLab::everyTechniqueIsTriedOnItsOwn()
{
    JobContext job;
    const auto publications = labPublications(m_snapshot, job).value();
    for (const auto& tried : publications->techniques) {
        QVERIFY(tried.facts.feasible() && tried.publication);
        QCOMPARE(tried.publication->tuples(), std::size_t{160});
        QCOMPARE(tried.facts.buckets, tried.publication->blocks->size());
    }
    QCOMPARE(publications->of(Technique::Slicing).publication->blocks.get(), m_snapshot.buckets.get()); // what was previewed
    QCOMPARE(publications->of(Technique::Slicing).facts.maxP, std::optional(m_snapshot.report->maxP()));
    QVERIFY(*publications->of(Technique::Bucketization).facts.maxP <= Figure(Ratio(1, 2)));
    QCOMPARE(labPublications({}, job).error().code, ErrorCode::InvalidArgument);
}

void TestUtilityLab::generalizedColumnsAreMadeAnewInEachTrainingPart()
{
    Parameters parameters;
    parameters.generalize = {{{"Age", "Town"}, 10}};
    const auto snapshot = snapshotWith(parameters);
    JobContext job;
    const auto whole = labPublications(snapshot, job).value();
    const auto& age = whole->of(Technique::Slicing).publication->attributes[0];
    QVERIFY(age.sets && age.sets->size() > 0);
    const auto results = labLearning(snapshot, everything(snapshot), job).value();
    for (const auto& result : results)
        QVERIFY(result.reason || result.tested == 160);
    const auto figures = labAssociation(*whole, job).value();
    QVERIFY(figures.back().keptPercent.has_value());
}

void TestUtilityLab::severalSensitiveAttributesAreBucketizedApart()
{
    auto snapshot = m_snapshot;
    auto attributes = snapshot.kept->attributes();
    attributes[2].role = Role::Sensitive;
    snapshot.kept = snapshot.published = snapshot.kept->withAttributes(std::move(attributes));
    snapshot.columns = std::make_shared<const ColumnPartition>(
        ColumnPartition::make(snapshot.columns->columns(), 4, snapshot.kept->sensitive().front()).value());
    JobContext job;
    const auto publications = labPublications(snapshot, job).value();
    QCOMPARE(publications->of(Technique::Bucketization).publication->factors.size(), std::size_t{3});
    QCOMPARE(publications->of(Technique::Generalization).publication->factors.size(), std::size_t{3}); // both sensitive ones together
}

void TestUtilityLab::aFoldThatCannotHoldIsNamed()
{
    Snapshot snapshot;
    snapshot.kept = snapshot.published = keptOf({"A S", "1 x", "2 x", "3 y", "4 y", "5 x", "6 y"}, "S"); // half and half, until one is gone
    snapshot.columns
        = std::make_shared<const ColumnPartition>(ColumnPartition::make({{AttributeId(0)}, {AttributeId(1)}}, 2, AttributeId(1)).value());
    LearningRequest request;
    request.targets = {AttributeId(1)};
    request.folds = 6;
    JobContext job;
    const auto results = labLearning(snapshot, request, job).value();
    std::size_t failed = 0;
    for (const auto& result : results) {
        if (!result.reason)
            continue;
        ++failed;
        QVERIFY(result.reason->says == LabMessage::TrainingPartFails);
        QCOMPARE(result.failedFold, std::optional<std::size_t>(0));
        QCOMPARE(result.reason->code, ErrorCode::Infeasible);
        QVERIFY(result.runs.empty() && result.foldAccuracy.empty());
    }
    QCOMPARE(failed, std::size_t{3}); // all but the original and the commonest class
}

void TestUtilityLab::aBoxIsMadeOfTheCountsBehindIt()
{
    JobContext job;
    const auto publications = labPublications(m_snapshot, job).value();
    QueryRequest request;
    request.bandHigh = Ratio(1, 2);
    const auto boxes = labQueries(*publications, request, job).value();
    for (const auto& box : boxes) {
        if (box.count == 0)
            continue;
        const auto counts = comparedQueries(*publications, request, box.technique, box.part, job).value();
        QCOMPARE(counts.size(), box.count);
        QVERIFY(std::ranges::is_sorted(counts, std::ranges::greater(), &ComparedQuery::error));
        std::vector<double> errors;
        for (const auto& one : counts | std::views::reverse)
            errors.push_back(one.error);
        QCOMPARE(quantile(errors, 0.5), box.median);
        QCOMPARE(quantile(errors, 0.95), box.q95);
    }
    request.bandLow = request.bandHigh = Ratio(1, 1);
    QVERIFY(comparedQueries(*publications, request, Technique::Slicing, QueryPart::All, job).error().says == LabMessage::NoQueryInBand);
}

void TestUtilityLab::theSentenceNeedsNoOtherTechnique()
{
    JobContext job;
    const auto publications = labPublications(m_snapshot, job).value();
    const auto alone = wholeUtilityStatement(m_snapshot, {}, false, nullptr, job);
    QVERIFY(alone.kept && alone.off && alone.target.empty());
    QCOMPARE(alone.sensitive, std::string("Ill"));
    QVERIFY(wholeUtilityStatement(m_snapshot, {}, false, publications, job) == alone);
    const auto association = labAssociation(*publications, job).value();
    QueryRequest request;
    request.predicates = LabFindings::attributesOfCounts;
    const auto counts = labQueries(*publications, request, job).value();
    QVERIFY(utilityStatement(m_snapshot, {association, counts, {}}) == alone);
    QVERIFY(wholeUtilityStatement({}, {}, false, nullptr, job).saysNothing());
    QVERIFY(stopsAtOnce(
        [&](JobContext& stopped) { return Result<UtilityStatement>(wholeUtilityStatement(m_snapshot, {}, false, nullptr, stopped)); }));
}

void TestUtilityLab::targetsAreChecked()
{
    JobContext job;
    auto request = everything(m_snapshot);
    request.targets = {AttributeId(1), AttributeId(1)};
    QVERIFY(labLearning(m_snapshot, request, job).error().says == LabMessage::TargetTwice);
    request.targets = {};
    QVERIFY(labLearning(m_snapshot, request, job).error().says == LabMessage::TargetMissing);
    request = everything(m_snapshot);
    request.folds = 161;
    QVERIFY(labLearning(m_snapshot, request, job).error().says == LabMessage::FoldsOutOfRange);
    request.folds = 3;
    request.linkings = 0;
    QVERIFY(labLearning(m_snapshot, request, job).error().says == LabMessage::LinkingsOutOfRange);
}

void TestUtilityLab::figuresDoNotDependOnThreads()
{
    const auto with = [&](std::size_t threads) {
        JobContext job;
        job.setThreads(threads);
        return labLearning(m_snapshot, everything(m_snapshot), job).value();
    };
    const auto one = with(1);
    const auto four = with(4);
    QCOMPARE(four.size(), one.size());
    for (std::size_t i = 0; i < one.size(); ++i) {
        QCOMPARE(four[i].foldAccuracy, one[i].foldAccuracy);
        QCOMPARE(four[i].nodes, one[i].nodes);
    }
}

void TestUtilityLab::stopsWhenTold()
{
    QVERIFY(stopsAtOnce([&](JobContext& job) { return labPublications(m_snapshot, job); }));
    QVERIFY(stopsAtOnce([&](JobContext& job) { return labLearning(m_snapshot, everything(m_snapshot), job); }));
    JobContext job;
    const auto publications = labPublications(m_snapshot, job).value();
    QVERIFY(stopsAtOnce([&](JobContext& stopped) { return labAssociation(*publications, stopped); }));
    QVERIFY(stopsAtOnce([&](JobContext& stopped) { return labQueries(*publications, {}, stopped); }));
    const auto stops = stopsAt(
        20, 2, [&](JobContext& running) { return labLearning(m_snapshot, everything(m_snapshot), running); }, [] {});
    QVERIFY2(stops.fault.isEmpty(), stops.fault);
}

TRANCHE_CORE_TEST(TestUtilityLab)

} // namespace tst_utility_lab

#include "tst_utility_lab.moc"
