// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/import_window/table_opener.h"

#include "core/import/database/look_at_any_source.h"
#include "core/recipe/import/own_choices.h"
#include "core/recipe/recipe_file.h"

#include <utility>

namespace tranche {

ImportSetup importSetup(std::shared_ptr<Questions> questions, std::shared_ptr<QSettings> settings)
{
    const auto readRecipe = [](const std::filesystem::path& file, std::span<const std::filesystem::path> files,
                               JobContext& job) -> Result<RememberedReading> {
        auto recipe = loadRecipe(file);
        if (!recipe)
            return std::unexpected(recipe.error());
        dropForeignChoices(recipe->source, files, recipe->source.options, job);
        RememberedReading reading{std::move(recipe->source.options), std::move(recipe->missingTokens)};
        for (auto& attribute : recipe->attributes)
            reading.decided[attribute.name] = std::move(attribute.schema);
        return reading;
    };
    const auto look = [](std::span<const std::filesystem::path> files, const std::optional<ImportOptions>& options, LookExtent extent,
                         JobContext& job) { return lookAtAnySource(files, options, Passphrase(""), extent, job); };
    const auto databases = [](std::shared_ptr<const Passphrase> password) -> Looker {
        return [password = std::move(password)](std::span<const std::filesystem::path> files, const std::optional<ImportOptions>& options,
                                                LookExtent extent,
                                                JobContext& job) { return lookAtAnySource(files, options, *password, extent, job); };
    };
    return {look, readRecipe, std::move(questions), std::move(settings), databases};
}

TableOpener::TableOpener(ImportSetup setup, QWidget* window) : QObject(window), m_setup(std::move(setup)), m_parent(window) {}

void TableOpener::open(const QStringList& paths, ImportWindow::Showing showing)
{
    make(paths);
    m_window->begin(showing);
}

void TableOpener::openDatabase()
{
    make({});
    m_window->showDatabase(true);
    m_window->begin(ImportWindow::Showing::Always);
}

void TableOpener::make(const QStringList& paths)
{
    delete m_window; // the newest question counts
    m_window = new ImportWindow(paths, m_setup, m_parent);
    m_window->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_window, &ImportWindow::chosen, this, &TableOpener::chosen);
}

} // namespace tranche
