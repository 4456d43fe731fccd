// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/privacy/privacy_report.h"
#include "tests/support/buckets.h"
#include "tests/support/tables.h"
#include "tests/support/stops.h"
#include "tests/support/test_room.h"

namespace tst_privacy_report {

using namespace tranche;
using namespace tranche::test;

class TestPrivacyReport : public QObject {
    Q_OBJECT

private slots:
    void aProvenPartitionIsJudgedBucketByBucket();
    void aTieIsKeptAndCounted();
    void averagesOverMatchingBucketsAreNotLocallySafe();
    void theLeastSafeSensitiveAttributeCounts();
    void whereNothingIsClaimedItHolds();
    void refusesBucketsOfAnotherTable();
    void stopsWhenTold();
};

static ColumnPartition twoColumns(const KeptTable& table)
{
    return ColumnPartition::make({{AttributeId(0)}, {AttributeId(1)}}, table.attributeCount(), AttributeId(1)).value();
}

static Result<PrivacyReport> judged(const KeptTable& table, const BucketPartition& buckets, Ratio l)
{
    JobContext job;
    return judge(table, twoColumns(table), buckets, {.l = l}, job);
}

void TestPrivacyReport::aProvenPartitionIsJudgedBucketByBucket()
{
    const auto table = keptOf({"a s", "1 x", "1 y", "2 x", "2 x", "2 y"}, "s");
    const auto report = judged(*table, partitionOf({{0, 1}, {2, 3, 4}}, true), Ratio(3, 2));
    QCOMPARE(report->maxP().text(), std::string("2/3"));
    QCOMPARE(report->bucketMaxP, (std::vector<Ratio>{Ratio(1, 2), Ratio(2, 3)}));
    QCOMPARE(report->model.l, Ratio(3, 2));
    QVERIFY(report->holds());
    QVERIFY(report->locallySafe());
}

void TestPrivacyReport::aTieIsKeptAndCounted()
{
    const auto table = keptOf({"a s", "1 x", "1 y", "2 x", "2 y", "2 z"}, "s");
    const auto buckets = partitionOf({{0, 1}, {2, 3, 4}}, true);
    const auto onTheLimit = judged(*table, buckets, Ratio(2, 1));
    QVERIFY(onTheLimit->holds());
    QCOMPARE(onTheLimit->tuplesOnLimit(), 2U);
    const auto above = judged(*table, buckets, Ratio(2'000'001, 1'000'000));
    QVERIFY(!above->holds());
    QCOMPARE(above->tuplesOnLimit(), 0U);
}

/// Everybody has a = 1, so everybody matches both buckets: each alone tells s, together they tell nothing.
void TestPrivacyReport::averagesOverMatchingBucketsAreNotLocallySafe()
{
    const auto table = keptOf({"a s", "1 x", "1 x", "1 y", "1 y"}, "s");
    const auto report = judged(*table, partitionOf({{0, 1}, {2, 3}}), Ratio(2, 1));
    QCOMPARE(report->maxP().text(), std::string("1/2"));
    QVERIFY(report->holds());
    QCOMPARE(report->tuplesOnLimit(), 4U);
    QVERIFY(!report->locallySafe());
    QCOMPARE(report->bucketMaxP, (std::vector<Ratio>{Ratio(1, 1), Ratio(1, 1)}));
}

void TestPrivacyReport::theLeastSafeSensitiveAttributeCounts()
{
    PrivacyReport report;
    report.sensitive.resize(2);
    report.sensitive[0]
        = {.sensitive = AttributeId(0), .holds = true, .locallySafe = true, .maxP = Ratio(1, 3), .figure = Ratio(1, 5), .tuplesOnLimit = 2};
    report.sensitive[1] = {
        .sensitive = AttributeId(1), .holds = true, .locallySafe = false, .maxP = Ratio(1, 2), .figure = Ratio(1, 4), .tuplesOnLimit = 3};
    QVERIFY(report.holds() && !report.locallySafe());
    QCOMPARE(report.maxP().text(), std::string("1/2"));
    QCOMPARE(report.tuplesOnLimit(), std::size_t{5});
    report.model.kind = ModelKind::TCloseness;
    QCOMPARE(report.figure().text(), std::string("1/4"));
    report.model.kind = ModelKind::LDiversity;
    QCOMPARE(report.figure().text(), std::string("1/5"));
    report.model.kind = ModelKind::Recursive;
    report.sensitive[0].figure = Figure();
    report.sensitive[0].holds = false;
    QVERIFY(!report.figure() && !report.holds());
}

void TestPrivacyReport::whereNothingIsClaimedItHolds()
{
    const PrivacyReport report;
    QVERIFY(report.claimsNothing() && report.holds() && report.locallySafe() && !report.figure());
    QCOMPARE(report.maxP().text(), std::string("0/1"));
    QCOMPARE(report.tuplesOnLimit(), std::size_t{0});
}

void TestPrivacyReport::refusesBucketsOfAnotherTable()
{
    const auto table = keptOf({"a s", "1 x", "2 y"}, "s");
    QCOMPARE(judged(*table, partitionOf({{0, 1, 2}}), Ratio(2, 1)).error().code, ErrorCode::InvalidArgument);
}

void TestPrivacyReport::stopsWhenTold()
{
    const auto table = keptOf({"a s", "1 x", "2 y"}, "s");
    QVERIFY(test::stopsAtOnce([&](JobContext& job) { return judge(*table, twoColumns(*table), partitionOf({{0, 1}}), {}, job); }));
}

TRANCHE_TEST(TestPrivacyReport)

} // namespace tst_privacy_report

#include "tst_privacy_report.moc"
