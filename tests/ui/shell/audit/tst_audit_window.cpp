// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/audit/audit_window.h"

#include "tests/support/test_room.h"
#include "tests/ui/shell/shown_markup.h"
#include "ui/parts/cards/badge.h"
#include "ui/parts/cards/banner.h"
#include "ui/session/governance/audit_book.h"
#include "ui/style/theme.h"

#include <QFile>
#include <QSignalSpy>
#include <QTableView>
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
        QCOMPARE(window.findChild<Badge*>(QStringLiteral("chain"))->word(), QStringLiteral("chain intact, 1 entry"));
        QVERIFY(window.findChild<Banner*>()->isHidden());
    }

    void aLogThatCannotBeReadIsNotIntact()
    {
        QVERIFY(QFile::remove(m_book->path()));
        AuditWindow window(m_book, std::make_shared<Silent>());
        QSignalSpy settled(&window, &AuditWindow::settled);
        QTRY_COMPARE(settled.count(), 1);
        QCOMPARE(window.findChild<Badge*>(QStringLiteral("chain"))->word(), QStringLiteral("not read"));
        QVERIFY(!window.findChild<Banner*>()->isHidden());
    }

    void rowsFromTheBreakOnHaveAnEdge()
    {
        m_book->note(AuditFact{AuditEvent::Undone, {{QStringLiteral("steps"), 1}}});
        m_book->note(AuditFact{AuditEvent::Undone, {{QStringLiteral("steps"), 3}}});
        QVERIFY(m_book->write());
        QFile file(m_book->path());
        QVERIFY(file.open(QIODevice::ReadWrite));
        auto text = file.readAll();
        text.replace("\"steps\":1", "\"steps\":4"); // of entry 2, so that entry 3 does not follow
        QVERIFY(file.resize(0) && file.seek(0) && file.write(text) == text.size());
        file.close();
        AuditWindow window(m_book, std::make_shared<Silent>());
        QSignalSpy settled(&window, &AuditWindow::settled); // what was read by now is shown at once
        window.show();
        QTRY_COMPARE(settled.count(), 1);
        QVERIFY(!window.findChild<Banner*>()->isHidden());
        QVERIFY(m_book->reading()->value().fault); // and everybody else says so
        auto* table = window.findChild<QTableView*>();
        const auto shown = table->viewport()->grab().toImage();
        const auto fail = ink(table->palette(), Ink::Fail).rgb();
        const auto hasEdge = [&](int row) {
            const auto cell = table->visualRect(table->model()->index(row, 0));
            return shown.pixel((cell.left() + 1) * static_cast<int>(shown.devicePixelRatio()),
                               cell.center().y() * static_cast<int>(shown.devicePixelRatio()))
                   == fail;
        };
        QVERIFY(hasEdge(0));  // entry 3
        QVERIFY(!hasEdge(2)); // entry 1
    }

    void whatIsWrittenLaterIsShownWhileSomebodyLooks()
    {
        AuditWindow window(m_book, std::make_shared<Silent>());
        QSignalSpy settled(&window, &AuditWindow::settled);
        window.show();
        QTRY_COMPARE(settled.count(), 1);
        const auto* model = window.findChild<QTableView*>()->model();
        QCOMPARE(model->rowCount(), 1);
        const auto writeAnother = [this] {
            m_book->note(AuditFact{AuditEvent::Undone, {{QStringLiteral("steps"), 1}}});
            QVERIFY(m_book->write());
            m_book->check({});
        };
        writeAnother();
        QTRY_COMPARE(model->rowCount(), 2);
        window.hide();
        writeAnother();
        QCOMPARE(model->rowCount(), 2);
        window.show();
        QCOMPARE(model->rowCount(), 3);
        QCOMPARE(settled.count(), 3);
    }

    void aNameInItIsNeverMarkup()
    {
        m_book->note(AuditFact{AuditEvent::Undone, {{QStringLiteral("name"), QStringLiteral("<b>bold</b> Anna")}}});
        QVERIFY(m_book->write());
        AuditWindow window(m_book, std::make_shared<Silent>());
        QSignalSpy settled(&window, &AuditWindow::settled);
        QTRY_COMPARE(settled.count(), 1);
        test::ShownMarkup shown({QStringLiteral("<b>bold")});
        shown.look(window);
        QVERIFY2(shown.faults().isEmpty(), qPrintable(shown.faults().join(QLatin1Char('\n'))));
        QVERIFY(shown.holders().contains(QStringLiteral("tranche::AuditModel")));
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
