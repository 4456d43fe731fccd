// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tranche {

/// One entry of approvals.json: who approved, why, when, and with which key where it is signed.
struct ApprovalEntry {
    std::string name;
    std::string reason;
    std::string time;                     ///< UTC, "2027-11-30T09:15:00Z"
    std::optional<std::string> key;       ///< 56 signs of base64; none: not signed
    std::optional<std::string> signature; ///< second line of the .minisig; there exactly where the key is
};

/// Strict: an array of objects with exactly these keys, none blank, none twice, a time that is one, key and signature both or neither.
/// BadInput otherwise. O(bytes).
Result<std::vector<ApprovalEntry>> readApprovals(std::string_view json);

/// Whether the trusted comment of a signature says just what the entry does: {"name", "reason", "time"}. O(length).
bool saysTheSame(std::string_view comment, const ApprovalEntry& entry);

/// "2027-11-30T09:15:00Z", a moment that there is.
bool isTime(std::string_view text);
/// "2027-11-30", a day that there is.
bool isDay(std::string_view text);

} // namespace tranche
