// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/welcome/tour_strip.h"

#include "tests/support/test_room.h"
#include "tests/ui/shell/window.h"
#include "ui/shell/commands.h"

#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>

namespace tst_tour_strip {

using namespace tranche;

namespace {

QPushButton* buttonOf(const TourStrip& strip, const QString& text)
{
    for (auto* button : strip.findChildren<QPushButton*>())
        if (!button->isHidden() && button->text().remove(QLatin1Char('&')) == text)
            return button;
    return nullptr;
}

} // namespace

class TestTourStrip : public QObject {
    Q_OBJECT

private slots:
    void theInvitationOpensNothing();
    void nextAndBackLeadThroughEveryPanel();
    void closeEndsItAtAnyStep();
    void itIsOfferedOnTheFirstStartOnly();
    void aTableThatIsOpenedTakesTheInvitationBack();
    void inTheWindowItWalksOverTheSample();
    void theFirstStartWithItsSampleTakesTheTourOnce();
    void whoAsksForAPanelIsNotLedAway();
};

void TestTourStrip::theInvitationOpensNothing()
{
    TourStrip strip;
    QSignalSpy sample(&strip, &TourStrip::sampleWanted);
    strip.invite();
    QVERIFY(!strip.isHidden() && !strip.isRunning());
    QCOMPARE(sample.size(), 0);
    buttonOf(strip, QStringLiteral("Take the tour"))->click();
    QCOMPARE(sample.size(), 1);
    QVERIFY(strip.isRunning());
}

void TestTourStrip::nextAndBackLeadThroughEveryPanel()
{
    TourStrip strip;
    QSignalSpy panels(&strip, &TourStrip::panelWanted);
    QSignalSpy closed(&strip, &TourStrip::closed);
    strip.start();
    QVERIFY(!buttonOf(strip, QStringLiteral("Back"))->isEnabled());
    for (std::size_t step = 1; step < strip.stepCount(); ++step) {
        QTest::keyClick(buttonOf(strip, QStringLiteral("Next")), step % 2 > 0 ? Qt::Key_Return : Qt::Key_Space);
        QCOMPARE(strip.step(), step);
    }
    QCOMPARE(panels.size(), static_cast<qsizetype>(strip.stepCount()));
    QCOMPARE(panels.front().front().value<PanelId>(), PanelId::Table);
    QCOMPARE(panels.back().front().value<PanelId>(), PanelId::Approve);
    buttonOf(strip, QStringLiteral("Back"))->click();
    QCOMPARE(strip.step(), strip.stepCount() - 2);
    buttonOf(strip, QStringLiteral("Next"))->click();
    buttonOf(strip, QStringLiteral("Done"))->click();
    QCOMPARE(closed.size(), 1);
    QVERIFY(strip.isHidden());
}

void TestTourStrip::closeEndsItAtAnyStep()
{
    TourStrip strip;
    QSignalSpy closed(&strip, &TourStrip::closed);
    strip.start();
    buttonOf(strip, QStringLiteral("Next"))->click();
    buttonOf(strip, QStringLiteral("Close the tour"))->click();
    QCOMPARE(closed.size(), 1);
    QVERIFY(strip.isHidden() && !strip.isRunning());
    strip.start();
    QCOMPARE(strip.step(), std::size_t(0));
}

namespace {

WindowSetup setupOver(const QString& folder)
{
    WindowSetup setup;
    setup.questions = std::make_shared<test::NoAnswer>();
    setup.settings = std::make_shared<QSettings>(folder + QStringLiteral("/settings.ini"), QSettings::IniFormat);
    setup.makePanel = [questions = setup.questions](PanelId panel, Session& session, QWidget* parent) {
        return makePanel(panel, session, questions, parent);
    };
    return setup;
}

} // namespace

void TestTourStrip::itIsOfferedOnTheFirstStartOnly()
{
    QTemporaryDir folder;
    {
        Session session(std::make_unique<SeededRandom>(5));
        MainWindow window(session, setupOver(folder.path()));
        window.show();
        QVERIFY(window.tour().isVisible());
        QVERIFY(session.now().opened == nullptr);
        buttonOf(window.tour(), QStringLiteral("Not now"))->click();
    }
    Session session(std::make_unique<SeededRandom>(5));
    MainWindow window(session, setupOver(folder.path()));
    window.show();
    QVERIFY(!window.tour().isVisible());
}

void TestTourStrip::aTableThatIsOpenedTakesTheInvitationBack()
{
    QTemporaryDir folder;
    Session session(std::make_unique<SeededRandom>(5));
    MainWindow window(session, setupOver(folder.path()));
    window.show();
    QVERIFY(window.tour().isVisible());
    window.beginWith(PanelId::AttributeRoles);
    window.openSample(QStringLiteral("patients"), false);
    QTRY_VERIFY_WITH_TIMEOUT(session.now().opened != nullptr, 60000);
    QVERIFY(!window.tour().isVisible());
    QCOMPARE(window.currentPanel(), PanelId::AttributeRoles);
}

void TestTourStrip::inTheWindowItWalksOverTheSample()
{
    QTemporaryDir folder;
    Session session(std::make_unique<SeededRandom>(5));
    MainWindow window(session, setupOver(folder.path()));
    window.show();
    window.commands().tour->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(session.now().snapshot.sliced != nullptr && !session.isBusy(), 60000);
    QCOMPARE(window.currentPanel(), PanelId::Table);
    while (window.tour().step() + 1 < window.tour().stepCount())
        buttonOf(window.tour(), QStringLiteral("Next"))->click();
    QCOMPARE(window.currentPanel(), PanelId::Approve);
    session.undo(); // nothing is locked meanwhile
    QVERIFY(window.tour().isVisible());
}

void TestTourStrip::theFirstStartWithItsSampleTakesTheTourOnce()
{
    QTemporaryDir folder;
    {
        Session session(std::make_unique<SeededRandom>(5));
        MainWindow window(session, setupOver(folder.path()));
        window.show();
        window.beginWithSample(QStringLiteral("people"));
        QVERIFY(window.tour().isRunning());
        QTRY_VERIFY_WITH_TIMEOUT(session.now().opened != nullptr, 60000);
        QVERIFY(window.tour().isVisible() && window.tour().isRunning()); // and is left open: it was offered all the same
        QCOMPARE(window.currentPanel(), PanelId::Table);
    }
    Session session(std::make_unique<SeededRandom>(5));
    MainWindow window(session, setupOver(folder.path()));
    window.show();
    window.beginWithSample(QStringLiteral("people"));
    QTRY_VERIFY_WITH_TIMEOUT(session.now().opened != nullptr, 60000);
    QVERIFY(!window.tour().isVisible() && !window.tour().isRunning());
}

void TestTourStrip::whoAsksForAPanelIsNotLedAway()
{
    QTemporaryDir folder;
    Session session(std::make_unique<SeededRandom>(5));
    MainWindow window(session, setupOver(folder.path()));
    window.show();
    window.beginWith(PanelId::Risk);
    window.beginWithSample(QStringLiteral("people"));
    QTRY_VERIFY_WITH_TIMEOUT(session.now().opened != nullptr, 60000);
    QVERIFY(!window.tour().isRunning());
    QCOMPARE(window.currentPanel(), PanelId::Risk);
}

TRANCHE_WINDOW_TEST(TestTourStrip)

} // namespace tst_tour_strip

#include "tst_tour_strip.moc"
