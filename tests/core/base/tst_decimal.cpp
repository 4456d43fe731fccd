// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/decimal.h"
#include "tests/support/test_room.h"

namespace tst_decimal {

using namespace tranche;

class TestDecimal : public QObject {
    Q_OBJECT

private slots:
    void thePointStandsSoManyPlacesFromTheEnd()
    {
        QCOMPARE(decimalOf("393", 2), std::string("3.93"));
        QCOMPARE(decimalOf("12345", 0), std::string("12345"));
        QCOMPARE(decimalOf("123456789012345678901234567890", 6), std::string("123456789012345678901234.56789"));
    }

    void zerosBeforeItAreWrittenAndZerosAtTheEndAreNot()
    {
        QCOMPARE(decimalOf("5", 2), std::string("0.05"));
        QCOMPARE(decimalOf("50", 2), std::string("0.5"));
        QCOMPARE(decimalOf("400", 2), std::string("4"));
        QCOMPARE(decimalOf("0", 6), std::string("0"));
        QCOMPARE(decimalOf("100", 0), std::string("100"));
    }
};

TRANCHE_TEST(TestDecimal)

} // namespace tst_decimal

#include "tst_decimal.moc"
