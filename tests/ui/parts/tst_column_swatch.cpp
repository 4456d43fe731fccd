// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/column_swatch.h"
#include "tests/support/test_room.h"

namespace tst_column_swatch {

using namespace tranche;

class TestColumnSwatch : public QObject {
    Q_OBJECT

private slots:
    void lettersGoOnAfterZ();
    void theSensitiveColumnIsAlwaysS();
    void theNameIsSpoken();
};

void TestColumnSwatch::lettersGoOnAfterZ()
{
    QCOMPARE(ColumnMark(0, false).letter(), QStringLiteral("A"));
    QCOMPARE(ColumnMark(25, false).letter(), QStringLiteral("Z"));
    QCOMPARE(ColumnMark(26, false).letter(), QStringLiteral("A2"));
}

void TestColumnSwatch::theSensitiveColumnIsAlwaysS()
{
    QCOMPARE(ColumnMark(2, true).letter(), QStringLiteral("S"));
    QCOMPARE(ColumnMark(2, true).colour(QPalette()), ColumnMark(5, true).colour(QPalette()));
}

void TestColumnSwatch::theNameIsSpoken()
{
    QCOMPARE(ColumnSwatch({1, false}).accessibleName(), QStringLiteral("Column B"));
    QCOMPARE(ColumnSwatch({1, true}).accessibleName(), QStringLiteral("Sensitive column"));
}

TRANCHE_WINDOW_TEST(TestColumnSwatch)

} // namespace tst_column_swatch

#include "tst_column_swatch.moc"
