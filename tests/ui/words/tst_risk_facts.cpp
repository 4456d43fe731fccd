// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/cut_cost.h"
#include "tests/support/test_room.h"
#include "tests/ui/shell/documents.h"
#include "ui/words/risk_facts.h"

#include "core/membership/membership.h"

namespace tst_risk_facts {

using namespace tranche;

namespace {

MembershipReport countedOf(const Snapshot& snapshot, Counting counting)
{
    MembershipRequest request;
    request.counting = counting;
    SeededRandom random(1);
    JobContext job;
    return membership({*snapshot.published, *snapshot.columns, *snapshot.buckets}, request, random, job).value();
}

/// As if it had been drawn.
MembershipReport estimated()
{
    MembershipReport report;
    report.method = FakesBy::Estimate;
    report.originalRows = 45222;
    report.fakeDistinct = {"90905", 90905.0};
    report.interval = Interval{90120.0, 91690.0};
    report.fakes = {{3, {"90905", 90905.0}}};
    return report;
}

Document judged(Ratio l)
{
    Document document = test::documentWith(l);
    JobContext job;
    const auto& snapshot = document.snapshot;
    document.tupleRisks = std::make_shared<const std::vector<TupleRisk>>(
        tupleRisks(*snapshot.published, *snapshot.columns, *snapshot.buckets, snapshot.report->model, job).value());
    return document;
}

} // namespace

class TestRiskFacts : public QObject {
    Q_OBJECT

private slots:
    void theCardOfPSaysHowManyStandOnTheLimit()
    {
        const Document document = judged(Ratio(2, 1));
        const RiskData data = riskOf(document, 0);
        const CardFacts facts = riskCard(document, 0, data);
        QVERIFY(facts.judgement == Judgement::Pass);
        QCOMPARE(facts.badge, QStringLiteral("met"));
        QCOMPARE(data.onLimit, document.snapshot.report->tuplesOnLimit());
        QVERIFY(data.onLimit > 0);
        QCOMPARE(facts.caption, QStringLiteral("8 tuples, %1 of them exactly at the limit, which is allowed.").arg(data.onLimit));
        QCOMPARE(facts.lines.size(), data.bars.size());
    }

    void anEstimateIsNeverShownWithoutItsLabelAndInterval()
    {
        const auto report = estimated();
        const CardFacts facts = fakesCard(report, nullptr);
        QCOMPARE(facts.badge, QStringLiteral("estimate"));
        QCOMPARE(facts.foot,
                 QStringLiteral("On QI values: fakes: about 90,900 for 45,222 tuples, estimate, 95 % interval 90,100 to 91,700."));
        const auto rows = fakeRows(report, nullptr);
        QVERIFY(rows.rows.front().name.endsWith(QStringLiteral("estimate")));
        QVERIFY(rows.rows.front().interval && rows.end >= rows.rows.front().interval->high);
        QCOMPARE(facts.lines.front()[3].exact.toDouble(), 90120.0);
    }

    void bothCountingsAreNamed()
    {
        const Document document = judged(Ratio(2, 1));
        const auto quasi = countedOf(document.snapshot, Counting::QuasiIdentifiers);
        const auto whole = countedOf(document.snapshot, Counting::WholeTuples);
        const auto rows = fakeRows(quasi, &whole);
        QCOMPARE(rows.rows.size(), std::size_t{2});
        QCOMPARE(rows.rows[0].name, QStringLiteral("on QI values, exact"));
        QCOMPARE(rows.rows[1].name, QStringLiteral("on whole tuples, exact"));
        QCOMPARE(rows.rows[0].value, quasi.fakesPerOriginal());
    }

    void columnsOverTheLimitAreMarked()
    {
        const Document document = judged(Ratio(2, 1));
        const auto whole = countedOf(document.snapshot, Counting::WholeTuples);
        const auto strict = uniqueRows(document, whole, 0.0);
        QVERIFY(strict.rows.front().over); // ages that occur once
        QVERIFY(uniqueCard(document, whole, 0.0).judgement == Judgement::Warn);
        QVERIFY(uniqueCard(document, whole, 1.0).judgement == Judgement::Pass);
        QCOMPARE(uniqueRows(document, whole, 0.05).end, 0.5); // ten times the limit
        QCOMPARE(uniqueRows(document, whole, 0.5).end, 1.0);
    }

    void theAucIsAWarningWhereItTells()
    {
        MembershipReport report = estimated();
        report.originals = {{70, 45222}};
        report.auc = 0.96;
        QVERIFY(matchingCard(report, matchingData(report)).judgement == Judgement::Warn);
        report.auc = 0.5;
        QVERIFY(matchingCard(report, matchingData(report)).judgement == Judgement::Info);
        report.auc.reset();
        QVERIFY(matchingCard(report, matchingData(report)).badge.isEmpty());
    }

    void whatIsCutOnInTheSensitiveColumnIsTold()
    {
        Document document = judged(Ratio(2, 1));
        const auto cost = [&document] {
            JobContext job;
            document.cutCost = std::make_shared<const CutCost>(cutCost(document.snapshot, job).value());
            return cutCostText(document);
        };
        QVERIFY(cutCostText(document).isEmpty()); // not known yet
        QVERIFY(cost().isEmpty());                // the sensitive attribute is alone
        auto& snapshot = document.snapshot;
        snapshot.columns = std::make_shared<const ColumnPartition>(
            ColumnPartition::make({{AttributeId(0)}, {AttributeId(1), AttributeId(2)}}, 3, AttributeId(2)).value());
        snapshot.buckets
            = std::make_shared<const BucketPartition>(BucketPartition::make({0, 4, 5, 6, 1, 2, 3, 7}, {0, 4}, true).value()); // men, women
        QVERIFY(cost().startsWith(
            QStringLiteral("Sex is in the sensitive column and buckets are split by it: in 2 of 2 buckets it has only one value")));
        snapshot.parameters.cutOn = {"Age"};
        QVERIFY(cost().isEmpty());
        snapshot.parameters.cutOn = {"Sex"};
        QVERIFY(!cost().isEmpty());
        snapshot.buckets = std::make_shared<const BucketPartition>(BucketPartition::make({0, 1, 2, 3, 4, 5, 6, 7}, {0, 4}, true).value());
        QVERIFY(cost().isEmpty()); // both of them mixed
    }
};

TRANCHE_TEST(TestRiskFacts)

} // namespace tst_risk_facts

#include "tst_risk_facts.moc"
