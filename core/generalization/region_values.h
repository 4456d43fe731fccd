// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/generalization/column_mondrian.h"
#include "core/generalization/regions.h"

#include <span>
#include <vector>

namespace tranche {

/// How sides of regions on one attribute are published, in their order.
///
/// A single value prints as itself; ordered values as "[17, 30]" by the table's values at both ends, where what lies between two regions'
/// ends belongs to the lower one; unordered values as a set, "{Divorced, Separated}"; a node of a hierarchy as its label, several roots as
/// a set of labels. A missing value is never hidden in an interval: "{[60, 90], ?}". Inside brackets a text that holds one of , " { } [ ] ,
/// begins or ends with a blank or is empty stands in double quotes, its own doubled. `hierarchy` null: the sides are stretches of codes.
/// InvalidArgument when a region would print like a value of the attribute or another region; OutOfMemory when the sets together are longer
/// than 64 MiB. O(length).
struct WordedAttribute {
    const KeptAttribute& attribute;
    const ValueTree* tree = nullptr;
    const Hierarchy* hierarchy = nullptr;
};
Result<std::vector<RegionValue>> regionValues(const WordedAttribute& worded, std::span<const Side> sides);

/// A member of a set or an end of an interval as it stands inside brackets.
std::string insideBrackets(const std::string& text);

} // namespace tranche
