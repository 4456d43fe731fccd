// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/release/report/report_examples.h"
#include "tests/support/test_room.h"

namespace tst_internal_report {

using namespace tranche;
using namespace tranche::test;

class TestInternalReport : public QObject {
    Q_OBJECT
private slots:
    void hasTheHeadingsOfItsKind();
    void namesWhatWasLeftOut();
    void riskBeforeIsThatOfTheTable();
    void worstBucketsComeFirst();
    void attacksAreToldWhereTheyWereTried();
    void theLogEndsWithItsNewestEntry();
};

void TestInternalReport::hasTheHeadingsOfItsKind()
{
    const auto report = ReportExample(snapshotOf(reportRequest())).internal();
    QCOMPARE(headingsOf(report), QStringList({"Context", "Data", "Identifiability", "Governance"}));
    QVERIFY(report.isPrivate);
    QCOMPARE(report.audience, QStringLiteral("stays in the house"));
}

void TestInternalReport::namesWhatWasLeftOut()
{
    const auto report = ReportExample(snapshotOf(reportRequest())).internal();
    QCOMPARE(rowOf(report, QStringLiteral("Identifiers, not released")).value(1), QStringLiteral("IDENTCANARY"));
    QCOMPARE(rowOf(report, QStringLiteral("Excluded, not released")).value(1), QStringLiteral("EXCLCANARY"));
    QCOMPARE(rowOf(report, QStringLiteral("Source")).value(1), QStringLiteral("SOURCECANARY.csv"));
}

void TestInternalReport::riskBeforeIsThatOfTheTable()
{
    // Two people alike with two values, one of three with another, one alone.
    SnapshotRequest request{.table = tableOf({"age sex disease", "20 F a", "20 F b", "30 M a", "30 M a", "30 M b", "40 F c"}),
                            .sensitive = "disease"};
    request.parameters.model.l = Ratio(1, 1);
    const ReportExample example(snapshotOf(request));
    const auto& before = example.figures.risksBefore->front();
    QCOMPARE(before.levels.size(), std::size_t{3});
    QCOMPARE(before.levels[0], (RiskLevel{0.5, 2}));
    QCOMPARE(before.levels[1].tuples, std::size_t{3}); // two thirds
    QCOMPARE(before.levels[2], (RiskLevel{1.0, 1}));
    const auto report = example.internal();
    QCOMPARE(rowOf(report, QStringLiteral("Largest probability of one disease")).value(1), QStringLiteral("1"));
    QCOMPARE(rowOf(report, QStringLiteral("Tuples whose disease is certain")).value(1), QStringLiteral("1"));
    QCOMPARE(rowOf(report, QStringLiteral("Distinct combinations of quasi-identifiers")).value(1), QStringLiteral("3"));
}

void TestInternalReport::worstBucketsComeFirst()
{
    const ReportExample example(snapshotOf(reportRequest()));
    const auto report = example.internal();
    double last = 1.0;
    std::size_t rows = 0;
    for (const auto& block : report.sections[2].blocks)
        if (const auto* table = std::get_if<ReportTable>(&block); table && table->columns.front().title == QLatin1String("Bucket"))
            for (const auto& row : table->rows) {
                const auto bucket = textOf(row[0].text).toUInt();
                QVERIFY(bucket >= 1 && bucket <= example.snapshot.buckets->size());
                QCOMPARE(textOf(row[1].text), QString::number(example.snapshot.buckets->sizeOf(BucketId(bucket - 1))));
                const auto share = example.snapshot.report->bucketMaxP[bucket - 1].toDouble();
                QVERIFY(share <= last);
                last = share;
                ++rows;
            }
    QCOMPARE(rows, std::min<std::size_t>(10, example.snapshot.buckets->size()));
}

void TestInternalReport::attacksAreToldWhereTheyWereTried()
{
    const ReportExample example(snapshotOf(reportRequest()));
    InternalReportInput input{example.input()};
    QVERIFY(rowOf(internalReport(input), QStringLiteral("Linking")).isEmpty());
    input.attacks = {{QStringLiteral("Linking"), QStringLiteral("48"), QStringLiteral("0"), QStringLiteral("persons found")}};
    QCOMPARE(rowOf(internalReport(input), QStringLiteral("Linking")), QStringList({"Linking", "48", "0", "persons found"}));
}

void TestInternalReport::theLogEndsWithItsNewestEntry()
{
    ReportExample example(snapshotOf(reportRequest()));
    AuditLog log;
    for (int i = 0; i < 40; ++i)
        log.add(AuditEvent::Parameter, {{QStringLiteral("l"), QStringLiteral("%1/1").arg(i)}});
    example.auditLines = log.lines();
    const auto report = example.internal();
    QCOMPARE(rowOf(report, QStringLiteral("40")).value(3), QStringLiteral("l 39/1"));
    QVERIFY(rowOf(report, QStringLiteral("15")).isEmpty());
    QVERIFY(!rowOf(report, QStringLiteral("16")).isEmpty());
}

TRANCHE_CORE_TEST(TestInternalReport)

} // namespace tst_internal_report

#include "tst_internal_report.moc"
