// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/verify/judging/largest_share.h"
#include "core/verify/judging/posterior.h"
#include "core/verify/lookup/common_buckets.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace tranche {

/// N(q,s) of one signature, summed over several matching buckets: as floats, and exactly where floats do not decide.
class SignatureSums {
public:
    /// A sensitive value of the signature's group.
    struct Slot {
        double sum = 0.0;
        std::uint32_t hits = 0;  ///< matching buckets that have it
        std::uint32_t match = 0; ///< the last of them
        std::size_t entry = 0;   ///< its entry there
    };

    /// `common` are the buckets that are found for each signature; all must outlive this.
    SignatureSums(const CodedRelease& release, const JudgedTarget& judged, const CommonBuckets& common, std::size_t columns);

    /// The sums over what `common` holds now, of this group. O(matching buckets * (columns + sensitive values of the group)).
    void addUp(std::uint32_t group);
    const Slot& slot(std::uint32_t number) const { return m_slots[number]; }

    /// Whether p(t,.) keeps the promise; `largest` learns of its greatest share, where the model asks for that. Nothing is worked out where
    /// every matching bucket keeps the promise by itself and none has a greater share.
    bool keep(LargestShare& largest);

private:
    struct Share {
        std::uint32_t count = 0;
        std::uint32_t size = 1;
    };

    double weightOf(std::size_t match) const;
    bool keepExactly(LargestShare* largest);

    const CodedRelease& m_release;
    const JudgedTarget& m_judged;
    const CommonBuckets& m_common;
    std::size_t m_columns;
    std::uint32_t m_group = 0;
    std::vector<Slot> m_slots;
    bool m_allKept = true; ///< every matching bucket keeps the promise by itself
    Share m_greatestLocal; ///< greatest share of one value in any of them
    std::vector<Part<double>> m_shares;
    std::vector<std::uint32_t> m_counts;
};

} // namespace tranche
