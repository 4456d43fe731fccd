// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/adversary/adversary.h"
#include "core/columns/classical_scaling.h"
#include "core/columns/column_facts.h"
#include "core/columns/propose_columns.h"
#include "core/columns/silhouettes.h"
#include "core/correlation/pair_counts.h"
#include "core/import/csv_reader.h"
#include "core/limits/limits_by_alpha.h"
#include "core/limits/stop_shares.h"
#include "core/membership/membership.h"
#include "core/pipeline/cut_cost.h"
#include "core/pipeline/dial_curve.h"
#include "core/pipeline/run_stage.h"
#include "core/pipeline/ways_out.h"
#include "core/privacy/tuple_risk.h"
#include "core/recipe/apply_recipe.h"
#include "core/release/fingerprint.h"
#include "core/release/writing/release_writer.h"
#include "core/utility/expected_association.h"
#include "core/utility/linked_association.h"
#include "core/verify/verify_release.h"
#include "core/release/render_release.h"
#include "tests/support/release_files.h"
#include "tests/support/snapshots.h"
#include "tests/support/stops.h"
#include "tests/support/tables.h"
#include "tests/support/test_room.h"

#include <functional>

namespace tst_stopping {

using namespace tranche;
using namespace tranche::test;

namespace {

using Work = std::function<Result<void>(JobContext&)>;

/// What a computation answers, as far as it matters here.
template <class Answer>
Result<void> outcomeOf(const Result<Answer>& answer)
{
    return answer ? Result<void>() : std::unexpected(answer.error());
}
template <class Answer>
Result<void> outcomeOf(const Answer&)
{
    return {};
}

/// 300 persons of whom some are alike.
std::vector<std::string> people()
{
    SeededRandom random(3);
    std::vector<std::string> lines{"age sex town job ill"};
    for (int i = 0; i < 300; ++i)
        lines.push_back(std::to_string(20 + random.below(20)) + (random.below(2) == 0 ? " f" : " m") + " town"
                        + std::to_string(random.below(6)) + " job" + std::to_string(random.below(5)) + " ill" + std::to_string(i % 7));
    return lines;
}

Snapshot sliced(const Parameters& parameters)
{
    SnapshotRequest request{.table = tableOf(people()), .sensitive = "ill"};
    request.parameters = parameters;
    request.columns = {{"age", "town"}, {"job"}, {"sex", "ill"}};
    return snapshotOf(request);
}

Parameters modelOf(ModelKind kind)
{
    Parameters parameters;
    parameters.model = {.kind = kind, .l = Ratio(2, 1)};
    return parameters;
}

} // namespace

/// Every public computation is stopped at questions all over it: nothing but Cancelled comes out, and nothing stays behind.
class TestStopping : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void nothingButCancelledComesOut_data();
    void nothingButCancelledComesOut();
    void aStoppedExportLeavesNothing_data();
    void aStoppedExportLeavesNothing();

private:
    template <class Compute>
    void add(const std::string& name, Compute compute)
    {
        m_works[name] = [compute](JobContext& job) { return outcomeOf(compute(job)); };
    }
    void addTable();
    void addStages(const std::string& name, const Snapshot& snapshot);
    void addFigures(const Snapshot& snapshot);
    void addRelease();

    std::map<std::string, Work> m_works;
    Snapshot m_sliced;
    std::string m_csv;
};

void TestStopping::initTestCase()
{
    m_sliced = sliced(modelOf(ModelKind::LDiversity));
    for (const auto& line : people())
        m_csv += line + '\n';
    addTable();
    addStages("strict", m_sliced);
    auto relaxed = modelOf(ModelKind::Distinct);
    relaxed.cut = Cut::Relaxed;
    addStages("relaxed", sliced(relaxed));
    auto dealt = modelOf(ModelKind::LDiversity);
    dealt.model.l = Ratio(5, 4);
    dealt.grouping = {Grouping::Kind::Random, 60};
    addStages("random buckets", sliced(dealt));
    auto regions = modelOf(ModelKind::LDiversity);
    regions.generalize = {{{"age", "town"}, 10}};
    addStages("regions", sliced(regions));
    addFigures(m_sliced);
    addRelease();
}

void TestStopping::addTable()
{
    CsvOptions blanks;
    blanks.delimiter = ' ';
    add("read", [=, this](JobContext& job) { return readCsvText(m_csv, "people.csv", blanks, job); });
    auto joint = m_sliced;
    joint.parameters.joint = true;
    joint.roles[3] = Role::Sensitive;
    add("keep jointly", [joint](JobContext& job) {
        SeededRandom random(1);
        return runStage(joint, Stage::Keep, random, job);
    });
    add("recipe", [this](JobContext& job) { return applyRecipe(Recipe{}, m_sliced.table, job); });
}

void TestStopping::addStages(const std::string& name, const Snapshot& snapshot)
{
    for (const auto stage : allStages) {
        if (stage == Stage::Propose || (stage == Stage::Generalize && snapshot.parameters.generalize.empty()))
            continue; // columns are by hand, and there is nothing to recode
        add(name + ", stage " + std::to_string(static_cast<int>(stage)), [=](JobContext& job) {
            SeededRandom random(1);
            return runStage(snapshot, stage, random, job);
        });
    }
    for (const auto counting : {Counting::QuasiIdentifiers, Counting::WholeTuples})
        for (const auto method : {FakesBy::Bitmap, FakesBy::Recursion, FakesBy::Estimate})
            add(name + ", membership " + std::to_string(static_cast<int>(counting)) + std::to_string(static_cast<int>(method)),
                [=](JobContext& job) {
                    SeededRandom random(1);
                    MembershipRequest request;
                    request.counting = counting;
                    request.method = method;
                    request.mostSamples = 20'000;
                    return membership({*snapshot.published, *snapshot.columns, *snapshot.buckets}, request, random, job);
                });
    add(name + ", tuple risks", [=](JobContext& job) {
        return tupleRisks(*snapshot.published, *snapshot.columns, *snapshot.buckets, snapshot.parameters.model, job);
    });
    add(name + ", association", [=](JobContext& job) {
        return expectedAssociation(*snapshot.published, *snapshot.correlation, *snapshot.columns, *snapshot.buckets, job);
    });
    add(name + ", association of a linking",
        [=](JobContext& job) { return linkedAssociation(*snapshot.sliced, *snapshot.correlation, job); });
    add(name + ", intruder", [=](JobContext& job) -> Result<AdversaryView> {
        const auto adversary = Adversary::make({snapshot.published, snapshot.columns, snapshot.buckets}, job);
        return adversary->ask(std::vector<KnownValue>{{AttributeId(1), 0}}, job);
    });
    add(name + ", release", [=](JobContext& job) { return renderDraft(snapshot, {}, job); });
}

void TestStopping::addFigures(const Snapshot& now)
{
    add("pair", [=](JobContext& job) { return pairCounts(*now.kept, *now.correlation, {AttributeId(0), AttributeId(2)}, 10, job); });
    add("facts", [=](JobContext& job) { return columnFacts(*now.kept, *now.correlation, *now.columns, job); });
    add("proposal", [=](JobContext& job) { return proposeColumns(*now.correlation, now.columns->sensitive(), {2, 3}, job); });
    add("plane", [=](JobContext& job) { return classicalScaling(*now.correlation, job); });
    add("silhouettes", [=](JobContext& job) { return silhouetteCurve(*now.correlation, now.columns->sensitive(), 1, 4, job); });
    add("limits by alpha", [=](JobContext& job) {
        const auto none = noLimitsYet(*now.kept, now.correlation, 3, now.parameters.model, job);
        return withNextLimit(*none, 2, *now.kept, job);
    });
    const auto limit = now.feasibility->limit(now.parameters.model);
    add("shares of who stops it", [=](JobContext& job) { return stopShares(*now.published, limit, job); });
    add("curve", [=](JobContext& job) {
        SeededRandom random(1);
        return withNextPoint(emptyCurve(now, limit), now, random, job);
    });
    add("ways out", [=](JobContext& job) {
        SeededRandom random(1);
        return waysOut(now, {}, random, job);
    });
    add("cost of a cut", [=](JobContext& job) { return cutCost(now, job); });
}

void TestStopping::addRelease()
{
    add("fingerprint", [this](JobContext& job) { return fingerprint(m_sliced, {}, job); });
    JobContext job;
    const auto draft = std::make_shared<const RenderedRelease>(draftOf(m_sliced));
    const OriginalTable original{m_sliced.table, {}, {}};
    add("verify", [=](JobContext& asked) { return verifyFiles(draft->release, asked); });
    add("verify with the original", [=](JobContext& asked) { return verifyAgainstOriginal(draft->release, original, asked); });
}

void TestStopping::nothingButCancelledComesOut_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("threads");
    for (const auto& [name, work] : m_works)
        for (const int threads : {1, 3})
            QTest::addRow("%s, %d", name.c_str(), threads) << QString::fromStdString(name) << threads;
}

void TestStopping::nothingButCancelledComesOut()
{
    QFETCH(QString, name);
    QFETCH(int, threads);
    const auto stops = stopsAt(25, static_cast<std::size_t>(threads), m_works.at(name.toStdString()), [] {});
    QCOMPARE(stops.fault, QByteArray());
    QVERIFY(stops.asked > 0);
    QVERIFY2(stops.afterwards <= 2 * static_cast<std::size_t>(threads), QByteArray::number(static_cast<qulonglong>(stops.afterwards)));
}

void TestStopping::aStoppedExportLeavesNothing_data()
{
    QTest::addColumn<int>("threads");
    QTest::newRow("one thread") << 1;
    QTest::newRow("three threads") << 3;
}

void TestStopping::aStoppedExportLeavesNothing()
{
    QFETCH(int, threads);
    const QTemporaryDir folder;
    const auto everything
        = [&] { return QDir(folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot); };
    const auto target = std::filesystem::path(folder.path().toStdString()) / "people";
    const auto release = approvedRelease(m_sliced, {});
    const auto write = [&](JobContext& job) {
        const auto written = writeRelease(release, target, job);
        if (written) {
            std::filesystem::remove_all(written->release);
            std::filesystem::remove_all(written->internal);
        }
        return written;
    };
    const auto stops = stopsAt(80, static_cast<std::size_t>(threads), write, [&] { QCOMPARE(everything(), QStringList()); });
    QCOMPARE(stops.fault, QByteArray());
    QVERIFY(stops.asked > 20);
}

TRANCHE_TEST(TestStopping)

} // namespace tst_stopping

#include "tst_stopping.moc"
