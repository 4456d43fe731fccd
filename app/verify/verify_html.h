// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/verify/verify_release.h"

#include <string>

namespace tranche {

/// The report as a page that any browser shows and prints, with nothing from elsewhere in it. `name` is that of the release.
std::string verifyHtml(const VerifyReport& report, const std::string& name);

} // namespace tranche
