// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/output/utility/utility_json.h"

#include <string>

namespace tranche::cli {

/// What an analyst may do with each technique's publication, as tables for people, each with what it says and does not say.
std::string utilityText(const UtilityFindings& findings, const KeptTable& table, const LearningRequest& learning);

} // namespace tranche::cli
