// SPDX-License-Identifier: GPL-3.0-or-later
// The intent to open a recipe: its file, then its table, then its decisions about that table.
#include "core/recipe/recipe_file.h"
#include "ui/session/load_table.h"
#include "ui/session/opened_table.h"
#include "ui/session/naming/own_words.h"
#include "ui/session/session_private.h"

#include <QFileInfo>

#include <utility>

namespace tranche {

namespace {

struct OpenedByRecipe {
    std::shared_ptr<const OpenedTable> opened;
    AppliedRecipe applied;
    ReleaseOptions release;
    ScenarioWork work;
};

LoadRequest requestOf(const Recipe& recipe, const QStringList& tables)
{
    LoadRequest request{{recipe.source.files.begin(), recipe.source.files.end()}, recipe.source.options, recipe.missingTokens};
    if (!tables.isEmpty())
        request.files.clear();
    for (const auto& table : tables)
        request.files.emplace_back(table.toStdString());
    return request;
}

Result<OpenedByRecipe> readAll(const QString& path, const QStringList& tables, JobContext& job)
{
    const auto recipe = loadRecipe(path.toStdString());
    if (!recipe)
        return std::unexpected(recipe.error());
    auto reading = job.part(0, 950);
    const auto loaded = loadTable(requestOf(*recipe, tables), reading);
    if (!loaded)
        return std::unexpected(loaded.error());
    auto applying = job.part(950, 1000);
    auto applied = applyRecipe(*recipe, loaded->table, applying);
    auto opened = *loaded->opened;
    opened.recipe = OpenedRecipe{QFileInfo(path).fileName(), opened.source.sha256 != recipe->source.sha256, applied.differences};
    return OpenedByRecipe{std::make_shared<const OpenedTable>(std::move(opened)), std::move(applied), recipe->release,
                          recipe->scenarioWork};
}

Document withRecipe(const Document& before, const OpenedByRecipe& read)
{
    auto next = afterDecision(before, read.applied.snapshot, Session::tr("Open %1").arg(read.opened->title));
    next.opened = read.opened;
    next.pins = read.applied.pins;
    next.releaseOptions = read.release;
    if (next.policy && (!read.release.policy || read.release.policy->sha256 != next.policy->sha256))
        next.policy.reset();
    if (!read.applied.scenarios.empty())
        next.scenarios = std::make_shared<const std::vector<Scenario>>(read.applied.scenarios);
    next.scenarioWork = read.work;
    return next;
}

} // namespace

void Session::openRecipe(const QString& path, const QStringList& tables)
{
    if (d->task == Task::Export) {
        d->report(inOwnWords(ErrorCode::InvalidArgument, tr("A release is being written. Try again when it has finished.")));
        return;
    }
    const auto work = [path, tables](JobContext& job) { return readAll(path, tables, job); };
    d->serve(Task::Load, tr("Reading %1").arg(QFileInfo(path).fileName()), work, [this](const Result<OpenedByRecipe>& read) {
        d->task = Task::None; // the table is read: computing may follow at once
        if (read)
            d->decide(withRecipe(d->now(), *read));
        else
            d->report(read.error());
    });
}

} // namespace tranche
