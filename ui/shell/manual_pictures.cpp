// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/manual_pictures.h"

#include "ui/dialogs/questions.h"
#include "ui/models/kept_model.h"
#include "ui/panels/risk/intruder_console.h"
#include "ui/panels/roles/roles_view.h"
#include "ui/panels/buckets/sliced_view.h"
#include "ui/plots/heatmap/heatmap_plot.h"
#include "ui/session/intruder.h"
#include "ui/session/utility/lab_learning.h"
#include "ui/shell/guarantee/guarantee_strip.h"
#include "ui/shell/main_window.h"
#include "ui/shell/panel_factory.h"
#include "ui/style/type.h"

#include <QApplication>
#include <QDir>
#include <QPixmap>
#include <QTableView>

#include <algorithm>

namespace tranche {

namespace {

constexpr std::uint64_t seed = 7;
constexpr int apart = 25;         // ms between looks
constexpr int restingLooks = 12;  // of layout and painting that follow an answer, and of signs that fade in for 160 ms
constexpr int mostLooks = 24'000; // then something hangs
constexpr QSize frame(1300, 720); // of the window, before scaling

/// Pictures need no files.
class NoQuestions final : public Questions {
public:
    void askForTables(QWidget*, std::function<void(const QStringList&)>) override {}
    void askForReleaseName(QWidget*, const QString&, std::function<void(const QString&)>) override {}
};

void choose(QTableView* view, int row, int column)
{
    if (view != nullptr)
        view->setCurrentIndex(view->model()->index(row, column));
}

} // namespace

ManualPictures::ManualPictures(const QString& folder, QObject* parent)
    : QObject(parent), m_folder(folder), m_session(std::make_unique<SeededRandom>(seed))
{
    const auto questions = std::make_shared<NoQuestions>();
    WindowSetup setup;
    setup.questions = questions;
    setup.makePanel = [questions](PanelId id, Session& session, QWidget* of) { return makePanel(id, session, questions, of); };
    m_window = std::make_unique<MainWindow>(m_session, std::move(setup));
    m_session.setAudit(nullptr); // its times would make the digest of the manifest another one each time
    m_window->resize(scaled(frame.width()), scaled(frame.height()));
    m_scenes = scenes();
    m_timer.setInterval(apart);
    m_timer.callOnTimeout(this, &ManualPictures::look);
}

ManualPictures::~ManualPictures() = default;

void ManualPictures::begin()
{
    QApplication::setCursorFlashTime(0); // what blinks is now there and now not
    m_window->show();
    m_window->openSample(QStringLiteral("people"), true);
    m_timer.start();
}

QStringList ManualPictures::names()
{
    return {QStringLiteral("index"),   QStringLiteral("table"),    QStringLiteral("roles"), QStringLiteral("correlation"),
            QStringLiteral("columns"), QStringLiteral("buckets"),  QStringLiteral("risk"),  QStringLiteral("utility"),
            QStringLiteral("approve"), QStringLiteral("guarantee")};
}

std::vector<ManualPictures::Scene> ManualPictures::scenes()
{
    const auto go = [this](PanelId id, std::function<void()> then = {}) {
        return [this, id, then] {
            m_window->showPanel(id);
            if (then)
                then();
        };
    };
    const auto shown = [this] { return panel(); };
    const auto inTable
        = [this](int row, int column) { return [this, row, column] { choose(panel()->findChild<QTableView*>(), row, column); }; };
    const auto pair = [this] {
        auto* map = panel()->findChild<HeatmapPlot*>();
        map->setCursor(AttributeId(1), AttributeId(2));
        emit map->pairChosen({AttributeId(1), AttributeId(2), 0.0});
    };
    const QStringList all = names();
    return {
        {all[1], go(PanelId::Table, inTable(3, 1)), shown},
        {all[2], go(PanelId::AttributeRoles, [this] { choose(panel()->findChild<RolesView*>(), 3, 0); }), shown},
        {all[3], go(PanelId::Correlation, pair), shown},
        {all[4], go(PanelId::Columns), shown},
        {all[5], go(PanelId::Buckets, [this] { showBucket(); }), shown},
        {all[6], go(PanelId::Risk, [this] { askConsole(); }), shown},
        {all[7], go(PanelId::Utility), shown},
        {all[8], go(PanelId::Approve, [this] { m_session.verify(); }), shown},
        {all[9], [] {}, [this] { return m_window->findChild<GuaranteeStrip*>(); }},
        {all[0], go(PanelId::Buckets), [this] { return m_window.get(); }},
    };
}

QWidget* ManualPictures::panel() const
{
    const auto panels = m_window->findChildren<Panel*>();
    const auto shown = std::ranges::find_if(panels, &QWidget::isVisible);
    return shown == panels.end() ? static_cast<QWidget*>(m_window.get()) : *shown;
}

void ManualPictures::showBucket()
{
    auto* view = panel()->findChild<SlicedView*>();
    choose(view, 1, 0);
    emit view->lineChosen(1);
}

/// Somebody of whom an intruder knows most, but not all.
void ManualPictures::askConsole()
{
    auto known = knownOfTuple(*m_session.now().snapshot.published, RowId(0));
    for (std::size_t i = known.size() / 2; i < known.size(); i += 2)
        known[i].code.reset();
    if (auto* console = panel()->findChild<IntruderConsole*>())
        console->take(known);
}

bool ManualPictures::isQuiet()
{
    const Intruder& intruder = m_session.intruder();
    const bool asking = intruder.isBusyFor(panel()) || intruder.isBusyFor(panel()->findChild<IntruderConsole*>());
    return m_session.now().snapshot.sliced && !m_session.isBusy() && !m_session.isBusyInBackground() && !m_session.learning() && !asking;
}

void ManualPictures::look()
{
    if (++m_looks > mostLooks)
        m_whole = false;
    m_quiet = isQuiet() ? m_quiet + 1 : 0;
    if (m_whole && m_quiet < restingLooks)
        return;
    m_quiet = 0;
    if (m_whole && m_next < m_scenes.size() && !m_set) {
        m_scenes[m_next].set();
        m_set = true;
        return;
    }
    if (m_whole && m_next < m_scenes.size()) {
        take(m_scenes[m_next++]);
        m_set = false;
        return;
    }
    m_timer.stop();
    emit finished(m_whole);
}

void ManualPictures::take(const Scene& scene)
{
    QWidget* part = scene.part();
    if (part == nullptr || !QDir().mkpath(m_folder) || !part->grab().save(QDir(m_folder).filePath(scene.name + QLatin1String(".png"))))
        m_whole = false;
}

} // namespace tranche
