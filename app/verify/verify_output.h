// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/verify/verify_release.h"

#include <string>

namespace tranche {

/// "holds", "does not hold" and so on.
const char* verdictWord(Verdict verdict);
/// What a verdict means for the whole release.
const char* verdictSentence(Verdict verdict);

/// The report line by line, for a terminal.
std::string verifyText(const VerifyReport& report);

/// The report as JSON: `format` 1, `verdict`, `status`, `checks` [{verdict, sentence}], `approvals` [{name, reason, time, key_id, signature
/// ("not signed", "known key", "unknown key", "not valid")}], `cannot_see` [sentences].
std::string verifyJson(const VerifyReport& report);

} // namespace tranche
