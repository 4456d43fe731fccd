// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/jobs/job_context.h"
#include "core/recipe/release_details.h"
#include "core/table/kept_table.h"

#include <set>
#include <string>
#include <vector>

namespace tranche {

/// Whether a text names one of these attributes, as the verifier judges it. O(length * names).
bool namesAnyOf(const std::string& text, const std::vector<std::string>& names);

/// Attributes with a label that would have the verifier refuse the release: of a value that the release would hold, and naming one of
/// `unreleased`. O(labels * (names + values)).
std::set<std::string> labelCulprits(const ValueLabels& labels, const KeptTable& kept, const std::vector<std::string>& unreleased,
                                    const JobContext& job);

} // namespace tranche
