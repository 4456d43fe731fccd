// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/import_window/preview/sheet_view.h"

#include "tests/support/test_room.h"
#include "tests/ui/shell/import_window/import_room.h"
#include "ui/shell/import_window/preview/preview_pane.h"
#include "ui/shell/import_window/preview/sheet_model.h"

#include <QMouseEvent>

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

    void theFrameIsDragged_data()
    {
        QTest::addColumn<int>("edge"); // 0 top left, 1 bottom, 2 right
        QTest::addColumn<int>("row");
        QTest::addColumn<int>("column");
        QTest::addColumn<QString>("range");
        QTest::newRow("up") << 0 << 0 << 0 << "A1:B1003";
        QTest::newRow("the upper corner to the right") << 0 << 4 << 1 << "B5:B1003";
        QTest::newRow("beyond the other corner") << 0 << 7 << 1 << "B1003:B1003";
        QTest::newRow("the last row up") << 1 << 3 << 0 << "A3:B4";
        QTest::newRow("the last row to one that is not shown") << 1 << 5 << 0 << QString();
        QTest::newRow("down") << 1 << 7 << 0 << "A3:B1004";
        QTest::newRow("the last column") << 2 << 3 << 0 << "A3:A1003";
        QTest::newRow("nowhere") << 1 << 6 << 1 << QString();
    }

    void theFrameIsDragged()
    {
        QFETCH(int, edge);
        QFETCH(int, row);
        QFETCH(int, column);
        QFETCH(QString, range);
        SheetView view(nullptr);
        view.resize(600, 400);
        view.show(sight(), true);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        QString dragged;
        connect(&view, &SheetView::rangeDragged, &view, [&](const QString& wanted) { dragged = wanted; });
        const QRect frame = view.frame();
        const QPoint from = edge == 0   ? frame.topLeft()
                            : edge == 1 ? QPoint(frame.center().x(), frame.bottom())
                                        : QPoint(frame.right(), frame.center().y());
        const QPoint to = view.visualRect(view.sheet().index(row, column)).center();
        QTest::mousePress(view.viewport(), Qt::LeftButton, {}, from);
        QTest::mouseMove(view.viewport(), to);
        QMouseEvent move(QEvent::MouseMove, QPointF(to), view.viewport()->mapToGlobal(QPointF(to)), Qt::LeftButton, Qt::LeftButton, {});
        QCoreApplication::sendEvent(view.viewport(), &move);
        QTest::mouseRelease(view.viewport(), Qt::LeftButton, {}, to);
        QCOMPARE(dragged, range);
        QVERIFY(view.markedRange().isEmpty()); // it marks no cells meanwhile
    }

    void draggingIsGivenUp()
    {
        SheetView view(nullptr);
        view.resize(600, 400);
        view.show(sight(), true);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        bool dragged = false;
        connect(&view, &SheetView::rangeDragged, &view, [&] { dragged = true; });
        const QRect frame = view.frame();
        QTest::mousePress(view.viewport(), Qt::LeftButton, {}, frame.topLeft());
        QMouseEvent move(QEvent::MouseMove, QPointF(5, 5), view.viewport()->mapToGlobal(QPointF(5, 5)), Qt::LeftButton, Qt::LeftButton, {});
        QCoreApplication::sendEvent(view.viewport(), &move);
        QVERIFY(view.frame() != frame);
        QTest::keyClick(&view, Qt::Key_Escape);
        QCOMPARE(view.frame(), frame);
        QTest::mouseRelease(view.viewport(), Qt::LeftButton, {}, QPoint(5, 5));
        QVERIFY(!dragged);
    }

    void whatIsNotShownOfTheFrameIsNotDragged()
    {
        SheetModel model;
        auto far = std::make_shared<SheetSight>(*sight());
        far->range.last = {.row = 900, .column = 5};
        model.show(far, true);
        QCOMPARE(model.shownEdges(), Qt::Edges(Qt::TopEdge | Qt::LeftEdge));
        QCOMPARE(model.resized(Qt::TopEdge, model.index(3, 1)).first.row, 4U);
        QCOMPARE(model.resized(Qt::TopEdge, model.index(3, 1)).last.column, 5U);
    }
};

TRANCHE_WINDOW_TEST(TestSheetView)

} // namespace tst_sheet_view

#include "tst_sheet_view.moc"
