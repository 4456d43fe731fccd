// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/privacy/sensitive_groups.h"
#include "tests/support/random_table.h"
#include "tests/support/tables.h"
#include "tests/support/seeds.h"
#include "tests/support/test_room.h"

#include <map>
#include <set>
#include <utility>

namespace tst_sensitive_groups {

using namespace tranche;
using namespace tranche::test;

class TestSensitiveGroups : public QObject {
    Q_OBJECT

private slots:
    void pairsAreNumberedByGroupAndThenByValue()
    {
        const auto table = keptOf({"age sex ill", "1 m flu", "2 f flu", "3 f cold", "4 m flu", "5 f flu"}, "ill");
        JobContext job;
        const auto columns = ColumnPartition::make({{AttributeId(0)}, {AttributeId(1), AttributeId(2)}}, 3, AttributeId(2)).value();
        const auto groups = sensitiveGroups(*table, columns, AttributeId(2), job).value();
        QCOMPARE(groups.groupCount, std::size_t{2});
        QCOMPARE(groups.pairCount(), std::size_t{3}); // (f, cold), (f, flu), (m, flu)
        QCOMPARE(groups.pairOfRow, (std::vector<std::uint32_t>{2, 1, 0, 2, 1}));
        QCOMPARE(groups.groupOfPair, (std::vector<std::uint32_t>{0, 0, 1}));
        QCOMPARE(groups.valueOfPair, (std::vector<std::uint32_t>{0, 1, 1}));
    }

    void anAttributeThatStandsAloneHasOneGroup()
    {
        const auto table = keptOf({"age ill", "1 flu", "2 cold", "3 flu"}, "ill");
        JobContext job;
        const auto columns = ColumnPartition::make({{AttributeId(0)}, {AttributeId(1)}}, 2, AttributeId(1)).value();
        const auto groups = sensitiveGroups(*table, columns, AttributeId(1), job).value();
        QCOMPARE(groups.groupCount, std::size_t{1});
        QCOMPARE(groups.pairOfRow, (std::vector<std::uint32_t>{1, 0, 1}));
    }

    void tuplesShareAPairWhereTheyAgreeInTheWholeColumn()
    {
        for (const auto seed : Seeds(1, 100)) {
            SeededRandom random(seed);
            JobContext job;
            const auto table = randomTable(random, {.mostSensitive = 2});
            const auto columns = randomColumns(random, *table);
            for (const auto sensitive : table->sensitive()) {
                const auto groups = sensitiveGroups(*table, columns, sensitive, job).value();
                const auto besides = columns.besides(sensitive);
                std::map<std::uint32_t, std::vector<std::uint32_t>> ofPair;
                std::set<std::vector<std::uint32_t>> all;
                for (std::size_t row = 0; row < table->rowCount(); ++row) {
                    std::vector<std::uint32_t> codes;
                    for (const auto id : besides)
                        codes.push_back(table->attribute(id).codes[row]);
                    codes.push_back(table->attribute(sensitive).codes[row]);
                    const auto pair = groups.pairOfRow[row];
                    QCOMPARE(groups.valueOfPair[pair], codes.back());
                    QCOMPARE(ofPair.emplace(pair, codes).first->second, codes);
                    all.insert(codes);
                }
                QCOMPARE(ofPair.size(), groups.pairCount());
                QCOMPARE(all.size(), groups.pairCount());
                for (std::uint32_t pair = 1; pair < groups.pairCount(); ++pair)
                    QVERIFY(ofPair[pair - 1] < ofPair[pair] && groups.groupOfPair[pair - 1] <= groups.groupOfPair[pair]);
            }
        }
    }

    void refusesColumnsOfAnotherTableAndAttributesThatAreNotSensitive()
    {
        const auto table = keptOf({"age sex ill", "1 m flu", "2 f cold"}, "ill");
        JobContext job;
        const auto foreign = ColumnPartition::make({{AttributeId(0)}, {AttributeId(1)}}, 2, AttributeId(1)).value();
        QCOMPARE(sensitiveGroups(*table, foreign, AttributeId(1), job).error().code, ErrorCode::InvalidArgument);
        const auto columns = ColumnPartition::make({{AttributeId(0), AttributeId(1)}, {AttributeId(2)}}, 3, AttributeId(2)).value();
        QCOMPARE(sensitiveGroups(*table, columns, AttributeId(0), job).error().code, ErrorCode::InvalidArgument);
        QVERIFY(sensitiveGroups(*table, columns, AttributeId(2), job));
    }
};

TRANCHE_TEST(TestSensitiveGroups)

} // namespace tst_sensitive_groups

#include "tst_sensitive_groups.moc"
