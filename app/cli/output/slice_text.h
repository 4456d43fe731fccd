// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/snapshot.h"

#include <string>
#include <vector>

namespace tranche::cli {

/// What a finished and verified slicing says to people. Holds no cell value.
std::string slicedText(const Snapshot& snapshot);

/// The table, the columns, the request and the buckets, for commands that say more about a partition. Holds no cell value.
std::string partitionText(const Snapshot& snapshot);

/// Why a request cannot be met and what can: greatest l rounded down, and the group that stops it by attributes and counts.
std::string infeasibleText(const Snapshot& snapshot);

/// Sentences about requests that were met otherwise than asked (alpha or c above what the table allows).
std::vector<std::string> cappedNotes(const Snapshot& snapshot);

} // namespace tranche::cli
