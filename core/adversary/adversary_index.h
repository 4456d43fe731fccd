// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/buckets/bucket_partition.h"
#include "core/columns/column_partition.h"
#include "core/jobs/job_context.h"
#include "core/adversary/adversary_view.h"
#include "core/table/kept_table.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace tranche {

/// Rows of one column that agree with what is known of it. Places count the tuples bucket by bucket.
struct ColumnEvidence {
    ColumnId column;
    std::vector<std::uint32_t> places; ///< ascending

    /// Places of one bucket, one after the other.
    struct Run {
        std::uint32_t bucket = 0;
        std::size_t begin = 0; ///< in `places`
        std::size_t end = 0;
    };
    std::vector<Run> runs; ///< ascending by bucket

    std::span<const std::uint32_t> placesOf(const Run& run) const { return std::span(places).subspan(run.begin, run.end - run.begin); }
};

/// For each attribute the codes bucket by bucket, and for each value the places where it stands.
class AdversaryIndex {
public:
    /// Upper bound of what it takes: every value may be one tuple's alone.
    static std::uint64_t bytesFor(std::size_t tuples, std::size_t attributes);
    /// OutOfMemory before anything is built. O(tuples * attributes).
    static Result<AdversaryIndex> make(const KeptTable& table, const BucketPartition& buckets, const JobContext& job);

    /// What is known, all of one column; at least one value. O(tuples that have the rarest of the values).
    ColumnEvidence evidence(ColumnId column, std::span<const KnownValue> known, const JobContext& job) const;

    /// The code at a place.
    std::uint32_t code(AttributeId attribute, std::size_t place) const { return m_attributes[attribute.value].codes[place]; }
    bool agrees(const KnownValue& known, std::size_t place) const { return known.code && code(known.attribute, place) == *known.code; }

private:
    struct Attribute {
        std::vector<std::uint32_t> codes;  ///< by place
        std::vector<std::uint32_t> places; ///< value by value, ascending in each
        std::vector<std::size_t> starts;   ///< by code; one more than values

        std::span<const std::uint32_t> placesOf(std::uint32_t code) const
        {
            return std::span(places).subspan(starts[code], starts[code + 1] - starts[code]);
        }
    };

    std::span<const std::uint32_t> placesOf(const KnownValue& known) const;

    std::vector<Attribute> m_attributes;
    std::vector<std::uint32_t> m_bucketOf; ///< by place
};

} // namespace tranche
