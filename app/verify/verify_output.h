// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/verify/telling/verify_page.h"

#include <string>

namespace tranche {

/// What a verdict means for the whole release.
const char* verdictSentence(Verdict verdict);

/// The report line by line, for a terminal.
std::string verifyText(const VerifyReport& report);

/// For a page or a JSON, in English. `name` is that of the release.
VerifyWords plainWords(const VerifyReport& report, const std::string& name);

} // namespace tranche
