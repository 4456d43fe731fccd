// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/approve/verifier_card.h"

#include "tests/core/verify/faithful_release.h"
#include "tests/support/test_room.h"
#include "tests/ui/shell/documents.h"
#include "ui/parts/busy_arc.h"
#include "ui/parts/cards/badge.h"

#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>

namespace tst_verifier_card {

using namespace tranche;

class TestVerifierCard : public QObject {
    Q_OBJECT

    static Document verified(Verdict verdict)
    {
        Document now = test::documentWith(Ratio(2, 1));
        VerifyReport report;
        report.verdict = verdict;
        report.checks = {{Verdict::Holds, {GeneralMessage::Worded, "First check."}}, {verdict, {GeneralMessage::Worded, "Second check."}}};
        report.cannotSee = {BlindSpotMessage::RemovedApprovals};
        now.draft = std::make_shared<const VerifiedDraft>(VerifiedDraft{test::madeDraft(test::persons()), report});
        return now;
    }

    static QStringList linesOf(const VerifierCard& card)
    {
        QStringList lines;
        if (const auto* place = card.findChild<QWidget*>(QStringLiteral("lines")))
            for (const QLabel* label : place->findChildren<QLabel*>())
                if (!label->text().isEmpty())
                    lines << label->text();
        return lines;
    }

private slots:
    void verifyingIsAskedForWithAClick()
    {
        VerifierCard card(nullptr);
        static_cast<QWidget&>(card).show();
        card.show(test::documentWith(Ratio(2, 1)), false);
        auto* verify = card.findChild<QPushButton*>();
        QVERIFY(verify->isVisible() && verify->isEnabled());
        QVERIFY(!card.findChild<Badge*>()->isVisible());
        QSignalSpy asked(&card, &VerifierCard::verifyAsked);
        QTest::mouseClick(verify, Qt::LeftButton);
        QCOMPARE(asked.size(), 1);
    }

    void whileItRunsNothingCanBeAsked()
    {
        VerifierCard card(nullptr);
        static_cast<QWidget&>(card).show();
        card.show(test::documentWith(Ratio(2, 1)), true);
        QVERIFY(!card.findChild<QPushButton*>()->isVisible());
        QVERIFY(card.findChild<BusyArc*>()->isVisible());
    }

    void everyCheckIsALine_data()
    {
        QTest::addColumn<int>("verdict");
        for (const Verdict verdict : {Verdict::Holds, Verdict::DoesNotHold, Verdict::NotShownByFile})
            QTest::addRow("%d", static_cast<int>(verdict)) << static_cast<int>(verdict);
    }

    void everyCheckIsALine()
    {
        QFETCH(int, verdict);
        VerifierCard card(nullptr);
        static_cast<QWidget&>(card).show();
        card.show(verified(static_cast<Verdict>(verdict)), false);
        QCOMPARE(linesOf(card), QStringList({QStringLiteral("First check."), QStringLiteral("Second check."),
                                             QStringLiteral("Cannot be checked: approvals removed from a release that nobody signed")}));
        QVERIFY(card.findChild<Badge*>()->isVisible());
        QVERIFY(!card.findChild<QPushButton*>()->isVisible());
    }

    void aNewDraftReplacesTheLinesAndNoDraftTakesThemAway()
    {
        VerifierCard card(nullptr);
        static_cast<QWidget&>(card).show();
        card.show(verified(Verdict::Holds), false);
        card.show(verified(Verdict::DoesNotHold), false);
        QCOMPARE(linesOf(card).size(), 3);
        card.show(test::documentWith(Ratio(2, 1)), false);
        QVERIFY(linesOf(card).isEmpty());
    }
};

TRANCHE_WINDOW_TEST(TestVerifierCard)

} // namespace tst_verifier_card

#include "tst_verifier_card.moc"
