// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/correlation/correlate.h"
#include "tests/core/release/report/report_examples.h"
#include "tests/support/random_table.h"
#include "tests/support/seeds.h"
#include "tests/support/test_room.h"

namespace tst_external_report {

using namespace tranche;
using namespace tranche::test;

class TestExternalReport : public QObject {
    Q_OBJECT
private slots:
    void sectionsComeInTheirOrder();
    void beginsWithTheGuarantee();
    void figuresAreThoseOfTheSnapshot();
    void whatWasNotComputedIsLeftOut();
    void holdsNothingOfTheNeverList();
    void aDroppedTupleLeavesNoTrace();
    void everyModelSaysWhatItPromises_data();
    void everyModelSaysWhatItPromises();
    void whatIsSaferLowerIsNeverSaidTooLow();
    void tellsOfEveryWaiver();
    void severalDataFilesHaveTheirDigests();
    void randomTablesHaveReports();
};

void TestExternalReport::sectionsComeInTheirOrder()
{
    const ReportExample example(snapshotOf(reportRequest()));
    QCOMPARE(headingsOf(example.external()),
             QStringList({"What is promised, and what is not", "What was published", "How it was protected", "What the data still tell",
                          "How far one person is exposed", "Conditions of use", "Who answers for it"}));
}

void TestExternalReport::beginsWithTheGuarantee()
{
    const auto report = ReportExample(snapshotOf(reportRequest())).external();
    QCOMPARE(textOf(report.guarantee),
             QStringLiteral(
                 "Someone who knows all three other attributes of a person can link that person to any one value of disease with "
                 "a probability of at most 1/2, whether or not the person is in the table."));
    QCOMPARE(report.footDigest, QString(64, QLatin1Char('d')));
    QCOMPARE(report.language, QStringLiteral("en"));
}

void TestExternalReport::figuresAreThoseOfTheSnapshot()
{
    const ReportExample example(snapshotOf(reportRequest()));
    const auto report = example.external();
    const tranche::report::Numbers numbers(example.locale);
    QCOMPARE(rowOf(report, QStringLiteral("Buckets")).value(1), QString::number(example.snapshot.buckets->size()));
    QCOMPARE(rowOf(report, QStringLiteral("Largest probability of one disease")).value(1),
             numbers.share(example.snapshot.report->maxP().toDouble()));
    QCOMPARE(rowOf(report, QStringLiteral("Fakes per original")).value(1), numbers.perOne(example.figures.membership->fakesPerOriginal()));
    QCOMPARE(rowOf(report, QStringLiteral("Association kept")).value(1), numbers.percent(*example.figures.association->keptPercent / 100));
}

void TestExternalReport::whatWasNotComputedIsLeftOut()
{
    ReportExample example(snapshotOf(reportRequest()));
    example.figures = {};
    const auto report = example.external();
    QCOMPARE(headingsOf(report), QStringList({"What is promised, and what is not", "What was published", "How it was protected",
                                              "Conditions of use", "Who answers for it"}));
    for (const auto* figure : {"Fakes per original", "Association kept", "Guessing disease"})
        QVERIFY2(rowOf(report, QLatin1String(figure)).isEmpty(), figure);
    for (const auto& section : report.sections)
        QVERIFY(!section.blocks.empty());
}

void TestExternalReport::holdsNothingOfTheNeverList()
{
    ReportExample example(snapshotOf(reportRequest()));
    example.auditLines = {R"({"n":1,"time":"2026-11-28T10:00:00Z","event":"opened","what":"AUDITCANARY","previous":"00"})"};
    example.request.options.details.sources = {"the register"};
    const std::string outside = reportHtml(example.external()) + reportJson(example.external());
    const std::string inside = reportHtml(example.internal());
    for (const auto* canary : {"IDENTCANARY", "EXCLCANARY", "SOURCECANARY", "NOTECANARY", "REJECTCANARY", "AUDITCANARY", "c0ffee"}) {
        QVERIFY2(outside.find(canary) == std::string::npos, canary);
        QVERIFY2(inside.find(canary) != std::string::npos, canary);
    }
    for (const auto* never : {"NAMEMARKER", "NOTEMARKER", "/home", "/tmp", "seed"}) {
        QVERIFY2(outside.find(never) == std::string::npos, never);
        QVERIFY2(inside.find(never) == std::string::npos, never);
    }
}

void TestExternalReport::aDroppedTupleLeavesNoTrace()
{
    std::vector<std::string> lines{"age sex disease"};
    for (int i = 0; i < 24; ++i)
        lines.push_back(std::to_string(20 + i % 6) + (i % 2 == 0 ? " F " : " M ") + std::string(1, static_cast<char>('a' + i / 2 % 4)));
    SnapshotRequest request{.table = tableOf(lines), .sensitive = "disease"};
    request.missingTokens = {"?"};
    const auto without = ReportExample(snapshotOf(request)).external();
    lines.push_back("99 ? z");
    request.table = tableOf(lines);
    const auto snapshot = snapshotOf(request);
    QCOMPARE(snapshot.kept->droppedRowCount(), std::size_t{1});
    QVERIFY(ReportExample(snapshot).external() == without);
}

void TestExternalReport::everyModelSaysWhatItPromises_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("promise");
    const auto row = [](const char* name, ModelKind kind, const char* promise) {
        QTest::newRow(name) << static_cast<int>(kind) << QString::fromUtf8(promise);
    };
    row("l", ModelKind::LDiversity, "The promise is ℓ-diversity with ℓ = 2, judged for every tuple: no value of disease");
    row("distinct", ModelKind::Distinct, "The promise is distinct ℓ-diversity (weak) with ℓ = 2, judged for every tuple.");
    row("entropy", ModelKind::Entropy, "The promise is entropy ℓ-diversity with ℓ = 2, judged for every tuple.");
    row("recursive", ModelKind::Recursive, "The promise is recursive (c,ℓ)-diversity with c = 2 and ℓ = 2, judged for every tuple.");
    row("t", ModelKind::TCloseness, "The promise is t-closeness with t = 0.9, judged for every tuple.");
}

void TestExternalReport::everyModelSaysWhatItPromises()
{
    QFETCH(int, kind);
    QFETCH(QString, promise);
    auto request = reportRequest();
    request.parameters.model.kind = static_cast<ModelKind>(kind);
    request.parameters.model.c = Ratio(2, 1);
    request.parameters.model.t = Ratio(9, 10);
    const auto report = ReportExample(snapshotOf(request)).external();
    const auto& first = std::get<ReportParagraph>(report.sections.front().blocks.front());
    QVERIFY2(textOf(first.text).startsWith(promise), qPrintable(textOf(first.text)));
    QVERIFY(!textOf(report.guarantee).isEmpty());
}

void TestExternalReport::whatIsSaferLowerIsNeverSaidTooLow()
{
    auto request = reportRequest();
    request.parameters.model.kind = ModelKind::TCloseness;
    request.parameters.model.t = Ratio(9, 10);
    const ReportExample example(snapshotOf(request));
    const auto& figure = example.snapshot.report->sensitive.front().figure;
    const auto up = figure.decimal(3, Rounding::Up);
    QVERIFY2(up != figure.decimal(3, Rounding::Down), figure.text().c_str()); // or nothing would be shown
    QCOMPARE(rowOf(example.external(), QStringLiteral("Largest distance of disease from the whole table")).value(1),
             QString::fromStdString(up));
}

void TestExternalReport::tellsOfEveryWaiver()
{
    ReportExample example(snapshotOf(reportRequest()));
    example.request.policy = Policy{"house rules", "4", std::string(64, 'e'), {}};
    example.rules = {{Rule::LeastL, "2/1", "2/1", RuleVerdict::Pass, {}, {}},
                     {Rule::LeastFakes, "2", "0.5", RuleVerdict::Waived, "everybody knows <b>who</b> took part", "A. Berger"}};
    const auto html = reportHtml(example.external());
    QVERIFY(html.find("Judged by the policy “house rules”, version 4. Rules that hold: 1 of 2.") != std::string::npos);
    QVERIFY(html.find("everybody knows &lt;b&gt;who&lt;/b&gt; took part") != std::string::npos);
    QVERIFY(html.find("A. Berger") != std::string::npos);
}

void TestExternalReport::severalDataFilesHaveTheirDigests()
{
    ReportExample example(snapshotOf(reportRequest()));
    example.digests = {{"column-1.csv", std::string(64, '1')}, {"column-2.csv", std::string(64, '2')}};
    const auto report = example.external();
    QVERIFY(report.footDigest.isEmpty());
    QCOMPARE(rowOf(report, QStringLiteral("column-2.csv")).value(1), QString(64, QLatin1Char('2')));
}

/// A snapshot about a random table with whatever buckets, which nobody would release.
static Snapshot anySnapshot(const RandomSlicing& slicing)
{
    JobContext job;
    Snapshot snapshot;
    snapshot.kept = slicing.table;
    snapshot.published = slicing.table;
    snapshot.schema.attributes.resize(slicing.table->attributeCount());
    snapshot.columns = std::make_shared<const ColumnPartition>(slicing.columns);
    snapshot.buckets = std::make_shared<const BucketPartition>(slicing.partition);
    snapshot.correlation = correlate(*slicing.table, 10, job).value();
    snapshot.report = std::make_shared<const PrivacyReport>(
        judge(*slicing.table, slicing.columns, slicing.partition, snapshot.parameters.model, job).value());
    return snapshot;
}

void TestExternalReport::randomTablesHaveReports()
{
    for (const auto seed : Seeds(1, 60)) {
        SeededRandom random(seed);
        const ReportExample example(anySnapshot(randomSlicing(random)));
        for (const auto& report : {example.external(), example.internal()}) {
            QVERIFY2(reportHtml(report).ends_with("</html>\n"), std::to_string(seed).c_str());
            // A number that is none would be no number in JSON either.
            const auto read = readReport(reportJson(report));
            QVERIFY2(read && *read == report, std::to_string(seed).c_str());
        }
    }
}

TRANCHE_CORE_TEST(TestExternalReport)

} // namespace tst_external_report

#include "tst_external_report.moc"
