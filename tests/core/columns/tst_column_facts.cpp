// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/columns/column_facts.h"
#include "tests/support/stops.h"
#include "tests/support/tables.h"
#include "tests/support/test_room.h"

#include <map>
#include <numeric>
#include <random>

namespace tst_column_facts {

using namespace tranche;

namespace {

ColumnPartition columnsOf(const KeptTable& table, std::vector<ColumnPartition::Column> columns)
{
    return ColumnPartition::make(std::move(columns), table.attributeCount(), std::nullopt).value();
}

CorrelationMatrix matrixOf(const KeptTable& table)
{
    std::vector<std::vector<std::uint32_t>> codes;
    std::vector<std::size_t> domains;
    for (const KeptAttribute& attribute : table.attributes()) {
        codes.push_back(attribute.codes);
        domains.push_back(attribute.values.size());
    }
    return {codes, domains};
}

/// The obvious twin: count combinations as lists of cells.
ColumnFact slowFacts(const KeptTable& table, const ColumnPartition::Column& column)
{
    std::map<std::vector<std::string>, std::size_t> counts;
    for (std::size_t row = 0; row < table.rowCount(); ++row) {
        std::vector<std::string> value;
        for (const AttributeId id : column)
            value.push_back(table.cell(RowId{row}, id));
        ++counts[value];
    }
    ColumnFact facts;
    facts.distinct = counts.size();
    for (const auto& [value, count] : counts)
        facts.uniqueTuples += count == 1 ? 1 : 0;
    return facts;
}

} // namespace

class TestColumnFacts : public QObject {
    Q_OBJECT

private slots:
    void countsCombinationsAndThoseThatOccurOnce()
    {
        const auto table = test::keptOf({"a b c", "x 1 p", "x 1 q", "x 2 p", "y 2 p"}, "");
        const auto columns = columnsOf(*table, {{AttributeId{0}, AttributeId{1}}, {AttributeId{2}}});
        auto matrix = matrixOf(*table);
        matrix.set(AttributeId{0}, AttributeId{1}, 0.25);
        JobContext job;
        const auto facts = columnFacts(*table, matrix, columns, job);
        QVERIFY(facts.has_value());
        QCOMPARE(facts->columns.at(0).distinct, std::size_t{3});
        QCOMPARE(facts->columns.at(0).uniqueTuples, std::size_t{2});
        QCOMPARE(facts->columns.at(0).innerPhi, std::optional(0.25));
        QCOMPARE(facts->columns.at(1).distinct, std::size_t{2});
        QCOMPARE(facts->columns.at(1).uniqueTuples, std::size_t{1});
        QVERIFY(!facts->columns.at(1).innerPhi);
    }

    void agreesWithPlainCountingOnRandomTables()
    {
        for (unsigned seed = 1; seed <= 60; ++seed) {
            std::mt19937 random(seed);
            std::vector<std::string> lines{"a b c d"};
            const unsigned values = 1 + seed % 40; // wide domains take the sorting path
            for (unsigned row = 0; row < 1 + seed * 7; ++row) {
                std::string line;
                for (int i = 0; i < 4; ++i)
                    line += "v" + std::to_string(random() % (values * (i == 3 ? 1000 : 1))) + " ";
                lines.push_back(line);
            }
            const auto table = test::keptOf(lines, "");
            const auto columns = columnsOf(*table, {{AttributeId{0}, AttributeId{2}, AttributeId{3}}, {AttributeId{1}}});
            JobContext job;
            const auto facts = columnFacts(*table, matrixOf(*table), columns, job);
            QVERIFY(facts.has_value());
            for (std::size_t column = 0; column < columns.size(); ++column) {
                const ColumnFact slow = slowFacts(*table, columns.columns()[column]);
                QVERIFY2(facts->columns.at(column).distinct == slow.distinct && facts->columns.at(column).uniqueTuples == slow.uniqueTuples,
                         qPrintable(QString("seed %1").arg(seed)));
            }
        }
    }

    void silhouetteFollowsItsFormulaAndALoneAttributeHasNone()
    {
        const auto table = test::keptOf({"a b c", "x 1 p", "y 2 q"}, "");
        auto matrix = matrixOf(*table);
        matrix.set(AttributeId{0}, AttributeId{1}, 0.75); // distance 1/4
        matrix.set(AttributeId{0}, AttributeId{2}, 0.5);  // distance 1/2
        matrix.set(AttributeId{1}, AttributeId{2}, 0.0);  // distance 1
        const auto columns = columnsOf(*table, {{AttributeId{0}, AttributeId{1}}, {AttributeId{2}}});
        JobContext job;
        const auto found = columnFacts(*table, matrix, columns, job)->silhouettes;
        QCOMPARE(found[0], std::optional(0.5));
        QCOMPARE(found[1], std::optional(0.75));
        QVERIFY(!found[2]);
    }

    void theMedoidIsNearestToTheOthersAndALoneAttributeIsNone()
    {
        const auto table = test::keptOf({"a b c d", "x 1 p m", "y 2 q n"}, "");
        auto matrix = matrixOf(*table);
        matrix.set(AttributeId{0}, AttributeId{1}, 0.5);
        matrix.set(AttributeId{1}, AttributeId{2}, 0.5);
        JobContext job;
        const auto facts
            = columnFacts(*table, matrix, columnsOf(*table, {{AttributeId{0}, AttributeId{1}, AttributeId{2}}, {AttributeId{3}}}), job);
        QVERIFY(facts->columns.at(0).medoid == AttributeId{1});
        QVERIFY(!facts->columns.at(1).medoid);
        const auto pair
            = columnFacts(*table, matrix, columnsOf(*table, {{AttributeId{0}, AttributeId{1}}, {AttributeId{2}, AttributeId{3}}}), job);
        QVERIFY(pair->columns.at(0).medoid == AttributeId{0}); // a tie
    }

    void whatLiesInsideColumnsIsAShareOfAll()
    {
        const auto table = test::keptOf({"a b c", "x 1 p", "y 2 q"}, "");
        auto matrix = matrixOf(*table);
        const auto columns = columnsOf(*table, {{AttributeId{0}, AttributeId{1}}, {AttributeId{2}}});
        QVERIFY(!phiInsideColumns(matrix, columns));
        matrix.set(AttributeId{0}, AttributeId{1}, 0.75);
        matrix.set(AttributeId{0}, AttributeId{2}, 0.25);
        QCOMPARE(phiInsideColumns(matrix, columns), std::optional(0.75));
    }

    void oneColumnHasNoSilhouettes()
    {
        const auto table = test::keptOf({"a b", "x 1", "y 2"}, "");
        JobContext job;
        const auto found = columnFacts(*table, matrixOf(*table), columnsOf(*table, {{AttributeId{0}, AttributeId{1}}}), job)->silhouettes;
        QVERIFY(!found[0] && !found[1]);
    }

    void stopsWhenToldTo()
    {
        const auto table = test::keptOf({"a b", "x 1", "y 2"}, "");
        const auto matrix = matrixOf(*table);
        const auto columns = columnsOf(*table, {{AttributeId{0}, AttributeId{1}}});
        QVERIFY(test::stopsAtOnce([&](JobContext& job) { return columnFacts(*table, matrix, columns, job); }));
    }

    /// Both ways of numbering values look at the job between stretches of tuples, and stop wherever they are told to.
    void asksOftenOfManyTuples()
    {
        constexpr std::uint32_t tuples = 300'000;
        std::vector<KeptAttribute> attributes(3);
        for (std::size_t i = 0; i < attributes.size(); ++i) {
            attributes[i].name = std::string(1, static_cast<char>('a' + i));
            attributes[i].values.resize(i == 0 ? 2 : tuples);
            attributes[i].axis = Axis::categorical(attributes[i].values.size());
            for (std::uint32_t row = 0; row < tuples; ++row)
                attributes[i].codes.push_back(i == 0 ? row % 2 : row / (i == 1 ? 1 : 2));
        }
        std::vector<std::uint32_t> rows(tuples);
        std::iota(rows.begin(), rows.end(), 0U);
        const KeptTable table(std::move(attributes), std::move(rows), tuples);
        const auto matrix = matrixOf(table);
        const auto columns = columnsOf(table, {{AttributeId{0}, AttributeId{1}, AttributeId{2}}});
        JobContext free;
        const auto facts = columnFacts(table, matrix, columns, free).value();
        QCOMPARE(facts.columns.front().distinct, std::size_t{tuples});
        QCOMPARE(facts.columns.front().uniqueTuples, std::size_t{tuples});
        const auto stops = test::stopsAt(9, [&](JobContext& job) { return columnFacts(table, matrix, columns, job); });
        QCOMPARE(stops.fault, QByteArray());
        QVERIFY2(stops.asked >= 3 * 2 * (tuples >> 16U), QByteArray::number(static_cast<qulonglong>(stops.asked)));
    }
};

TRANCHE_TEST(TestColumnFacts)

} // namespace tst_column_facts

#include "tst_column_facts.moc"
