// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/limits/table_groups.h"
#include "tests/support/random_table.h"
#include "tests/support/tables.h"
#include "tests/support/test_room.h"

#include <map>
#include <vector>

namespace tst_table_groups {

using namespace tranche;
using namespace tranche::test;

namespace {

TableGroups groupsOf(const KeptTable& table, const ColumnPartition& columns, AttributeId sensitive)
{
    return {table, columns, sensitiveGroups(table, columns, sensitive, JobContext()).value(), sensitive};
}

} // namespace

class TestTableGroups : public QObject {
    Q_OBJECT

private slots:
    void theGroupsOfTheWholeTableAscendAsTheirValuesDo()
    {
        const auto table = keptOf({"age sex ill", "1 m flu", "2 f flu", "3 f cold", "4 m flu", "5 f flu"}, "ill");
        const auto columns = ColumnPartition::make({{AttributeId(0)}, {AttributeId(1), AttributeId(2)}}, 3, AttributeId(2)).value();
        const auto groups = groupsOf(*table, columns, AttributeId(2));
        QCOMPARE(groups.sensitive(), AttributeId(2));
        QCOMPARE(groups.attributes(), (std::vector<AttributeId>{AttributeId(1)}));
        QCOMPARE(groups.size(), std::size_t{2});
        QCOMPARE(std::vector(groups.of(0).begin(), groups.of(0).end()), (std::vector<ValueCount>{{0, 1}, {1, 2}})); // f: cold, flu
        QCOMPARE(std::vector(groups.of(1).begin(), groups.of(1).end()), (std::vector<ValueCount>{{1, 2}}));
        QCOMPARE(groups.codesOf(0).front(), std::uint32_t{0});
        QCOMPARE(groups.codesOf(1).front(), std::uint32_t{1});
    }

    void anAttributeThatStandsAloneHasOneGroupWithoutCodes()
    {
        const auto table = keptOf({"age ill", "1 flu", "2 cold", "3 flu"}, "ill");
        const auto groups
            = groupsOf(*table, ColumnPartition::make({{AttributeId(0)}, {AttributeId(1)}}, 2, AttributeId(1)).value(), AttributeId(1));
        QCOMPARE(groups.size(), std::size_t{1});
        QVERIFY(groups.attributes().empty() && groups.codesOf(0).empty());
        QVERIFY(groups.check({.l = Ratio(3, 2)}).passes(groups.of(0)));
        QVERIFY(!groups.check({.l = Ratio(2, 1)}).passes(groups.of(0)));
    }

    void everyTupleIsCountedOnce()
    {
        for (std::uint64_t seed = 1; seed <= 100; ++seed) {
            SeededRandom random(seed);
            const auto table = randomTable(random, {.mostSensitive = 2});
            const auto columns = randomColumns(random, *table);
            for (const auto sensitive : table->sensitive()) {
                const auto groups = groupsOf(*table, columns, sensitive);
                std::map<std::vector<std::uint32_t>, std::map<std::uint32_t, std::uint64_t>> expected;
                for (std::size_t row = 0; row < table->rowCount(); ++row) {
                    std::vector<std::uint32_t> codes;
                    for (const auto id : groups.attributes())
                        codes.push_back(table->attribute(id).codes[row]);
                    ++expected[codes][table->attribute(sensitive).codes[row]];
                }
                QCOMPARE(groups.size(), expected.size());
                std::size_t index = 0;
                for (const auto& [codes, counts] : expected) {
                    QCOMPARE(std::vector(groups.codesOf(index).begin(), groups.codesOf(index).end()), codes);
                    std::map<std::uint32_t, std::uint64_t> found;
                    for (const auto& [value, count] : groups.of(index))
                        found[value] = count;
                    QCOMPARE(found, counts);
                    ++index;
                }
            }
        }
    }
};

TRANCHE_TEST(TestTableGroups)

} // namespace tst_table_groups

#include "tst_table_groups.moc"
