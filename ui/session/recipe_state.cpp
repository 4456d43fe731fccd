// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/recipe_state.h"

#include "core/recipe/recipe_file.h"
#include "ui/session/naming/source_title.h"
#include "ui/session/opened_table.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QStringList>
#include <QUuid>

#include <algorithm>

namespace tranche {

namespace {

const QString recipeEnding = QStringLiteral(".tranche");
const QString noteEnding = QStringLiteral(".belongs-to");
const QString logEnding = QStringLiteral(".audit.jsonl");
const QString lockEnding = QStringLiteral(".lock");

QString withoutEnding(const QString& path)
{
    return path.chopped(recipeEnding.size());
}

/// Whether the program that kept this is still there.
bool isAlive(const QString& base)
{
    QLockFile lock(base + lockEnding);
    lock.setStaleLockTime(0); // only a dead program makes a lock stale, never its age
    return !lock.tryLock(0);
}

UnsavedWork workAt(const QString& path)
{
    UnsavedWork work;
    work.path = path;
    work.when = QFileInfo(path).lastModified();
    if (const auto note = readSmallFile((withoutEnding(path) + noteEnding).toStdString()))
        work.recipeFile = QString::fromStdString(*note);
    if (const auto recipe = loadRecipe(path.toStdString()))
        work.title = sourceTitle({recipe->source.files.begin(), recipe->source.files.end()}, recipe->source.options);
    return work;
}

} // namespace

Recipe recipeOf(const Document& document)
{
    auto recipe = recipeOf(document.snapshot, document.pins,
                           RecipeSource{document.opened->files, document.opened->source.sha256, document.opened->options});
    recipe.release = withTextsOf(document.releaseOptions, recipe.attributes);
    if (document.scenarios)
        for (const auto& scenario : *document.scenarios)
            recipe.scenarios.push_back(recipeScenarioOf(document.snapshot, scenario));
    recipe.scenarioWork = document.scenarioWork;
    return recipe;
}

RecipeState::RecipeState(const QString& folder)
{
    if (folder.isEmpty() || !QDir().mkpath(folder))
        return;
    QFile::setPermissions(folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    const auto base = QDir(folder).filePath(QUuid::createUuid().toString(QUuid::WithoutBraces));
    m_lock = std::make_unique<QLockFile>(base + lockEnding);
    m_lock->setStaleLockTime(0);
    if (m_lock->tryLock(0))
        m_base = base;
}

RecipeState::~RecipeState()
{
    if (m_forgotten && !m_base.isEmpty())
        forget(recipePath());
}

QString RecipeState::recipePath() const
{
    return m_base.isEmpty() ? QString() : m_base + recipeEnding;
}

QString RecipeState::notePath() const
{
    return m_base.isEmpty() ? QString() : m_base + noteEnding;
}

std::vector<UnsavedWork> RecipeState::leftBehind(const QString& folder)
{
    std::vector<UnsavedWork> all;
    if (folder.isEmpty())
        return all;
    for (const auto& file : QDir(folder).entryInfoList({QLatin1Char('*') + recipeEnding}, QDir::Files, QDir::Time))
        if (!isAlive(withoutEnding(file.absoluteFilePath())))
            if (auto work = workAt(file.absoluteFilePath()); !work.title.isEmpty())
                all.push_back(std::move(work));
    return all;
}

void RecipeState::forget(const QString& path)
{
    for (const auto& ending : {recipeEnding, noteEnding, logEnding})
        QFile::remove(withoutEnding(path) + ending);
}

} // namespace tranche
