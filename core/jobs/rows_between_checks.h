// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace tranche {

/// How many rows a plain loop over a table takes before it asks its JobContext again: some 0.1 ms of work, and far below
/// the 50 ms a cancel may take even where each row costs a cache miss.
inline constexpr std::size_t rowsBetweenChecks = std::size_t{1} << 16;

} // namespace tranche
