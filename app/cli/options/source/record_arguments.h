// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options/arguments.h"
#include "core/import/text/record_choice.h"

#include <string>
#include <vector>

namespace tranche::cli {

/// What --skip-record and --join-fields say, in the order of files and lines. InvalidArgument where one of them has another form.
Result<std::vector<RecordChoice>> recordChoices(const Arguments& arguments);

/// The option that says so.
std::string recordOption(const RecordChoice& choice);

} // namespace tranche::cli
