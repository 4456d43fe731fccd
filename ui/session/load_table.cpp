// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/load_table.h"

#include "core/import/sha256.h"
#include "core/import/csv_reader.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>

#include <utility>

namespace tranche {

namespace {

QString qt(const std::filesystem::path& path)
{
    return QString::fromStdString(path.string());
}

std::string baseName(const std::filesystem::path& path)
{
    return path.filename().string();
}

/// Tells a file from the same file after somebody wrote to it.
struct FileState {
    qint64 size = 0;
    QDateTime modified;

    friend bool operator==(const FileState&, const FileState&) = default;
};

std::vector<FileState> statesOf(const std::vector<std::filesystem::path>& files)
{
    std::vector<FileState> states;
    for (const auto& file : files) {
        const QFileInfo info(qt(file));
        states.push_back({info.size(), info.lastModified()});
    }
    return states;
}

Result<void> addFile(const std::filesystem::path& path, Sha256& hash, JobContext& job)
{
    QFile file(qt(path));
    if (!file.open(QIODevice::ReadOnly))
        return fail(ErrorCode::Io, "The file cannot be read. Check that it is still there and that it may be read.",
                    {.file = baseName(path)});
    constexpr qint64 chunk = 1 << 20;
    while (true) {
        const auto bytes = file.read(chunk);
        if (file.error() != QFileDevice::NoError)
            return fail(ErrorCode::Io, "Reading the file broke off. Check the disk or the connection to it.", {.file = baseName(path)});
        if (bytes.isEmpty())
            return {};
        hash.add({bytes.constData(), static_cast<std::size_t>(bytes.size())});
        if (!job.step(static_cast<std::size_t>(file.pos()), static_cast<std::size_t>(qMax<qint64>(file.size(), file.pos()))))
            return cancelled();
    }
}

Result<std::string> sha256Of(const std::vector<std::filesystem::path>& files, JobContext& job)
{
    Sha256 hash;
    for (const auto& file : files)
        if (const auto added = addFile(file, hash, job); !added)
            return std::unexpected(added.error());
    return hash.hex();
}

bool staysOpen(const RoleSuggestion& suggestion)
{
    return suggestion.role == Role::Identifier || suggestion.role == Role::Excluded;
}

Result<LoadedTable> lookAt(LoadedTable loaded, OpenedTable opened, JobContext& job)
{
    const auto& table = *loaded.table;
    for (std::size_t i = 0; i < table.attributeCount(); ++i) {
        if (!job.step(i, table.attributeCount()))
            return cancelled();
        const auto& data = table.attribute(SourceId(i));
        opened.profiles.push_back(profileOf(data, loaded.schema));
        opened.suggestions.push_back(suggestRole(data, opened.profiles.back(), loaded.schema));
        loaded.roles.push_back(staysOpen(opened.suggestions.back()) ? Role::Undecided : Role::QuasiIdentifier);
    }
    loaded.opened = std::make_shared<const OpenedTable>(std::move(opened));
    return loaded;
}

} // namespace

JobContext partOf(JobContext& job, int from, int to)
{
    return JobContext(job.stopToken(),
                      [&job, from, to](int permille) { job.step(static_cast<std::size_t>(from + (to - from) * permille / 1000), 1000); });
}

Result<LoadedTable> loadTable(const LoadRequest& request, JobContext& job)
{
    const auto before = statesOf(request.files);
    auto reading = partOf(job, 0, 700);
    auto table = readCsv(request.files, request.options, reading);
    if (!table)
        return std::unexpected(table.error());
    auto hashing = partOf(job, 700, 850);
    auto digest = sha256Of(request.files, hashing);
    if (!digest)
        return std::unexpected(digest.error());
    if (statesOf(request.files) != before)
        return fail(ErrorCode::BadInput, "The file changed while it was read. Open it again when nobody writes to it.",
                    {.file = baseName(request.files.front())});

    OpenedTable opened;
    QStringList names;
    for (const auto& file : request.files) {
        opened.source.fileNames.push_back(baseName(file));
        names << QString::fromStdString(baseName(file));
        opened.files.push_back(QFileInfo(qt(file)).absoluteFilePath().toStdString());
    }
    opened.options = request.options;
    opened.title = names.join(QStringLiteral(", "));
    opened.source.sha256 = std::move(*digest);
    LoadedTable loaded;
    loaded.table = std::move(*table);
    loaded.schema.attributes.resize(loaded.table->attributeCount());
    loaded.schema.missingTokens = request.missingTokens;
    auto looking = partOf(job, 850, 1000);
    return lookAt(std::move(loaded), std::move(opened), looking);
}

} // namespace tranche
