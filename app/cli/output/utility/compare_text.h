// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/output/utility/compare_json.h"

namespace tranche::cli {

/// A line a scenario, for people; those that no other beats are marked.
std::string compareText(const std::vector<ComparedScenario>& all, BoardColumn column);

} // namespace tranche::cli
