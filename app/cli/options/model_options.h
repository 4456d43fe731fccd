// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options/arguments.h"
#include "core/models/figure.h"
#include "core/models/privacy_model.h"

#include <string>
#include <utility>

namespace tranche::cli {

/// --model, --l, --recursive-c and --t. InvalidArgument for a value out of range, for an option that belongs to another model, and
/// where the model needs a parameter that is not given.
Result<PrivacyModel> readModel(const Arguments& arguments);

/// The model with its parameters as they were asked for, never rounded: "l = 3.9", "distinct l-diversity (weak), l = 5".
std::string modelText(const PrivacyModel& model);

/// What the table as one bucket admits, in one line: what it is and the figure, rounded to the safe side. `figure` as in Limit.
std::pair<std::string, std::string> limitLine(const PrivacyModel& model, const Figure& figure);

} // namespace tranche::cli
