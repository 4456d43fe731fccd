// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options/arguments.h"
#include "core/import/statistical/statistical_options.h"

namespace tranche::cli {

/// How a file of SPSS, Stata or SAS is to be read: `proposed`, overruled by what was given of --labels-as, --declared-missing and
/// --encoding. InvalidArgument for what cannot be meant.
Result<StatisticalOptions> statisticalOptions(const Arguments& arguments, StatisticalOptions proposed);

} // namespace tranche::cli
