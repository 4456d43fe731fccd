// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/release/report/report.h"

#include <string>

namespace tranche {

/// The report as one HTML5 file of its own: style and drawings (SVG) inside, no script, nothing from elsewhere. Every text is escaped.
/// UTF-8. O(size).
std::string reportHtml(const Report& report);

} // namespace tranche
