// SPDX-License-Identifier: GPL-3.0-or-later
// The intents to open a recipe: its file, then its table, then its decisions about that table; and to apply decisions to another table.
#include "core/base/messages/import/database_message.h"
#include "core/base/messages/recipe_message.h"
#include "core/recipe/damaged/open_damaged.h"
#include "core/recipe/drift/drift_report.h"
#include "core/recipe/import/own_choices.h"
#include "ui/session/load_table.h"
#include "ui/session/opened_table.h"
#include "ui/session/naming/own_words.h"
#include "ui/session/recipe_state.h"
#include "ui/session/session_private.h"

#include <QFileInfo>

#include <optional>
#include <utility>
#include <variant>

namespace tranche {

namespace {

struct OpenedByRecipe {
    std::shared_ptr<const OpenedTable> opened;
    AppliedRecipe applied;
    ReleaseOptions release;
    ScenarioWork work;
};

/// What is to be read, and what is known of it before.
struct RecipeWork {
    const OpenedRecipeFile& file;
    const QString& name;
    const QStringList& tables;
    const Document& before;
    std::shared_ptr<const Passphrase> password = {};
};

/// What became of it; `asks`: the server wants another password.
struct RecipeOutcome {
    Result<OpenedByRecipe> read;
    std::optional<DatabaseOptions> asks = {};
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

Result<OpenedByRecipe> readTable(const RecipeWork& work, JobContext& job)
{
    const auto& recipe = work.file.recipe;
    auto request = requestOf(recipe, work.tables);
    request.password = work.password;
    if (request.files.empty() && std::holds_alternative<CsvOptions>(request.options.form))
        return fail(ErrorCode::NotFound, {RecipeMessage::NoTable, "source.files"});
    auto reading = job.part(0, 900);
    const auto dropped = dropForeignChoices(recipe.source, request.files, request.options, reading);
    const auto loaded = loadTable(request, reading);
    if (!loaded)
        return std::unexpected(loaded.error());
    auto applying = job.part(900, 950);
    auto applied = applyRecipe(recipe, loaded->table, applying);
    const auto& before = work.before.opened;
    const bool isAtHand = before && work.before.snapshot.table && before->source.sha256 == recipe.source.sha256;
    auto comparing = job.part(950, 1000);
    auto drift = driftOf(applied, request.options.conversions, isAtHand ? &work.before.snapshot : nullptr, comparing);
    drift.foreignChoices = dropped;
    auto opened = *loaded->opened;
    opened.recipe = OpenedRecipe{work.name, opened.source.sha256 != recipe.source.sha256, std::move(drift), work.file.lost};
    return OpenedByRecipe{std::make_shared<const OpenedTable>(std::move(opened)), std::move(applied), recipe.release, recipe.scenarioWork};
}

Document withRecipe(const Document& before, const OpenedByRecipe& read, const QString& step)
{
    auto next = afterDecision(before, read.applied.snapshot, step.arg(read.opened->title));
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

RecipeOutcome openByRecipe(const RecipeWork& work, JobContext& job)
{
    auto read = readTable(work, job);
    const auto* server = std::get_if<DatabaseOptions>(&work.file.recipe.source.options.form);
    if (!read && server != nullptr && read.error().says == Message(DatabaseMessage::WrongPassword))
        return {std::move(read), *server};
    return {std::move(read)};
}

/// Why no other table may be opened now.
std::optional<Error> refusalDuring(Task task)
{
    if (task != Task::Export)
        return std::nullopt;
    return inOwnWords(ErrorCode::InvalidArgument, Session::tr("A release is being written. Try again when it has finished."));
}

} // namespace

void Session::openRecipe(const QString& path, const QStringList& tables, std::shared_ptr<const Passphrase> password)
{
    if (const auto refusal = refusalDuring(d->task))
        return d->report(*refusal);
    const auto work = [path, tables, password = std::move(password), before = d->now()](JobContext& job) -> RecipeOutcome {
        const auto file = openRecipeFile(path.toStdString());
        if (!file)
            return {std::unexpected(file.error())};
        return openByRecipe({*file, QFileInfo(path).fileName(), tables, before, password}, job);
    };
    d->serve(Task::Load, tr("Reading %1").arg(QFileInfo(path).fileName()), work, [this](const RecipeOutcome& outcome) {
        d->task = Task::None; // the table is read: computing may follow at once
        if (outcome.read)
            d->decide(withRecipe(d->now(), *outcome.read, tr("Open %1")));
        else if (outcome.asks)
            emit passwordWanted(*outcome.asks);
        else
            d->report(outcome.read.error());
    });
}

void Session::applyToFiles(const QStringList& tables)
{
    if (const auto refusal = refusalDuring(d->task))
        return d->report(*refusal);
    if (!d->now().opened || tables.isEmpty())
        return;
    const auto work = [tables, before = d->now()](JobContext& job) { return readTable({{recipeOf(before), {}}, {}, tables, before}, job); };
    d->serve(Task::Load, tr("Reading %1").arg(QFileInfo(tables.front()).fileName()), work, [this](const Result<OpenedByRecipe>& read) {
        d->task = Task::None;
        if (read)
            d->decide(withRecipe(d->now(), *read, tr("Apply to %1")));
        else
            d->report(read.error());
    });
}

} // namespace tranche
