// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/privacy/group_shares.h"
#include "tests/support/tables.h"

#include <QtTest>

using namespace tranche;

class TestGroupShares : public QObject {
    Q_OBJECT

private slots:
    void countsTheWholeTableForAnEmptyGroup()
    {
        const auto table = test::keptOf({"sex ill", "m flu", "m cold", "f cold", "f cold", "f flu", "f ulcer"}, "ill");
        const GroupShares found = groupShares(*table, {}, AttributeId{1});
        QCOMPARE(found.groupSize, std::size_t{6});
        QCOMPARE(found.shares.size(), std::size_t{3});
        QCOMPARE(table->attribute(AttributeId{1}).values[found.shares[0].value], std::string("cold"));
        QCOMPARE(found.shares[0].count, std::size_t{3});
        QVERIFY(found.largestL() == Ratio(2, 1));
    }

    void countsOneGroupAndKeepsValueOrderAmongEquals()
    {
        const auto table = test::keptOf({"sex ill", "m flu", "m cold", "f cold", "f cold", "f flu", "f ulcer"}, "ill");
        const GroupShares found = groupShares(*table, {{AttributeId{0}, 1}}, AttributeId{1}); // code 1 is m
        QCOMPARE(found.groupSize, std::size_t{2});
        QCOMPARE(found.shares.size(), std::size_t{2});
        QCOMPARE(found.shares[0].value, std::uint32_t{0});
        QCOMPARE(found.shares[1].value, std::uint32_t{1});
        QVERIFY(found.largestL() == Ratio(2, 1));
    }
};

QTEST_APPLESS_MAIN(TestGroupShares)
#include "tst_group_shares.moc"
