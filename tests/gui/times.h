// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace tranche::bench {

/// Milliseconds, in the order they were measured.
using Times = std::vector<double>;

/// What the columns of the lines below are, and how busy the machine is.
void printHead(const std::string& what);
/// Median, the 99th of 100 and the greatest, beside the goal of the median. Times are for reading: they never make the program fail.
void printTimes(const char* what, const Times& times, std::optional<double> goal = std::nullopt);

} // namespace tranche::bench
