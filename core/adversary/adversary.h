// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/buckets/bucket_partition.h"
#include "core/columns/column_partition.h"
#include "core/jobs/job_context.h"
#include "core/adversary/adversary_view.h"
#include "core/table/kept_table.h"

#include <memory>
#include <span>
#include <string_view>
#include <utility>

namespace tranche {

class AdversaryIndex;

/// Answers what an intruder can infer about any person, in the table or not, from any subset of values.
///
/// Holds an index over the buckets, built once; it never changes, and may be asked from several threads.
class Adversary {
public:
    struct Slicing {
        std::shared_ptr<const KeptTable> table; ///< as published
        std::shared_ptr<const ColumnPartition> columns;
        std::shared_ptr<const BucketPartition> buckets;
    };

    /// InvalidArgument when the parts belong to different tables. O(tuples * attributes) time; eight bytes a cell.
    static Result<Adversary> make(Slicing slicing, JobContext& job);

    /// Any subset of attributes, none included; sensitive ones too, of which then nothing is inferred.
    /// InvalidArgument when an attribute is named twice or does not exist.
    /// O(tuples that have the rarest known value of each column + fitting buckets * sensitive values).
    Result<AdversaryView> ask(std::span<const KnownValue> known, JobContext& job) const;

    const Slicing& slicing() const { return m_slicing; }

private:
    Adversary(Slicing slicing, std::shared_ptr<const AdversaryIndex> index) : m_slicing(std::move(slicing)), m_index(std::move(index)) {}

    Slicing m_slicing;
    std::shared_ptr<const AdversaryIndex> m_index;
};

} // namespace tranche
