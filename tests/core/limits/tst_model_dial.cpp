// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/limits/model_dial.h"
#include "core/limits/request_standing.h"
#include "tests/support/seeds.h"
#include "tests/support/tables.h"
#include "tests/support/test_room.h"

namespace tst_model_dial {

using namespace tranche;
using namespace tranche::test;

namespace {

/// A table of up to three groups and six sensitive values, both in the sensitive column.
std::shared_ptr<const KeptTable> randomTable(SeededRandom& random)
{
    std::vector<std::string> lines{"age group ill"};
    const auto rows = 3 + random.below(28);
    const auto groups = 1 + random.below(3);
    const auto values = 1 + random.below(6);
    for (std::uint64_t i = 0; i < rows; ++i)
        lines.push_back(std::to_string(i) + " g" + std::to_string(random.below(groups)) + " v"
                        + std::to_string(random.below(values) * random.below(2)));
    return keptOf(lines, "ill");
}

Feasibility limitsOf(const KeptTable& table)
{
    JobContext job;
    return feasibility(table, ColumnPartition::make({{AttributeId(0)}, {AttributeId(1), AttributeId(2)}}, 3, AttributeId(2)).value(), job)
        .value();
}

PrivacyModel randomRequest(ModelKind kind, SeededRandom& random)
{
    PrivacyModel model{.kind = kind};
    const bool whole = kind == ModelKind::Distinct || kind == ModelKind::Recursive;
    model.l = whole ? Ratio(1 + random.below(6), 1) : Ratio(100 + random.below(500), 100);
    model.c = Ratio(1 + random.below(400), 100);
    model.t = Ratio(random.below(101), 100);
    return model;
}

/// The request whose number goes further by one of the last place in which requests are offered.
PrivacyModel oneFurther(const PrivacyModel& model)
{
    const auto dial = dialOf(model);
    const std::uint64_t scale = model.kind == ModelKind::Distinct ? 1 : model.kind == ModelKind::TCloseness ? 1000 : 100;
    const auto units = dial.numerator() * (scale / dial.denominator());
    return withDial(model, Ratio(moreIsSafer(model.kind) ? units + 1 : units - 1, scale));
}

} // namespace

class TestModelDial : public QObject {
    Q_OBJECT

private slots:
    void theFigureSaysWhatTheGroupsSay()
    {
        for (const auto seed : Seeds(0, 300)) {
            SeededRandom random(seed);
            const auto table = randomTable(random);
            const auto limits = limitsOf(*table);
            for (const auto kind : allModels) {
                const auto first = randomRequest(kind, random);
                auto other = randomRequest(kind, random);
                if (kind == ModelKind::Recursive)
                    other.l = first.l;
                const auto limit = limits.limit(first);
                QVERIFY(shareLimits(first, other));
                const auto said = admitsByFigure(limit, other);
                if (said)
                    QVERIFY2(*said == limits.admits(other),
                             qPrintable(QStringLiteral("seed %1, %2").arg(seed).arg(QString::fromStdString(requestText(other)))));
                else
                    QCOMPARE(kind, ModelKind::Entropy);
            }
        }
    }

    void theFurthestRequestHoldsAndOneFurtherDoesNot()
    {
        int none = 0;
        for (const auto seed : Seeds(0, 300)) {
            SeededRandom random(seed + 5000);
            const auto table = randomTable(random);
            const auto limits = limitsOf(*table);
            for (const auto kind : allModels) {
                const auto request = randomRequest(kind, random);
                const auto limit = limits.limit(request);
                const auto furthest = furthestRequest(limit, request);
                if (!furthest) {
                    QVERIFY(kind == ModelKind::Recursive && !limit.figure);
                    ++none;
                    continue;
                }
                const auto what = QStringLiteral("seed %1, %2").arg(seed).arg(QString::fromStdString(requestText(*furthest)));
                QVERIFY2(limits.admits(*furthest), qPrintable(what));
                const bool atTheEnd = kind == ModelKind::TCloseness && furthest->t == Ratio(0, 1);
                const auto further = atTheEnd ? *furthest : oneFurther(*furthest);
                if (!atTheEnd && validate(further))
                    QVERIFY2(!limits.admits(further), qPrintable(what));
            }
        }
        QVERIFY(none > 0);
    }

    void aStandingSpeaksForRequestsThatDifferInTheNumberAlone()
    {
        const auto table = keptOf({"age group ill", "1 g a", "2 g a", "3 g b", "4 h a", "5 h b", "6 h c"}, "ill");
        const auto limits = limitsOf(*table);
        const PrivacyModel asked{.kind = ModelKind::Recursive, .l = Ratio(2, 1), .c = Ratio(3, 1)};
        const auto standing = requestStanding(limits, {}, asked);
        QCOMPARE(standing.admits(asked), std::optional(true)); // 2 < 3 * 1 in g
        PrivacyModel other = asked;
        other.c = Ratio(2, 1);
        QCOMPARE(standing.admits(other), std::optional(false)); // 2 < 2 * 1 does not hold
        QVERIFY(standing.speaksFor(other));
        other.l = Ratio(3, 1);
        QVERIFY(!standing.admits(other).has_value() && !standing.speaksFor(other));
        QVERIFY(!standing.speaksFor({.kind = ModelKind::Distinct, .l = Ratio(2, 1)}));
    }

    void figuresAreRoundedToTheSideThatIsSaid()
    {
        QCOMPARE(figureText("2939/746", 2, false), std::string("3.93"));
        QCOMPARE(figureText("2939/746", 2, true), std::string("3.94"));
        QCOMPARE(figureText("4/1", 2, false), std::string("4"));
        QCOMPARE(figureText("0.100", 3, true), std::string("0.1"));
        QCOMPARE(figureText("2.749062", 2, false), std::string("2.74"));
        QCOMPARE(figureText("7/2", 0, false), std::string("3"));
        QCOMPARE(figureNumber("0.5"), 0.5);
        QCOMPARE(figureNumber("10/4"), 2.5);
    }

    void theWorstOfSeveralSensitiveAttributesCounts()
    {
        PrivacyReport report;
        report.model.kind = ModelKind::TCloseness;
        report.sensitive.resize(2);
        report.sensitive[0].figure = "1/5";
        report.sensitive[1].figure = "1/4";
        QCOMPARE(worstFigure(report), std::optional<std::string>("1/4"));
        report.model.kind = ModelKind::Entropy;
        report.sensitive[0].figure = "2.5";
        report.sensitive[1].figure = "3.000001";
        QCOMPARE(worstFigure(report), std::optional<std::string>("2.5"));
        QVERIFY(!worstFigure(PrivacyReport{}).has_value());
    }
};

TRANCHE_TEST(TestModelDial)

} // namespace tst_model_dial

#include "tst_model_dial.moc"
