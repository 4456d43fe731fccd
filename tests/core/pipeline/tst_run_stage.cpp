// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/run_stage.h"
#include "tests/support/buckets.h"
#include "tests/support/seeds.h"
#include "tests/support/tables.h"
#include "tests/support/test_room.h"
#include "core/base/messages/model_message.h"
#include "tests/support/words/said.h"

namespace tst_run_stage {

using namespace tranche;
using namespace tranche::test;

class TestRunStage : public QObject {
    Q_OBJECT

private slots:
    void aStageNeedsAllBeforeIt();
    void anInfeasibleRequestNamesTheGreatestLAndLeavesNoBuckets();
    void anUnknownAttributeToCutOnIsNamed();
    void noResultIsEverStale();
};

static std::shared_ptr<const Table> randomSource(RandomSource& random)
{
    const auto attributes = 3 + random.below(3);
    std::vector<std::string> lines(1);
    for (std::uint64_t i = 0; i < attributes; ++i)
        lines.front().append(" a").append(std::to_string(i));
    for (auto rows = 10 + random.below(20); rows > 0; --rows) {
        auto& line = lines.emplace_back();
        for (std::uint64_t i = 0; i < attributes; ++i)
            line.append(" ").append(random.below(20) == 0 ? "_" : std::to_string(random.below(2 + 2 * i)));
    }
    return tableOf(lines);
}

static Schema schemaFor(const Table& table, MissingRule rule)
{
    Schema schema;
    schema.attributes.resize(table.attributeCount());
    for (auto& attribute : schema.attributes)
        attribute.missing = rule;
    return schema;
}

static Roles someRoles(RandomSource& random, std::size_t attributes)
{
    Roles roles(attributes, Role::QuasiIdentifier);
    roles[static_cast<std::size_t>(random.below(attributes))] = Role::Sensitive;
    for (auto& role : roles) // now and then several sensitive ones, none, or an excluded one
        if (random.below(8) == 0)
            role = random.below(2) == 0 ? Role::Excluded : random.below(2) == 0 ? Role::Sensitive : Role::QuasiIdentifier;
    return roles;
}

static Parameters changed(Parameters parameters, RandomSource& random)
{
    switch (random.below(7)) {
    case 0: parameters.bins = 2 + static_cast<std::uint32_t>(random.below(5)); break;
    case 1: parameters.columns.columns = 1 + static_cast<std::size_t>(random.below(4)); break;
    case 2: parameters.columns.alpha = random.below(3) == 0 ? std::nullopt : std::optional<std::size_t>(1 + random.below(2)); break;
    case 3: parameters.model.l = Ratio(4 + random.below(6), 4); break;
    case 4:
        parameters.cut = random.below(2) == 0 ? Cut::Median : Cut::Balanced;
        parameters.attempts = random.below(2) == 0 ? Attempts::All : Attempts::One;
        break;
    case 5: parameters.minBucket = random.below(2) == 0 ? std::nullopt : std::optional<std::size_t>(1 + random.below(6)); break;
    default: parameters.order = random.below(2) == 0 ? OrderInBucket::Random : OrderInBucket::Sorted;
    }
    return parameters;
}

static std::shared_ptr<const ColumnPartition> byHand(const Snapshot& snapshot, RandomSource& random)
{
    if (!snapshot.columns || random.below(3) == 0)
        return nullptr;
    const ColumnPartition::Column attribute{AttributeId(static_cast<std::size_t>(random.below(snapshot.columns->attributeCount())))};
    if (random.below(2) == 0)
        return std::make_shared<const ColumnPartition>(snapshot.columns->withNewColumn(attribute));
    const ColumnId target(static_cast<std::size_t>(random.below(snapshot.columns->size())));
    return std::make_shared<const ColumnPartition>(snapshot.columns->withMoved(attribute, target));
}

static Snapshot ran(const Snapshot& snapshot, Stage stage, RandomSource& random)
{
    JobContext job;
    const auto next = runStage(snapshot, stage, random, job);
    return next ? *next : snapshot;
}

/// A column of the present partition is to be generalized, or none, or one that may be no column.
static Parameters generalizing(const Snapshot& snapshot, RandomSource& random)
{
    auto parameters = snapshot.parameters;
    parameters.generalize.clear();
    parameters.joint = random.below(4) == 0;
    const auto kind = random.below(4);
    if (kind == 0 || !snapshot.columns)
        return parameters;
    auto& request = parameters.generalize.emplace_back(GeneralizeRequest{{"a0"}, 1 + static_cast<std::size_t>(random.below(5))});
    if (kind == 1)
        return parameters;
    request.attributes.clear();
    for (const auto id : snapshot.columns->columns()[static_cast<std::size_t>(random.below(snapshot.columns->size()))])
        request.attributes.push_back(snapshot.kept->attribute(id).name);
    return parameters;
}

/// One thing a curator or the session may do.
static Snapshot after(const Snapshot& snapshot, RandomSource& random)
{
    switch (random.below(17)) {
    case 9: return snapshot.withParameters(generalizing(snapshot, random));
    case 0: {
        const auto table = randomSource(random);
        return snapshot.withTable(table, schemaFor(*table, MissingRule::KeepAsValue), someRoles(random, table->attributeCount()));
    }
    case 1: return snapshot.withRoles(someRoles(random, snapshot.roles.size()));
    case 2:
        return snapshot.withSchema(schemaFor(*snapshot.table, random.below(2) == 0 ? MissingRule::KeepAsValue : MissingRule::DropTuple));
    case 3:
    case 4:
    case 5: return snapshot.withParameters(changed(snapshot.parameters, random));
    case 6: return snapshot.withColumns(byHand(snapshot, random));
    case 7: return snapshot.withoutShuffle();
    case 8: return ran(snapshot, allStages[static_cast<std::size_t>(random.below(std::size(allStages)))], random);
    default: {
        auto next = snapshot;
        for (auto steps = random.below(8); steps > 0; --steps)
            if (const auto stage = next.nextStage())
                next = ran(next, *stage, random);
        return next;
    }
    }
}

/// All that follows from the decisions of a snapshot, from nothing.
static Snapshot fromScratch(const Snapshot& snapshot)
{
    Snapshot fresh;
    fresh.table = snapshot.table;
    fresh.schema = snapshot.schema;
    fresh.roles = snapshot.roles;
    fresh.parameters = snapshot.parameters;
    fresh.columnsByHand = snapshot.columnsByHand;
    SeededRandom random(1);
    JobContext job;
    while (const auto stage = fresh.nextStage()) {
        auto next = runStage(fresh, *stage, random, job);
        if (!next)
            break;
        fresh = std::move(*next);
    }
    return fresh;
}

static bool sameTuples(const KeptTable& a, const KeptTable& b)
{
    return a.rowCount() == b.rowCount() && std::ranges::equal(a.attributes(), b.attributes(), [](const auto& x, const auto& y) {
               return x.name == y.name && x.role == y.role && x.type == y.type && x.values == y.values && x.codes == y.codes;
           });
}

static bool sameCorrelation(const CorrelationMatrix& a, const CorrelationMatrix& b)
{
    for (std::size_t i = 0; i < a.size(); ++i)
        for (std::size_t j = 0; j < a.size(); ++j)
            if (a.size() != b.size() || a.at(AttributeId(i), AttributeId(j)) != b.at(AttributeId(i), AttributeId(j)))
                return false;
    return a.size() == b.size();
}

static bool sameReport(const PrivacyReport& a, const PrivacyReport& b)
{
    return a.model == b.model && a.sensitive == b.sensitive && a.bucketMaxP == b.bucketMaxP;
}

static bool sameLines(const SlicedTable& a, const SlicedTable& b)
{
    for (std::size_t line = 0; line < a.lineCount(); ++line)
        for (std::size_t i = 0; i < a.table().attributeCount(); ++i)
            if (a.cell(line, AttributeId(i)) != b.cell(line, AttributeId(i)))
                return false;
    return true;
}

/// Present results are those that follow from the decisions; a shuffle can differ only in the order.
static QByteArray staleResult(const Snapshot& now, const Snapshot& fresh)
{
    for (const auto stage : allStages)
        if (now.has(stage) && !fresh.has(stage))
            return "a result that cannot be computed";
    if (now.kept && !sameTuples(*now.kept, *fresh.kept))
        return "kept";
    if (now.correlation && !sameCorrelation(*now.correlation, *fresh.correlation))
        return "correlation";
    if (now.columns && *now.columns != *fresh.columns)
        return "columns";
    if (now.published && !sameTuples(*now.published, *fresh.published))
        return "published";
    if (now.feasibility && now.feasibility->limit({}).figure != fresh.feasibility->limit({}).figure)
        return "feasibility";
    if (now.buckets && bucketsOf(*now.buckets) != bucketsOf(*fresh.buckets))
        return "buckets";
    if (now.report && !sameReport(*now.report, *fresh.report))
        return "report";
    if (now.sliced
        && (&now.sliced->buckets() != now.buckets.get() || &now.sliced->columns() != now.columns.get()
            || &now.sliced->table() != now.published.get()))
        return "sliced table of other results";
    if (now.sliced && now.parameters.order == OrderInBucket::Sorted && !sameLines(*now.sliced, *fresh.sliced))
        return "sliced table";
    return {};
}

/// A proposal kept while columns are set by hand must be the one that would be made anew.
static bool proposalIsFresh(Snapshot snapshot)
{
    if (!snapshot.proposal)
        return true;
    const auto kept = snapshot.proposal->columns;
    snapshot.columnsByHand.reset();
    const auto fresh = fromScratch(snapshot);
    return fresh.proposal && fresh.proposal->columns == kept;
}

void TestRunStage::noResultIsEverStale()
{
    int complete = 0;
    int results = 0;
    const auto seeds = Seeds(1, 120);
    for (const auto seed : seeds) {
        SeededRandom random(seed);
        const auto table = randomSource(random);
        auto snapshot
            = Snapshot().withTable(table, schemaFor(*table, MissingRule::KeepAsValue), someRoles(random, table->attributeCount()));
        for (int step = 0; step < 40; ++step) {
            snapshot = after(snapshot, random);
            const auto fresh = fromScratch(snapshot);
            const auto stale = staleResult(snapshot, fresh);
            QVERIFY2(stale.isEmpty(), stale + ", seed " + QByteArray::number(static_cast<qulonglong>(seed)));
            QVERIFY2(proposalIsFresh(snapshot), "proposal, seed " + QByteArray::number(static_cast<qulonglong>(seed)));
            complete += snapshot.readyForRelease() ? 1 : 0;
            results += snapshot.buckets ? 1 : 0;
        }
    }
    if (seeds.all())
        QVERIFY2(complete > 200 && results > 400, QByteArray::number(complete)); // else nothing was put to the test
}

void TestRunStage::aStageNeedsAllBeforeIt()
{
    SeededRandom random(1);
    JobContext job;
    const auto table = randomSource(random);
    const auto start
        = Snapshot().withTable(table, schemaFor(*table, MissingRule::KeepAsValue), Roles(table->attributeCount(), Role::QuasiIdentifier));
    for (const auto stage : allStages) {
        const auto next = runStage(start, stage, random, job);
        QCOMPARE(next.has_value(), stage == Stage::Keep);
        if (!next)
            QCOMPARE(next.error().code, ErrorCode::InvalidArgument);
    }
    QVERIFY(!runStage(Snapshot(), Stage::Keep, random, job));
}

static Snapshot fourTuples(const Parameters& parameters)
{
    const auto table = tableOf({"a s", "1 x", "2 x", "3 y", "4 z"});
    auto snapshot = Snapshot().withTable(table, schemaFor(*table, MissingRule::DropTuple), {Role::QuasiIdentifier, Role::Sensitive});
    snapshot.parameters = parameters;
    return snapshot;
}

void TestRunStage::anInfeasibleRequestNamesTheGreatestLAndLeavesNoBuckets()
{
    Parameters parameters;
    parameters.columns.alpha = 1;
    parameters.model.l = Ratio(3, 1);
    const auto stuck = fromScratch(fourTuples(parameters));
    QCOMPARE(stuck.nextStage(), std::optional(Stage::Partition));
    SeededRandom random(1);
    JobContext job;
    const auto next = runStage(stuck, Stage::Partition, random, job);
    QCOMPARE(next.error().code, ErrorCode::Infeasible);
    QVERIFY(tranche::test::says(next.error(), {ModelMessage::LTooGreat, Argument::figure("2")}));
}

void TestRunStage::anUnknownAttributeToCutOnIsNamed()
{
    Parameters parameters;
    parameters.columns.alpha = 1;
    parameters.cutOn = {"b"};
    SeededRandom random(1);
    JobContext job;
    const auto next = runStage(fromScratch(fourTuples(parameters)), Stage::Partition, random, job);
    QCOMPARE(next.error().code, ErrorCode::NotFound);
    QCOMPARE(next.error().place.attribute, std::string("b"));
}

TRANCHE_TEST(TestRunStage)

} // namespace tst_run_stage

#include "tst_run_stage.moc"
