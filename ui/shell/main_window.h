// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/panels/panel.h"
#include "ui/parts/judgement.h"
#include "ui/style/theme.h"

#include <QMainWindow>
#include <QPointer>

#include <filesystem>
#include <functional>
#include <memory>
#include <vector>

class QSettings;
class QStackedWidget;

namespace tranche {

class Banner;
class Commands;
class CommandPalette;
class CurveFoot;
class DropVeil;
class GuaranteeStrip;
class HelpWindow;
class JobBar;
class LeftoverKeeper;
class MenuCorner;
class Questions;
class RecipeFiles;
class ReleaseWindows;
class SampleOpener;
class SettingsDrawer;
class StageBar;
class TableOpener;
class TourStrip;
class WelcomePage;

/// What the window needs from outside; tests give their own.
struct WindowSetup {
    std::function<Panel*(PanelId, Session&, QWidget*)> makePanel;
    std::shared_ptr<Questions> questions;
    std::shared_ptr<QSettings> settings;
    QString stateFolder;                                     ///< where unsaved decisions and samples are kept; empty: not beyond this run
    std::filesystem::path keyFolder;                         ///< the keys of this account; empty: there are none
    std::function<void(const QString& scheme)> changeScheme; ///< "system", "light", "dark", "high-contrast"
};

/// The sample that the tour leads over, and where is kept that it was offered.
inline const QString tourSample = QStringLiteral("people");
inline const QString tourOffered = QStringLiteral("tour/offered");

/// The frame: menu, guarantee strip, stages, panels and job bar around one session.
class MainWindow final : public QMainWindow {
    Q_OBJECT

public:
    MainWindow(Session& session, WindowSetup setup, QWidget* parent = nullptr);
    ~MainWindow() override;

    /// Opens files as one table; asks how they are to be read where that is not plain, `withChoices` (or Shift) in any case.
    /// A recipe among them is opened instead, with its own table.
    void openTables(const QStringList& paths, bool withChoices = false);
    RecipeFiles& recipes() const { return *m_recipes; }
    TableOpener& opener() const { return *m_opener; }
    TourStrip& tour() const { return *m_tour; }
    void openSample(const QString& name, bool tagged);
    /// The same at the start of the program: on the very first one the tour leads over its sample, and not again.
    void beginWithSample(const QString& name);
    void showPanel(PanelId panel);
    PanelId currentPanel() const;
    /// The panel that is shown once the next table has arrived, instead of Table.
    void beginWith(PanelId panel);
    const Commands& commands() const { return *m_commands; }

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void buildBody();
    void buildMenus();
    void connectCommands();
    void connectReleases();
    void connectRecipes();
    void connectSession();
    void restoreLayout();
    void refreshFrame();
    void showRest(const Document& now); ///< the title, and the foot while nothing is hovered
    QString releaseState(const Document& now) const;
    void showFailure(const Error& error);
    void moveRegion(int step);
    std::vector<QWidget*> regions() const;
    void loadSample(const QString& name, bool tagged);
    void openPalette();
    void openManual(const QString& page);
    void openExperiments();
    void openAuditLog();
    void offerToClearUp(const QString& folder);
    void showNotice(Judgement judgement, const QString& heading, const QString& sentence);
    static QString aboutText();
    void setDrawer(bool open);
    void openGeneralize();
    void fitCurve();
    void tell(const QString& heading, const QString& text);
    Panel* panelFor(PanelId panel);

    Session& m_session;
    WindowSetup m_setup;
    Commands* m_commands = nullptr;
    MenuCorner* m_corner = nullptr;
    GuaranteeStrip* m_strip = nullptr;
    SettingsDrawer* m_drawer = nullptr;
    StageBar* m_stages = nullptr;
    QStackedWidget* m_stack = nullptr;
    WelcomePage* m_welcome = nullptr;
    JobBar* m_jobs = nullptr;
    Banner* m_notice = nullptr;
    QWidget* m_drawerLine = nullptr;
    CurveFoot* m_curve = nullptr;
    QWidget* m_curveLine = nullptr;
    DropVeil* m_veil = nullptr;
    PanelId m_wanted = PanelId::Table;
    PanelId m_first = PanelId::Table;
    QPointer<CommandPalette> m_palette;
    QPointer<HelpWindow> m_manual;
    ReleaseWindows* m_releases = nullptr;
    std::vector<Panel*> m_panels; ///< by PanelId; made when first shown
    std::unique_ptr<SampleOpener> m_samples;
    RecipeFiles* m_recipes = nullptr;
    TableOpener* m_opener = nullptr;
    TourStrip* m_tour = nullptr;
    QMenu* m_recent = nullptr;
    LeftoverKeeper* m_leftovers = nullptr;
    bool m_leaving = false; ///< whoever asked has answered
};

} // namespace tranche
