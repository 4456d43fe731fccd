// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recipe/import/own_choices.h"

#include "core/import/sha256.h"
#include "core/import/source/whole_files.h"

#include <string>

namespace tranche {

namespace {

/// As the reader of text has it: of all bytes one after another. Empty for what can be read once only.
Result<std::string> digestOf(std::span<const std::filesystem::path> files, JobContext& job)
{
    Sha256 all;
    for (const auto& path : files) {
        auto file = InputFile::open(path);
        if (!file)
            return std::unexpected(file.error());
        if (!file->isRegular())
            return std::string();
        if (const auto added = addBytes(all, *file, job); !added)
            return std::unexpected(added.error());
    }
    return all.hex();
}

} // namespace

std::size_t dropForeignChoices(const RecipeSource& source, std::span<const std::filesystem::path> files, ImportOptions& options,
                               JobContext& job)
{
    auto* csv = options.csv();
    if (csv == nullptr || csv->records.empty())
        return 0;
    const auto digest = digestOf(files, job);
    if (!digest || (!digest->empty() && *digest == source.sha256))
        return 0;
    const auto count = csv->records.size();
    csv->records.clear();
    return count;
}

} // namespace tranche
