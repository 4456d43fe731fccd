// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/release/report/report.h"

#include <optional>
#include <string>
#include <string_view>

namespace tranche {

/// The report as JSON of one line, for a program that draws it elsewhere; readReport() gives an equal one back. O(size).
std::string reportJson(const Report& report);

/// Nullopt where it is no JSON of this form. Every row of what is read has as many cells as its table has columns. O(bytes).
std::optional<Report> readReport(std::string_view json);

} // namespace tranche
