// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace tranche {

/// A whole number of units of 10^-places as a decimal, trailing zeros dropped: ("393", 2) is "3.93", ("5", 2) is "0.05".
std::string decimalOf(std::string units, int places);

} // namespace tranche
