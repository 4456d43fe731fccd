// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/command_palette.h"
#include "tests/support/test_room.h"

#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>

namespace tst_command_palette {

using namespace tranche;

class TestCommandPalette : public QObject {
    Q_OBJECT

private slots:
    void init();
    void listsWhatCanBeDone();
    void lettersNarrowTheList();
    void enterRunsTheCommandAndCloses();
    void whereNothingFitsThatIsSaid();

private:
    QWidget m_window;
    QAction m_open{QStringLiteral("&Open a table…")};
    QAction m_undo{QStringLiteral("&Undo")};
    QAction m_off{QStringLiteral("Redo")};
};

void TestCommandPalette::init()
{
    m_off.setEnabled(false);
    m_window.resize(600, 400);
    m_window.show();
}

void TestCommandPalette::listsWhatCanBeDone()
{
    CommandPalette palette(&m_window);
    palette.open({&m_open, &m_undo, &m_off}, &m_window);
    QCOMPARE(palette.shown(), QStringList({QStringLiteral("Open a table…"), QStringLiteral("Undo")}));
}

void TestCommandPalette::lettersNarrowTheList()
{
    CommandPalette palette(&m_window);
    palette.open({&m_open, &m_undo}, &m_window);
    QTest::keyClicks(palette.findChild<QLineEdit*>(), QStringLiteral("tab op"));
    QCOMPARE(palette.shown(), QStringList({QStringLiteral("Open a table…")}));
}

void TestCommandPalette::enterRunsTheCommandAndCloses()
{
    CommandPalette palette(&m_window);
    QSignalSpy undone(&m_undo, &QAction::triggered);
    palette.open({&m_open, &m_undo}, &m_window);
    QTest::keyClick(palette.findChild<QLineEdit*>(), Qt::Key_Down);
    QTest::keyClick(palette.findChild<QLineEdit*>(), Qt::Key_Return);
    QCOMPARE(undone.count(), 1);
    QVERIFY(!palette.isVisible());
}

void TestCommandPalette::whereNothingFitsThatIsSaid()
{
    CommandPalette palette(&m_window);
    palette.open({&m_open, &m_undo}, &m_window);
    auto* none = palette.findChild<QLabel*>();
    QVERIFY(none && !none->isVisible());
    QTest::keyClicks(palette.findChild<QLineEdit*>(), QStringLiteral("zzz"));
    QVERIFY(palette.shown().isEmpty());
    QVERIFY(none->isVisible());
}

TRANCHE_WINDOW_TEST(TestCommandPalette)

} // namespace tst_command_palette

#include "tst_command_palette.moc"
