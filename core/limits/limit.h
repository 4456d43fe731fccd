// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/base/ratio.h"
#include "core/base/result.h"
#include "core/models/figure.h"
#include "core/models/privacy_model.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace tranche {

/// The group of tuples and the sensitive value that limit what the table can promise as one bucket.
struct Blocking {
    struct Member {
        AttributeId attribute;
        std::uint32_t code = 0;
    };
    std::vector<Member> group;  ///< values of the sensitive attribute's column without itself; empty where it stands alone
    std::uint32_t value = 0;    ///< code of the sensitive value
    std::size_t groupSize = 0;  ///< tuples in the group
    std::size_t valueCount = 0; ///< of these, tuples with the value
    Ratio share() const { return {valueCount, groupSize}; }
};

/// How far a privacy model can go with the columns of a table, however its buckets are made, and the group that stops it.
struct Limit {
    PrivacyModel model;    ///< as asked for when this was found
    bool holds = false;    ///< whether that can be kept, exactly
    Figure figure;         ///< the greatest l (l-diversity, distinct, entropy), what c must be above (recursive; none where no c suffices),
                           ///< or the least t
    AttributeId sensitive; ///< of several sensitive attributes the one that limits; the first named among equals
    Blocking blocking;     ///< the first in attribute and value order among equals; the value is the most frequent one of its group, of
                           ///< t-closeness the one that exceeds its share of the table most

    /// Whether a request can be kept. Exact; nullopt where this is the limit of another kind of request, or its figure is rounded
    /// (entropy) and leaves it open. O(1).
    std::optional<bool> admits(const PrivacyModel& request) const;
    /// Whether no promise of this kind is left at all; where groups are only divided further it then stays so.
    bool leavesNothing() const;
};

/// Infeasible, naming how far the model can go, rounded to the safe side, and no value. The limit does not admit its model.
std::unexpected<Error> infeasible(const Limit& limit);

} // namespace tranche
