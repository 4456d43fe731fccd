// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/slicing/strict/strict_engine.h"
#include "tests/core/slicing/strict/lanes.h"
#include "tests/support/buckets.h"
#include "tests/support/stops.h"
#include "tests/support/test_room.h"

namespace tst_strict_partition {

using namespace tranche;
using namespace tranche::test;

/// The engine as a whole on tables a person can follow, by each of its ways.
class TestStrictPartition : public QObject {
    Q_OBJECT

private slots:
    void makesTheBucketsWorkedOutByHand_data();
    void makesTheBucketsWorkedOutByHand();
    void everyModelStopsAtItsLimit();
    void everySensitiveAttributeHasToPass();
    void theWidestThatPassesIsTaken();
    void attributesLeftOutAreNotCutOn();
    void bucketsStandByDepthThenFromLeftToRight();
    void domainsBeyondTwoBytes();
    void stopsWhenTold();
};

/// Each sensitive attribute in a column of its own, the others in one.
static ColumnPartition columnsOf(const KeptTable& table)
{
    ColumnPartition::Column others;
    std::vector<ColumnPartition::Column> columns;
    for (std::size_t i = 0; i < table.attributeCount(); ++i)
        if (table.attribute(AttributeId(i)).role == Role::Sensitive)
            columns.push_back({AttributeId(i)});
        else
            others.emplace_back(i);
    columns.push_back(others);
    const auto first = table.sensitive().empty() ? std::nullopt : std::optional(table.sensitive().front());
    return ColumnPartition::make(std::move(columns), table.attributeCount(), first).value();
}

struct Request {
    const KeptTable& table;
    PrivacyModel model = {};
    StrictRules rules = {};
    std::vector<AttributeId> cutOn = {}; ///< empty: every quasi-identifier
};

static Result<BucketPartition> run(const Request& request, const StrictRules& rules, JobContext& job)
{
    const auto& table = request.table;
    const auto sensitive = sensitiveRules(table, columnsOf(table), request.model, job).value();
    RecordPlan plan{request.cutOn, {}};
    for (std::size_t i = 0; i < table.attributeCount() && request.cutOn.empty(); ++i)
        if (table.attribute(AttributeId(i)).role == Role::QuasiIdentifier)
            plan.cutOn.emplace_back(i);
    for (const auto& rule : sensitive)
        plan.pairOfRow.emplace_back(rule.groups.pairOfRow);
    return strictPartition({table, sensitive, std::move(plan), rules}, job);
}

using Buckets = std::vector<Rows>;

/// By counting codes or bits, cutting tuples or groups of them, on one thread or three that share every bucket: all give one answer.
static Buckets bucketsOf(const Request& request)
{
    std::optional<Buckets> answer;
    for (const std::size_t bySets : {0U, 3U, 64U})
        for (const bool groupAlike : {false, true})
            for (const std::size_t threads : {1U, 3U}) {
                auto rules = request.rules;
                rules.bySets = bySets;
                rules.groupAlike = groupAlike;
                rules.shareFrom = 2;
                JobContext job;
                job.setThreads(threads);
                const auto buckets = run(request, rules, job).value();
                const auto found = tranche::test::bucketsOf(buckets);
                if (!buckets.matchesOwnBucketOnly() || (answer && *answer != found))
                    return {}; // no table gives that
                answer = found;
            }
    return *answer;
}

struct ByHand {
    const char* name;
    std::vector<std::string> lines;
    Buckets buckets;
};

/// All with l = 2 and a least size of 2.
static const std::vector<ByHand>& byHand()
{
    static const std::vector<ByHand> cases{
        {"one tuple", {"age s", "1 p"}, {{0}}},
        {"two tuples", {"age s", "1 p", "2 q"}, {{0, 1}}},
        {"all alike", {"age s", "1 p", "1 p", "1 p", "1 p"}, {{0, 1, 2, 3}}},
        {"all alike but for s", {"age s", "1 p", "1 q", "1 q", "1 p"}, {{0, 1, 2, 3}}},
        {"the least that can be cut", {"age s", "2 p", "1 q", "2 q", "1 p"}, {{1, 3}, {0, 2}}},
        {"three tuples of a half", {"age s", "1 p", "1 q", "1 q", "2 p", "2 q"}, {{0, 1, 2, 3, 4}}},
        {"a half of one value", {"age s", "1 p", "1 p", "2 q", "2 q"}, {{0, 1, 2, 3}}},
        {"a domain of one value", {"one age s", "7 1 p", "7 1 q", "7 2 p", "7 2 q"}, {{0, 1}, {2, 3}}},
        {"only domains of one value", {"one two s", "7 1 p", "7 1 q", "7 1 p", "7 1 q"}, {{0, 1, 2, 3}}},
        {"tied attributes", {"a b s", "1 8 p", "1 9 q", "2 8 q", "2 9 p"}, {{0, 1}, {2, 3}}},
        {"the median is the greatest", {"age s", "5 p", "5 q", "1 p", "5 p", "1 q", "5 q"}, {{2, 4}, {0, 1, 3, 5}}},
        {"the median is tied", {"age s", "1 p", "3 q", "3 p", "3 q", "1 q", "9 p", "9 q", "3 p"}, {{5, 6}, {0, 4}, {1, 2, 3, 7}}},
    };
    return cases;
}

void TestStrictPartition::makesTheBucketsWorkedOutByHand_data()
{
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < byHand().size(); ++i)
        QTest::newRow(byHand()[i].name) << static_cast<int>(i);
}

void TestStrictPartition::makesTheBucketsWorkedOutByHand()
{
    QFETCH(int, index);
    const auto& example = byHand()[static_cast<std::size_t>(index)];
    QCOMPARE(bucketsOf({*keptOf(example.lines, "s"), {}, {.leastSize = 2}}), example.buckets);
}

/// The halves are groups exactly on the limit; then the right one is a step beyond it.
void TestStrictPartition::everyModelStopsAtItsLimit()
{
    for (const auto& limit : limitCases()) {
        if (limit.model.kind == ModelKind::TCloseness)
            continue; // depends on the table: below
        for (const auto* right : {&limit.within, &limit.beyond}) {
            std::vector<std::string> lines{"age s"};
            for (const auto pair : limit.within)
                lines.push_back(pair == 0 ? "1 a" : "1 b");
            for (const auto pair : *right)
                lines.push_back(pair == 0 ? "2 a" : "2 b");
            const auto buckets = bucketsOf({*keptOf(lines, "s"), limit.model, {.cut = Cut::Balanced}});
            QVERIFY2(buckets.size() == (right == &limit.within ? 2U : 1U), limit.name);
        }
    }
    // Half the table is p: a share of 3/4 on either side is 1/4 away.
    const auto table = keptOf({"age s", "1 p", "1 p", "1 p", "1 q", "2 q", "2 q", "2 q", "2 p"}, "s");
    QCOMPARE(bucketsOf({*table, {.kind = ModelKind::TCloseness, .t = Ratio(1, 4)}}), (Buckets{{0, 1, 2, 3}, {4, 5, 6, 7}}));
    QCOMPARE(bucketsOf({*table, {.kind = ModelKind::TCloseness, .t = Ratio(249, 1'000)}}).size(), 1U);
}

void TestStrictPartition::everySensitiveAttributeHasToPass()
{
    auto attributes = keptOf({"age u s", "1 x p", "1 x q", "2 y p", "2 y q"}, "s")->attributes();
    attributes[1].role = Role::Sensitive;
    const KeptTable both(attributes, {0, 1, 2, 3}, 4);
    QCOMPARE(bucketsOf({both}), (Buckets{{0, 1, 2, 3}})); // u would be known of everybody
    attributes[1].codes = {0, 1, 1, 0};
    const KeptTable even(attributes, {0, 1, 2, 3}, 4);
    QCOMPARE(bucketsOf({even}), (Buckets{{0, 1}, {2, 3}}));
    attributes[2].codes = {1, 1, 0, 0}; // now it is s that would be known
    const KeptTable uneven(attributes, {0, 1, 2, 3}, 4);
    QCOMPARE(bucketsOf({uneven}), (Buckets{{0, 1, 2, 3}}));
}

/// All are equally wide.
void TestStrictPartition::theWidestThatPassesIsTaken()
{
    const auto table = keptOf({"a b c s", "1 1 1 p", "1 1 1 p", "1 2 2 q", "9 2 3 p", "9 1 2 q", "9 2 2 q"}, "s");
    // a: p p q | p q q. b: p p q | q p q. c: p p q q q | p. With l = 3/2 the first passes, with l = 2 none.
    QCOMPARE(bucketsOf({*table, {.l = Ratio(3, 2)}, {.leastSize = 3}}), (Buckets{{0, 1, 2}, {3, 4, 5}}));
    QCOMPARE(bucketsOf({*table, {}, {.leastSize = 2}}), (Buckets{{0, 1, 2, 3, 4, 5}}));
    const auto second = keptOf({"a b s", "1 1 p", "1 2 p", "9 1 q", "9 2 q"}, "s");
    QCOMPARE(bucketsOf({*second}), (Buckets{{0, 2}, {1, 3}}));
    QCOMPARE(bucketsOf({*second, {}, {.attempts = Attempts::One}}), (Buckets{{0, 1, 2, 3}}));
}

void TestStrictPartition::attributesLeftOutAreNotCutOn()
{
    const auto table = keptOf({"a b s", "1 8 p", "1 9 q", "2 8 q", "2 9 p"}, "s");
    QCOMPARE(bucketsOf({*table, {}, {}, {AttributeId(1)}}), (Buckets{{0, 2}, {1, 3}}));
    const auto flat = keptOf({"a b s", "1 8 p", "1 8 q", "2 8 q", "2 8 p"}, "s");
    QCOMPARE(bucketsOf({*flat, {}, {}, {AttributeId(1)}}), (Buckets{{0, 1, 2, 3}}));
}

/// Nothing is sensitive. 0 0 0 | 5 7 8 9, the right half once more 5 7 | 8 9, then all four apart.
void TestStrictPartition::bucketsStandByDepthThenFromLeftToRight()
{
    const auto table = keptOf({"age", "9", "0", "8", "0", "7", "0", "5"}, "");
    QCOMPARE(bucketsOf({*table, {}, {.cut = Cut::Balanced}}), (Buckets{{1, 3, 5}, {6}, {4}, {2}, {0}}));
    QCOMPARE(bucketsOf({*table, {}, {.cut = Cut::Balanced, .leastSize = 2}}), (Buckets{{1, 3, 5}, {4, 6}, {0, 2}}));
}

void TestStrictPartition::domainsBeyondTwoBytes()
{
    auto attributes = keptOf({"age s", "1 p", "2 q", "3 p", "4 q"}, "s")->attributes();
    attributes[0].values.resize(70'000);
    attributes[0].axis = Axis::categorical(70'000);
    attributes[0].codes = {69'999, 0, 65'535, 65'536};
    const KeptTable table(attributes, {0, 1, 2, 3}, 4);
    QCOMPARE(bucketsOf({table}), (Buckets{{1, 2}, {0, 3}}));
}

void TestStrictPartition::stopsWhenTold()
{
    const std::vector<std::string> tuples{"1 8 p", "1 9 q", "2 8 q", "2 9 p", "3 8 p", "3 9 q", "4 8 p", "4 9 q"};
    std::vector<std::string> lines{"a b s"};
    for (int times = 0; times < 2; ++times)
        lines.insert(lines.end(), tuples.begin(), tuples.end());
    const auto table = keptOf(lines, "s");
    for (const bool groupAlike : {false, true})
        for (const std::size_t bySets : {0U, 64U}) {
            const auto stops = stopsAt(1'000, [&](JobContext& job) {
                return run({*table}, {.leastSize = 2, .bySets = bySets, .groupAlike = groupAlike}, job);
            });
            QCOMPARE(stops.fault, QByteArray());
            QVERIFY(stops.asked > 2);
        }
}

TRANCHE_TEST(TestStrictPartition)

} // namespace tst_strict_partition

#include "tst_strict_partition.moc"
