// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_room.h"
#include "tests/ui/panels/opened_session.h"
#include "ui/dialogs/questions.h"
#include "ui/panels/approve/approve_panel.h"
#include "ui/session/document.h"

#include <QApplication>
#include <QDir>
#include <QLineEdit>
#include <QPushButton>

#include <memory>

namespace tst_approve_focus {

using namespace tranche;

namespace {

/// Answers at once with a fixed name.
class FixedName final : public Questions {
public:
    explicit FixedName(QString name) : m_name(std::move(name)) {}

    void askForTables(QWidget*, std::function<void(const QStringList&)> chosen) override { chosen({m_name}); }
    void askForReleaseName(QWidget*, const QString&, std::function<void(const QString&)> chosen) override { chosen(m_name); }

private:
    QString m_name;
};

} // namespace

/// Where a key goes once a button is gone or disabled.
class TestApproveFocus : public QObject {
    Q_OBJECT

    std::unique_ptr<test::OpenedSession> m_opened;
    std::unique_ptr<ApprovePanel> m_panel;

    template <class W>
    W* part(const char* name)
    {
        return m_panel->findChild<W*>(QString::fromLatin1(name));
    }
    /// Approves, and presses the button that writes with a key.
    void writeByKey()
    {
        part<QLineEdit>("name")->setText(QStringLiteral("A. Person"));
        part<QLineEdit>("reason")->setText(QStringLiteral("For research"));
        part<QPushButton>("approve")->click();
        m_opened->settle();
        part<QPushButton>("write")->setFocus();
        QTest::keyClick(part<QPushButton>("write"), Qt::Key_Space);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down); // while it is written
        m_opened->settle();
    }

private slots:
    void init()
    {
        m_opened = std::make_unique<test::OpenedSession>();
        m_opened->decideRoles();
        m_opened->setEll(Ratio(2, 1), 1, 2);
        m_panel = std::make_unique<ApprovePanel>(m_opened->session);
        m_panel->setQuestions(std::make_shared<FixedName>(m_opened->folder.filePath(QStringLiteral("out"))));
        m_panel->show();
        m_opened->settle();
        m_panel->activateWindow();
        QTRY_VERIFY(m_panel->isActiveWindow());
    }

    void cleanup()
    {
        m_panel.reset();
        m_opened.reset();
    }

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
