// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/limits/feasibility.h"
#include "core/privacy/privacy_report.h"
#include "core/slicing/partition_rows.h"
#include "tests/oracle/slicing_oracle.h"
#include "tests/support/test_room.h"
#include "tests/support/vector_slicings.h"

namespace tst_vectors {

using namespace tranche;
using namespace tranche::test;

/// Runs of the vectors with cuts between values and the paper's l-diversity.
struct Run {
    TestVector vector;
    QJsonObject json;
    ColumnPartition columns;
    OracleRequest oracle;
    PartitionRequest engine;
};

class TestVectors : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void oracleTriesTheSameCuts();
    void oracleFindsTheSameBuckets();
    void engineFindsTheSameBuckets();
    void feasibilityAgrees();
    void judgeAgrees();

private:
    std::vector<Run> m_runs;
};

static Ratio ratioOf(const BigRational& value)
{
    return {numerator(value).convert_to<std::uint64_t>(), denominator(value).convert_to<std::uint64_t>()};
}

static Run runOf(const TestVector& vector, const QJsonObject& json)
{
    const auto parameters = json["parameters"].toObject();
    OracleRequest oracle;
    oracle.l = fractionOf(parameters["ell"]);
    oracle.balanced = parameters["cut"].toString() == "balanced";
    oracle.onlyWidest = parameters["attempts"].toString() == "one";
    PartitionRequest engine;
    engine.model.l = ratioOf(oracle.l);
    engine.cut = oracle.balanced ? Cut::Balanced : Cut::Median;
    engine.attempts = oracle.onlyWidest ? Attempts::One : Attempts::All;
    engine.minBucket = 1;
    return {vector, json, partitionOf(json["columns"], vector), oracle, engine};
}

static QByteArray where(const Run& run)
{
    return run.vector.name.toUtf8() + ' ' + QByteArray::number(run.oracle.l.convert_to<double>());
}

void TestVectors::initTestCase()
{
    for (const auto& name : vectorNames()) {
        const auto vector = loadVector(name);
        for (const auto& run : vector.json["runs"].toArray()) {
            const auto parameters = run.toObject()["parameters"].toObject();
            if (parameters["model"].toString() == "prob" && parameters["cut"].toString() != "relaxed")
                m_runs.push_back(runOf(vector, run.toObject()));
        }
    }
    QVERIFY(m_runs.size() > 30);
}

void TestVectors::oracleTriesTheSameCuts()
{
    for (const auto& run : m_runs) {
        const auto trace = oraclePartition(*run.vector.table, run.columns, run.oracle).trace;
        const auto expected = run.json["trace"].toArray();
        QVERIFY2(trace.size() == static_cast<std::size_t>(expected.size()), where(run));
        for (std::size_t i = 0; i < trace.size(); ++i) {
            const auto step = expected[static_cast<qsizetype>(i)].toObject();
            QVERIFY2(trace[i].bucket == rowsOf(step["bucket"].toArray()), where(run));
            QVERIFY2(run.vector.table->attribute(trace[i].attribute).name == step["attribute"].toString().toStdString(), where(run));
            QVERIFY2(trace[i].left == rowsOf(step["left"].toArray()), where(run));
            QVERIFY2(trace[i].right == rowsOf(step["right"].toArray()), where(run));
            QVERIFY2(trace[i].accepted == step["accepted"].toBool(), where(run));
        }
    }
}

void TestVectors::oracleFindsTheSameBuckets()
{
    for (const auto& run : m_runs) {
        const auto outcome = oraclePartition(*run.vector.table, run.columns, run.oracle);
        QVERIFY2(outcome.feasible == run.json["feasible"].toBool(), where(run));
        QVERIFY2(outcome.buckets == rowListsOf(run.json["buckets"].toArray()), where(run));
    }
}

void TestVectors::engineFindsTheSameBuckets()
{
    for (const auto& run : m_runs) {
        JobContext job;
        const auto buckets = partitioned(*run.vector.table, run.columns, run.engine, job);
        QVERIFY2(buckets.has_value() == run.json["feasible"].toBool(), where(run));
        if (buckets)
            QVERIFY2(bucketsOf(*buckets) == rowListsOf(run.json["buckets"].toArray()), where(run));
        else
            QVERIFY2(buckets.error().code == ErrorCode::Infeasible, where(run));
    }
}

void TestVectors::feasibilityAgrees()
{
    for (const auto& run : m_runs) {
        JobContext job;
        const auto limit = feasibility(*run.vector.table, run.columns, job);
        QVERIFY(limit.has_value());
        QVERIFY2(limit->admits(run.engine.model) == run.json["feasible"].toBool(), where(run));
        if (!run.json["feasible"].toBool()) // then the vector describes the table as one bucket
            QVERIFY2(limit->limit({}).figure == ratioOf(fractionOf(run.json["largest_ell"])), where(run));
    }
}

void TestVectors::judgeAgrees()
{
    for (const auto& run : m_runs) {
        const auto buckets = rowListsOf(run.json["buckets"].toArray());
        for (const bool provenToMatchOwnBucket : {true, false}) {
            JobContext job;
            const auto report = judge(*run.vector.table, run.columns, partitionOf(buckets, provenToMatchOwnBucket), run.engine.model, job);
            QVERIFY(report.has_value());
            QVERIFY2(report->maxP() == ratioOf(fractionOf(run.json["max_p"])), where(run));
            QVERIFY2(report->holds() == run.json["feasible"].toBool(), where(run));
        }
    }
}

TRANCHE_TEST(TestVectors)

} // namespace tst_vectors

#include "tst_vectors.moc"
