// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/linkings_dialog.h"

#include "tests/support/session_driver.h"
#include "tests/support/test_room.h"
#include "ui/parts/cards/banner.h"
#include "ui/parts/segmented_buttons.h"
#include "ui/session/verified_draft.h"

#include <QLabel>
#include <QPushButton>
#include <QTableWidget>

namespace tst_linkings_dialog {

using namespace tranche;
using namespace tranche::test;

class TestLinkingsDialog : public QObject {
    Q_OBJECT

private slots:
    void init();
    void nothingIsTakenBeforeItIsAsked();
    void whatIsDrawnIsWhatIsTold();
    void linkingsAreRemovedAgain();
    void aDialogAboutNothingCloses();

private:
    void choose(int count);
    QTableWidget& rows() const { return *m_dialog->findChild<QTableWidget*>(QStringLiteral("rows")); }
    QPushButton& take() const { return *m_dialog->findChild<QPushButton*>(QStringLiteral("take")); }

    std::unique_ptr<SessionDriver> m_driver;
    std::unique_ptr<LinkingsDialog> m_dialog;
};

void TestLinkingsDialog::init()
{
    m_dialog.reset();
    m_driver = std::make_unique<SessionDriver>();
    m_driver->load(peopleCsv(60));
    TRY_IDLE(m_driver->session);
    m_driver->session.setRoles({SessionDriver::town}, Role::Excluded);
    m_driver->session.setRoles({SessionDriver::illness}, Role::Sensitive);
    TRY_IDLE(m_driver->session);
    m_dialog = std::make_unique<LinkingsDialog>(m_driver->session);
    m_dialog->show();
}

void TestLinkingsDialog::choose(int count)
{
    auto& choice = *m_dialog->findChild<SegmentedButtons*>();
    choice.setCurrent(count);
    emit choice.chosen(count);
}

void TestLinkingsDialog::nothingIsTakenBeforeItIsAsked()
{
    QVERIFY(!take().isVisible());
    QCOMPARE(rows().rowCount(), 2); // what is expected, and the table
    choose(5);
    QCOMPARE(rows().rowCount(), 7);
    QCOMPARE(rows().item(0, 0)->text(), QStringLiteral("linked 1"));
    QCOMPARE(rows().item(0, 1)->text(), QStringLiteral("…"));
    QVERIFY(take().isVisible());
    QCOMPARE(m_driver->now().releaseOptions.linkings, std::size_t{0});
    QCOMPARE(m_dialog->findChild<Banner*>()->heading(), QStringLiteral("A line of a linking is not a person."));
    QCOMPARE(m_dialog->findChild<QLabel*>(QStringLiteral("files"))->text().count(QStringLiteral("60 lines, 6 fields")), 5);
}

void TestLinkingsDialog::whatIsDrawnIsWhatIsTold()
{
    choose(3);
    take().click();
    TRY_IDLE(m_driver->session);
    QCOMPARE(m_driver->now().releaseOptions.linkings, std::size_t{3});
    QVERIFY(m_driver->now().draft);
    const auto& linkings = m_driver->now().draft->files().linkings;
    QCOMPARE(linkings.size(), std::size_t{3});
    for (int row = 0; row < 3; ++row) {
        const double kept = *linkings[static_cast<std::size_t>(row)].association.keptPercent;
        const auto text = rows().item(row, 1)->text();
        QVERIFY2(text.startsWith(QString::number(kept, 'f', 1)), qPrintable(text));
    }
    QVERIFY(m_dialog->findChild<Banner*>()->sentence().contains(QStringLiteral("of these lines happen to equal some person’s record")));
    QVERIFY(!take().isVisible());
}

void TestLinkingsDialog::linkingsAreRemovedAgain()
{
    choose(1);
    take().click();
    TRY_IDLE(m_driver->session);
    choose(0);
    QCOMPARE(take().text(), QStringLiteral("Remove the linkings"));
    take().click();
    TRY_IDLE(m_driver->session);
    QCOMPARE(m_driver->now().releaseOptions.linkings, std::size_t{0});
    QVERIFY(m_driver->now().draft && m_driver->now().draft->files().linkings.empty());
    m_driver->session.undo(); // each was a step
    QCOMPARE(m_driver->now().releaseOptions.linkings, std::size_t{1});
}

void TestLinkingsDialog::aDialogAboutNothingCloses()
{
    m_driver->session.setRoles({SessionDriver::illness}, Role::Undecided);
    QVERIFY(!m_dialog->isVisible());
}

TRANCHE_WINDOW_TEST(TestLinkingsDialog)

} // namespace tst_linkings_dialog

#include "tst_linkings_dialog.moc"
