// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>

#include <cstdint>
#include <set>
#include <string>
#include <string_view>

namespace tranche {

/// What a text that is no JSON any more still has of an object.
struct WholeMembers {
    QJsonObject members;           ///< those that stand there whole, with the comma or brace after them, before the text breaks off
    std::set<std::string> damaged; ///< keys whose values cannot be read, or that stand there twice
    std::uint64_t brokenAt = 0;    ///< the line from which on nothing was read; 0: the object ends as it should
};

/// The members of the object that a text begins with. A member is taken only where all of it can be read; nothing is read after the first
/// place where key, colon, value and comma do not follow each other, so no text inside a value is ever taken for a member. O(bytes).
WholeMembers wholeMembers(std::string_view text);

} // namespace tranche
