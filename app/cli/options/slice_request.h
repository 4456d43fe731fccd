// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options/arguments.h"
#include "core/pipeline/parameters.h"
#include "core/release/release_request.h"

#include <filesystem>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tranche::cli {

/// Where an approved release goes, and on whose word.
struct ExportRequest {
    std::filesystem::path name;
    std::string approveAs;
    std::string reason;
    std::optional<std::string> signWith = {}; ///< id of a key or its beginning, or a key file; none: not signed
    std::optional<std::string> passphraseFile = {};
};

/// What was asked of the slicing itself.
struct SliceRequest {
    Parameters parameters;                                                  ///< without bins, which belong to the attributes
    std::optional<std::vector<std::vector<std::string>>> partition;         ///< columns by hand, by name
    std::vector<std::pair<std::string, std::filesystem::path>> hierarchies; ///< by attribute name; read by readHierarchies()
    ReleaseOptions release;
    std::optional<Policy> policy;                ///< that the options of the release name
    std::optional<std::filesystem::path> labels; ///< what is said about attributes; read by readLabels()
    Pins pins;                                   ///< of a recipe
    std::string notes;                           ///< of a recipe
    std::string recipe;                          ///< its bytes, for the log; empty: it was all decided by options
    std::optional<ExportRequest> target;
    bool listBuckets = false;
    bool promisesNothing = false; ///< no attribute is sensitive
};

/// InvalidArgument for a value out of range or options that contradict each other.
Result<SliceRequest> sliceRequest(const Arguments& arguments);

/// --export, --approve-as and --reason, which belong together; nullopt where nothing is to be exported, and then no option says how.
Result<std::optional<ExportRequest>> exportRequest(const Arguments& arguments);
/// --labels.
std::optional<std::filesystem::path> labelsFile(const Arguments& arguments);
/// --buckets adds to the JSON, which has to be asked for.
Result<void> checkListing(const Arguments& arguments);

} // namespace tranche::cli
