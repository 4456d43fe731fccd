// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/workbook/cell_reference.h"

#include "tests/support/test_room.h"

namespace tst_cell_reference {

using namespace tranche;

class TestCellReference : public QObject {
    Q_OBJECT

private slots:
    void everyCellIsNamedBothWays();
    void whatIsNoCellIsRefused();
    void rangesHaveTwoCornersInOrder();
};

void TestCellReference::everyCellIsNamedBothWays()
{
    QCOMPARE(cellName({212, 11}), std::string("K212"));
    QCOMPARE(cellName({1, 26}), std::string("Z1"));
    QCOMPARE(cellName({1, 27}), std::string("AA1"));
    QCOMPARE(cellName({mostSheetRows, mostSheetColumns}), std::string("XFD1048576"));
    for (std::uint32_t column = 1; column <= mostSheetColumns; ++column)
        QVERIFY((cellOf(cellName({7, column})) == CellReference{7, column}));
    QVERIFY((cellOf("$k$212") == CellReference{212, 11}));
}

void TestCellReference::whatIsNoCellIsRefused()
{
    for (const auto* name : {"", "A", "1", "A0", "A01", "A1048577", "XFE1", "AAAAAAAAAA1", "A1B", "A-1", "A1 ", "Ä1", "A99999999999"})
        QVERIFY2(!cellOf(name), name);
}

void TestCellReference::rangesHaveTwoCornersInOrder()
{
    QVERIFY((rangeOf("A3:U1003") == CellRange{{3, 1}, {1003, 21}}));
    QVERIFY((rangeOf("B2") == CellRange{{2, 2}, {2, 2}}));
    QVERIFY((rangeOf("B2:C") == CellRange{{2, 2}, {mostSheetRows, 3}}));
    QCOMPARE(rangeName({{3, 1}, {1003, 21}}), std::string("A3:U1003"));
    for (const auto* name : {"", ":", "A3:", ":B4", "B2:A3", "B2:C1", "A1:B2:C3", "A1-B2", "A:B"})
        QVERIFY2(!rangeOf(name), name);
}

TRANCHE_TEST(TestCellReference)

} // namespace tst_cell_reference

#include "tst_cell_reference.moc"
