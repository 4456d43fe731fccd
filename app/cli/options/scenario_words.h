// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace tranche::cli {

/// One --scenario, in pieces.
struct ScenarioWords {
    std::string name;
    std::vector<std::string> options;
};

/// "NAME: OPTIONS": the first colon ends the name; options are separated by blanks, but for those between single quotes, which go.
/// InvalidArgument without a colon or a name, or where a quote is not closed.
Result<ScenarioWords> scenarioWords(std::string_view text);

} // namespace tranche::cli
