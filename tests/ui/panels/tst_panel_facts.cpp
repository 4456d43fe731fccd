// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/limits/limit.h"
#include "core/limits/limits_by_alpha.h"
#include "core/limits/stop_shares.h"
#include "core/pipeline/run_stage.h"
#include "core/pipeline/ways_out.h"
#include "tests/support/tables.h"
#include "tests/support/test_room.h"
#include "ui/words/columns_change.h"
#include "ui/words/infeasible_facts.h"
#include "ui/words/pair_facts.h"
#include "ui/words/wording.h"
#include "tests/support/words/said.h"

namespace tst_panel_facts {

using namespace tranche;

namespace {

/// Everything up to feasibility for a small table whose last attributes are sensitive.
Snapshot judged(const std::vector<std::string>& lines, const Ratio& l, std::size_t alpha, std::size_t columns,
                std::size_t alsoSensitive = 0)
{
    Snapshot now;
    now.table = test::tableOf(lines);
    now.schema.attributes.resize(now.table->attributeCount());
    now.roles.assign(now.table->attributeCount(), Role::QuasiIdentifier);
    now.roles.back() = Role::Sensitive;
    for (std::size_t i = 1; i <= alsoSensitive; ++i)
        now.roles[now.roles.size() - 1 - i] = Role::Sensitive;
    now.parameters.model.l = l;
    now.parameters.columns = {.alpha = alpha, .columns = columns};
    SeededRandom random(1);
    JobContext job;
    for (const Stage stage : {Stage::Keep, Stage::Correlate, Stage::Propose, Stage::Generalize, Stage::Feasibility}) {
        auto next = runStage(now, stage, random, job);
        if (!next)
            qFatal("stage: %s", tranche::test::wordsOf(next.error()).c_str());
        now = std::move(*next);
    }
    return now;
}

/// With how far the request can go, and what the worker counts of the group that limits it.
Document counted(Document now)
{
    JobContext job;
    const auto& snapshot = now.snapshot;
    now.limit.reset();
    now.limitsByAlpha.reset();
    if (snapshot.feasibility->claimsNothing())
        return now;
    const auto& model = snapshot.parameters.model;
    now.limit = std::make_shared<const Limit>(snapshot.feasibility->limit(model));
    const auto none = noLimitsYet(*snapshot.kept, snapshot.correlation, 2, model, job).value();
    now.limitsByAlpha = std::make_shared<const LimitsByAlpha>(withNextLimit(none, 1, *snapshot.kept, job).value());
    now.stopShares = std::make_shared<const StopShares>(stopShares(*snapshot.published, *now.limit, job));
    return now;
}

/// What the window knows then.
Document shown(Snapshot snapshot)
{
    Document now;
    now.snapshot = std::move(snapshot);
    return counted(std::move(now));
}

/// The same with another model.
Document shownWith(Document now, const PrivacyModel& model)
{
    now.snapshot.parameters.model = model;
    return counted(std::move(now));
}

const std::vector<std::string> women{"age sex job", "20 f office", "30 f office", "40 f sales", "50 f farm",
                                     "20 m farm",   "30 m sales",  "40 m office", "50 m craft", "60 m craft"};

} // namespace

class TestPanelFacts : public QObject {
    Q_OBJECT

private slots:
    void namesGroupValueAndGreatestL()
    {
        const auto facts = infeasibleFacts(shown(judged(women, Ratio(3, 1), 2, 2)));
        QVERIFY(facts.has_value());
        QVERIFY(facts->heading.startsWith(QStringLiteral("ℓ = 3 cannot be met while ")));
        QVERIFY(facts->heading.endsWith(QStringLiteral(" and job are in one column")));
        QVERIFY(facts->sentence.contains(QStringLiteral("your limit is 1/3 (.333)")));
        QCOMPARE(facts->values.size(), static_cast<qsizetype>(facts->shares.shares.size()));
        QVERIFY(facts->furthest && facts->furthest->l <= judged(women, Ratio(3, 1), 2, 2).feasibility->limit({}).figure);
        QCOMPARE(facts->alone, QStringLiteral("ℓ can then be as high as 3.")); // office is 3 of 9
    }

    void ofManyAttributesAFewAreNamedAndTheOthersCounted()
    {
        const std::vector<std::string> wide{"a b c d e f g job", "1 1 1 1 1 1 1 x", "2 1 1 1 1 1 1 y", "3 1 1 1 1 1 1 z"};
        const auto facts = infeasibleFacts(shown(judged(wide, Ratio(2, 1), 8, 1)));
        QVERIFY(facts.has_value());
        QCOMPARE(facts->heading, QStringLiteral("ℓ = 2 cannot be met while job, a, b, c, d and 3 more are in one column"));
        QVERIFY(facts->sentence.contains(QStringLiteral("and 2 more are ")));
        QVERIFY(facts->group.contains(QStringLiteral("g = 1"))); // in full where there is room
    }

    void saysNothingWhileTheRequestCanBeMet()
    {
        QVERIFY(!infeasibleFacts(shown(judged(women, Ratio(3, 1), 1, 2))));
        QVERIFY(!infeasibleFacts(Document{}));
    }

    void otherColumnsAreOfferedWithWhatTheyComeTo()
    {
        // sex beside job: two of four women are in office; town beside job halves every group evenly
        Document now = shown(judged({"age sex town job", "1 f a office", "2 f b office", "3 f a sales", "4 f b farm", "5 m a craft",
                                     "6 m b sales", "7 m a farm", "8 m b craft"},
                                    Ratio(3, 1), 1, 2));
        auto& snapshot = now.snapshot;
        snapshot = snapshot.withColumns(std::make_shared<const ColumnPartition>(
            ColumnPartition::make({{AttributeId(0), AttributeId(2)}, {AttributeId(1), AttributeId(3)}}, 4, AttributeId(3)).value()));
        SeededRandom random(1);
        JobContext job;
        for (const Stage stage : {Stage::Generalize, Stage::Feasibility})
            snapshot = runStage(snapshot, stage, random, job).value();
        now = counted(now);
        auto facts = infeasibleFacts(now);
        QVERIFY(facts && facts->aloneGives.isEmpty() && !facts->swap); // the worker has not found them yet
        now.waysOut = std::make_shared<const WaysOut>(waysOut(snapshot, {}, random, job).value());
        facts = infeasibleFacts(now);
        QVERIFY(facts && facts->swap);
        QVERIFY2(facts->aloneGives.startsWith(QStringLiteral("At ℓ = 3: ")), qPrintable(facts->aloneGives));
        QCOMPARE(facts->swap->heading, QStringLiteral("Put town in a column with job instead of sex"));
        QVERIFY2(facts->swap->sentence.startsWith(QStringLiteral("Limit 4, set by a · ")), qPrintable(facts->swap->sentence));
        QVERIFY(facts->swap->out == AttributeId(1) && facts->swap->in == AttributeId(2));
        now.stopShares.reset();
        QVERIFY(!infeasibleFacts(now)); // never with shares of another group
    }

    void offersAlphaOneOnlyWhereItHelps()
    {
        const auto facts = infeasibleFacts(shown(judged(women, Ratio(5, 1), 1, 2)));
        QVERIFY(facts.has_value());
        QVERIFY(facts->beside.isEmpty() && facts->alone.isEmpty());
        QCOMPARE(facts->group, QStringLiteral("All records"));
        QCOMPARE(facts->heading, QStringLiteral("ℓ = 5 cannot be met for job"));
    }

    void everyModelSaysWhatStopsItAndHowFarItGoes()
    {
        const Document now = shown(judged(women, Ratio(2, 1), 1, 2)); // office 3, craft 2, sales 2, farm 2 of 9
        const auto distinct = infeasibleFacts(shownWith(now, {.kind = ModelKind::Distinct, .l = Ratio(5, 1)}));
        QVERIFY(distinct && distinct->limits.empty());
        QCOMPARE(distinct->heading, QStringLiteral("distinct ℓ = 5 cannot be met for job"));
        QVERIFY2(distinct->sentence.contains(QStringLiteral("only 4 different values")), qPrintable(distinct->sentence));
        QCOMPARE(distinct->furthest->l, Ratio(4, 1));
        const auto entropy = infeasibleFacts(shownWith(now, {.kind = ModelKind::Entropy, .l = Ratio(4, 1)}));
        QVERIFY(entropy && entropy->furthest && entropy->furthest->l < Ratio(4, 1) && entropy->furthest->l > Ratio(39, 10));
        const auto recursive = infeasibleFacts(shownWith(now, {.kind = ModelKind::Recursive, .l = Ratio(2, 1), .c = Ratio(1, 2)}));
        QVERIFY(recursive);
        QCOMPARE(recursive->furthest->c, Ratio(51, 100)); // 3 < c * (2 + 2 + 2)
        const auto none = infeasibleFacts(shownWith(now, {.kind = ModelKind::Recursive, .l = Ratio(5, 1), .c = Ratio(100, 1)}));
        QVERIFY(none && !none->furthest);
        QVERIFY(none->sentence.contains(QStringLiteral("no c can work")));
        const auto close
            = infeasibleFacts(shownWith(shown(judged(women, Ratio(1, 1), 2, 2)), {.kind = ModelKind::TCloseness, .t = Ratio(1, 100)}));
        QVERIFY(close && close->limits.size() == close->shares.shares.size());
        QVERIFY(close->sentence.contains(QStringLiteral("least t achievable here is ")));
        QVERIFY(!infeasibleFacts(shownWith(now, {.kind = ModelKind::TCloseness, .t = Ratio(0, 1)}))); // alone it is the whole table's
    }

    void listsClosestPairsOfDifferentColumnsFirst()
    {
        const Snapshot now = judged(women, Ratio(2, 1), 1, 2);
        const auto pairs = relatedApart(now, 10);
        QCOMPARE(pairs.size(), std::size_t{2}); // age and sex are together
        QVERIFY(pairs[0].phiSquared >= pairs[1].phiSquared);
        QCOMPARE(relatedApart(now, 1).size(), std::size_t{1});
        QVERIFY(relatedApart(Snapshot{}, 10).empty());
        QVERIFY(pairFateText(now, AttributeId{0}, AttributeId{1}).startsWith(QStringLiteral("both in column A")));
        QVERIFY(pairFateText(now, AttributeId{0}, AttributeId{2}).startsWith(QStringLiteral("in columns A and S")));
    }

    void comparesColumnsBeforeAndAfter()
    {
        Document before;
        before.snapshot = judged(women, Ratio(2, 1), 2, 2);
        before = counted(before);
        Document after = before;
        after.snapshot.columns = std::make_shared<const ColumnPartition>(
            before.snapshot.columns->withDissolved(ColumnId{before.snapshot.columns->size() - 1}));
        after.snapshot.feasibility = nullptr;
        after.limit = nullptr;
        const QString text = columnsChangeText(columnFigures(before), after);
        QVERIFY2(text.contains(QStringLiteral("greatest ℓ 1 → …")), qPrintable(text)); // one person of 60 is the only one
        QVERIFY(text.contains(QStringLiteral("φ² inside columns")));
        QVERIFY(columnsChangeText(columnFigures(before), Document{}).isEmpty());
    }

    void guaranteeNamesWhatIsKnownAndTheLimit()
    {
        const Snapshot now = judged(women, Ratio(39, 10), 1, 2);
        const QString text = guaranteeText(now);
        QVERIFY(text.contains(QStringLiteral("both other attributes")));
        QVERIFY(text.contains(QStringLiteral("any one value of job with a probability of at most 10/39")));
        const QString weak
            = guaranteeText(shownWith(shown(judged(women, Ratio(3, 1), 1, 2)), {.kind = ModelKind::Distinct, .l = Ratio(3, 1)}).snapshot);
        QVERIFY2(weak.contains(QStringLiteral("is left with at least 3 possible values of job")) && weak.contains(QStringLiteral("weak")),
                 qPrintable(weak));
    }

    void ofSeveralSensitiveAttributesTheOneThatLimitsIsNamed()
    {
        // wage has two values, 3 to 1; job has four, all different
        const auto facts
            = infeasibleFacts(shown(judged({"age job wage", "1 a low", "2 b low", "3 c low", "4 d high"}, Ratio(3, 1), 1, 3, 1)));
        QVERIFY(facts.has_value());
        QCOMPARE(facts->sensitive, QStringLiteral("wage"));
        QCOMPARE(facts->values, (QStringList{QStringLiteral("low"), QStringLiteral("high")}));
        const auto other
            = infeasibleFacts(shown(judged({"age wage job", "1 low a", "2 low b", "3 low c", "4 high d"}, Ratio(3, 1), 1, 3, 1)));
        QVERIFY(other.has_value());
        QCOMPARE(other->sensitive, QStringLiteral("wage"));
    }

    void guaranteeSpeaksOfSeveralAndOfNoSensitiveAttribute()
    {
        QVERIFY(guaranteeText(judged({"age job wage", "1 a low", "2 b low", "3 c low", "4 d high"}, Ratio(1, 1), 1, 3, 1))
                    .contains(QStringLiteral("any one value of job, or of wage with")));
        Snapshot none;
        none.kept = test::keptOf({"age job", "1 a", "2 b"}, "");
        QVERIFY(guaranteeText(none).contains(QStringLiteral("nothing is promised")));
    }

    void columnsOverTheUniqueLimitAreNamed()
    {
        const auto now = judged(women, Ratio(2, 1), 1, 2);
        JobContext job;
        const auto facts = columnFacts(*now.kept, *now.correlation, *now.columns, job).value();
        QVERIFY(facts.uniqueShare(ColumnId{0}) > 0.05); // "60 m" and "20 f" are each one person's
        QVERIFY(uniqueWarning(*now.columns, facts, 0.05).contains(QStringLiteral("value in column A that nobody else has")));
        QCOMPARE(uniqueWarning(*now.columns, facts, 1.0), QString());
    }

    void listsReadLikeSentences()
    {
        QCOMPARE(listText({"a"}), QStringLiteral("a"));
        QCOMPARE(listText({"a", "b", "c"}), QStringLiteral("a, b and c"));
        QCOMPARE(shortListText({"a", "b", "c", "d"}, 2), QStringLiteral("a, b and 2 more"));
    }
};

TRANCHE_TEST(TestPanelFacts)

} // namespace tst_panel_facts

#include "tst_panel_facts.moc"
