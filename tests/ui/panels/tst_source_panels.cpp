// SPDX-License-Identifier: GPL-3.0-or-later
// Table, Roles and Correlation over changing documents.
#include "tests/support/test_room.h"
#include "tests/ui/panels/opened_session.h"
#include "ui/models/roles_model.h"
#include "ui/models/table_model.h"
#include "ui/panels/correlation/correlation_panel.h"
#include "ui/panels/panel_pages.h"
#include "ui/panels/roles/role_segments.h"
#include "ui/panels/roles/roles_panel.h"
#include "ui/panels/roles/roles_view.h"
#include "ui/panels/table/table_panel.h"
#include "ui/parts/cards/banner.h"
#include "ui/style/type.h"

#include <QLabel>
#include <QLineEdit>
#include <QTableView>

#include <algorithm>

namespace tst_source_panels {

using namespace tranche;

namespace {

QString sentenceOf(Panel& panel)
{
    return panel.findChild<QLabel*>(QStringLiteral("sentence"))->text();
}

} // namespace

class TestSourcePanels : public QObject {
    Q_OBJECT

private slots:
    void everyPanelIsEmptyWithoutATable()
    {
        Session session;
        TablePanel table(session);
        RolesPanel roles(session);
        CorrelationPanel correlation(session);
        for (Panel* panel : {static_cast<Panel*>(&table), static_cast<Panel*>(&roles), static_cast<Panel*>(&correlation)}) {
            panel->show();
            QVERIFY(panel->findChild<PanelPages*>()->isEmpty());
            QVERIFY(!sentenceOf(*panel).isEmpty());
        }
    }

    void tableSaysHowManyTuplesAreDropped()
    {
        test::OpenedSession opened;
        opened.decideRoles();
        TablePanel panel(opened.session);
        panel.show();
        QVERIFY(!panel.findChild<PanelPages*>()->isEmpty());
        QCOMPARE(sentenceOf(panel), QStringLiteral("18 records (tuples) read: 17 kept, 1 dropped because a value is missing."));
        const auto* view = panel.findChild<QTableView*>();
        QCOMPARE(view->model()->rowCount(), 18);
        QVERIFY(view->model()->index(16, 0).data(TableModel::DroppedRole).toBool());
        QVERIFY(!view->model()->index(0, 0).data(TableModel::DroppedRole).toBool());
    }

    void tableFindsAndJumpsByKeys()
    {
        test::OpenedSession opened;
        TablePanel panel(opened.session);
        panel.show();
        panel.activateWindow();
        QTRY_VERIFY(panel.isActiveWindow()); // shortcuts need it
        auto* view = panel.findChild<QTableView*>();
        view->setFocus();
        auto* find = panel.findChild<QLineEdit*>(QStringLiteral("find"));
        find->setText(QStringLiteral("GASTRITIS"));
        QTest::keyClick(find, Qt::Key_Return);
        QTRY_COMPARE(view->currentIndex(), view->model()->index(7, 3)); // found on a thread of its own
        QTest::keyClick(view, Qt::Key_F3);
        QTRY_COMPARE(view->currentIndex(), view->model()->index(10, 3));
        QTest::keyClick(view, Qt::Key_F3, Qt::ShiftModifier);
        QTRY_COMPARE(view->currentIndex(), view->model()->index(7, 3)); // found on a thread of its own
        auto* line = panel.findChild<QLineEdit*>(QStringLiteral("line"));
        line->setText(QStringLiteral("17"));
        QTest::keyClick(line, Qt::Key_Return);
        QCOMPARE(view->currentIndex().row(), 16);
        line->setText(QStringLiteral("19"));
        QTest::keyClick(line, Qt::Key_Return);
        QCOMPARE(view->currentIndex().row(), 16);
    }

    void rolesAreSetForTheWholeSelectionBySingleKeys()
    {
        test::OpenedSession opened;
        RolesPanel panel(opened.session);
        panel.show();
        auto* view = panel.findChild<RolesView*>();
        view->selectionModel()->select(QItemSelection(view->model()->index(0, 0), view->model()->index(1, 0)),
                                       QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
        QTest::keyClick(view, Qt::Key_X);
        QCOMPARE(opened.session.now().snapshot.roles[0], Role::Excluded);
        QCOMPARE(opened.session.now().snapshot.roles[1], Role::Excluded);
        QTest::keyClick(view, Qt::Key_Q);
        QCOMPARE(opened.session.now().snapshot.roles[0], Role::QuasiIdentifier);
        view->selectionModel()->select(view->model()->index(3, 0), QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
        QTest::keyClick(view, Qt::Key_S);
        QCOMPARE(opened.session.now().snapshot.roles[3], Role::Sensitive);
        opened.settle();
    }

    void openDecisionsAreNamedAndCanBeTaken()
    {
        test::OpenedSession opened;
        opened.decideRoles();
        RolesPanel panel(opened.session);
        panel.show();
        opened.session.setRoles({SourceId{2}}, Role::Undecided);
        opened.settle();
        Banner* open = nullptr;
        for (Banner* banner : panel.findChildren<Banner*>())
            if (banner->isVisible())
                open = banner;
        QVERIFY(open);
        QCOMPARE(open->heading(), QStringLiteral("One attribute needs a role."));
        QVERIFY(open->sentence().startsWith(QStringLiteral("zip has no role yet")));
        const auto buttons = open->findChildren<QAbstractButton*>();
        QVERIFY(!buttons.isEmpty());
        buttons.first()->click();
        opened.settle();
        QCOMPARE(opened.session.now().snapshot.roles[2], Role::Excluded);
        QVERIFY(!open->isVisible());
    }

    void filterThatMatchesNothingSaysSo()
    {
        test::OpenedSession opened;
        RolesPanel panel(opened.session);
        panel.show();
        auto* filter = panel.findChild<QLineEdit*>();
        filter->setText(QStringLiteral("zi"));
        QCOMPARE(panel.findChild<RolesView*>()->model()->rowCount(), 1);
        filter->setText(QStringLiteral("nowhere"));
        QVERIFY(panel.findChild<PanelPages*>()->isEmpty());
        filter->clear();
        QVERIFY(!panel.findChild<PanelPages*>()->isEmpty());
    }

    void suggestionsKeepRoomOnASmallScreen()
    {
        test::OpenedSession opened;
        RolesPanel panel(opened.session);
        auto* view = panel.findChild<RolesView*>();
        for (const int width : {1440, 1080, 1000}) {
            panel.resize(width, 600);
            panel.show();
            QVERIFY(QTest::qWaitForWindowExposed(&panel));
            QVERIFY2(view->columnWidth(RolesModel::Suggestion) >= scaled(250),
                     qPrintable(QStringLiteral("%1: %2").arg(width).arg(view->columnWidth(RolesModel::Suggestion))));
            QVERIFY(view->columnWidth(RolesModel::RoleColumn) >= RoleSegments::lettersWidth());
        }
    }

    void correlationAppearsWithItsResultAndGoesWithIt()
    {
        test::OpenedSession opened;
        opened.decideRoles();
        CorrelationPanel panel(opened.session);
        panel.show();
        QVERIFY(!panel.findChild<PanelPages*>()->isEmpty());
        QVERIFY(sentenceOf(panel).startsWith(QStringLiteral("φ² of each pair of attributes (6)")));
        opened.session.setRoles({SourceId{0}}, Role::Undecided);
        opened.settle();
        QVERIFY(panel.findChild<PanelPages*>()->isEmpty()); // nothing stale
        opened.session.undo();
        opened.settle();
        QVERIFY(!panel.findChild<PanelPages*>()->isEmpty());
    }

    void correlationIsOfferedAsATable()
    {
        test::OpenedSession opened;
        opened.decideRoles();
        CorrelationPanel panel(opened.session);
        panel.show();
        const auto tables = panel.findChildren<QTableView*>(); // one more shows the counts of a pair
        const auto found = std::ranges::find(tables, QStringLiteral("φ² of every pair of attributes"), &QWidget::accessibleName);
        QVERIFY(found != tables.end());
        auto* table = *found;
        QVERIFY(!table->isVisible());
        QTest::keyClick(&panel, Qt::Key_T);
        QVERIFY(table->isVisible());
        QCOMPARE(table->model()->rowCount(), 4);
        QVERIFY(table->model()->index(0, 0).data().toString().isEmpty());
        QVERIFY(!table->model()->index(0, 1).data().toString().isEmpty());
        QTest::keyClick(&panel, Qt::Key_T);
        QVERIFY(!table->isVisible());
    }

    void hoveringAPairNamesItInTheJobBar()
    {
        test::OpenedSession opened;
        opened.decideRoles();
        CorrelationPanel panel(opened.session);
        panel.show();
        QSignalSpy hovered(&panel, &Panel::hovered);
        panel.findChild<HeatmapPlot*>()->setCursor(AttributeId{0}, AttributeId{2});
        QTest::keyClick(panel.findChild<HeatmapPlot*>(), Qt::Key_Right);
        QVERIFY(!hovered.isEmpty());
        QVERIFY(hovered.last().first().toString().contains(QStringLiteral("φ²")));
    }
};

TRANCHE_WINDOW_TEST(TestSourcePanels)

} // namespace tst_source_panels

#include "tst_source_panels.moc"
