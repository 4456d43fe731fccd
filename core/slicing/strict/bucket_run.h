// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/slicing/strict/packed_records.h"

#include <cstddef>

namespace tranche {

/// A bucket as a run of records, which may stand for several tuples each.
struct BucketRun {
    RecordRun run;
    std::size_t tuples = 0;
    std::size_t depth = 0;
};

} // namespace tranche
