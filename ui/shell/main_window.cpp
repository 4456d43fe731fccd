// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/main_window.h"

#include "ui/dialogs/generalize_dialog.h"
#include "ui/dialogs/questions.h"
#include "ui/parts/cards/banner.h"
#include "ui/session/governance/audit_book.h"
#include "ui/session/opened_table.h"
#include "ui/shell/command_palette.h"
#include "ui/shell/audit/audit_window.h"
#include "ui/shell/commands.h"
#include "ui/shell/guarantee/curve_card.h"
#include "ui/shell/drop_veil.h"
#include "ui/shell/experiments/experiments_window.h"
#include "ui/shell/field_undo.h"
#include "ui/shell/guarantee/guarantee_strip.h"
#include "ui/shell/help/help_window.h"
#include "ui/shell/import_window/table_opener.h"
#include "ui/shell/job_bar.h"
#include "ui/shell/menu_corner.h"
#include "ui/shell/recipe_files.h"
#include "ui/shell/welcome/samples.h"
#include "ui/shell/guarantee/settings_drawer.h"
#include "ui/shell/stage_bar.h"
#include "ui/shell/welcome/tour_strip.h"
#include "ui/shell/welcome/welcome_page.h"
#include "ui/session/governance/leftover_keeper.h"
#include "ui/style/number_text.h"
#include "ui/style/type.h"
#include "ui/words/governance/audit_facts.h"
#include "ui/words/messages/message_text.h"

#include <QAbstractItemView>
#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QDir>
#include <QFileInfo>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QSettings>
#include <QStackedWidget>
#include <QUrl>

#include <qcustomplot.h>

#include <algorithm>

namespace tranche {

void MainWindow::openTables(const QStringList& paths, bool withChoices)
{
    const auto recipe = std::ranges::find_if(paths, &RecipeFiles::isRecipe);
    const bool asked = withChoices || QGuiApplication::keyboardModifiers().testFlag(Qt::ShiftModifier);
    if (recipe != paths.end())
        m_recipes->open(*recipe);
    else if (!paths.isEmpty())
        m_opener->open(paths, asked ? ImportWindow::Showing::Always : ImportWindow::Showing::WhereNeeded);
}

void MainWindow::openSample(const QString& name, bool tagged)
{
    m_recipes->leaveFor([this, name, tagged] { loadSample(name, tagged); });
}

void MainWindow::beginWithSample(const QString& name)
{
    if (name != tourSample || m_first != PanelId::Table || !m_tour->isInviting())
        return openSample(name, true);
    m_setup.settings->setValue(tourOffered, true); // however it ends
    m_tour->start();
}

void MainWindow::loadSample(const QString& name, bool tagged)
{
    if (!m_samples->open(m_session, name, tagged))
        showNotice(Judgement::Fail, tr("Could not open the sample"),
                   tr("The folder for temporary files is full, or there is no sample with this name."));
}

namespace {

/// The first stop of a region with the keyboard; `views`: of its tables, lists and plots, where it has one.
QWidget* firstStop(QWidget* region, bool views = false)
{
    const auto fits = [&](const QWidget* widget) {
        const bool view = qobject_cast<const QAbstractItemView*>(widget) != nullptr || qobject_cast<const QCustomPlot*>(widget) != nullptr;
        return (view || !views) && widget->isVisible() && widget->isEnabled() && (widget->focusPolicy() & Qt::TabFocus);
    };
    if (fits(region))
        return region;
    for (QWidget* next = region->nextInFocusChain(); next != nullptr && next != region; next = next->nextInFocusChain()) {
        if (region->isAncestorOf(next) && fits(next))
            return next;
    }
    return views ? firstStop(region) : nullptr;
}

} // namespace

void MainWindow::showPanel(PanelId panel)
{
    m_wanted = panel;
    m_stages->setCurrent(panel);
    if (m_session.now().snapshot.table == nullptr) {
        m_stack->setCurrentWidget(m_welcome);
        return;
    }
    Panel* widget = panelFor(panel);
    m_jobs->setHover({});
    if (m_stack->currentWidget() == widget)
        return;
    const bool fromPanel = focusWidget() == nullptr || m_stack->isAncestorOf(focusWidget());
    m_stack->setCurrentWidget(widget);
    if (QWidget* stop = fromPanel ? firstStop(widget, true) : nullptr)
        stop->setFocus(Qt::OtherFocusReason); // its keys act at once
}

PanelId MainWindow::currentPanel() const
{
    return m_wanted;
}

void MainWindow::beginWith(PanelId panel)
{
    m_first = panel;
}

Panel* MainWindow::panelFor(PanelId panel)
{
    Panel*& made = m_panels[static_cast<std::size_t>(panel)];
    if (made == nullptr) {
        made = m_setup.makePanel(panel, m_session, m_stack);
        made->setAccessibleName(panelName(panel));
        m_stack->addWidget(made);
        passUndoToWindow(*made);
        connect(made, &Panel::hovered, m_jobs, &JobBar::setHover);
        connect(made, &Panel::panelRequested, this, &MainWindow::showPanel);
        connect(made, &Panel::smallestBucketRequested, this, [this] {
            m_commands->drawer->setChecked(true);
            m_drawer->focusSmallest();
        });
        connect(made, &Panel::handedOver, this, [this](PanelId other, const HandOver& what) {
            showPanel(other);
            panelFor(other)->take(what);
        });
    }
    return made;
}

void MainWindow::refreshFrame()
{
    const Document& now = m_session.now();
    const bool busy = m_session.isBusy();
    m_strip->show(now, busy, m_session.isBusyInBackground());
    m_drawer->show(now);
    m_curve->show(now);
    fitCurve();
    m_stages->show(now, busy, m_session.preferences().uniqueLimit(), m_session.isBusyInBackground());
    m_commands->refresh(m_session);
    showRest(now);
}

void MainWindow::showRest(const Document& now)
{
    if (now.opened == nullptr) {
        setWindowTitle(tr("Tranche"));
        m_jobs->setRest(tr("No table is open"), tr("Works offline; nothing is sent anywhere"));
        return;
    }
    const QString recipe = m_recipes->title();
    setWindowTitle(tr("%1 — Tranche").arg(recipe.isEmpty() ? now.opened->title : recipe));
    const Table& table = *now.snapshot.table;
    const auto log = m_recipes->audit().book()->reading();
    QStringList states{m_recipes->state(), log ? chainState(*log) : QString(), releaseState(now)};
    states.removeAll(QString()); // where the table has no recipe
    m_jobs->setRest(tr("%1  ·  %2 × %3").arg(now.opened->title, countText(table.rowCount()), countText(table.attributeCount())),
                    states.join(QStringLiteral("  ·  ")));
}

/// What became of the table so far; a release that was written is named for as long as it is what the window shows.
QString MainWindow::releaseState(const Document& now) const
{
    if (!now.approvals)
        return tr("Draft");
    if (const QString written = m_session.writtenAs(); !written.isEmpty())
        return tr("Written: %1").arg(written);
    return isApproved(now) ? tr("Approved") : tr("Reviewed, %1 of %2").arg(approvalsGiven(now)).arg(approvalsAsked(now));
}

void MainWindow::offerToClearUp(const QString& folder)
{
    m_notice->clearButtons();
    m_notice->say(Judgement::Warn, tr("An export was interrupted"),
                  tr("Hidden files in %1 still hold data of the release that was being written. None of them is a release.")
                      .arg(QDir::toNativeSeparators(folder)));
    connect(m_notice->addButton(tr("Remove them"), true), &QPushButton::clicked, m_leftovers, &LeftoverKeeper::clear);
    connect(m_notice->addButton(tr("Leave them")), &QPushButton::clicked, m_notice, &QWidget::hide);
    m_notice->setVisible(true);
}

void MainWindow::showNotice(Judgement judgement, const QString& heading, const QString& sentence)
{
    m_notice->clearButtons();
    m_notice->say(judgement, heading, sentence);
    connect(m_notice->addButton(tr("Close")), &QPushButton::clicked, m_notice, &QWidget::hide);
    m_notice->setVisible(true);
}

void MainWindow::showFailure(const Error& error)
{
    const bool reading = error.code == ErrorCode::BadInput || error.code == ErrorCode::NotFound;
    showNotice(Judgement::Fail, reading ? tr("Could not open the table") : tr("That did not work"), placedText(error));
}

void MainWindow::openPalette()
{
    if (m_palette.isNull())
        m_palette = new CommandPalette(this);
    m_palette->open(m_commands->all(), m_corner->search());
}

void MainWindow::openManual(const QString& page)
{
    if (m_manual.isNull())
        m_manual = new HelpWindow(this);
    m_manual->openPage(page);
}

void MainWindow::openExperiments()
{
    const Document& now = m_session.now();
    const QString name = now.opened ? now.opened->title : QString();
    const ExperimentSource source{now.snapshot.table, now.snapshot.schema.missingTokens, name, now.snapshot.schema};
    auto* window = new ExperimentsWindow(source, m_setup.questions, this);
    window->setAttribute(Qt::WA_DeleteOnClose);
    connect(window, &ExperimentsWindow::settingsWanted, this, [this, window](const auto& of, const auto& decisions, const auto& scenario) {
        if (of.table != m_session.now().snapshot.table) {
            window->tell(tr("Another table is open now. Open this one again first."));
            return;
        }
        m_session.pinDecisions(decisions, scenario, tr("From the paper's experiments"));
        window->tell(tr("Pinned as a scenario; see Utility, Scenarios. Nothing in force has changed."));
        showPanel(PanelId::Utility);
    });
    window->show();
}

void MainWindow::openAuditLog()
{
    auto* window = new AuditWindow(m_recipes->audit().book(), m_setup.questions, this);
    window->setAttribute(Qt::WA_DeleteOnClose);
    window->show();
}

void MainWindow::setDrawer(bool open)
{
    m_drawer->setVisible(open);
    m_drawer->show(m_session.now());
    fitCurve();
    m_drawerLine->setVisible(open);
}

void MainWindow::openGeneralize()
{
    auto* dialog = new GeneralizeDialog(m_session.now(), m_setup.questions, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &GeneralizeDialog::chosen, &m_session,
            [this](const std::vector<GeneralizeRequest>& requests, const Hierarchies& hierarchies) {
                Parameters parameters = m_session.now().snapshot.parameters;
                parameters.generalize = requests;
                parameters.hierarchies = hierarchies;
                m_session.setParameters(parameters);
            });
    dialog->open();
}

void MainWindow::fitCurve()
{
    // On a small screen, and while the drawer is open, the curve is there alone; where there is no table there is nothing to draw.
    const bool room = !m_commands->drawer->isChecked() && width() >= scaled(1360) && height() >= scaled(780)
                      && m_session.now().snapshot.table != nullptr && !promisesNothing(m_session.now().snapshot);
    m_curve->setVisible(room);
    m_curveLine->setVisible(room);
    m_curve->setFixedWidth(m_stages->sizeHint().width());
}

void MainWindow::tell(const QString& heading, const QString& text)
{
    auto* box = new QMessageBox(QMessageBox::NoIcon, heading, text, QMessageBox::Close, this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::RichText);
    box->open();
}

std::vector<QWidget*> MainWindow::regions() const
{
    std::vector<QWidget*> all{m_corner, m_strip};
    if (m_drawer->isVisible())
        all.push_back(m_drawer);
    all.push_back(m_stages);
    for (QWidget* also : std::initializer_list<QWidget*>{m_curve, m_notice, m_tour}) {
        if (also->isVisible())
            all.push_back(also);
    }
    all.insert(all.end(), {m_stack, m_jobs});
    return all;
}

void MainWindow::moveRegion(int step)
{
    const auto all = regions();
    const auto count = static_cast<int>(all.size());
    int here = step > 0 ? -1 : count;
    for (int i = 0; i < count; ++i) {
        QWidget* focus = focusWidget();
        if (focus != nullptr && (all[static_cast<std::size_t>(i)] == focus || all[static_cast<std::size_t>(i)]->isAncestorOf(focus)))
            here = i;
    }
    for (int tries = 0; tries < count; ++tries) {
        here = (here + step + count) % count;
        if (QWidget* stop = firstStop(all[static_cast<std::size_t>(here)])) {
            stop->setFocus(Qt::TabFocusReason);
            return;
        }
    }
}

namespace {

QStringList droppedFiles(const QMimeData& data)
{
    QStringList paths;
    for (const QUrl& url : data.urls()) {
        if (url.isLocalFile())
            paths += url.toLocalFile();
    }
    return paths;
}

} // namespace

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    const QStringList paths = droppedFiles(*event->mimeData());
    if (paths.isEmpty())
        return;
    event->acceptProposedAction();
    const auto recipe = std::ranges::find_if(paths, &RecipeFiles::isRecipe);
    const bool single = paths.size() == 1 || recipe != paths.end();
    const QString name = QFileInfo(recipe != paths.end() ? *recipe : paths.front()).fileName();
    m_veil->showFor(single ? tr("Open %1").arg(name) : tr("Open %1 and %2 more as one table").arg(name, QString::number(paths.size() - 1)));
}

void MainWindow::dragLeaveEvent(QDragLeaveEvent*)
{
    m_veil->hide();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    m_veil->hide();
    event->acceptProposedAction();
    openTables(droppedFiles(*event->mimeData()));
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (!m_leaving && m_recipes->keeper().isChanged()) {
        event->ignore();
        m_recipes->leaveFor([this] {
            m_leaving = true;
            QMetaObject::invokeMethod(this, &QWidget::close,
                                      Qt::QueuedConnection); // an answer that comes at once comes while this close is not over
        });
        return;
    }
    m_recipes->keeper().endWell(m_recipes->audit().endWell());
    if (m_setup.settings != nullptr) {
        m_setup.settings->setValue(QStringLiteral("window/geometry"), saveGeometry());
        m_setup.settings->setValue(QStringLiteral("window/drawer"), m_commands->drawer->isChecked());
    }
    QMainWindow::closeEvent(event);
}

void MainWindow::resizeEvent(QResizeEvent* event)
{
    QMainWindow::resizeEvent(event);
    m_stages->setFixedWidth(m_stages->sizeHint().width());
    fitCurve();
}

} // namespace tranche
