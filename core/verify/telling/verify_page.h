// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/verify/verify_release.h"

#include <functional>
#include <string>

namespace tranche {

/// How whoever shows a report words it, in one language.
struct VerifyWords {
    std::string language; ///< "en", "de"
    std::string title;    ///< "Verification of x.release"
    std::string summary;  ///< what the verdict means for the whole release
    std::string checks;   ///< headings
    std::string approvals;
    std::string cannotSee;
    std::string name; ///< heads of the table of approvals
    std::string time;
    std::string reason;
    std::string signature;
    std::function<std::string(Verdict)> verdict;
    std::function<std::string(const Statement&)> sentence;
    std::function<std::string(BlindSpotMessage)> blindSpot;
};

/// The report as a page that any browser shows and prints, with nothing from elsewhere in it. O(its bytes).
std::string verifyPage(const VerifyReport& report, const VerifyWords& words);

/// The report as JSON: `format` 1, `verdict` ("holds", "does not hold", "unreadable", "not shown"), `status`, `checks` [{verdict,
/// sentence}], `approvals` [{name, reason, time, key_id, signature ("not signed", "known key", "unknown key", "not valid")}], `cannot_see`
/// [sentences]. Sentences are `words`, all else is the same in every language. O(its bytes).
std::string verifyJsonFile(const VerifyReport& report, const VerifyWords& words);

/// As the JSON has it.
const char* verdictKey(Verdict verdict);

} // namespace tranche
