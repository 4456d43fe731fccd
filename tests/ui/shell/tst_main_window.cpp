// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_room.h"
#include "tests/ui/shell/window.h"
#include "ui/panels/roles/roles_view.h"
#include "ui/parts/buttons.h"
#include "ui/parts/dial/ratio_field.h"
#include "ui/plots/dial_curve_plot.h"
#include "ui/shell/commands.h"
#include "ui/shell/guarantee/curve_card.h"
#include "ui/shell/help/help_window.h"
#include "ui/shell/history_menu.h"
#include "ui/style/language.h"
#include "ui/style/theme.h"
#include "ui/style/type.h"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QHeaderView>
#include <QLabel>
#include <QMenuBar>
#include <QPushButton>
#include <QTableView>

#include <algorithm>

namespace tst_main_window {

using namespace tranche;
using namespace tranche::test;

namespace {

/// Every key with Alt that the window answers to now: menus, commands, and what is underlined.
QList<QKeySequence> altKeys(MainWindow& window)
{
    QList<QKeySequence> keys;
    for (const QAction* menu : window.menuBar()->actions())
        keys += QKeySequence::mnemonic(menu->text());
    for (const QAction* action : window.commands().all())
        if (const QKeySequence key = action->shortcut(); key.toString().startsWith(QStringLiteral("Alt+")) && key.toString().size() == 5)
            keys += key;
    for (const QLabel* label : window.findChildren<QLabel*>())
        if (label->isVisible() && label->buddy() != nullptr)
            keys += QKeySequence::mnemonic(label->text());
    for (const QAbstractButton* button : window.findChildren<QAbstractButton*>())
        if (button->isVisible())
            keys += QKeySequence::mnemonic(button->text());
    keys.removeIf([](const QKeySequence& key) { return key.isEmpty(); });
    return keys;
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
        const Commands& commands = window.window().commands();
        commands.drawer->setChecked(true);
        for (const ModelKind kind : allModels) { // each has its own fields in the strip
            Parameters parameters = window.session().now().snapshot.parameters;
            parameters.model.kind = kind;
            window.session().setParameters(parameters);
            window.settle();
            QCOMPARE(namelessControls(window.window()).join(QStringLiteral("; ")), QString());
        }
        for (QAction* opens : {commands.palette, commands.manual, commands.about}) {
            opens->trigger();
            QCOMPARE(namelessControls(window.window()).join(QStringLiteral("; ")), QString());
        }
        window.window().openTables({QStringLiteral("nowhere.csv")});
        window.named<QPushButton>(QStringLiteral("Generalization"))->click();
        QCOMPARE(namelessControls(window.window()).join(QStringLiteral("; ")), QString());
    }

    void f6VisitsEveryRegionAndComesBack()
    {
        Window window;
        window.openPeople();
        window.window().activateWindow();
        const Commands& commands = window.window().commands();
        commands.drawer->setChecked(true);
        QList<QWidget*> visited;
        for (int i = 0; i < 20; ++i) {
            commands.nextRegion->trigger();
            QWidget* focus = window.window().focusWidget();
            QVERIFY(focus);
            if (visited.contains(focus))
                break;
            visited += focus;
        }
        QVERIFY2(visited.size() >= 5, qPrintable(QString::number(visited.size()))); // menu, strip, drawer, stages, panel
        const QWidget* last = window.window().focusWidget();
        commands.previousRegion->trigger();
        QVERIFY(window.window().focusWidget() != last);
        QVERIFY(visited.contains(window.window().focusWidget()));
    }

    void highContrastReadsEverywhere()
    {
        applyScheme(*qApp, Scheme::HighContrast);
        Window window;
        window.openPeople();
        const QPalette palette = window.window().palette();
        QCOMPARE(schemeOf(palette), Scheme::HighContrast);
        for (const Ink text : {Ink::Text, Ink::Text2, Ink::Text3, Ink::Pass, Ink::Warn, Ink::Fail, Ink::Accent, Ink::Sensitive})
            for (const Ink back : {Ink::Window, Ink::Base, Ink::Raised})
                QVERIFY2(contrast(ink(palette, text), ink(palette, back)) >= 4.5,
                         qPrintable(QStringLiteral("%1 on %2").arg(static_cast<int>(text)).arg(static_cast<int>(back))));
        applyScheme(*qApp, Scheme::Light);
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

    void theKeysOfAPanelActAsSoonAsItIsShown()
    {
        Window window;
        window.openPeople();
        window.window().activateWindow();
        for (const PanelId panel : {PanelId::AttributeRoles, PanelId::Correlation, PanelId::Columns, PanelId::Buckets, PanelId::Table}) {
            window.window().showPanel(panel);
            QWidget* focus = window.window().focusWidget();
            QVERIFY2(focus != nullptr && focus->isVisible(), qPrintable(QString::number(static_cast<int>(panel))));
            QVERIFY2(qobject_cast<QAbstractItemView*>(focus) != nullptr || focus->inherits("QCustomPlot"),
                     focus->metaObject()->className());
        }
    }

    void rolesComeBeforeTheOrderOfValues()
    {
        Window window;
        window.openPeople();
        window.window().activateWindow();
        window.window().showPanel(PanelId::AttributeRoles);
        auto* roles = window.window().findChild<RolesView*>();
        roles->setCurrentIndex(roles->model()->index(2, 0)); // texts, whose order is a list in the side pane
        window.window().showPanel(PanelId::Table);
        window.window().showPanel(PanelId::AttributeRoles);
        QCOMPARE(window.window().focusWidget(), roles);
    }

    void aCurveWithoutAPointHasNoScale()
    {
        DialCurvePlot plot(DialCurvePlot::Size::Large);
        const auto* words = plot.findChild<QCPItemText*>();
        QVERIFY(words != nullptr && words->visible() && !words->text().isEmpty());
        QVERIFY(!plot.xAxis->tickLabels() && !plot.yAxis->tickLabels() && !plot.yAxis2->tickLabels());
        DialCurveData data;
        data.symbol = QStringLiteral("ℓ");
        data.points = {{Ratio(2, 1), 2.0, 9.0, 0.5, 90.0}, {Ratio(3, 1), 3.0, 4.0, 0.3, 80.0}};
        plot.show(data);
        QVERIFY(!words->visible());
        QVERIFY(plot.xAxis->tickLabels() && plot.yAxis->tickLabels() && plot.yAxis2->tickLabels());
    }

    void theNumbersBesideTheLargeCurveAreNeverCut()
    {
        Window window;
        window.openPeople();
        window.window().resize(1440, 860);
        window.window().commands().drawer->setChecked(true);
        window.settleBeside();
        int seen = 0;
        for (const CurveLegend* legend : window.window().findChildren<CurveLegend*>()) {
            if (!legend->isVisible())
                continue;
            ++seen;
            for (const QString& text : legend->texts())
                QVERIFY2(legend->width() > QFontMetrics(typeface(Type::Caption)).horizontalAdvance(text) + scaled(28), qPrintable(text));
        }
        QCOMPARE(seen, 1);
    }

    void namesOverColumnsEndInTheirOwnColumn()
    {
        Window window;
        window.openPeople();
        for (const PanelId panel : allPanels)
            window.window().showPanel(panel);
        const auto tables = window.window().findChildren<QTableView*>();
        QVERIFY(tables.size() > 5);
        for (const QTableView* table : tables)
            QVERIFY2(table->horizontalHeader()->textElideMode() != Qt::ElideNone, qPrintable(table->accessibleName()));
    }

    void highContrastTellsAPressedButton()
    {
        applyScheme(*qApp, Scheme::HighContrast);
        QWidget place;
        auto* button = iconButton(QStringLiteral("side-pane"), QStringLiteral("Side pane"), &place);
        button->setCheckable(true);
        const QImage open = button->grab().toImage();
        button->setChecked(true);
        QVERIFY(button->grab().toImage() != open);
        applyScheme(*qApp, Scheme::Light);
    }

    void aRoleThatIsStillToBeGivenIsADecisionAndNoFailure()
    {
        Window window;
        window.openPeople();
        window.session().setRoles({SourceId(2)}, Role::Undecided);
        window.settle();
        for (const PanelId panel : {PanelId::Table, PanelId::AttributeRoles}) {
            window.window().showPanel(panel);
            for (const QLabel* label : window.window().findChildren<QLabel*>())
                QVERIFY(!label->isVisible() || label->text() != QStringLiteral("These roles do not work yet"));
        }
        window.window().showPanel(PanelId::AttributeRoles);
        const auto labels = window.window().findChildren<QLabel*>();
        QVERIFY(std::ranges::any_of(labels, [](const QLabel* label) {
            return label->isVisible() && label->text() == QStringLiteral("One attribute needs a role.");
        }));
    }

    void whatCannotHoldOffersTheGreatestThatCan()
    {
        Window window;
        window.openPeople();
        QVERIFY(window.session().now().snapshot.sliced);
        const Ratio greatest = window.session().now().limit->figure.ratio().value();
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

    void noKeyMeansTwoThings_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << QStringLiteral("en");
        QTest::newRow("German") << QStringLiteral("de"); // stays for the rest of the program
    }

    void noKeyMeansTwoThings()
    {
        QFETCH(QString, language);
        useLanguage(*qApp, language);
        Window window;
        window.openPeople();
        window.window().commands().tour->trigger();
        window.settle();
        for (const PanelId panel : allPanels) {
            window.window().showPanel(panel);
            QStringList taken;
            for (const QKeySequence& key : altKeys(window.window())) {
                QVERIFY2(!taken.contains(key.toString()), qPrintable(QStringLiteral("panel %1: %2, after %3")
                                                                         .arg(static_cast<int>(panel))
                                                                         .arg(key.toString(), taken.join(QLatin1Char(' ')))));
                taken += key.toString();
            }
            QVERIFY(taken.size() > 8);
        }
    }
};

TRANCHE_WINDOW_TEST(TestMainWindow)

} // namespace tst_main_window

#include "tst_main_window.moc"
