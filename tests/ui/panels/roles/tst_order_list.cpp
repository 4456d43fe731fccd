// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/roles/order_list.h"

#include "tests/support/session_driver.h"
#include "tests/support/test_room.h"
#include "ui/panels/roles/role_pane.h"

#include <QPushButton>
#include <QSignalSpy>

namespace tst_order_list {

using namespace tranche;
using namespace tranche::test;

using Values = std::vector<std::string>;

class TestOrderList : public QObject {
    Q_OBJECT

private slots:
    void altWithAnArrowMovesAValue();
    void theEndsStopTheMove();
    void aNewOrderOfTheSameValuesKeepsTheCursor();
    void inTheRolePaneAnOrderIsADecision();
    void numbersHaveNoOrderToGive();
};

void TestOrderList::altWithAnArrowMovesAValue()
{
    OrderList list;
    list.show(Values{"a", "b", "c"});
    QSignalSpy chosen(&list, &OrderList::orderChosen);
    list.setCurrentRow(0);
    QTest::keyClick(&list, Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(list.values(), (Values{"b", "a", "c"}));
    QTest::keyClick(&list, Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(list.values(), (Values{"b", "c", "a"}));
    QTest::keyClick(&list, Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(list.values(), (Values{"b", "a", "c"}));
    QCOMPARE(chosen.size(), 3);
    QTest::keyClick(&list, Qt::Key_Down); // moves the cursor only
    QCOMPARE(chosen.size(), 3);
}

void TestOrderList::theEndsStopTheMove()
{
    OrderList list;
    list.show(Values{"a", "b"});
    QSignalSpy chosen(&list, &OrderList::orderChosen);
    list.setCurrentRow(0);
    QTest::keyClick(&list, Qt::Key_Up, Qt::AltModifier);
    list.setCurrentRow(1);
    QTest::keyClick(&list, Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(chosen.size(), 0);
    QCOMPARE(list.values(), (Values{"a", "b"}));
}

void TestOrderList::aNewOrderOfTheSameValuesKeepsTheCursor()
{
    OrderList list;
    list.show(Values{"a", "b", "c"});
    list.setCurrentRow(2);
    list.show(Values{"c", "a", "b"});
    QCOMPARE(list.currentRow(), 0);
}

void TestOrderList::inTheRolePaneAnOrderIsADecision()
{
    SessionDriver driver;
    driver.load(peopleCsv(60));
    TRY_IDLE(driver.session);
    RolePane pane(driver.session, nullptr);
    connect(&driver.session, &Session::snapshotChanged, &pane, [&](const Document& now) { pane.show(now, SessionDriver::town); });
    pane.show(driver.now(), SessionDriver::town);
    pane.QWidget::show();
    auto* list = pane.findChild<OrderList*>();
    QVERIFY(list->isVisible());
    QCOMPARE(list->values(), (Values{"town0", "town1", "town2", "town3"}));
    list->setCurrentRow(3);
    QTest::keyClick(list, Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(driver.snapshot().schema.attributes[SessionDriver::town.value].order, (Values{"town0", "town1", "town3", "town2"}));
    QVERIFY(driver.session.undoText().contains(QStringLiteral("Town")));
    for (auto* button : pane.findChildren<QPushButton*>())
        if (button->text() == QLatin1String("By name"))
            button->click();
    QVERIFY(driver.snapshot().schema.attributes[SessionDriver::town.value].order.empty());
    driver.session.undo();
    driver.session.undo();
    QCOMPARE(list->values(), (Values{"town0", "town1", "town2", "town3"}));
}

void TestOrderList::numbersHaveNoOrderToGive()
{
    SessionDriver driver;
    driver.load(peopleCsv(60));
    TRY_IDLE(driver.session);
    RolePane pane(driver.session, nullptr);
    pane.show(driver.now(), SessionDriver::age);
    pane.QWidget::show();
    QVERIFY(!pane.findChild<OrderList*>()->isVisible());
}

TRANCHE_WINDOW_TEST(TestOrderList)

} // namespace tst_order_list

#include "tst_order_list.moc"
