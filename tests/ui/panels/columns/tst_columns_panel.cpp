// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_room.h"
#include "tests/ui/panels/opened_session.h"
#include "ui/models/columns_model.h"
#include "ui/panels/columns/column_card.h"
#include "ui/panels/columns/columns_panel.h"
#include "ui/panels/panel_pages.h"
#include "ui/panels/plot_card.h"
#include "ui/parts/cards/badge.h"
#include "ui/plots/cluster_plot.h"
#include "ui/plots/silhouette_plot.h"

#include <QMimeData>

#include <memory>

namespace tst_columns_panel {

using namespace tranche;

namespace {

/// The cards as they stand: the one for each column of the document.
std::vector<ColumnCard*> cardsOf(ColumnsPanel& panel)
{
    std::vector<ColumnCard*> cards;
    for (ColumnCard* card : panel.findChildren<ColumnCard*>())
        if (!card->isHidden())
            cards.push_back(card);
    std::ranges::sort(cards, {}, [](const ColumnCard* card) { return card->mark().index; });
    return cards;
}

void drop(QWidget* target, const QMimeData* carried)
{
    QDragEnterEvent enter(QPoint(5, 5), Qt::MoveAction, carried, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(target, &enter);
    QVERIFY2(enter.isAccepted(), "the target takes no drop");
    QDropEvent dropped(QPointF(5, 5), Qt::MoveAction, carried, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(target, &dropped);
}

std::size_t columnOf(const Session& session, std::size_t attribute)
{
    return session.now().snapshot.columns->columnOf(AttributeId{attribute}).value;
}

} // namespace

class TestColumnsPanel : public QObject {
    Q_OBJECT

    std::unique_ptr<test::OpenedSession> m_opened;
    std::unique_ptr<ColumnsPanel> m_panel;

    ColumnsModel* model() { return m_panel->findChild<ColumnsModel*>(); }
    std::unique_ptr<QMimeData> carried(std::size_t attribute)
    {
        return std::unique_ptr<QMimeData>(model()->mimeData({model()->indexOf(AttributeId{attribute})}));
    }
    void select(std::size_t attribute)
    {
        const QModelIndex index = model()->indexOf(AttributeId{attribute});
        ColumnList* list = cardsOf(*m_panel)[static_cast<std::size_t>(index.parent().row())]->list();
        list->setCurrentIndex(index);
        list->setFocus();
        m_list = list;
    }
    void press(int key, Qt::KeyboardModifiers held = Qt::NoModifier)
    {
        QTest::keyClick(m_list, static_cast<Qt::Key>(key), held);
        QCoreApplication::sendPostedEvents(m_panel.get());
        m_opened->settle();
    }
    ColumnList* m_list = nullptr;

private slots:
    void init()
    {
        m_opened = std::make_unique<test::OpenedSession>();
        m_opened->decideRoles();
        m_opened->setEll(Ratio(2, 1), 1, 3); // age, sex, zip in two columns; ill alone
        m_panel = std::make_unique<ColumnsPanel>(m_opened->session);
        m_panel->resize(1000, 700);
        m_panel->show();
    }

    void cleanup()
    {
        m_panel.reset();
        m_opened.reset();
    }

    void oneCardAColumnWithTheSensitiveOneLast()
    {
        const auto cards = cardsOf(*m_panel);
        QCOMPARE(cards.size(), m_opened->session.now().snapshot.columns->size());
        QVERIFY(cards.back()->mark().sensitive);
        QVERIFY(!cards.front()->mark().sensitive);
        for (std::size_t i = 0; i < cards.size(); ++i)
            QCOMPARE(cards[i]->list()->model()->rowCount(cards[i]->list()->rootIndex()),
                     static_cast<int>(m_opened->session.now().snapshot.columns->columns()[i].size()));
    }

    void droppingOnACardMovesTheAttributeThere()
    {
        const auto mime = carried(0);
        drop(cardsOf(*m_panel).back(), mime.get());
        m_opened->settle();
        QCOMPARE(columnOf(m_opened->session, 0), m_opened->session.now().snapshot.columns->size() - 1);
        QVERIFY(m_opened->session.now().snapshot.columnsByHand);
    }

    void droppingOnTheListOfACardMovesTheAttributeThere()
    {
        const auto mime = carried(0);
        drop(cardsOf(*m_panel).back()->list()->viewport(), mime.get());
        m_opened->settle();
        QCOMPARE(columnOf(m_opened->session, 0), m_opened->session.now().snapshot.columns->size() - 1);
    }

    void droppingBesideTheCardsMakesANewColumn()
    {
        m_opened->session.moveAttributes({AttributeId{0}, AttributeId{1}, AttributeId{2}}, ColumnId{0});
        m_opened->settle();
        const std::size_t before = m_opened->session.now().snapshot.columns->size();
        const auto mime = carried(1);
        auto* area = m_panel->findChild<NewColumnArea*>();
        drop(area, mime.get());
        m_opened->settle();
        QCOMPARE(m_opened->session.now().snapshot.columns->size(), before + 1);
        m_opened->session.undo();
        m_opened->settle();
        drop(area->parentWidget(), mime.get()); // on empty space around it
        m_opened->settle();
        QCOMPARE(m_opened->session.now().snapshot.columns->size(), before + 1);
        QCOMPARE(cardsOf(*m_panel).size(), before + 1);
    }

    void foreignThingsAreNotTaken()
    {
        QMimeData foreign;
        foreign.setText(QStringLiteral("age"));
        QDragEnterEvent enter(QPoint(5, 5), Qt::MoveAction, &foreign, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(cardsOf(*m_panel).front(), &enter);
        QVERIFY(!enter.isAccepted());
    }

    void keysDoTheSameAsTheMouse()
    {
        const std::size_t last = m_opened->session.now().snapshot.columns->size();
        select(0);
        press(Qt::Key_0 + static_cast<int>(last)); // to the sensitive column
        QCOMPARE(columnOf(m_opened->session, 0), m_opened->session.now().snapshot.columns->size() - 1);
        select(0);
        press(Qt::Key_N, Qt::ControlModifier);
        QCOMPARE(m_opened->session.now().snapshot.columns->columns()[columnOf(m_opened->session, 0)].size(), std::size_t{1});
        m_opened->session.moveAttributes({AttributeId{0}, AttributeId{1}, AttributeId{2}}, ColumnId{0});
        m_opened->settle();
        select(0);
        press(Qt::Key_Delete);
        QCOMPARE(m_opened->session.now().snapshot.columns->size(), std::size_t{4});
    }

    void focusStaysOnWhatWasMoved()
    {
        select(0);
        press(Qt::Key_0 + static_cast<int>(m_opened->session.now().snapshot.columns->size()));
        const QModelIndex moved = model()->indexOf(AttributeId{0});
        QCOMPARE(cardsOf(*m_panel).back()->list()->currentIndex(), moved);
    }

    void theProposalIsOneKeyAway()
    {
        const auto proposed = m_opened->session.now().snapshot.columns->columns();
        select(0);
        press(Qt::Key_N, Qt::ControlModifier);
        m_opened->session.moveAttributes({AttributeId{1}}, ColumnId{m_opened->session.now().snapshot.columns->size() - 1});
        m_opened->settle();
        QVERIFY(m_opened->session.now().snapshot.columns->columns() != proposed);
        m_panel->activateWindow();
        QTRY_VERIFY(m_panel->isActiveWindow()); // shortcuts need it
        cardsOf(*m_panel).front()->list()->setFocus();
        QTest::keyClick(cardsOf(*m_panel).front()->list(), Qt::Key_R, Qt::ControlModifier);
        m_opened->settle();
        QVERIFY(m_opened->session.now().snapshot.columns->columns() == proposed);
        QVERIFY(!m_opened->session.now().snapshot.columnsByHand);
    }

    void pinnedByKeyAndShownInItsRow()
    {
        select(0);
        press(Qt::Key_P);
        QVERIFY(m_opened->session.now().pins.contains(AttributeId{0}));
        QVERIFY(model()->indexOf(AttributeId{0}).data(ColumnsModel::PinnedRole).toBool());
        QVERIFY(model()->indexOf(AttributeId{0}).data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("pinned")));
        select(0);
        press(Qt::Key_P);
        QVERIFY(m_opened->session.now().pins.empty());
    }

    void aDotOfTheClusterMapLeadsToItsCard()
    {
        auto* cluster = m_panel->findChild<ClusterPlot*>();
        QCOMPARE(cluster->shown().dots.size(), std::size_t{4});
        QTest::mouseClick(cluster, Qt::LeftButton, {}, cluster->placeOf(1).toPoint());
        const QModelIndex found = model()->indexOf(AttributeId{1});
        QVERIFY(cardsOf(*m_panel)[static_cast<std::size_t>(found.parent().row())]->list()->selectionModel()->isSelected(found));
    }

    void aClickOnTheCurveAsksForSoManyColumns()
    {
        auto* curve = m_panel->findChild<SilhouettePlot*>();
        QCOMPARE(curve->shown().points.size(), std::size_t{3}); // c of 2 to 4
        emit curve->columnsChosen(4);
        m_opened->settle();
        QCOMPARE(m_opened->session.now().snapshot.columns->size(), std::size_t{4});
        select(0);
        press(Qt::Key_1 + 1);
        QVERIFY(m_opened->session.now().snapshot.columnsByHand);
        emit curve->columnsChosen(4); // the same c again: the proposal
        m_opened->settle();
        QVERIFY(!m_opened->session.now().snapshot.columnsByHand);
    }

    void bothPlotsAreOfferedAsTables()
    {
        const auto cards = m_panel->findChildren<PlotCard*>();
        QCOMPARE(cards.size(), 2);
        for (PlotCard* card : cards) {
            QVERIFY(!card->isTable());
            QTest::keyClick(card, Qt::Key_T);
            QVERIFY(card->isTable());
            QVERIFY(card->twin().rowCount() >= 3);
        }
    }

    void theLimitIsRememberedAndMarksTheCards()
    {
        m_opened->session.preferences().setUniqueLimit(0.001);
        const auto over = [&] {
            int count = 0;
            for (ColumnCard* card : cardsOf(*m_panel))
                count += card->findChild<Badge*>()->judgement() == Judgement::Fail ? 1 : 0;
            return count;
        };
        QVERIFY(over() > 0);
        m_opened->session.preferences().setUniqueLimit(1.0);
        QCOMPARE(over(), 0);
    }

    void cardsGoWithTheColumns()
    {
        m_opened->session.setRoles({SourceId{0}}, Role::Undecided);
        m_opened->settle();
        QVERIFY(m_panel->findChild<PanelPages*>()->isEmpty());
        m_opened->session.undo();
        m_opened->settle();
        QVERIFY(!m_panel->findChild<PanelPages*>()->isEmpty());
        QCOMPARE(cardsOf(*m_panel).size(), m_opened->session.now().snapshot.columns->size());
    }
};

TRANCHE_WINDOW_TEST(TestColumnsPanel)

} // namespace tst_columns_panel

#include "tst_columns_panel.moc"
#include "ui/session/opened_table.h"
