// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/experiments_request.h"

#include "app/cli/options/source/csv_arguments.h"
#include "app/cli/options/list_text.h"
#include "core/laboratory/experiments/paper_table.h"

namespace tranche::cli {

namespace {

constexpr std::uint64_t mostFolds = 1'000'000'000;
constexpr std::uint64_t mostLinkings = 1'000'000;

Result<void> readCounts(const Arguments& arguments, ExperimentRequest& request)
{
    if (const auto text = arguments.value("--folds")) {
        const auto folds = readCount("--folds", *text, 2, mostFolds);
        if (!folds)
            return std::unexpected(folds.error());
        request.folds = static_cast<std::size_t>(*folds);
    }
    if (const auto text = arguments.value("--linkings")) {
        const auto linkings = readCount("--linkings", *text, 1, mostLinkings);
        if (!linkings)
            return std::unexpected(linkings.error());
        request.linkings = static_cast<std::size_t>(*linkings);
    }
    return {};
}

} // namespace

Result<ExperimentsRequest> experimentsRequest(const Arguments& arguments)
{
    ExperimentsRequest request;
    if (!arguments.operands().empty())
        return badUsage("The table of the experiments is named by --table.");
    const auto files = arguments.values("--table");
    if (files.empty())
        return badUsage("Name the table of the experiments: --table FILE.");
    request.reading.files.assign(files.begin(), files.end());
    request.reading.missingTokens = arguments.values("--missing-token");
    for (const auto token : usualMissingTokens)
        request.reading.missingTokens.emplace_back(token);
    auto csv = csvOptions(arguments, {});
    if (!csv)
        return std::unexpected(csv.error());
    request.reading.options = std::move(*csv);
    const auto out = arguments.value("--out");
    if (!out || out->empty())
        return badUsage("Name the folder to be written: --out DIR.");
    request.out = *out;
    if (const auto text = arguments.value("--only")) {
        auto only = readList("--only", *text);
        if (!only)
            return std::unexpected(only.error());
        request.experiments.only = std::move(*only);
    }
    if (const auto read = readCounts(arguments, request.experiments); !read)
        return std::unexpected(read.error());
    return request;
}

} // namespace tranche::cli
