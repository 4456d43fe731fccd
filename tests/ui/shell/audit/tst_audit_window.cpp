// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/audit/audit_window.h"

#include "tests/support/test_room.h"
#include "ui/parts/cards/badge.h"
#include "ui/parts/cards/banner.h"
#include "ui/session/governance/audit_book.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

namespace tst_audit_window {

using namespace tranche;

class TestAuditWindow : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_book = std::make_shared<AuditBook>();
        m_book->begin(m_folder->filePath(QStringLiteral("house.audit.jsonl")), true);
        m_book->note(AuditFact{AuditEvent::Undone, {{QStringLiteral("steps"), 2}}});
        QVERIFY(m_book->write());
    }

    void aSoundChainIsSaidToBe()
    {
        AuditWindow window(m_book, std::make_shared<Silent>());
        QSignalSpy settled(&window, &AuditWindow::settled);
        QTRY_COMPARE(settled.count(), 1);
        QCOMPARE(window.findChild<Badge*>()->word(), QStringLiteral("chain intact, 1 entry"));
        QVERIFY(window.findChild<Banner*>()->isHidden());
    }

    void aLogThatCannotBeReadIsNotIntact()
    {
        QVERIFY(QFile::remove(m_book->path()));
        AuditWindow window(m_book, std::make_shared<Silent>());
        QSignalSpy settled(&window, &AuditWindow::settled);
        QTRY_COMPARE(settled.count(), 1);
        QCOMPARE(window.findChild<Badge*>()->word(), QStringLiteral("not read"));
        QVERIFY(!window.findChild<Banner*>()->isHidden());
    }

private:
    /// Answers nothing.
    class Silent final : public Questions {
    public:
        void askForTables(QWidget*, std::function<void(const QStringList&)>) override {}
        void askForReleaseName(QWidget*, const QString&, std::function<void(const QString&)>) override {}
    };

    std::unique_ptr<QTemporaryDir> m_folder;
    std::shared_ptr<AuditBook> m_book;
};

TRANCHE_WINDOW_TEST(TestAuditWindow)

} // namespace tst_audit_window

#include "tst_audit_window.moc"
