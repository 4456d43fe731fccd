// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/columns/column_partition.h"
#include "tests/support/test_room.h"

namespace tst_column_partition {

using namespace tranche;

namespace {

using Column = ColumnPartition::Column;
using Columns = std::vector<Column>;

Column ids(std::initializer_list<std::size_t> values)
{
    Column column;
    for (const auto value : values)
        column.push_back(AttributeId(value));
    return column;
}

/// {0 2 | 1 | 3 4}, 3 is sensitive.
ColumnPartition sample()
{
    return ColumnPartition::make({ids({0, 2}), ids({1}), ids({3, 4})}, 5, AttributeId(3)).value();
}

} // namespace

class TestColumnPartition : public QObject {
    Q_OBJECT
private slots:
    void putsTheSensitiveColumnLastAndSortsAttributes();
    void refusesWhatIsNoDisjointCover_data();
    void refusesWhatIsNoDisjointCover();
    void namesTheQuasiIdentifiersOfTheSensitiveColumn();
    void movesAttributesIntoAColumn();
    void dropsAColumnThatRunsEmpty();
    void keepsTheSensitiveColumnLastWhenItsAttributeMoves();
    void moveIntoOwnColumnChangesNothing();
    void makesANewColumnBeforeTheSensitiveOne();
    void makesANewSensitiveColumnLast();
    void newColumnOfNothingChangesNothing();
    void dissolvesAColumn();
    void dissolvingTheSensitiveColumnLeavesTheSensitiveOneLast();
    void editsWithoutSensitiveAttributeKeepTheOrder();
};

void TestColumnPartition::putsTheSensitiveColumnLastAndSortsAttributes()
{
    const auto partition = ColumnPartition::make({ids({2, 1}), ids({4, 0}), ids({3})}, 5, AttributeId(1)).value();
    QCOMPARE(partition.columns(), (Columns{ids({0, 4}), ids({3}), ids({1, 2})}));
    QCOMPARE(partition.sensitiveColumn(), ids({1, 2}));
    QCOMPARE(partition.columnOf(AttributeId(3)), ColumnId(1));
}

void TestColumnPartition::refusesWhatIsNoDisjointCover_data()
{
    QTest::addColumn<Columns>("columns");
    QTest::addColumn<int>("sensitive");
    QTest::newRow("nothing") << Columns{} << -1;
    QTest::newRow("empty column") << Columns{ids({0, 1, 2}), {}} << -1;
    QTest::newRow("twice in a column") << Columns{ids({0, 0, 1, 2})} << -1;
    QTest::newRow("in two columns") << Columns{ids({0, 1}), ids({1, 2})} << -1;
    QTest::newRow("one missing") << Columns{ids({0}), ids({2})} << -1;
    QTest::newRow("one that does not exist") << Columns{ids({0, 1, 2}), ids({3})} << -1;
    QTest::newRow("sensitive does not exist") << Columns{ids({0, 1, 2})} << 3;
}

void TestColumnPartition::refusesWhatIsNoDisjointCover()
{
    QFETCH(Columns, columns);
    QFETCH(int, sensitive);
    const auto id = sensitive < 0 ? std::nullopt : std::optional(AttributeId(static_cast<std::size_t>(sensitive)));
    const auto partition = ColumnPartition::make(columns, 3, id);
    QVERIFY(!partition);
    QCOMPARE(partition.error().code, ErrorCode::InvalidArgument);
}

void TestColumnPartition::namesTheQuasiIdentifiersOfTheSensitiveColumn()
{
    QCOMPARE(sample().sensitiveColumnQi(), ids({4}));
    QCOMPARE(ColumnPartition::make({ids({0}), ids({1})}, 2, AttributeId(1)).value().sensitiveColumnQi(), Column{});
}

void TestColumnPartition::movesAttributesIntoAColumn()
{
    QCOMPARE(sample().withMoved(ids({2, 4}), ColumnId(1)).columns(), (Columns{ids({0}), ids({1, 2, 4}), ids({3})}));
}

void TestColumnPartition::dropsAColumnThatRunsEmpty()
{
    QCOMPARE(sample().withMoved(ids({1}), ColumnId(2)).columns(), (Columns{ids({0, 2}), ids({1, 3, 4})}));
}

void TestColumnPartition::keepsTheSensitiveColumnLastWhenItsAttributeMoves()
{
    QCOMPARE(sample().withMoved(ids({3}), ColumnId(0)).columns(), (Columns{ids({1}), ids({4}), ids({0, 2, 3})}));
}

void TestColumnPartition::moveIntoOwnColumnChangesNothing()
{
    QCOMPARE(sample().withMoved(ids({0}), ColumnId(0)), sample());
    QCOMPARE(sample().withMoved({}, ColumnId(0)), sample());
}

void TestColumnPartition::makesANewColumnBeforeTheSensitiveOne()
{
    QCOMPARE(sample().withNewColumn(ids({4, 0, 4})).columns(), (Columns{ids({2}), ids({1}), ids({0, 4}), ids({3})}));
}

void TestColumnPartition::makesANewSensitiveColumnLast()
{
    QCOMPARE(sample().withNewColumn(ids({3, 0})).columns(), (Columns{ids({2}), ids({1}), ids({4}), ids({0, 3})}));
    QCOMPARE(sample().withNewColumn(ids({3, 4})), sample());
}

void TestColumnPartition::newColumnOfNothingChangesNothing()
{
    QCOMPARE(sample().withNewColumn({}), sample());
}

void TestColumnPartition::dissolvesAColumn()
{
    QCOMPARE(sample().withDissolved(ColumnId(0)).columns(), (Columns{ids({0}), ids({2}), ids({1}), ids({3, 4})}));
}

void TestColumnPartition::dissolvingTheSensitiveColumnLeavesTheSensitiveOneLast()
{
    QCOMPARE(sample().withDissolved(ColumnId(2)).columns(), (Columns{ids({0, 2}), ids({1}), ids({4}), ids({3})}));
}

void TestColumnPartition::editsWithoutSensitiveAttributeKeepTheOrder()
{
    const auto partition = ColumnPartition::make({ids({2}), ids({0, 1})}, 3, std::nullopt).value();
    QCOMPARE(partition.columns(), (Columns{ids({2}), ids({0, 1})}));
    QCOMPARE(partition.withNewColumn(ids({0})).columns(), (Columns{ids({2}), ids({1}), ids({0})}));
    QCOMPARE(partition.withMoved(ids({0}), ColumnId(0)).columns(), (Columns{ids({0, 2}), ids({1})}));
}

TRANCHE_CORE_TEST(TestColumnPartition)

} // namespace tst_column_partition

#include "tst_column_partition.moc"
