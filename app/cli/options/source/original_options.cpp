// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/source/original_options.h"

#include "app/cli/options/list_text.h"
#include "app/cli/options/source/csv_arguments.h"
#include "app/cli/options/source_options.h"
#include "core/import/csv_detect.h"
#include "core/import/request/read_source.h"

#include <filesystem>
#include <utility>
#include <vector>

namespace tranche::cli {

namespace {

using Tell = std::function<void(const std::string&)>;

Result<CsvOptions> textOptions(const Arguments& arguments, const std::filesystem::path& first, const Tell& tell)
{
    CsvOptions options;
    if (!arguments.has("--delimiter") || !arguments.has("--quote") || !arguments.has("--encoding")) {
        const auto proposal = proposeCsvOptions(first);
        if (!proposal)
            return std::unexpected(proposal.error());
        options = proposal->options;
        tell("Original read as detected: " + messageWords(proposal->reasons));
    }
    options.decimal = ','; // the release says which attributes are numeric; those may have commas or points
    return csvOptions(arguments, options);
}

} // namespace

Result<OriginalTable> readOriginal(const Arguments& arguments, const Tell& tell, JobContext& job)
{
    const auto names = arguments.values("--original");
    const std::vector<std::filesystem::path> files(names.begin(), names.end());
    auto options = sourceOptions(arguments, files);
    if (!options)
        return std::unexpected(options.error());
    if (options->csv()) {
        auto csv = textOptions(arguments, files.front(), tell);
        if (!csv)
            return std::unexpected(csv.error());
        options->form = std::move(*csv);
    }
    const auto read = readSource(files, *options, job);
    if (!read)
        return std::unexpected(read.error());
    if (const auto known = checkConverted(*options, *read->table); !known)
        return std::unexpected(known.error());
    OriginalTable original{read->table, arguments.values("--missing-token"), {}};
    for (const auto& text : arguments.values("--missing-token-for")) {
        auto parts = readAssignment("--missing-token-for", text);
        if (!parts)
            return std::unexpected(parts.error());
        if (const auto id = read->table->find(parts->first); !id)
            return std::unexpected(id.error());
        original.missingTokensOf[parts->first].push_back(std::move(parts->second));
    }
    return original;
}

} // namespace tranche::cli
