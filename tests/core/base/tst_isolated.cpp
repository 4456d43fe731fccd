// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/isolated.h"
#include "tests/support/test_room.h"

namespace tst_isolated {

using namespace tranche;

class TestIsolated : public QObject {
    Q_OBJECT

private slots:
    void whatReadsFromLeftToRightStaysAsItIs()
    {
        for (const char* text : {"", "Age", "Größe", "日本語", "👩 job 🏥", "\xd6", "a\xe2\x80", "Ω ≤ 1/ℓ", "a\u200db"})
            QCOMPARE(isolated(text), std::string(text));
    }

    void whatReadsFromRightToLeftStandsBetweenIsolates()
    {
        for (const char* text : {"עיר", "العمر", "مستشفى (أ)", "City עיר 3", "ﷺ", "𐤀", "𞤀", "a\u202eb", "a\u200fb", "\u2067a"})
            QCOMPARE(isolated(text), "\u2068" + std::string(text) + "\u2069");
    }
};

TRANCHE_TEST(TestIsolated)

} // namespace tst_isolated

#include "tst_isolated.moc"
