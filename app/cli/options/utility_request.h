// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options/arguments.h"
#include "core/laboratory/evaluate_learning.h"
#include "core/utility/queries/query_workload.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace tranche::cli {

/// What was asked of the utility laboratory. Names are looked up once the table is there.
struct UtilityRequest {
    bool association = true;
    bool queries = true;
    bool classification = true;
    std::vector<std::string> targets;          ///< empty: the sensitive attributes
    std::vector<std::string> queryWith;        ///< attributes of every query
    LearningRequest learning;                  ///< without targets
    std::optional<std::filesystem::path> test; ///< whose records are guessed in place of parts of the table
    QueryRequest query;                        ///< without attributes and number of predicates
    std::vector<std::size_t> predicates{2, 3, 4};
    double sanity = 0.001; ///< share of the tuples
    bool details = false;
};

/// InvalidArgument for a value out of range or options that contradict each other.
Result<UtilityRequest> utilityRequest(const Arguments& arguments);

/// Names become attributes of the table. NotFound for one that is not released, InvalidArgument for a target named twice, more predicates
/// than attributes or fewer than --query-with names, or no target where none is sensitive.
Result<void> resolveNames(UtilityRequest& request, const KeptTable& table);

} // namespace tranche::cli
