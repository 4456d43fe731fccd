// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/messages/model_message.h"
#include "core/base/random.h"
#include "core/limits/feasibility.h"
#include "core/models/model_dial.h"
#include "tests/support/seeds.h"
#include "tests/support/tables.h"
#include "tests/support/test_room.h"
#include "tests/support/words/said.h"

namespace tst_limit {

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

class TestLimit : public QObject {
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
                QVERIFY(shareFigures(first, other));
                const auto said = limit.admits(other);
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
                const auto furthest = furthestRequest(limit.figure, request);
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

    void aLimitSpeaksForRequestsThatDifferInTheNumberAlone()
    {
        const auto table = keptOf({"age group ill", "1 g a", "2 g a", "3 g b", "4 h a", "5 h b", "6 h c"}, "ill");
        const PrivacyModel asked{.kind = ModelKind::Recursive, .l = Ratio(2, 1), .c = Ratio(3, 1)};
        const auto limit = limitsOf(*table).limit(asked);
        QCOMPARE(limit.admits(asked), std::optional(true)); // 2 < 3 * 1 in g
        PrivacyModel other = asked;
        other.c = Ratio(2, 1);
        QCOMPARE(limit.admits(other), std::optional(false)); // 2 < 2 * 1 does not hold
        other.l = Ratio(3, 1);
        QVERIFY(!limit.admits(other).has_value());
        QVERIFY(!limit.admits({.kind = ModelKind::Distinct, .l = Ratio(2, 1)}).has_value());
    }

    void nothingIsLeftWhereEverybodyIsSureOfTheValue()
    {
        const auto sure = keptOf({"age group ill", "1 g a", "2 g a", "3 h b", "4 h a"}, "ill");
        const auto unsure = keptOf({"age group ill", "1 g a", "2 g b", "3 h b", "4 h a"}, "ill");
        for (const auto kind : {ModelKind::LDiversity, ModelKind::Distinct, ModelKind::Entropy, ModelKind::Recursive}) {
            const PrivacyModel model{.kind = kind};
            QVERIFY(limitsOf(*sure).limit(model).leavesNothing());
            QVERIFY(!limitsOf(*unsure).limit(model).leavesNothing());
        }
        QVERIFY(!limitsOf(*sure).limit({.kind = ModelKind::TCloseness}).leavesNothing()); // some distance is always within some t
    }

    void messagesRoundToTheSafeSideAndHoldNoValue()
    {
        Limit limit;
        limit.figure = Ratio(2939, 746); // 3.9396...
        limit.model.l = Ratio(4, 1);
        const auto error = infeasible(limit).error();
        QCOMPARE(error.code, ErrorCode::Infeasible);
        QVERIFY(test::says(error, {ModelMessage::LTooGreat, Argument::figure("3.93")}));
        limit.model.kind = ModelKind::TCloseness;
        QVERIFY(test::says(infeasible(limit).error(), {ModelMessage::TTooStrict, Argument::figure("3.94")}));
    }
};

TRANCHE_TEST(TestLimit)

} // namespace tst_limit

#include "tst_limit.moc"
