// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/slicing/general/match_ledger.h"
#include "tests/core/slicing/general/small_engine.h"
#include "tests/core/slicing/limit_cases.h"
#include "tests/support/stops.h"
#include "tests/support/test_room.h"

namespace tst_match_ledger {

using namespace tranche;
using namespace tranche::test;

/// The ledger, and the exact sums it falls back on, cut by cut. r is the same for everybody, so every cut on it parts ties.
class TestMatchLedger : public QObject {
    Q_OBJECT

private slots:
    void theWholeIsJudgedByItself();
    void cutsBetweenValuesAreJudgedHalfByHalf();
    void badHalvesMayMakeUpForEachOther();
    void aTrialLeavesNothing();
    void whatWasTakenCountsFromThenOn();
    void theThirdLevelKnowsOfBothBefore();
    void distinctValuesMayBeAnywhere();
    void exactSumsHaveOneDenominator_data();
    void exactSumsHaveOneDenominator();
    void onesOwnBucketAloneIsNotMadeUpFor();
    void stopsWhenTold();
};

static PrivacyModel shares(std::uint64_t numerator, std::uint64_t denominator)
{
    return {.l = Ratio(numerator, denominator)};
}

static const std::vector<ColumnPartition::Column> qAndS{{AttributeId(0)}, {AttributeId(1)}};

/// An engine with its ledger.
struct Room {
    Room(const std::vector<std::string>& lines, const PrivacyModel& model, const std::vector<ColumnPartition::Column>& columns = qAndS)
        : engine(lines, columns, model), ledger(engine.state, engine.view, engine.layout())
    {
    }

    TriedCut cutOf(std::uint32_t node, const Sides& sides, std::uint32_t last, bool partsTies) const
    {
        const auto lefts = static_cast<std::size_t>(std::count(sides.begin(), sides.end(), LeftSide));
        return {node, engine.state.tree[node].run, 0, {last, lefts, partsTies ? lefts : CutValue::allTies}, sides.data()};
    }
    /// Whether a cut of ties passes; it is not taken.
    bool passes(std::uint32_t node, const Sides& sides) { return ledger.tryCut(cutOf(node, sides, 0, true), JobContext()).passes(); }
    /// The same, and it is taken if it does.
    bool take(std::uint32_t node, const Sides& sides)
    {
        {
            auto trial = ledger.tryCut(cutOf(node, sides, 0, true), JobContext());
            if (!trial.passes())
                return false;
            trial.commit(JobContext());
        }
        engine.split(node, sides, {.run = {}, .lane = 0, .last = 0, .partedTies = true});
        return true;
    }

    SmallEngine engine;
    MatchLedger ledger;
};

void TestMatchLedger::theWholeIsJudgedByItself()
{
    for (const auto& limit : limitCases())
        for (const auto* group : {&limit.within, &limit.beyond}) {
            std::vector<std::string> lines{"r s"};
            for (const auto value : *group)
                lines.push_back(value == 0 ? "1 a" : "1 b");
            Room whole(lines, limit.model);
            // What t-closeness is measured by is the whole itself.
            const bool expected = group == &limit.within || limit.model.kind == ModelKind::TCloseness;
            QVERIFY2(whole.ledger.passesWhole(whole.engine.state.tree[0].run, JobContext()) == expected, limit.name);
            QVERIFY2(whole.ledger.passesWhole(whole.engine.state.tree[0].run, JobContext()) == expected, limit.name); // again
        }
}

void TestMatchLedger::cutsBetweenValuesAreJudgedHalfByHalf()
{
    const std::vector<std::string> lines{"q s", "1 a", "1 a", "1 b", "2 b", "2 b", "2 a"};
    const Sides sides{1, 1, 1, 0, 0, 0};
    for (const auto& [model, expected] : {std::pair(shares(3, 2), true), std::pair(shares(151, 100), false)}) {
        Room room(lines, model);
        room.ledger.begin(0);
        QCOMPARE(room.ledger.tryCut(room.cutOf(0, sides, 0, false), JobContext()).passes(), expected);
    }
}

/// a b b | a b a: with as many of r everywhere, N(a) = 1/3 + 2/3 = N(b).
static const std::vector<std::string> six{"r s", "1 a", "1 b", "1 b", "1 a", "1 b", "1 a"};

void TestMatchLedger::badHalvesMayMakeUpForEachOther()
{
    Room even(six, shares(2, 1));
    even.ledger.begin(0);
    QVERIFY(even.passes(0, {1, 1, 1, 0, 0, 0}));
    QVERIFY(even.passes(0, {1, 1, 1, 1, 0, 0}));  // 2/4 + 1/2
    QVERIFY(!even.passes(0, {1, 1, 1, 0, 1, 0})); // 1/4 + 2/2 against 3/4
    QVERIFY(!even.passes(0, {1, 0, 0, 0, 0, 0})); // 1 + 2/5 against 3/5
    // 1.4 of 2 is 7/10.
    for (const auto& [model, expected] : {std::pair(shares(10, 7), true), std::pair(shares(1'001, 700), false)}) {
        Room room(six, model);
        room.ledger.begin(0);
        QCOMPARE(room.passes(0, {1, 0, 0, 0, 0, 0}), expected);
    }
}

void TestMatchLedger::aTrialLeavesNothing()
{
    Room room(six, shares(2, 1));
    room.ledger.begin(0);
    for (int times = 0; times < 3; ++times) {
        QVERIFY(room.passes(0, {1, 1, 1, 0, 0, 0}));
        QVERIFY(!room.passes(0, {1, 0, 0, 0, 0, 0}));
    }
    const Sides sides{1, 1, 1, 0, 0, 0};
    {
        auto trial = room.ledger.tryCut(room.cutOf(0, sides, 0, true), JobContext());
        const auto moved = std::move(trial); // the counts go once
        QVERIFY(moved.passes());
    }
    QVERIFY(!room.passes(0, {1, 0, 0, 0, 0, 0}));
}

/// a b b | a b a, then a | b b of the left one: N(a) = 1 + 2/3, N(b) = 1 + 1/3, so a has 5/9. Not
/// taken. Then a b | a of the right one: N(a) = 1/3 + 1/2 + 1, N(b) = 2/3 + 1/2, so a has 11/18.
void TestMatchLedger::whatWasTakenCountsFromThenOn()
{
    const Sides half{1, 1, 1, 0, 0, 0};
    for (const auto& [model, expected] : {std::pair(shares(9, 5), true), std::pair(shares(1'801, 1'000), false)}) {
        Room room(six, model);
        room.ledger.begin(0);
        QVERIFY(room.take(0, half));
        room.ledger.begin(1);
        QCOMPARE(room.passes(1, {1, 0, 0}), expected);
        room.ledger.begin(2);
        QVERIFY(!room.passes(2, {1, 1, 0}));
    }
    for (const auto& [model, expected] : {std::pair(shares(18, 11), true), std::pair(shares(1'637, 1'000), false)}) {
        Room room(six, model);
        room.ledger.begin(0);
        QVERIFY(room.take(0, half));
        room.ledger.begin(1); // finished uncut
        room.ledger.begin(2);
        QCOMPARE(room.passes(2, {1, 1, 0}), expected);
    }
}

/// a | b b | a b | a, where a has 5/8. Then b | b makes it even, 5/2 each; a | b instead gives a 3 of 5.
void TestMatchLedger::theThirdLevelKnowsOfBothBefore()
{
    for (const auto& [model, expected] : {std::pair(shares(8, 5), true), std::pair(shares(1'601, 1'000), false)}) {
        Room room(six, model);
        room.ledger.begin(0);
        QVERIFY(room.take(0, {1, 1, 1, 0, 0, 0}));
        room.ledger.begin(1);
        QVERIFY(room.take(1, {1, 0, 0}));
        room.ledger.begin(2);
        QCOMPARE(room.take(2, {1, 1, 0}), expected);
        if (!expected)
            continue;
        room.ledger.begin(3);
        room.ledger.begin(4);
        QVERIFY(room.passes(4, {1, 0}));
        room.ledger.begin(5);
        QVERIFY(room.take(5, {1, 0}));
        room.ledger.begin(6);
    }
}

void TestMatchLedger::distinctValuesMayBeAnywhere()
{
    const std::vector<std::string> lines{"r s", "1 a", "1 a", "1 b", "1 c"};
    for (const auto& [l, expected] : {std::pair(3U, true), std::pair(4U, false)}) {
        Room room(lines, {.kind = ModelKind::Distinct, .l = Ratio(l, 1)});
        room.ledger.begin(0);
        QCOMPARE(room.take(0, {1, 1, 0, 0}), expected);
        if (!expected)
            continue;
        room.ledger.begin(1);
        QVERIFY(room.passes(1, {1, 0}));
        room.ledger.begin(2);
        QVERIFY(room.passes(2, {1, 0}));
    }
}

/// Of which signature the greatest share is, and the least l beyond it.
void TestMatchLedger::exactSumsHaveOneDenominator_data()
{
    QTest::addColumn<quint64>("part");
    QTest::addColumn<quint64>("numerator");
    QTest::addColumn<quint64>("denominator");
    QTest::addColumn<bool>("passes");
    QTest::newRow("17/30 on the limit") << quint64{0} << quint64{30} << quint64{17} << true;
    QTest::newRow("17/30 beyond") << quint64{0} << quint64{300'000'001} << quint64{170'000'000} << false;
    QTest::newRow("5/6 on the limit") << quint64{1} << quint64{6} << quint64{5} << true;
    QTest::newRow("5/6 beyond") << quint64{1} << quint64{600'000'001} << quint64{500'000'000} << false;
}

/// Buckets of 3, 2 and 1: q is 1 2 1 | 1 1 | 2. For q = 1: N(a) = 2/9 + 2/4, N(b) = 4/9 + 2/4. For q = 2: N(a) = 1/9 + 1, N(b) = 2/9.
void TestMatchLedger::exactSumsHaveOneDenominator()
{
    QFETCH(quint64, part);
    QFETCH(quint64, numerator);
    QFETCH(quint64, denominator);
    QFETCH(bool, passes);
    Room room({"r q s", "1 1 a", "1 2 b", "1 1 b", "1 1 a", "1 1 b", "1 2 a"}, shares(numerator, denominator),
              {{AttributeId(0), AttributeId(1)}, {AttributeId(2)}});
    auto& engine = room.engine;
    engine.split(0, {1, 1, 1, 0, 0, 0}, {.run = {}, .lane = 0, .last = 0, .partedTies = true});
    const Sides sides{1, 1, 0};
    const auto trial = room.cutOf(2, sides, 0, true);
    SideCounts counts(engine.view);
    counts.countPairs(engine.state.runs.lane(trial.run, engine.layout().pair), sides.data(), JobContext());
    counts.countParts(0, engine.state.runs.lane(trial.run, engine.layout().firstPart), sides.data(), JobContext());
    const Codes parts{static_cast<std::uint32_t>(part)};
    const SignatureParts signature{parts, 0, static_cast<std::uint32_t>(part)}; // the first tuple has q = 1, the second 2
    QCOMPARE(ExactMatch(engine.state, engine.view, engine.layout()).passes(signature, trial, counts), passes);
}

/// Of the ties at q = 1 some go right; whoever has q = 2 matches the right half only, and is not helped by the left one.
void TestMatchLedger::onesOwnBucketAloneIsNotMadeUpFor()
{
    const Sides sides{1, 1, 0, 0};
    for (const auto& [last, expected] : {std::pair("2 b", true), std::pair("1 b", true)}) {
        Room room({"q s", "1 a", "1 b", "1 a", last}, shares(2, 1));
        room.ledger.begin(0);
        QCOMPARE(room.passes(0, sides), expected);
    }
    for (const auto& [last, expected] : {std::pair("2 b", false), std::pair("1 b", true)}) {
        Room room({"q s", "1 a", "1 a", "1 b", last}, shares(3, 2));
        room.ledger.begin(0);
        QCOMPARE(room.passes(0, sides), expected); // of q = 1 two thirds are a at most
    }
}

void TestMatchLedger::stopsWhenTold()
{
    Room room(six, shares(2, 1));
    room.ledger.begin(0);
    const Sides sides{1, 1, 1, 0, 0, 0};
    const auto stops = stopsAt(1'000, [&](JobContext& job) { return room.ledger.tryCut(room.cutOf(0, sides, 0, true), job).passes(); });
    QCOMPARE(stops.fault, QByteArray());
    QVERIFY(stops.asked >= 2);
    QVERIFY(room.passes(0, sides)); // what was counted until then is gone
    QVERIFY(!room.passes(0, {1, 0, 0, 0, 0, 0}));
    QVERIFY(stopsAtOnce([&](JobContext& job) { return room.ledger.passesWhole(room.engine.state.tree[0].run, job); }));
}

TRANCHE_TEST(TestMatchLedger)

} // namespace tst_match_ledger

#include "tst_match_ledger.moc"
