// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/run_stage.h"
#include "core/pipeline/snapshot.h"
#include "tests/support/tables.h"
#include "tests/support/test_room.h"

namespace tst_snapshot {

using namespace tranche;
using namespace tranche::test;

/// The table of "The document" in the architecture, row by row.
class TestSnapshot : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void anotherTableKeepsTheParametersOnly();
    void namesThatAnotherTableLacksAreForgotten();
    void binsOfAnAttributeKeepColumnsSetByHand();
    void generalizationKeepsTheColumns();
    void jointSensitiveAttributesStartFromTheTable();
    void aRoleKeepsTheTableOnly();
    void aSchemaKeepsTheTableOnly();
    void binsKeepTheKeptTuples();
    void columnsByHandKeepTheTableToTheProposal();
    void backToTheProposalIsOneStep();
    void anotherAlphaDropsColumnsByHand();
    void theModelKeepsTableToColumns_data();
    void theModelKeepsTableToColumns();
    void anotherOrderKeepsTheReport();
    void reshufflingKeepsTheReport();
    void theSameDecisionDropsNothing();
    void isReadyOnlyWhenEverythingIsThereAndHolds();

private:
    Snapshot m_full;
};

static Snapshot finished(Snapshot snapshot)
{
    SeededRandom random(1);
    JobContext job;
    while (const auto stage = snapshot.nextStage())
        snapshot = runStage(snapshot, *stage, random, job).value();
    return snapshot;
}

static Roles rolesOf(std::size_t attributes)
{
    Roles roles(attributes, Role::QuasiIdentifier);
    roles.back() = Role::Sensitive;
    return roles;
}

void TestSnapshot::initTestCase()
{
    const auto table = tableOf({"age sex city s", "1 f a p", "2 m a q", "3 f b p", "4 m b q", "5 f a p", "6 m b q", "7 f a p", "8 m b q"});
    Schema schema;
    schema.attributes.resize(4);
    Snapshot start;
    start.parameters.columns.alpha = 1;
    m_full = finished(start.withTable(table, schema, rolesOf(4)));
    QVERIFY(m_full.readyForRelease());
    QVERIFY(!m_full.nextStage());
}

/// Every stage before `first` has its result, that one and all after it have none.
static void compareHas(const Snapshot& snapshot, Stage first)
{
    bool before = true;
    for (const auto stage : allStages) {
        before = before && stage != first;
        QCOMPARE(snapshot.has(stage), before);
    }
    QCOMPARE(snapshot.nextStage(), std::optional(first));
    QVERIFY(!snapshot.readyForRelease());
}

void TestSnapshot::anotherTableKeepsTheParametersOnly()
{
    auto byHand = m_full.withColumns(m_full.columns);
    Schema schema;
    schema.attributes.resize(2);
    const auto next = byHand.withTable(tableOf({"a s", "1 x", "2 y"}), schema, rolesOf(2));
    compareHas(next, Stage::Keep);
    QVERIFY(next.parameters == m_full.parameters);
    QVERIFY(!next.columnsByHand);
}

void TestSnapshot::namesThatAnotherTableLacksAreForgotten()
{
    auto start = m_full;
    start.parameters.cutOn = {"a", "b"};
    start.parameters.generalize = {{{"a"}, 3}, {{"a", "b"}, 2}};
    const auto hierarchy = Hierarchy::make(std::vector<std::vector<std::string>>{{"1", "low"}, {"2", "low"}});
    QVERIFY(hierarchy);
    start.parameters.hierarchies.set("a", *hierarchy);
    start.parameters.hierarchies.set("b", *hierarchy);
    Schema schema;
    schema.attributes.resize(2);
    const auto next = start.withTable(tableOf({"a s", "1 x", "2 y"}), schema, rolesOf(2));
    QCOMPARE(next.parameters.cutOn, std::vector<std::string>{"a"});
    QVERIFY(next.parameters.generalize == (std::vector<GeneralizeRequest>{{{"a"}, 3}}));
    QCOMPARE(next.parameters.hierarchies.names(), std::vector<std::string>{"a"});
}

void TestSnapshot::binsOfAnAttributeKeepColumnsSetByHand()
{
    const auto byHand = m_full.withColumns(m_full.columns);
    auto schema = m_full.schema;
    schema.attributes[0].bins = 3;
    const auto binned = byHand.withSchema(schema);
    compareHas(binned, Stage::Keep);
    QVERIFY(binned.columnsByHand == m_full.columns);
    schema.attributes[0].type = AttributeType::Categorical;
    QVERIFY(!byHand.withSchema(schema).columnsByHand);
}

void TestSnapshot::generalizationKeepsTheColumns()
{
    auto parameters = m_full.parameters;
    parameters.generalize = {{{"a"}, 3}};
    const auto next = m_full.withColumns(m_full.columns).withParameters(parameters);
    compareHas(next, Stage::Generalize);
    QVERIFY(next.columnsByHand == m_full.columns);
    QVERIFY(!next.published && !next.regions);
}

void TestSnapshot::jointSensitiveAttributesStartFromTheTable()
{
    auto parameters = m_full.parameters;
    parameters.joint = true;
    const auto next = m_full.withColumns(m_full.columns).withParameters(parameters);
    compareHas(next, Stage::Keep);
    QVERIFY(!next.columnsByHand);
}

void TestSnapshot::aRoleKeepsTheTableOnly()
{
    auto roles = m_full.roles;
    roles[0] = Role::Excluded;
    const auto next = m_full.withColumns(m_full.columns).withRoles(roles);
    compareHas(next, Stage::Keep);
    QVERIFY(next.table == m_full.table);
    QVERIFY(!next.proposal);
    QVERIFY(!next.columnsByHand); // they name attributes by their place among the released ones
}

void TestSnapshot::aSchemaKeepsTheTableOnly()
{
    auto schema = m_full.schema;
    schema.attributes[0].type = AttributeType::Categorical;
    compareHas(m_full.withSchema(schema), Stage::Keep);
}

void TestSnapshot::binsKeepTheKeptTuples()
{
    auto parameters = m_full.parameters;
    parameters.bins = 4;
    const auto next = m_full.withParameters(parameters);
    compareHas(next, Stage::Correlate);
    QVERIFY(!next.proposal);
}

void TestSnapshot::columnsByHandKeepTheTableToTheProposal()
{
    const auto byHand = std::make_shared<const ColumnPartition>(m_full.columns->withNewColumn({AttributeId(0)}));
    const auto next = m_full.withColumns(byHand);
    compareHas(next, Stage::Generalize);
    QVERIFY(next.columns == byHand);
    QVERIFY(next.proposal == m_full.proposal);
    QVERIFY(*finished(next).columns == *byHand);
}

void TestSnapshot::backToTheProposalIsOneStep()
{
    const auto byHand = std::make_shared<const ColumnPartition>(m_full.columns->withNewColumn({AttributeId(0)}));
    const auto back = finished(m_full.withColumns(byHand)).withColumns(nullptr);
    compareHas(back, Stage::Generalize);
    QVERIFY(*back.columns == m_full.proposal->columns);
}

void TestSnapshot::anotherAlphaDropsColumnsByHand()
{
    const auto byHand = std::make_shared<const ColumnPartition>(m_full.columns->withNewColumn({AttributeId(0)}));
    auto parameters = m_full.parameters;
    parameters.columns.alpha = 2;
    const auto next = m_full.withColumns(byHand).withParameters(parameters);
    compareHas(next, Stage::Propose);
    QVERIFY(!next.columnsByHand);
    QVERIFY(!next.proposal);
}

void TestSnapshot::theModelKeepsTableToColumns_data()
{
    QTest::addColumn<int>("change");
    QTest::newRow("l") << 0;
    QTest::newRow("cut") << 1;
    QTest::newRow("attempts") << 2;
    QTest::newRow("least bucket size") << 3;
    QTest::newRow("cut on") << 4;
}

void TestSnapshot::theModelKeepsTableToColumns()
{
    QFETCH(int, change);
    auto parameters = m_full.parameters;
    if (change == 0)
        parameters.model.l = Ratio(3, 2);
    else if (change == 1)
        parameters.cut = Cut::Balanced;
    else if (change == 2)
        parameters.attempts = Attempts::One;
    else if (change == 3)
        parameters.minBucket = 4;
    else
        parameters.cutOn = {"age"};
    compareHas(m_full.withParameters(parameters), Stage::Partition);
}

void TestSnapshot::anotherOrderKeepsTheReport()
{
    auto parameters = m_full.parameters;
    parameters.order = OrderInBucket::Sorted;
    compareHas(m_full.withParameters(parameters), Stage::Slice);
}

void TestSnapshot::reshufflingKeepsTheReport()
{
    compareHas(m_full.withoutShuffle(), Stage::Slice);
}

void TestSnapshot::theSameDecisionDropsNothing()
{
    const auto same = m_full.withRoles(m_full.roles).withSchema(m_full.schema).withParameters(m_full.parameters);
    QVERIFY(same.sliced == m_full.sliced);
    QVERIFY(same.readyForRelease());
}

void TestSnapshot::isReadyOnlyWhenEverythingIsThereAndHolds()
{
    QVERIFY(!Snapshot{}.readyForRelease());
    QVERIFY(!Snapshot{}.nextStage());
    for (const auto stage : allStages) {
        auto partly = m_full;
        partly.dropFrom(stage);
        QVERIFY(!partly.readyForRelease());
    }
    auto broken = *m_full.report;
    broken.sensitive.front().holds = false;
    auto unsafe = m_full;
    unsafe.report = std::make_shared<const PrivacyReport>(broken);
    QVERIFY(!unsafe.readyForRelease());
}

TRANCHE_TEST(TestSnapshot)

} // namespace tst_snapshot

#include "tst_snapshot.moc"
