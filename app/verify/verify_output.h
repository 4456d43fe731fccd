// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/verify/verify_release.h"

#include <string>

namespace tranche {

/// The report line by line, for a terminal.
std::string verifyText(const VerifyReport& report);

/// The report as JSON: `format` 1, `verdict`, `status`, `checks` [{verdict, sentence}], `cannot_see` [sentences].
std::string verifyJson(const VerifyReport& report);

} // namespace tranche
