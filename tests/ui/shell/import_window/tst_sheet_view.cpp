// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/import_window/preview/sheet_view.h"

#include "tests/support/test_room.h"
#include "tests/ui/shell/import_window/import_room.h"
#include "ui/shell/import_window/preview/preview_pane.h"
#include "ui/shell/import_window/preview/sheet_model.h"

namespace tst_sheet_view {

using namespace tranche;
using namespace tranche::test;
using Part = SheetModel::Part;

/// A sheet beside its table: what is read of it, and what is not.
class TestSheetView : public ImportRoom {
    Q_OBJECT

    /// A title, a row that is not stored, names, two records of which one is hidden; far below the last record and a total.
    static std::shared_ptr<const SheetSight> sight()
    {
        SheetSight made;
        made.rows = {{1, false, {"Title"}},   {3, false, {"Age", "Sex"}}, {4, true, {"22", "M"}},
                     {5, false, {"33", "F"}}, {1003, false, {"44", "F"}}, {1004, false, {"Total"}}};
        made.firstRowsEnd = 5;
        made.columns = 2;
        made.range = {{.row = 3, .column = 1}, {.row = 1003, .column = 2}};
        made.headerRows = 1;
        return std::make_shared<const SheetSight>(std::move(made));
    }
    static Part part(const SheetModel& model, int row, int column)
    {
        return Part(model.index(row, column).data(SheetModel::PartRole).toInt());
    }
    static QStringList rowNames(const SheetModel& model)
    {
        QStringList names;
        for (int row = 0; row < model.rowCount(); ++row)
            names << model.headerData(row, Qt::Vertical, Qt::DisplayRole).toString();
        return names;
    }

private slots:
    void init() { clear(); }
    void cleanup() { clear(); }

    void rowsHaveTheirNumbersAndTheHiddenOnesSaySo()
    {
        SheetModel model;
        model.show(sight(), true);
        QCOMPARE(rowNames(model), QStringList({"1", "2", "3", "4 hidden", "5", QStringLiteral("⋮"), "1003", "1004"}));
        QCOMPARE(model.headerData(1, Qt::Horizontal, Qt::DisplayRole).toString(), QStringLiteral("B"));
        QCOMPARE(model.index(4, 1).data().toString(), QStringLiteral("F"));
    }

    void whatIsOutsideTheRangeIsToldApart()
    {
        SheetModel model;
        model.show(sight(), true);
        QCOMPARE(part(model, 0, 0), Part::Outside);
        QCOMPARE(part(model, 2, 1), Part::Header);
        QCOMPARE(part(model, 3, 0), Part::Inside); // hidden, and read as well
        QCOMPARE(part(model, 5, 0), Part::Inside); // the rows between
        QCOMPARE(part(model, 7, 0), Part::Outside);
        model.show(sight(), false);
        QCOMPARE(part(model, 3, 0), Part::Outside);
        const auto [first, last] = model.corners();
        QCOMPARE(model.rangeOf(first, last), QStringLiteral("A3:B1003"));
    }

    void markedCellsBecomeTheRange()
    {
        find([](ImportLook& look) {
            if (look.options.csv() != nullptr)
                look.options = ImportOptions(SourceForm(WorkbookOptions()));
            look.sheet = sight();
        });
        openSettled();
        auto& view = *m_window->findChild<SheetView*>();
        QVERIFY(!button("read-marked").isVisible());
        emit m_window->findChild<PreviewPane*>()->rangeChosen(QStringLiteral("A3:B5"));
        QTRY_VERIFY(!m_window->isLooking());
        QCOMPARE(std::get<WorkbookOptions>(m_window->options().form).range, std::string("A3:B5"));
        view.selectionModel()->select(QItemSelection(view.sheet().index(2, 0), view.sheet().index(6, 1)), QItemSelectionModel::Select);
        QCOMPARE(view.markedRange(), QStringLiteral("A3:B1003"));
    }
};

TRANCHE_WINDOW_TEST(TestSheetView)

} // namespace tst_sheet_view

#include "tst_sheet_view.moc"
