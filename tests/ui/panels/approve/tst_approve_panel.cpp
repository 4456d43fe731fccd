// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/reading/release_folder.h"
#include "core/verify/verify_release.h"
#include "tests/support/keys/fake_keys.h"
#include "tests/support/test_room.h"
#include "tests/ui/panels/approve/approve_room.h"
#include "ui/panels/panel_pages.h"
#include "ui/panels/approve/release_steps.h"
#include "ui/dialogs/audit/audit_view.h"
#include "ui/parts/cards/banner.h"
#include "ui/parts/segmented_buttons.h"
#include "ui/panels/approve/written_links.h"
#include "ui/session/governance/audit_book.h"
#include "ui/session/opened_table.h"
#include "ui/session/verified_draft.h"

#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QTableView>

#include <algorithm>
#include <memory>

namespace tst_approve_panel {

using namespace tranche;

class TestApprovePanel : public test::ApproveRoom {
    Q_OBJECT

    void openPolicy(const QByteArray& rules)
    {
        QFile policy(m_opened->folder.filePath(QStringLiteral("policy.json")));
        QVERIFY(policy.open(QIODevice::WriteOnly));
        policy.write(R"({"format": 1, "name": "House", "version": "7", "rules": {)" + rules + "}}");
        policy.close();
        m_opened->session.openPolicy(policy.fileName());
        m_opened->settle();
    }

private slots:
    void theAuditLogStandsBesideTheRelease()
    {
        auto book = std::make_shared<AuditBook>();
        book->note(AuditFact{AuditEvent::Undone, {{QStringLiteral("steps"), 2}}});
        QVERIFY(book->write());
        m_opened->session.setAudit(book);
        auto& views = *m_panel->findChild<SegmentedButtons*>(QStringLiteral("views"));
        emit views.chosen(1);
        auto* log = m_panel->findChild<AuditView*>();
        QVERIFY(log && log->isVisible() && !m_panel->findChild<PanelPages*>()->isVisible());
        QTRY_COMPARE(log->findChild<QTableView*>()->model()->rowCount(), 1);
        book->note(AuditFact{AuditEvent::Undone, {{QStringLiteral("steps"), 1}}});
        QVERIFY(book->write());
        book->check({}); // as whoever keeps the log does after a write
        QTRY_COMPARE(log->findChild<QTableView*>()->model()->rowCount(), 2);
        QSignalSpy told(m_panel.get(), &Panel::hovered);
        log->findChild<QTableView*>()->selectRow(0); // entry 1 stays chosen until then
        QVERIFY(!told.isEmpty());
        QCOMPARE(told.back().front().toString(), QStringLiteral("Entry 2 of 2  ·  undone"));
        emit views.chosen(0);
        QVERIFY(told.back().front().toString().isEmpty());
        QVERIFY(!log->isVisible() && m_panel->findChild<PanelPages*>()->isVisible());
    }

    void howFarItHasComeIsReadWhole()
    {
        m_opened->session.setRoles({SourceId{0}}, Role::Excluded);
        m_opened->settle();
        m_panel->resize(1100, 700);
        const QString decision = m_opened->session.now().decision;
        QVERIFY(!decision.isEmpty());
        const auto labels = m_panel->findChild<ReleaseSteps*>()->findChildren<QLabel*>();
        const auto draft = std::ranges::find_if(labels, [&](const QLabel* label) { return label->text().contains(decision); });
        QVERIFY(draft != labels.end() && (*draft)->wordWrap());
    }

    void whatIsApprovedIsNotChangedByAStrayKey()
    {
        m_panel->activateWindow();
        QTRY_VERIFY(m_panel->isActiveWindow());
        part<QLineEdit>("name")->setText(QStringLiteral("A. Person"));
        part<QLineEdit>("reason")->setText(QStringLiteral("because"));
        part<QLineEdit>("reason")->setFocus();
        part<QPushButton>("approve")->click();
        m_opened->settle();
        QVERIFY(m_opened->session.now().approvals);
        QVERIFY(part<QPushButton>("write")->isEnabled());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space); // on its way to the field that has gone
        m_opened->settle();
        QVERIFY(isApproved(m_opened->session.now()));
        QVERIFY(m_opened->session.writtenAs().isEmpty());
        QVERIFY(!part<QLabel>("result")->isVisible());
    }

    /// Not wherever the program was started.
    void aReleaseIsProposedBesideItsTable()
    {
        sign();
        part<QPushButton>("write")->click();
        m_opened->settle();
        const QFileInfo table(QString::fromStdString(m_opened->session.now().opened->files.front()));
        QCOMPARE(m_questions->proposal, table.absoluteDir().filePath(table.completeBaseName()));
    }

    void warnsOfValuesThatProveMembership()
    {
        auto* warning = part<Banner>("unique");
        m_opened->session.preferences().setUniqueLimit(1.0);
        m_panel->refresh(m_opened->session.now());
        QVERIFY(!warning->isVisible());
        m_opened->session.preferences().setUniqueLimit(0.0);
        m_panel->refresh(m_opened->session.now());
        QVERIFY(warning->isVisible());
        QVERIFY(warning->sentence().contains(QStringLiteral("whatever ℓ is")));
    }

    void init() { open(); }

    void cleanup() { close(); }

    void showingItVerifiesTheDraft()
    {
        QVERIFY(m_opened->session.now().draft);
        QVERIFY(m_opened->session.now().draft->report.verdict == Verdict::Holds);
    }

    void saysWhatIsMissingUntilNothingIs()
    {
        QCOMPARE(part<QLabel>("missing")->text(), QStringLiteral("Still missing: name, reason."));
        QVERIFY(!part<QPushButton>("approve")->isEnabled());
        part<QLineEdit>("name")->setText(QStringLiteral("A. Person"));
        QCOMPARE(part<QLabel>("missing")->text(), QStringLiteral("Still missing: reason."));
        part<QLineEdit>("reason")->setText(QStringLiteral("   "));
        QVERIFY(!part<QPushButton>("approve")->isEnabled());
        part<QLineEdit>("reason")->setText(QStringLiteral("For research"));
        QVERIFY(part<QPushButton>("approve")->isEnabled());
        QVERIFY(!part<QPushButton>("write")->isEnabled());
    }

    void enterAloneNeverApproves()
    {
        part<QLineEdit>("name")->setText(QStringLiteral("A. Person"));
        part<QLineEdit>("reason")->setText(QStringLiteral("For research"));
        QTest::keyClick(part<QLineEdit>("reason"), Qt::Key_Return);
        m_opened->settle();
        QVERIFY(!m_opened->session.now().approvals);
    }

    void writesWhatWasVerifiedAndNothingElse()
    {
        sign();
        QVERIFY(m_opened->session.now().approvals);
        const auto draft = m_opened->session.now().draft;
        part<QPushButton>("write")->click();
        m_opened->settle();
        QVERIFY2(part<QLabel>("result")->text().startsWith(QStringLiteral("Written: you can publish out.release")),
                 qPrintable(part<QLabel>("result")->text()));
        const auto files = readReleaseFolder(m_opened->folder.filePath(QStringLiteral("out.release")).toStdString());
        QVERIFY(files.has_value());
        QVERIFY(files->at("data.csv") == draft->files().release.at("data.csv"));
        JobContext job;
        QVERIFY(verifyAgainstOriginal(*files, {m_opened->session.now().snapshot.table, {}, {}}, job).verdict == Verdict::Holds);
    }

    void aReleaseMayBeCalledAsIfItWereForReview()
    {
        m_questions->path = m_opened->folder.filePath(QStringLiteral("a.reviewed"));
        sign();
        part<QPushButton>("write")->click();
        m_opened->settle();
        QVERIFY2(part<QLabel>("result")->text().startsWith(QStringLiteral("Written: you can publish a.reviewed.release")),
                 qPrintable(part<QLabel>("result")->text()));
    }

    void theNextPersonTypesAnotherName()
    {
        openPolicy(R"("approvers": 2)");
        sign();
        QCOMPARE(approvalsGiven(m_opened->session.now()), std::size_t{1});
        QVERIFY(part<QLineEdit>("name")->text().isEmpty());
        QVERIFY(part<QLineEdit>("reason")->text().isEmpty());
        QVERIFY(!part<QPushButton>("write")->isEnabled());
        part<QPushButton>("review")->click();
        m_opened->settle();
        QVERIFY2(part<QLabel>("result")->text().startsWith(QStringLiteral("Written: give out.review")),
                 qPrintable(part<QLabel>("result")->text()));
    }

    void f8GoesFromOneFailingRuleToTheNext()
    {
        openPolicy(R"("least_l": "90/1", "approvers": 1, "least_bucket": 5000)");
        m_panel->activateWindow();
        QTRY_VERIFY(m_panel->isActiveWindow());
        part<QLineEdit>("name")->setFocus();
        QVERIFY(m_opened->session.now().policy);
        QVERIFY(m_panel->findChild<QWidget*>(QStringLiteral("least_l")));
        QStringList rules;
        for (int i = 0; i < 3; ++i) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_F8);
            rules += QApplication::focusWidget()->objectName();
        }
        QVERIFY2(rules.filter(QStringLiteral("least_")).size() == 3, qPrintable(rules.join(QLatin1Char(' '))));
        QVERIFY(rules[0] != rules[1] && rules[0] == rules[2]);
    }

    void anExistingTargetIsRefusedAndSaysSo()
    {
        sign();
        QVERIFY(QDir(m_opened->folder.path()).mkdir(QStringLiteral("out.release")));
        part<QPushButton>("write")->click();
        m_opened->settle();
        QVERIFY(part<QLabel>("result")->isVisible());
        QVERIFY(!part<QLabel>("result")->text().startsWith(QStringLiteral("Written")));
        QVERIFY(QDir(m_opened->folder.filePath(QStringLiteral("out.release"))).isEmpty());
        QVERIFY(!QFile::exists(m_opened->folder.filePath(QStringLiteral("out.internal"))));
    }

    void whoApprovedAndWhenIsReadable()
    {
        sign();
        QStringList texts;
        for (const QLabel* label : m_panel->findChildren<QLabel*>())
            texts += label->text();
        QVERIFY(texts.contains(QStringLiteral("A. Person")));
        const QStringList approved = texts.filter(QStringLiteral("approved on "));
        QCOMPARE(approved.size(), 1);
        QVERIFY2(!approved.front().contains(QRegularExpression(QStringLiteral("\\dT\\d"))), qPrintable(approved.front()));
        QVERIFY(!part<QPushButton>("approve")->isVisible());
    }

    void ownKeyAndItsOwnersNameAreProposed()
    {
        const auto keys = std::make_shared<const test::FakeKeys>();
        m_panel.reset();
        m_opened->session.setKeys(keys);
        m_panel = std::make_unique<ApprovePanel>(m_opened->session);
        m_panel->show();
        m_opened->settle();
        auto* key = part<QComboBox>("key");
        QCOMPARE(key->currentData().toString(), keys->own().front().id);
        QCOMPARE(part<QLineEdit>("name")->text(), keys->own().front().name);
        key->setCurrentIndex(0); // none, by hand
        QVERIFY(part<QLineEdit>("name")->text().isEmpty());
        part<QLineEdit>("name")->setText(QStringLiteral("Somebody"));
        m_panel->refresh(m_opened->session.now());
        QCOMPARE(key->currentIndex(), 0);
        key->setCurrentIndex(1);
        QCOMPARE(part<QLineEdit>("name")->text(), QStringLiteral("Somebody"));
    }

    void whatWasWrittenCanBeOpened()
    {
        sign();
        QVERIFY(!part<QPushButton>("showInFolder")->isVisible());
        part<QPushButton>("write")->click();
        m_opened->settle();
        QVERIFY(part<QPushButton>("showInFolder")->isVisible());
        auto* links = m_panel->findChild<WrittenLinks*>();
        disconnect(links, &WrittenLinks::openAsked, nullptr, nullptr); // no browser here
        QStringList opened;
        connect(links, &WrittenLinks::openAsked, this, [&](const QString& path) { opened += path; });
        part<QPushButton>("openReport")->click();
        part<QPushButton>("showInFolder")->click();
        QVERIFY2(QFile::exists(opened.at(0)) && opened.at(0).endsWith(QStringLiteral(".release/report.html")), qPrintable(opened.at(0)));
        QVERIFY(QFileInfo(opened.at(1)).isDir());
        auto options = m_opened->session.now().releaseOptions;
        options.layout = Layout::PerColumn;
        m_opened->session.setReleaseOptions(options);
        m_opened->settle();
        QVERIFY(!part<QPushButton>("showInFolder")->isVisible());
        QVERIFY(!part<QLabel>("result")->isVisible());
    }

    void aKeySignsAndAWrongPassphraseDoesNot()
    {
        const auto keys = std::make_shared<const test::FakeKeys>();
        m_panel.reset();
        m_opened->session.setKeys(keys);
        m_panel = std::make_unique<ApprovePanel>(m_opened->session);
        m_panel->show();
        m_opened->settle();
        part<QLineEdit>("name")->setText(QStringLiteral("Anna"));
        part<QLineEdit>("reason")->setText(QStringLiteral("For research"));
        auto* key = part<QComboBox>("key");
        key->setCurrentIndex(key->findData(keys->annasId()));
        QCOMPARE(part<QLabel>("missing")->text(), QStringLiteral("Still missing: passphrase."));
        part<QLineEdit>("passphrase")->setText(QStringLiteral("shut"));
        part<QPushButton>("approve")->click();
        m_opened->settle();
        QVERIFY(!m_opened->session.now().approvals);
        QCOMPARE(part<QLabel>("result")->text(), QStringLiteral("This does not open the key. Nothing has changed."));
        QVERIFY(part<QLineEdit>("passphrase")->text().isEmpty());
        part<QLineEdit>("passphrase")->setText(QStringLiteral("open"));
        part<QPushButton>("approve")->click();
        m_opened->settle();
        QVERIFY(isApproved(m_opened->session.now()));
        QCOMPARE(QString::fromStdString(m_opened->session.now().approvals->front().keyId), keys->annasId());
    }

    void anApprovalCanBeTakenBack()
    {
        sign();
        part<QPushButton>("takeBack")->click();
        QVERIFY(!m_opened->session.now().approvals);
        QVERIFY(!part<QPushButton>("write")->isEnabled());
        QVERIFY(part<QPushButton>("approve")->isVisible());
    }

    void anyChangeReturnsToDraft()
    {
        sign();
        m_opened->session.reshuffle();
        m_opened->settle();
        QVERIFY(!m_opened->session.now().approvals);
        QVERIFY(!part<QPushButton>("write")->isEnabled());
    }

    void withoutASlicedTableThereIsNothingToApprove()
    {
        m_opened->setEll(Ratio(9, 1), 1, 2);
        QVERIFY(m_panel->findChild<PanelPages*>()->isEmpty());
    }
};

TRANCHE_WINDOW_TEST(TestApprovePanel)

} // namespace tst_approve_panel

#include "tst_approve_panel.moc"
