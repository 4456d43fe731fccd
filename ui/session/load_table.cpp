// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/load_table.h"

#include "core/import/database/read_any_source.h"
#include "core/import/look/cell_questions.h"
#include "core/recipe/source_texts.h"
#include "core/table/suggest_roles.h"
#include "ui/session/naming/source_title.h"
#include "ui/session/opened_table.h"
#include "core/import/qt_text.h"
#include "core/table/attribute_profile.h"

#include <QFileInfo>

#include <utility>

namespace tranche {

namespace {

QString qt(const std::filesystem::path& path)
{
    return qtText(path.string());
}

std::string baseName(const std::filesystem::path& path)
{
    return path.filename().string();
}

bool staysOpen(const RoleSuggestion& suggestion)
{
    return suggestion.role == Role::Identifier || suggestion.role == Role::Excluded;
}

LoadedTable lookAt(LoadedTable loaded, OpenedTable opened, JobContext& job)
{
    const auto& table = *loaded.table;
    for (std::size_t i = 0; i < table.attributeCount(); ++i) {
        job.step(i, table.attributeCount());
        const auto& data = table.attribute(SourceId(i));
        opened.profiles.push_back(profileOf(data, loaded.schema, SourceId(i)));
        opened.suggestions.push_back(suggestRole(data, opened.profiles.back(), loaded.schema, SourceId(i)));
        loaded.roles.push_back(staysOpen(opened.suggestions.back()) ? Role::Undecided : Role::QuasiIdentifier);
    }
    loaded.opened = std::make_shared<const OpenedTable>(std::move(opened));
    return loaded;
}

} // namespace

Result<ReadSource> sourceOf(const LoadRequest& request, JobContext& job)
{
    const auto& [files, options, source] = request.read;
    auto asRead = request.options;
    asRead.conversions.clear();
    if (source != nullptr && files == request.files && options == asRead)
        return withConversions(*source, request.options.conversions, job);
    const Passphrase none("");
    return readAnySource(request.files, request.options, request.password ? *request.password : none, job);
}

Result<LoadedTable> loadTable(const LoadRequest& request, JobContext& job)
{
    auto reading = job.part(0, 850);
    auto read = sourceOf(request, reading);
    if (!read)
        return std::unexpected(read.error());

    OpenedTable opened;
    for (const auto& file : request.files) {
        opened.source.fileNames.push_back(baseName(file));
        opened.files.push_back(QFileInfo(qt(file)).absoluteFilePath().toStdString());
    }
    opened.options = request.options;
    opened.source.options = request.options;
    opened.title = sourceTitle(request.files, request.options);
    opened.source.sha256 = std::move(read->sha256);
    opened.labels = std::move(read->labels);
    LoadedTable loaded;
    loaded.table = std::move(read->table);
    addSourceTexts(loaded.said, *loaded.table, opened.labels, request.options);
    loaded.schema = schemaFor(*loaded.table, request.missingTokens, request.decided);
    auto looking = job.part(850, 1000);
    return lookAt(std::move(loaded), std::move(opened), looking);
}

} // namespace tranche
