// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_room.h"
#include "tests/ui/panels/approve/approve_room.h"
#include "ui/session/document.h"

#include <QApplication>
#include <QDir>
#include <QPushButton>

namespace tst_approve_focus {

using namespace tranche;

/// Where a key goes once a button is gone or disabled.
class TestApproveFocus : public test::ApproveRoom {
    Q_OBJECT

    /// Approves, and presses the button that writes with a key.
    void writeByKey()
    {
        sign();
        part<QPushButton>("write")->setFocus();
        QTest::keyClick(part<QPushButton>("write"), Qt::Key_Space);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down); // while it is written
        m_opened->settle();
    }

private slots:
    void init()
    {
        open();
        m_panel->activateWindow();
        QTRY_VERIFY(m_panel->isActiveWindow());
    }

    void cleanup() { close(); }

    void afterWritingItIsWhereAKeyDoesNoHarm()
    {
        writeByKey();
        QVERIFY(isApproved(m_opened->session.now()));
        QVERIFY(!m_opened->session.writtenAs().isEmpty());
        QCOMPARE(QApplication::focusWidget(), part<QPushButton>("showInFolder"));
    }

    void afterAWriteThatFailedItCanBeTriedAgain()
    {
        QVERIFY(QDir(m_opened->folder.path()).mkdir(QStringLiteral("out.release")));
        writeByKey();
        QVERIFY(isApproved(m_opened->session.now()));
        QVERIFY(m_opened->session.writtenAs().isEmpty());
        QCOMPARE(QApplication::focusWidget(), part<QPushButton>("write"));
    }
};

TRANCHE_WINDOW_TEST(TestApproveFocus)

} // namespace tst_approve_focus

#include "tst_approve_focus.moc"
