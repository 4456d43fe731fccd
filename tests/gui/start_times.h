// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace tranche::bench {

/// Starts the program itself this often, with an empty window and with a sample, and prints how long it takes to be usable.
/// Files and fonts are in the system's memory by then: the first start of all is not counted. False where it does not start.
bool startTimes(int runs);

} // namespace tranche::bench
