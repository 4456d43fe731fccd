// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options/arguments.h"
#include "core/import/csv_options.h"

namespace tranche::cli {

/// How a table is to be read: `proposed`, overruled by what was given of --delimiter, --widths, --quote, --escape, --encoding,
/// --bad-bytes, --decimal, --skip, --comment, --no-header, --header-lines, --names, --ragged, --skip-record and --join-fields.
/// InvalidArgument for what cannot be meant.
Result<CsvOptions> csvOptions(const Arguments& arguments, CsvOptions proposed);

} // namespace tranche::cli
