// SPDX-License-Identifier: GPL-3.0-or-later
// How the window is put together; what it does stands in main_window.cpp.
#include "ui/shell/main_window.h"

#include "core/release/logging/run_facts.h"
#include "ui/dialogs/questions.h"
#include "ui/parts/cards/banner.h"
#include "ui/session/governance/leftover_keeper.h"
#include "ui/shell/commands.h"
#include "ui/shell/guarantee/curve_card.h"
#include "ui/shell/drop_veil.h"
#include "ui/shell/field_undo.h"
#include "ui/shell/guarantee/guarantee_strip.h"
#include "ui/shell/help/help_window.h"
#include "ui/shell/import_window/table_opener.h"
#include "ui/shell/job_bar.h"
#include "ui/shell/release_windows.h"
#include "ui/shell/menu_corner.h"
#include "ui/shell/recipe_files.h"
#include "ui/shell/welcome/samples.h"
#include "ui/shell/separators.h"
#include "ui/shell/guarantee/settings_drawer.h"
#include "ui/shell/stage_bar.h"
#include "ui/shell/welcome/tour_strip.h"
#include "ui/shell/welcome/welcome_page.h"
#include "ui/style/type.h"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QMenuBar>
#include <QPushButton>
#include <QSettings>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace tranche {

MainWindow::MainWindow(Session& session, WindowSetup setup, QWidget* parent)
    : QMainWindow(parent),
      m_session(session),
      m_setup(std::move(setup)),
      m_panels(std::size(allPanels), nullptr),
      m_samples(std::make_unique<SampleOpener>(m_setup.stateFolder.isEmpty() ? QString() : m_setup.stateFolder + QLatin1String("/samples")))
{
    setAcceptDrops(true);
    setMinimumSize(scaled(1024), scaled(640));
    resize(scaled(1440), scaled(868));
    m_commands = new Commands(this);
    buildMenus();
    buildBody();
    m_veil = new DropVeil(this);
    m_recipes = new RecipeFiles(m_session,
                                {this, m_notice, m_setup.questions, m_setup.settings, m_setup.stateFolder,
                                 [this](const QString& path) { return m_samples->holds(path); }},
                                this);
    m_opener = new TableOpener(importSetup(m_setup.questions, m_setup.settings), this);
    connectCommands();
    connectRecipes();
    connectSession();
    restoreLayout();
    refreshFrame();
    showPanel(PanelId::Table);
    m_welcome->openButton()->setFocus();
}

MainWindow::~MainWindow() = default;

void MainWindow::buildMenus()
{
    const Commands& all = *m_commands;
    QMenu* file = menuBar()->addMenu(tr("&File"));
    file->addActions({all.open, all.openWithChoices, all.openDatabase, all.openRecipe});
    m_recent = file->addMenu(tr("Open recen&t"));
    QMenu* samples = file->addMenu(tr("Open a &sample"));
    samples->addActions(all.samples);
    file->addSeparator();
    file->addActions({all.saveRecipe, all.saveRecipeAs, all.applyToFile});
    file->addSeparator();
    file->addAction(all.quit);
    QMenu* edit = menuBar()->addMenu(tr("&Edit"));
    edit->addActions({all.undo, all.redo});
    edit->addSeparator();
    edit->addActions({all.shuffle, all.proposal, all.compute, all.cancel});
    QMenu* view = menuBar()->addMenu(tr("&View"));
    view->addActions({all.drawer, all.palette});
    view->addSeparator();
    view->addActions(all.schemes->actions());
    view->addSeparator();
    view->addMenu(tr("Lan&guage"))->addActions(all.languages->actions());
    view->addSeparator();
    view->addActions({all.nextRegion, all.previousRegion, all.goToModel, all.goToL, all.goToAlpha, all.goToColumns});
    menuBar()->addMenu(tr("&Stage"))->addActions(all.stages);
    QMenu* release = menuBar()->addMenu(tr("&Release"));
    release->addActions({all.verify, all.stages.back(), all.review, all.verifyRelease, all.keys});
    release->addSeparator();
    release->addActions({all.openPolicy, all.auditLog});
    menuBar()->addMenu(tr("&Help"))->addActions({all.manual, all.tour, all.glossary, all.guarantee, all.experiments, all.about});
    m_corner = new MenuCorner(all, m_session, menuBar());
    menuBar()->setCornerWidget(m_corner);
    menuBar()->setAccessibleName(tr("Menu"));
    menuBar()->setNativeMenuBar(false);
}

void MainWindow::buildBody()
{
    auto* body = new QWidget(this);
    auto* down = new QVBoxLayout(body);
    down->setContentsMargins(0, 0, 0, 0);
    down->setSpacing(0);
    m_strip = new GuaranteeStrip(m_session, body);
    m_drawer = new SettingsDrawer(m_session, body);
    m_drawerLine = level(body);
    m_drawer->setQuestions(m_setup.questions);
    m_stages = new StageBar(body);
    m_curve = new CurveFoot(m_session, body);
    m_stack = new QStackedWidget(body);
    m_welcome = new WelcomePage(m_stack);
    m_stack->addWidget(m_welcome);
    m_notice = new Banner(body);
    m_notice->hide();
    m_jobs = new JobBar(m_session, body);

    down->addWidget(level(body));
    down->addWidget(m_strip);
    down->addWidget(level(body));
    down->addWidget(m_drawer);
    down->addWidget(m_drawerLine);
    auto* across = new QHBoxLayout;
    across->setSpacing(0);
    auto* left = new QVBoxLayout;
    left->setContentsMargins(0, scaled(8), 0, 0);
    left->setSpacing(0);
    left->addWidget(m_stages, 1);
    m_curveLine = level(body);
    left->addWidget(m_curveLine);
    left->addWidget(m_curve);
    across->addLayout(left);
    across->addWidget(upright(body));
    auto* right = new QVBoxLayout;
    right->setSpacing(0);
    right->addWidget(m_notice);
    m_tour = new TourStrip(body);
    right->addWidget(m_tour);
    right->addWidget(m_stack, 1);
    across->addLayout(right, 1);
    down->addLayout(across, 1);
    down->addWidget(level(body));
    down->addWidget(m_jobs);
    setCentralWidget(body);
    passUndoToWindow(*body);
    setDrawer(false);
}

void MainWindow::connectCommands()
{
    const Commands& all = *m_commands;
    const auto on = [this](QAction* action, auto&& slot) { connect(action, &QAction::triggered, this, slot); };
    const auto ask = [this](bool withChoices) {
        m_setup.questions->askForTables(this, [this, withChoices](const QStringList& paths) { openTables(paths, withChoices); });
    };
    on(all.open, [ask] { ask(false); });
    on(all.openWithChoices, [ask] { ask(true); });
    on(all.openDatabase, [this] { m_opener->openDatabase(); });
    connect(m_opener, &TableOpener::chosen, this,
            [this](const LoadRequest& request) { m_recipes->leaveFor([this, request] { m_session.loadRead(request); }); });
    connect(m_welcome, &WelcomePage::openRequested, this, [ask] { ask(false); });
    connect(m_welcome, &WelcomePage::sampleRequested, this, [this](const QString& name) { openSample(name, false); });
    for (QAction* sample : all.samples)
        on(sample, [this, sample] { openSample(sample->data().toString(), false); });
    on(all.quit, [this] { close(); });
    on(all.undo, [this] { m_session.undo(); });
    on(all.redo, [this] { m_session.redo(); });
    on(all.shuffle, [this] { m_session.reshuffle(); });
    on(all.proposal, [this] { m_session.backToProposal(); });
    on(all.compute, [this] { m_session.retry(); });
    on(all.cancel, [this] { m_session.cancel(); });
    on(all.verify, [this] { m_session.verify(); });
    on(all.openPolicy, [this] { m_setup.questions->askForPolicy(this, [this](const QString& path) { m_session.openPolicy(path); }); });
    on(all.auditLog, [this] { openAuditLog(); });
    connect(all.drawer, &QAction::toggled, this, &MainWindow::setDrawer);
    connect(m_strip->moreButton(), &QToolButton::toggled, all.drawer, &QAction::setChecked);
    connect(all.drawer, &QAction::toggled, m_strip->moreButton(), &QToolButton::setChecked);
    on(all.nextRegion, [this] { moveRegion(1); });
    on(all.previousRegion, [this] { moveRegion(-1); });
    on(all.palette, [this] { openPalette(); });
    on(all.goToModel, [this] { m_strip->focusModel(); });
    on(all.goToL, [this] { m_strip->focusL(); });
    on(all.goToAlpha, [this] { m_strip->focusAlpha(); });
    on(all.goToColumns, [this] { m_strip->focusColumns(); });
    connect(all.schemes, &QActionGroup::triggered, this,
            [this](const QAction* action) { m_setup.changeScheme(action->data().toString()); });
    connect(all.languages, &QActionGroup::triggered, this, [this](const QAction* action) {
        if (m_setup.settings != nullptr)
            m_setup.settings->setValue(QStringLiteral("language"), action->data().toString());
        showNotice(Judgement::Info, tr("The new language applies when you restart Tranche"), tr("Your settings are kept."));
    });
    for (const PanelId panel : allPanels)
        on(all.stages[static_cast<int>(panel)], [this, panel] { showPanel(panel); });
    on(all.manual, [this] { openManual(m_session.now().snapshot.table == nullptr ? QStringLiteral("index") : helpPageOf(m_wanted)); });
    on(all.glossary, [this] { openManual(QStringLiteral("glossary")); });
    on(all.guarantee, [this] { openManual(QStringLiteral("guarantee")); });
    on(all.experiments, [this] { openExperiments(); });
    connectReleases();
    on(all.about, [this] { tell(tr("About Tranche"), aboutText()); });
    connect(m_stages, &StageBar::chosen, this, &MainWindow::showPanel);
    connect(m_strip, &GuaranteeStrip::alarmed, m_jobs, &JobBar::setAlarm);
    connect(m_curve, &CurveFoot::hovered, m_jobs, &JobBar::setHover);
    connect(m_curve, &CurveFoot::tableRequested, this, [this] { m_commands->drawer->setChecked(true); });
    connect(m_drawer, &SettingsDrawer::hovered, m_jobs, &JobBar::setHover);
    connect(m_drawer, &SettingsDrawer::generalizeRequested, this, &MainWindow::openGeneralize);
}

void MainWindow::connectReleases()
{
    const Commands& all = *m_commands;
    m_releases = new ReleaseWindows({this, m_setup.questions, m_setup.keyFolder, m_session.keys()}, this);
    connect(m_releases, &ReleaseWindows::keysChanged, &m_session, &Session::readKeys);
    connect(m_releases, &ReleaseWindows::keyTakenIn, this,
            [this](const QString& id, bool own) { m_recipes->audit().noteKey(importedKeyFact(id.toStdString(), own)); });
    connect(all.keys, &QAction::triggered, this, [this] { m_releases->openKeys(); });
    connect(all.review, &QAction::triggered, this, [this] { m_releases->askForReview(); });
    connect(all.verifyRelease, &QAction::triggered, this, [this] { m_releases->askForVerify(); });
    all.keys->setEnabled(!m_setup.keyFolder.empty());
}

void MainWindow::connectRecipes()
{
    const auto again = [this] {
        m_welcome->showRecents(m_recipes->recents());
        m_welcome->showUnsaved(m_recipes->unsaved());
    };
    m_recipes->connectTo(*m_commands, m_recent, [this](const QStringList& paths) { openTables(paths); });
    connect(m_recipes, &RecipeFiles::changed, this, &MainWindow::refreshFrame);
    connect(&m_recipes->audit(), &AuditKeeper::changed, this, [this] { showRest(m_session.now()); });
    connect(m_recipes, &RecipeFiles::unsavedChanged, this, again);
    connect(m_recipes, &RecipeFiles::rolesWanted, this, [this] { showPanel(PanelId::AttributeRoles); });
    connect(&m_recipes->recents(), &RecentFiles::changed, this, again);
    connect(m_welcome, &WelcomePage::openRecipeRequested, m_recipes, &RecipeFiles::askAndOpen);
    connect(m_welcome, &WelcomePage::recoverRequested, m_recipes, &RecipeFiles::recoverNewest);
    connect(m_welcome, &WelcomePage::forgetUnsavedRequested, m_recipes, &RecipeFiles::forgetNewest);
    connect(m_welcome, &WelcomePage::recentRequested, m_recipes, &RecipeFiles::openRecent);
    connect(m_welcome, &WelcomePage::forgetRequested, this,
            [this](RecentFiles::Kind kind, const QStringList& paths) { m_recipes->recents().forget(kind, paths); });
    connect(m_welcome, &WelcomePage::tourRequested, m_tour, &TourStrip::start);
    connect(m_commands->tour, &QAction::triggered, m_tour, &TourStrip::start);
    connect(m_tour, &TourStrip::sampleWanted, this, [this] { openSample(tourSample, true); });
    connect(m_tour, &TourStrip::panelWanted, this, [this](PanelId panel) {
        beginWith(panel); // where the sample is still being read
        showPanel(panel);
    });
    connect(m_tour, &TourStrip::closed, this, [this] {
        m_first = PanelId::Table;
        if (m_setup.settings != nullptr)
            m_setup.settings->setValue(tourOffered, true);
    });
    again();
    if (m_setup.settings != nullptr && !m_setup.settings->value(tourOffered, false).toBool() && m_recipes->unsaved().empty())
        m_tour->invite();
}

void MainWindow::connectSession()
{
    connect(&m_session, &Session::snapshotChanged, this, [this](const Document& now, const Document& before) {
        if (now.opened != before.opened) {
            if (!m_recipes->differs())
                m_notice->hide();
            m_wanted = m_first;
            m_first = PanelId::Table;
            m_tour->withdraw();
        }
        refreshFrame();
        showPanel(m_wanted); // a panel refreshes itself, on every change and when it is shown
    });
    connect(&m_session, &Session::jobStarted, this, &MainWindow::refreshFrame);
    connect(&m_session, &Session::jobEnded, this, &MainWindow::refreshFrame);
    connect(&m_session.preferences(), &Preferences::changed, this, &MainWindow::refreshFrame);
    connect(&m_session, &Session::failed, this, [this](const Error& error) {
        if (!m_recipes->explain(error))
            showFailure(error);
    });
    m_leftovers = new LeftoverKeeper(m_session, this);
    connect(m_leftovers, &LeftoverKeeper::found, this, &MainWindow::offerToClearUp);
    connect(m_leftovers, &LeftoverKeeper::cleared, this, [this](bool all) {
        showNotice(all ? Judgement::Pass : Judgement::Warn, all ? tr("Cleaned up") : tr("Some files could not be removed"),
                   all ? tr("What the interrupted export had left behind is gone.")
                       : tr("Remove the hidden folders whose names begin with .tranche- yourself."));
    });
    m_leftovers->lookAtStart();
    connect(&m_session, &Session::exported, this, [this](const QString& release, const QString& internal) {
        refreshFrame();
        showNotice(Judgement::Pass, tr("The release has been written"),
                   tr("You can publish %1. Keep %2 private.").arg(QFileInfo(release).fileName(), QFileInfo(internal).fileName()));
    });
    connect(&m_session, &Session::exportedForReview, this, [this](const QString& review, const QString& internal) {
        refreshFrame();
        showNotice(Judgement::Info, tr("The release has been written for review"),
                   tr("It cannot be published yet. Give %1 to the person who approves next. Keep %2 private.")
                       .arg(QFileInfo(review).fileName(), QFileInfo(internal).fileName()));
    });
}

void MainWindow::restoreLayout()
{
    if (m_setup.settings == nullptr)
        return;
    const QString scheme = m_setup.settings->value(QStringLiteral("scheme"), QStringLiteral("system")).toString();
    for (QAction* action : m_commands->schemes->actions())
        action->setChecked(action->data().toString() == scheme);
    const QString language = m_setup.settings->value(QStringLiteral("language"), QStringLiteral("system")).toString();
    for (QAction* action : m_commands->languages->actions())
        action->setChecked(action->data().toString() == language);
    restoreGeometry(m_setup.settings->value(QStringLiteral("window/geometry")).toByteArray());
    m_commands->drawer->setChecked(m_setup.settings->value(QStringLiteral("window/drawer"), false).toBool());
}

QString MainWindow::aboutText()
{
    return tr("<p><b>Tranche</b> turns a table about people into a release that can be published, by slicing (T. Li, N. Li, J. Zhang, I. "
              "Molloy).</p><p>Free software under the GNU General Public License, version 3 or later. It works offline; nothing is sent "
              "anywhere.</p>");
}

} // namespace tranche
