// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/import/csv_options.h"
#include "core/import/csv_window.h"

#include <string>

namespace tranche {

/// Read the beginning of a file, and move on to its first record: behind the byte-order mark and the lines that are skipped. BadInput where
/// it is no text, is in UTF-16 and to be read otherwise, or has too few lines. `name` stands for it in errors.
Result<void> startText(CsvWindow& window, const CsvOptions& options, const std::string& name);

} // namespace tranche
