// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace tranche {

/// A group of equal QI part in the sensitive column of one bucket that does not keep the promise by itself.
struct BrokenGroup {
    std::uint32_t bucket = 0;
    std::uint32_t group = 0;
    std::uint32_t size = 0;     ///< lines of the group
    std::uint32_t greatest = 0; ///< of these, lines with the most frequent sensitive value
    std::uint32_t values = 0;   ///< sensitive values among them
};

} // namespace tranche
