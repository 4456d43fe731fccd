// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace tranche {

/// A count of combinations, which may exceed any machine word: all its digits, and the nearest double for drawing and ratios.
/// Of an estimate, both are rounded to a whole number.
struct LargeCount {
    std::string digits = "0";
    double approximate = 0.0;

    friend bool operator==(const LargeCount&, const LargeCount&) = default;
};

} // namespace tranche
