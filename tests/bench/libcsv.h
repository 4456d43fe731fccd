// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

namespace tranche::bench {

/// CPU milliseconds in which libcsv, where it is installed, cuts a file into fields and does nothing with them: the least of `runs`.
std::optional<double> libcsvMs(const std::string& file, int runs);

} // namespace tranche::bench
