// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/table/kept_table.h"

#include <optional>
#include <string>

namespace tranche {

/// How a data package tells what dates look like.
struct DateFormat {
    bool hasTime = false;
    std::string pattern; ///< of strptime(); empty: YYYY-MM-DD
};

/// nullopt where the attribute has no dates, or they are not all written alike: some with a time or its parts, others without.
/// O(values).
std::optional<DateFormat> dateFormatOf(const KeptAttribute& attribute);

} // namespace tranche
