// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/limits/stop_shares.h"
#include "tests/support/stops.h"
#include "tests/support/tables.h"
#include "tests/support/test_room.h"

namespace tst_group_shares {

using namespace tranche;

class TestGroupShares : public QObject {
    Q_OBJECT

private slots:
    void countsTheWholeTableForAnEmptyGroup()
    {
        const auto table = test::keptOf({"sex ill", "m flu", "m cold", "f cold", "f cold", "f flu", "f ulcer"}, "ill");
        const GroupShares found = groupShares(*table, {}, AttributeId{1}, JobContext());
        QCOMPARE(found.groupSize, std::size_t{6});
        QCOMPARE(found.shares.size(), std::size_t{3});
        QCOMPARE(table->attribute(AttributeId{1}).values[found.shares[0].value], std::string("cold"));
        QCOMPARE(found.shares[0].count, std::size_t{3});
    }

    void countsOneGroupAndKeepsValueOrderAmongEquals()
    {
        const auto table = test::keptOf({"sex ill", "m flu", "m cold", "f cold", "f cold", "f flu", "f ulcer"}, "ill");
        const GroupShares found = groupShares(*table, {{AttributeId{0}, 1}}, AttributeId{1}, JobContext()); // code 1 is m
        QCOMPARE(found.groupSize, std::size_t{2});
        QCOMPARE(found.shares.size(), std::size_t{2});
        QCOMPARE(found.shares[0].value, std::uint32_t{0});
        QCOMPARE(found.shares[1].value, std::uint32_t{1});
    }

    void aStopLeavesNothing()
    {
        const auto table = test::keptOf({"sex ill", "m flu", "m cold", "f cold", "f cold", "f flu", "f ulcer"}, "ill");
        Limit limit;
        limit.sensitive = AttributeId{1};
        limit.blocking.group = {{AttributeId{0}, 1}};
        QCOMPARE(stopShares(*table, limit, JobContext()).ofTable.groupSize, std::size_t{6});
        const auto stops = test::stopsAt(100, [&](JobContext& job) { return stopShares(*table, limit, job); });
        QCOMPARE(stops.fault, QByteArray());
        QCOMPARE(stops.asked, std::size_t{2}); // once for the group, once for the table
    }
};

TRANCHE_TEST(TestGroupShares)

} // namespace tst_group_shares

#include "tst_group_shares.moc"
