// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/recipe_files.h"

#include "ui/dialogs/password_dialog.h"
#include "ui/dialogs/questions.h"
#include "ui/parts/cards/banner.h"
#include "ui/session/naming/source_title.h"
#include "ui/session/opened_table.h"
#include "ui/session/session.h"
#include "ui/shell/commands.h"
#include "ui/words/recipe_words.h"
#include "ui/words/messages/message_text.h"

#include <QDir>
#include <QFileInfo>
#include <QMenu>
#include <QPushButton>
#include <QStandardPaths>

#include <algorithm>
#include <utility>

namespace tranche {

RecipeFiles::RecipeFiles(Session& session, Surroundings around, QObject* parent)
    : QObject(parent),
      m_session(session),
      m_around(std::move(around)),
      m_recents(m_around.settings),
      m_keeper(session, m_around.stateFolder),
      m_audit(session, m_keeper),
      m_unsaved(RecipeState::leftBehind(m_around.stateFolder))
{
    connect(&m_keeper, &RecipeKeeper::changed, this, &RecipeFiles::changed);
    connect(&m_keeper, &RecipeKeeper::opened, this, &RecipeFiles::rememberRecipe);
    connect(&m_keeper, &RecipeKeeper::saved, this, &RecipeFiles::rememberRecipe);
    connect(&m_keeper, &RecipeKeeper::failed, this, &RecipeFiles::sayFailure);
    connect(&m_audit, &AuditKeeper::failed, this, &RecipeFiles::sayFailure);
    connect(&session, &Session::passwordWanted, this, &RecipeFiles::askForPassword);
    connect(&session, &Session::jobEnded, this, [this] { m_opening = nullptr; }); // cancelled, or done
    connect(&session, &Session::snapshotChanged, this, [this](const Document& now, const Document& before) {
        if (now.opened != before.opened) {
            if (std::exchange(m_differs, !differencesText(now).isEmpty()) && !m_differs)
                m_around.notice->hide(); // what it tells is about the other table
            rememberTable();
        }
        if (m_differs)
            sayWhatDiffers();
    });
}

void RecipeFiles::connectTo(const Commands& commands, QMenu* recentMenu, std::function<void(const QStringList&)> openTables)
{
    m_openTables = std::move(openTables);
    connect(commands.openRecipe, &QAction::triggered, this, &RecipeFiles::askAndOpen);
    connect(commands.saveRecipe, &QAction::triggered, this, &RecipeFiles::save);
    connect(commands.saveRecipeAs, &QAction::triggered, this, &RecipeFiles::saveAs);
    connect(commands.applyToFile, &QAction::triggered, this, &RecipeFiles::applyToFile);
    connect(recentMenu, &QMenu::aboutToShow, this, [this, recentMenu] { fillRecent(recentMenu); });
}

void RecipeFiles::fillRecent(QMenu* menu)
{
    menu->clear();
    for (const auto kind : {RecentFiles::Kind::Recipe, RecentFiles::Kind::Table}) {
        menu->addSeparator();
        for (const auto& entry : m_recents.list(kind)) {
            auto* action = menu->addAction(entry.name());
            connect(action, &QAction::triggered, this, [this, kind, paths = entry.paths] { openRecent(kind, paths); });
        }
    }
    if (menu->isEmpty())
        menu->addAction(tr("None yet"))->setEnabled(false);
}

void RecipeFiles::openRecent(RecentFiles::Kind kind, const QStringList& paths)
{
    const auto gone = std::ranges::find_if(paths, [](const QString& path) { return !QFileInfo::exists(path); });
    if (gone != paths.end())
        sayGone(kind, paths, QFileInfo(*gone));
    else if (kind == RecentFiles::Kind::Recipe)
        open(paths.front());
    else
        m_openTables(paths);
}

void RecipeFiles::sayGone(RecentFiles::Kind kind, const QStringList& paths, const QFileInfo& gone)
{
    auto& notice = *m_around.notice;
    notice.clearButtons();
    notice.say(Judgement::Fail, tr("%1 is gone").arg(gone.fileName()),
               tr("It is not in %1 any more: it was moved, renamed or deleted, or its drive is not connected.")
                   .arg(QDir::toNativeSeparators(gone.absolutePath())));
    connect(notice.addButton(tr("Remove from the list"), true), &QPushButton::clicked, this, [this, kind, paths] {
        m_recents.forget(kind, paths);
        m_around.notice->hide();
    });
    connect(notice.addButton(tr("Close")), &QPushButton::clicked, &notice, &QWidget::hide);
    notice.show();
}

void RecipeFiles::askAndOpen()
{
    m_around.questions->askForRecipe(m_around.window, [this](const QString& path) { open(path); });
}

void RecipeFiles::open(const QString& path)
{
    leaveFor([this, path] {
        read(QFileInfo(path).fileName(), [this, path](const QStringList& tables, std::shared_ptr<const Passphrase> password) {
            m_keeper.open(path, tables, std::move(password));
        });
    });
}

void RecipeFiles::read(const QString& name, Opening how)
{
    start(std::move(how), name, {}, {});
}

void RecipeFiles::start(Opening how, const QString& name, const QStringList& tables, std::shared_ptr<const Passphrase> password)
{
    m_opening = how;
    m_openingName = name;
    m_openingTables = tables;
    m_passwordTried = password != nullptr;
    how(tables, std::move(password));
}

void RecipeFiles::askForPassword(const DatabaseOptions& server)
{
    const auto again = std::exchange(m_opening, nullptr);
    if (again == nullptr)
        return;
    auto* dialog = new PasswordDialog(server, m_passwordTried, m_around.window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &PasswordDialog::given, this,
            [this, again, name = m_openingName, tables = m_openingTables](const std::shared_ptr<const Passphrase>& password) {
                start(again, name, tables, password);
            });
    dialog->open();
}

bool RecipeFiles::explain(const Error& error)
{
    const auto again = std::exchange(m_opening, nullptr);
    if (again == nullptr)
        return false;
    const auto place = QString::fromStdString(error.place.file);
    const bool tableIsGone = error.code == ErrorCode::NotFound && place != m_openingName;
    auto& notice = *m_around.notice;
    notice.clearButtons();
    notice.say(Judgement::Fail, tableIsGone ? tr("The table of this recipe was not found") : tr("Could not open the recipe"),
               placedText(error));
    if (tableIsGone)
        connect(notice.addButton(tr("Find the table…"), true), &QPushButton::clicked, this, [this, again, name = m_openingName] {
            m_around.questions->askForTables(m_around.window, [this, again, name](const QStringList& tables) {
                m_around.notice->hide();
                start(again, name, tables, {});
            });
        });
    connect(notice.addButton(tr("Close")), &QPushButton::clicked, &notice, &QWidget::hide);
    notice.show();
    return true;
}

void RecipeFiles::save()
{
    if (m_keeper.file().isEmpty())
        saveAs();
    else
        m_keeper.save(m_keeper.file());
}

void RecipeFiles::saveAs()
{
    const auto opened = m_session.now().opened;
    if (!opened)
        return;
    const bool hasFile = !opened->files.empty();
    const QFileInfo first(hasFile ? QString::fromStdString(opened->files.front()) : QString());
    const bool isOwn = hasFile && (!m_around.isSample || !m_around.isSample(first.filePath()));
    const auto folder = isOwn ? first.absolutePath() : QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    const auto proposal = m_keeper.file().isEmpty()
                              ? QDir(folder).filePath(sourceFileName(opened->files, opened->options) + QLatin1String(".tranche"))
                              : m_keeper.file();
    m_around.questions->askForFile(m_around.window, proposal, {tr("Recipe (*.tranche)")},
                                   [this](const QString& path) { m_keeper.save(path); });
}

void RecipeFiles::applyToFile()
{
    m_around.questions->askForTables(m_around.window,
                                     [this](const QStringList& tables) { leaveFor([this, tables] { m_session.applyToFiles(tables); }); });
}

void RecipeFiles::leaveFor(std::function<void()> next)
{
    if (!m_keeper.isChanged())
        return next();
    m_around.questions->askToSave(m_around.window, QFileInfo(m_keeper.file()).fileName(), [this, next = std::move(next)](Leaving answer) {
        if (answer == Leaving::Save)
            m_keeper.save(m_keeper.file(), next);
        else
            next();
    });
}

QString RecipeFiles::title() const
{
    const auto file = m_keeper.file();
    if (file.isEmpty())
        return {};
    return m_keeper.wasChanged() ? tr("%1*").arg(QFileInfo(file).fileName()) : QFileInfo(file).fileName();
}

QString RecipeFiles::state() const
{
    if (m_keeper.file().isEmpty())
        return {};
    return m_keeper.wasChanged() ? tr("Recipe changed") : tr("Recipe saved");
}

void RecipeFiles::recoverNewest()
{
    if (m_unsaved.empty())
        return;
    const auto work = m_unsaved.front();
    m_unsaved.erase(m_unsaved.begin());
    leaveFor([this, work] {
        read(QFileInfo(work.path).fileName(), [this, work](const QStringList& tables, std::shared_ptr<const Passphrase> password) {
            m_keeper.recover(work, tables, std::move(password));
        });
    });
    emit unsavedChanged();
}

void RecipeFiles::forgetNewest()
{
    if (m_unsaved.empty())
        return;
    RecipeState::forget(m_unsaved.front().path);
    m_unsaved.erase(m_unsaved.begin());
    emit unsavedChanged();
}

void RecipeFiles::rememberTable()
{
    const auto& now = m_session.now();
    if (!now.opened || (now.opened->recipe && !now.opened->recipe->name.isEmpty()) || now.opened->files.empty())
        return;
    QStringList paths;
    for (const auto& file : now.opened->files)
        paths += QString::fromStdString(file);
    if (m_around.isSample && m_around.isSample(paths.front()))
        return;
    m_recents.remember(RecentFiles::Kind::Table, {paths, sizeText(now)});
}

void RecipeFiles::rememberRecipe(const QString& path)
{
    m_recents.remember(RecentFiles::Kind::Recipe, {{QFileInfo(path).absoluteFilePath()}, sizeText(m_session.now())});
}

void RecipeFiles::sayWhatDiffers()
{
    const auto& opened = *m_session.now().opened;
    auto& notice = *m_around.notice;
    notice.clearButtons();
    notice.say(Judgement::Warn, differencesHeading(m_session.now()), differencesText(m_session.now()));
    connect(notice.addButton(tr("Continue")), &QPushButton::clicked, this, [this] {
        m_differs = false;
        m_around.notice->hide();
    });
    if (!opened.recipe->drift.differences.newAttributes.empty())
        connect(notice.addButton(tr("Set their roles")), &QPushButton::clicked, this, &RecipeFiles::rolesWanted);
    notice.show();
}

void RecipeFiles::sayFailure(const Error& error)
{
    auto& notice = *m_around.notice;
    notice.clearButtons();
    notice.say(Judgement::Fail, tr("Could not save the recipe"), placedText(error));
    connect(notice.addButton(tr("Choose another folder")), &QPushButton::clicked, this, &RecipeFiles::saveAs);
    connect(notice.addButton(tr("Close")), &QPushButton::clicked, &notice, &QWidget::hide);
    notice.show();
}

} // namespace tranche
