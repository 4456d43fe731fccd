// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/import_window/database/table_list.h"

#include "tests/support/test_room.h"

#include <QSignalSpy>
#include <QTest>
#include <QTreeWidget>

namespace tst_table_list {

using namespace tranche;

class TestTableList : public QObject {
    Q_OBJECT

private slots:
    void aTableIsChosenOnce();
};

void TestTableList::aTableIsChosenOnce()
{
    TableList list(nullptr);
    list.show({{"public.people", false, 3, 2}});
    list.show();
    auto& tree = *list.findChild<QTreeWidget*>();
    QTreeWidgetItem* people = tree.topLevelItem(0)->child(0);
    const QSignalSpy chosen(&list, &TableList::chosen);
    const QPoint place = tree.visualItemRect(people).center();
    QTest::mouseClick(tree.viewport(), Qt::LeftButton, {}, place);
    QTest::mouseDClick(tree.viewport(), Qt::LeftButton, {}, place); // the second of two quick ones
    QCOMPARE(chosen.count(), 1);
    list.activateWindow();
    tree.setFocus();
    QTRY_VERIFY(tree.hasFocus());
    tree.setCurrentItem(people);
    QTest::keyClick(&tree, Qt::Key_Return);
    QCOMPARE(chosen.count(), 2);
    QCOMPARE(chosen.last().front().toString(), QStringLiteral("public.people"));
}

TRANCHE_WINDOW_TEST(TestTableList)

} // namespace tst_table_list

#include "tst_table_list.moc"
