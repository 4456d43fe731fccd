// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/laboratory/experiments/run_experiments.h"
#include "core/base/messages/experiment_message.h"
#include "core/laboratory/experiments/drawing/figure_csv.h"
#include "core/laboratory/experiments/drawing/report_files.h"
#include "tests/support/lab/paper_table.h"
#include "tests/support/stops.h"
#include "tests/support/test_room.h"
#include "tests/support/words/said.h"

#include <QXmlStreamReader>

#include <algorithm>

namespace tst_run_experiments {

using namespace tranche;
using namespace tranche::test;

namespace {

/// Accuracies a person can follow: .5 for the original, less by as much as a technique's number here; a hundredth less as the paper trains.
std::vector<ClassificationResult> madeUpResults(const LearningRequest& request)
{
    std::vector<ClassificationResult> results;
    const auto add = [&](AttributeId target, Learner learner, Technique technique, TrainingMethod method, double accuracy) {
        ClassificationResult result;
        result.target = target;
        result.technique = technique;
        result.method = method;
        result.learner = learner;
        result.accuracy = accuracy;
        result.low = accuracy - 0.01;
        result.high = accuracy + 0.01;
        for (std::size_t fold = 0; fold < request.folds; ++fold)
            result.foldAccuracy.push_back(accuracy + (fold % 2 == 0 ? 0.001 : -0.001));
        results.push_back(result);
    };
    for (const auto target : request.targets)
        for (const auto learner : request.learners) {
            add(target, learner, Technique::Original, TrainingMethod::Rows, 0.5);
            for (const auto& [technique, lost] : {std::pair(Technique::Slicing, 0.1), std::pair(Technique::Bucketization, 0.1),
                                                  std::pair(Technique::Generalization, 0.2)}) {
                add(target, learner, technique, TrainingMethod::Expected, 0.5 - lost);
                const bool bounds = technique == Technique::Generalization;
                add(target, learner, technique, bounds ? TrainingMethod::Bounds : TrainingMethod::Linked, 0.49 - lost);
            }
        }
    return results;
}

Result<std::vector<ClassificationResult>> learnMadeUp(const Snapshot&, const LearningRequest& request, JobContext&)
{
    return madeUpResults(request);
}

const ClaimResult& claim(const ExperimentResults& results, const std::string& id)
{
    return *std::ranges::find(results.claims, id, &ClaimResult::id);
}

} // namespace

class TestRunExperiments : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void everyIdIsItsOwn();
    void eachSettingIsLearnedOnce();
    void claimsFollowTheSigns();
    void whatWasNotComputedIsNotTestable();
    void whatCannotBeMetLeavesGaps();
    void anotherFailureIsHandedOn();
    void anUnknownFigureIsNamed();
    void picturesAreWellFormedAndTablesComplete();
    void nothingButCancelledComesOutOfAStop();

private:
    std::optional<PaperTable> m_table;
    JobContext m_job;
};

void TestRunExperiments::initTestCase()
{
    m_table = PaperTable::make(*madeUpAdultTable(200, 5), {}, m_job).value();
}

void TestRunExperiments::everyIdIsItsOwn()
{
    std::vector<std::string> ids;
    for (const auto& experiment : experiments())
        ids.push_back(experiment.id);
    QCOMPARE(ids.size(), 30U);
    std::ranges::sort(ids);
    QVERIFY(std::ranges::adjacent_find(ids) == ids.end());
    for (const auto* id : {"sensitive-tree-occ7", "qi-nb-occ15", "qi-tree-occ15-without-num", "columns-sensitive-occ15", "fakes-occ15",
                           "matching-occ7", "time-n", "time-d", "sensitive-nb-occ15-paper"})
        QVERIFY2(findExperiment(id), id);
}

void TestRunExperiments::eachSettingIsLearnedOnce()
{
    int learned = 0;
    const auto learn = [&](const Snapshot& snapshot, const LearningRequest& request, JobContext& job) {
        ++learned;
        return learnMadeUp(snapshot, request, job);
    };
    ExperimentRequest request;
    request.only = {"sensitive-tree-occ7", "sensitive-nb-occ7", "qi-nb-occ7", "sensitive-nb-occ7-paper"};

    const auto results = runExperiments(*m_table, request, learn, m_job);

    QVERIFY(results);
    QCOMPARE(results->figures.size(), 4U);
    QVERIFY(learned >= 6 && learned <= 12); // six models held out; the paper's way only where buckets can be made
}

void TestRunExperiments::claimsFollowTheSigns()
{
    ExperimentRequest request;
    request.only = {"sensitive-nb-occ7", "qi-nb-occ7", "columns-sensitive-occ15"};

    const auto results = runExperiments(*m_table, request, learnMadeUp, m_job).value();

    QVERIFY(claim(results, "a2").verdict == ClaimVerdict::True);
    QVERIFY(claim(results, "a2").asThePaper == ClaimVerdict::True);
    const Statement all(ExperimentMessage::Settings, Statement(ExperimentMessage::ReadExpected), 10U, 10U, 10U, 0U);
    QVERIFY2(says(claim(results, "a2").measured.front(), all), wordsOf(claim(results, "a2").measured.front()).c_str());
    QVERIFY(claim(results, "a3").verdict == ClaimVerdict::False); // they are equal
    QVERIFY(claim(results, "a4").verdict == ClaimVerdict::False);
    QVERIFY(claim(results, "a5").verdict == ClaimVerdict::False); // none falls
    QVERIFY(claim(results, "a6").verdict == ClaimVerdict::True);
    QVERIFY(claim(results, "a7").verdict == ClaimVerdict::True);
    QVERIFY(claim(results, "a8").verdict == ClaimVerdict::False);
    QVERIFY(claim(results, "a9").verdict == ClaimVerdict::True);
    QVERIFY(claim(results, "a10").asThePaper == ClaimVerdict::True);
    QVERIFY(claim(results, "a11").verdict == ClaimVerdict::False);
    const Statement asPrinted(ExperimentMessage::Settings, Statement(ExperimentMessage::ReadExpected), 0U, 6U, 0U, 0U); // at l = 5 alone
    QVERIFY2(says(claim(results, "a11").measured.front(), asPrinted), wordsOf(claim(results, "a11").measured.front()).c_str());
    QVERIFY(claim(results, "a12").verdict == ClaimVerdict::NotTestable);
}

void TestRunExperiments::whatWasNotComputedIsNotTestable()
{
    ExperimentRequest request;
    request.only = {"time-d"};

    const auto results = runExperiments(*m_table, request, learnMadeUp, m_job).value();

    QCOMPARE(results.claims.size(), 28U);
    for (const auto* id : {"a2", "a11", "m3", "m8"}) {
        QVERIFY(claim(results, id).verdict == ClaimVerdict::NotTestable);
        QVERIFY(says(claim(results, id).reason, ExperimentMessage::ReasonNotRun));
    }
}

void TestRunExperiments::whatCannotBeMetLeavesGaps()
{
    const auto refuse = [](const Snapshot&, const LearningRequest&, JobContext&) -> Result<std::vector<ClassificationResult>> {
        return fail(ErrorCode::Infeasible, ExperimentMessage::PictureFailed);
    };
    ExperimentRequest request;
    request.only = {"sensitive-nb-occ7"};

    const auto results = runExperiments(*m_table, request, refuse, m_job);

    QVERIFY(results);
    for (const auto& panel : results->figures.front().panels)
        for (const auto& point : panel.points)
            QVERIFY(!point.value);
    QVERIFY(claim(*results, "a2").verdict == ClaimVerdict::NotTestable);
}

void TestRunExperiments::anotherFailureIsHandedOn()
{
    const auto refuse = [](const Snapshot&, const LearningRequest&, JobContext&) -> Result<std::vector<ClassificationResult>> {
        return fail(ErrorCode::OutOfMemory, GeneralMessage::MemoryRanOut);
    };
    ExperimentRequest request;
    request.only = {"sensitive-nb-occ7"};

    const auto results = runExperiments(*m_table, request, refuse, m_job);

    QVERIFY(!results && results.error().code == ErrorCode::OutOfMemory);
}

void TestRunExperiments::anUnknownFigureIsNamed()
{
    ExperimentRequest request;
    request.only = {"fakes-occ9"};

    const auto results = runExperiments(*m_table, request, learnMadeUp, m_job);

    QVERIFY(!results && says(results.error(), {ExperimentMessage::UnknownFigure, "fakes-occ9"}));
}

void TestRunExperiments::picturesAreWellFormedAndTablesComplete()
{
    ExperimentRequest request;
    request.only = {"sensitive-nb-occ7", "columns-qi-occ15", "fakes-occ7", "matching-occ7", "time-n"};
    const auto results = runExperiments(*m_table, request, learnMadeUp, m_job).value();
    const auto paint = [](const std::string&, const JobContext&) -> Result<std::string> { return "png"; };

    const auto files = reportFiles(
                           results, [](const Statement& said) { return messageWords(said); }, paint, m_job)
                           .value();

    QCOMPARE(files.size(), 5U * 3U + 3U);
    for (const auto& figure : results.figures) {
        QXmlStreamReader xml(QByteArray::fromStdString(files.at(figure.experiment.id + ".svg")));
        while (!xml.atEnd())
            xml.readNext();
        QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
        std::size_t points = 0;
        for (const auto& panel : figure.panels)
            points += panel.points.size();
        const auto& csv = files.at(figure.experiment.id + ".csv");
        QCOMPARE(static_cast<std::size_t>(std::ranges::count(csv, '\n')), points + 1);
        const auto commas = [](const std::string& line) { return std::ranges::count(line, ','); };
        const auto head = csv.substr(0, csv.find('\n'));
        const auto last = csv.substr(csv.rfind('\n', csv.size() - 2) + 1);
        QCOMPARE(commas(last), commas(head));
    }
    const auto& page = files.at("claims.html");
    QVERIFY(page.contains("<tr id=\"d1\">") && page.contains("<tr id=\"m8\">") && page.contains("<figure id=\"fakes-occ7\">"));
    QVERIFY(!page.contains("http:") || page.find("http:") == page.find("http://www.w3.org")); // needs nothing from elsewhere
}

void TestRunExperiments::nothingButCancelledComesOutOfAStop()
{
    ExperimentRequest request;
    request.only = {"sensitive-nb-occ7", "fakes-occ7", "time-d"};

    const auto stops = stopsAt(
        25, 1, [&](JobContext& job) { return runExperiments(*m_table, request, learnMadeUp, job); }, [] {});

    QCOMPARE(stops.fault, QByteArray());
    QVERIFY(stops.asked > 100);
    QVERIFY2(stops.afterwards <= 2, QByteArray::number(static_cast<qulonglong>(stops.afterwards)));
}

TRANCHE_TEST(TestRunExperiments)

} // namespace tst_run_experiments

#include "tst_run_experiments.moc"
