// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/policy.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tranche {

/// What a rule asks for, read from the words of a manifest: "3/1", "0.05", "2", "yes", "l, t". nullopt where they are no such words,
/// or could be written in another way. O(length).
std::optional<RuleAsked> askedRule(Rule rule, std::string_view words);

/// The words of such a rule again.
std::string askedWords(const RuleAsked& asked);

/// The words of a list: "drop, value".
std::string listWords(const std::vector<std::string>& words);

/// The shortest decimal that is read back as this number: "0.05", "1".
std::string decimalWords(double number);

} // namespace tranche
