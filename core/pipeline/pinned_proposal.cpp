// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/pinned_proposal.h"

#include <memory>
#include <utility>

namespace tranche {

Snapshot withPinsKept(const Snapshot& snapshot, const Pins& pins)
{
    if (!snapshot.columns || snapshot.columnsByHand || pins.empty())
        return snapshot;
    auto pinned = withPins(*snapshot.columns, pins);
    return pinned == *snapshot.columns ? snapshot : snapshot.withColumns(std::make_shared<const ColumnPartition>(std::move(pinned)));
}

} // namespace tranche
