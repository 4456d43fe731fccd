// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/stops.h"
#include "tests/support/tables.h"
#include "tests/support/test_room.h"
#include "ui/session/lookup/find_cell.h"

namespace tst_find_cell {

using namespace tranche;

class TestFindCell : public QObject {
    Q_OBJECT

private slots:
    void findsTheNextCellAroundTheEnd()
    {
        const auto table = test::tableOf({"Town Job", "Ulm cook", "Ay baker", "Ulm smith"});
        const auto next = [&](const char* text, std::optional<TableCell> from, bool forward) {
            return findCell(*table, {QString::fromLatin1(text), from, forward}, JobContext());
        };
        const SourceId town(0);
        const SourceId job(1);
        QVERIFY(next("ULM", {}, true) == (TableCell{0, town}));
        QVERIFY(next("ulm", TableCell{0, town}, true) == (TableCell{2, town}));
        QVERIFY(next("ulm", TableCell{2, job}, true) == (TableCell{0, town}));
        QVERIFY(next("ulm", TableCell{1, town}, false) == (TableCell{0, town}));
        QVERIFY(next("ulm", {}, false) == (TableCell{2, town}));
        QVERIFY(next("k", TableCell{0, town}, true) == (TableCell{0, job}));
        QVERIFY(next("cook", TableCell{0, job}, true) == (TableCell{0, job})); // itself again
        QVERIFY(!next("x", {}, true));
        QVERIFY(!next("", {}, true));
    }

    void stopsWhenToldTo()
    {
        const auto table = test::tableOf({"A B", "1 2"});
        QVERIFY(test::stopsAtOnce([&](JobContext& job) { return findCell(*table, {QStringLiteral("2"), {}, true}, job); }));
    }
};

TRANCHE_CORE_TEST(TestFindCell)

} // namespace tst_find_cell

#include "tst_find_cell.moc"
