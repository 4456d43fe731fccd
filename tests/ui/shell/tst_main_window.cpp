// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/questions.h"
#include "ui/parts/ratio_field.h"
#include "ui/shell/commands.h"
#include "ui/shell/help_window.h"
#include "ui/shell/history_menu.h"
#include "ui/shell/main_window.h"
#include "ui/shell/panel_factory.h"

#include <QAccessible>
#include <QAction>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace tranche;

namespace {

class NoAnswer final : public Questions {
public:
    void askForTables(QWidget*, std::function<void(const QStringList&)>) override {}
    void askForReleaseName(QWidget*, const QString&, std::function<void(const QString&)>) override {}
};

/// A window over the sample of invented persons, every role set.
class Window {
public:
    Window() : m_session(std::make_unique<SeededRandom>(5))
    {
        const auto questions = std::make_shared<NoAnswer>();
        WindowSetup setup;
        setup.questions = questions;
        setup.makePanel = [questions](PanelId panel, Session& session, QWidget* parent) { return makePanel(panel, session, questions, parent); };
        m_window = std::make_unique<MainWindow>(m_session, std::move(setup));
        m_window->show();
    }

    void openPeople()
    {
        m_window->openSample(QStringLiteral("people"), true);
        settle();
    }

    void settle()
    {
        QSignalSpy ended(&m_session, &Session::jobEnded);
        for (int rounds = 0; m_session.isBusy() && rounds < 120; ++rounds)
            ended.wait(1000);
    }

    void askFor(const Ratio& l)
    {
        Parameters parameters = m_session.now().snapshot.parameters;
        parameters.model.l = l;
        m_session.setParameters(parameters);
        settle();
    }

    MainWindow& window() { return *m_window; }
    Session& session() { return m_session; }

private:
    Session m_session;
    std::unique_ptr<MainWindow> m_window;
};

QStringList namelessControls(QWidget& place)
{
    QStringList nameless;
    for (QWidget* widget : place.findChildren<QWidget*>()) {
        if (!widget->isVisible() || widget->focusPolicy() == Qt::NoFocus || widget->objectName().startsWith(QLatin1String("qt_")))
            continue;
        QAccessibleInterface* access = QAccessible::queryAccessibleInterface(widget);
        if (access == nullptr || access->text(QAccessible::Name).trimmed().isEmpty())
            nameless += QString::fromLatin1(widget->metaObject()->className()) + QLatin1Char(' ') + widget->objectName();
    }
    return nameless;
}

} // namespace

class TestMainWindow : public QObject {
    Q_OBJECT

private slots:
    void everyControlHasAnAccessibleName()
    {
        Window window;
        QCOMPARE(namelessControls(window.window()).join(QStringLiteral("; ")), QString());
        window.openPeople();
        for (const PanelId panel : allPanels) {
            window.window().showPanel(panel);
            QCOMPARE(namelessControls(window.window()).join(QStringLiteral("; ")), QString());
        }
    }

    void everyPanelFitsASmallScreen()
    {
        Window window;
        window.openPeople();
        for (const PanelId panel : allPanels) {
            window.window().showPanel(panel);
            window.window().resize(1280, 690); // 720 less a title bar
            const QSize least = window.window().minimumSizeHint();
            QVERIFY2(least.width() <= 1280 && least.height() <= 690,
                     qPrintable(QStringLiteral("panel %1: %2 x %3").arg(static_cast<int>(panel)).arg(least.width()).arg(least.height())));
        }
    }

    void whatCannotHoldOffersTheGreatestThatCan()
    {
        Window window;
        window.openPeople();
        QVERIFY(window.session().now().snapshot.sliced);
        const Ratio greatest = window.session().now().snapshot.feasibility->largestL;
        window.askFor(Ratio(9, 1));
        QVERIFY(!window.session().now().snapshot.buckets);
        const QString wanted = QStringLiteral("Set ℓ to ") + QString::fromStdString(greatest.textRoundedDown(2));
        QPushButton* offer = nullptr;
        for (QPushButton* button : window.window().findChildren<QPushButton*>())
            if (button->isVisible() && button->text() == wanted)
                offer = button;
        QVERIFY2(offer, qPrintable(wanted));
        offer->click();
        window.settle();
        QVERIFY(window.session().now().snapshot.parameters.model.l == greatest.roundedDown(2));
        QVERIFY(window.session().now().snapshot.sliced);
    }

    void decisionsAreTakenBackAndDoneAgainByTheMenu()
    {
        Window window;
        window.openPeople();
        const auto before = window.session().now().snapshot;
        window.askFor(Ratio(4, 1));
        const Commands& commands = window.window().commands();
        QVERIFY(commands.undo->isEnabled());
        QVERIFY(!commands.redo->isEnabled());
        commands.undo->trigger();
        window.settle();
        QVERIFY(window.session().now().snapshot.sliced == before.sliced);
        QVERIFY(commands.redo->isEnabled());
        commands.redo->trigger();
        window.settle();
        QVERIFY(window.session().now().snapshot.parameters.model.l == Ratio(4, 1));
    }

    void f1OpensTheManualAtThePageOfThePanel()
    {
        Window window;
        window.openPeople();
        window.window().showPanel(PanelId::Columns);
        window.window().commands().manual->trigger();
        auto* help = window.window().findChild<HelpWindow*>();
        QVERIFY(help && help->isVisible());
        QCOMPARE(help->currentPage(), QStringLiteral("columns"));
        QCOMPARE(namelessControls(*help).join(QStringLiteral("; ")), QString());
        window.window().commands().glossary->trigger();
        QCOMPARE(help->currentPage(), QStringLiteral("glossary"));
    }

    void theHistoryMenuGoesBackToAStepByName()
    {
        Window window;
        window.openPeople();
        const auto before = window.session().stepPosition();
        window.askFor(Ratio(2, 1));
        window.askFor(Ratio(4, 1));
        auto* menu = window.window().findChild<HistoryMenu*>();
        QVERIFY(menu);
        emit menu->aboutToShow();
        QCOMPARE(menu->actions().front()->text(), QStringLiteral("Set ℓ to 4"));
        QVERIFY(menu->actions().front()->isChecked());
        QAction* target = menu->actions()[2];
        target->trigger();
        window.settle();
        QCOMPARE(window.session().stepPosition(), before);
        QVERIFY(window.session().canRedo());
    }

    void undoInANumberFieldTakesBackTheDecision()
    {
        Window window;
        window.openPeople();
        auto* field = window.window().findChild<RatioField*>();
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, QStringLiteral("4"));
        QTest::keyClick(field, Qt::Key_Return);
        window.settle();
        QVERIFY(window.session().now().snapshot.parameters.model.l == Ratio(4, 1));
        QTest::keyClick(field, Qt::Key_Z, Qt::ControlModifier);
        window.settle();
        QVERIFY(window.session().now().snapshot.parameters.model.l != Ratio(4, 1));
        QCOMPARE(field->text(), ratioText(field->value()));
    }
};

QTEST_MAIN(TestMainWindow)
#include "tst_main_window.moc"
