// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/exact.h"
#include "core/base/result.h"
#include "core/buckets/value_ids.h"
#include "core/jobs/job_context.h"
#include "core/membership/membership.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace tranche {

/// Lists of numbers side by side in one array.
struct Lists {
    std::vector<std::uint32_t> items;
    std::vector<std::size_t> starts; ///< one more than lists

    std::span<const std::uint32_t> of(std::size_t i) const { return std::span(items).subspan(starts[i], starts[i + 1] - starts[i]); }
    std::size_t sizeOf(std::size_t i) const { return starts[i + 1] - starts[i]; }
};

/// One column of a counting: its values by number, which buckets hold which.
struct BoxPart {
    ColumnId column;
    ValueIds ids;
    Lists bucketsOfValue; ///< ascending
    Lists valuesOfBucket; ///< distinct, ascending
};

/// The slicing as a set of boxes in the space of column values: bucket B is the product of its columns' values, and the combinations
/// that match at least one bucket are the union of the boxes.
///
/// Always at least one part: where no column is left, the only combination is the empty one. Every tuple lies in its own bucket's box.
class Boxes {
public:
    /// Upper bound of what they and an index over them take: every tuple may have values of its own.
    static std::uint64_t bytesFor(std::size_t tuples, std::size_t columns);
    /// InvalidArgument when the parts belong to different tables. OutOfMemory before anything is built. O(tuples * attributes).
    static Result<Boxes> make(const MembershipInput& input, Counting counting, const JobContext& job);

    const std::vector<BoxPart>& parts() const { return m_parts; }
    std::size_t boxCount() const { return m_boxCount; }
    std::size_t rowCount() const { return m_signatures.ofRow.size(); }
    /// No column is left: the one part holds the empty combination.
    bool nothingLeft() const { return m_nothingLeft; }

    /// One tuple for each distinct combination that occurs, and how many have it.
    struct Original {
        std::uint32_t row = 0;
        std::size_t tuples = 0;
    };
    const std::vector<Original>& originals() const { return m_originals; }

    /// Combinations in one box.
    BigInteger boxSize(std::size_t box) const;
    /// Sum of all boxes' sizes.
    const BigInteger& sizeSum() const { return m_sizeSum; }

private:
    Boxes() = default;
    void addPart(const MembershipInput& input, ColumnId column, ValueIds ids, const JobContext& job);
    void addOriginals(const JobContext& job);

    std::vector<BoxPart> m_parts;
    std::vector<Original> m_originals;
    ValueIds m_signatures;
    std::size_t m_boxCount = 0;
    bool m_nothingLeft = false;
    BigInteger m_sizeSum = 0;
};

} // namespace tranche
