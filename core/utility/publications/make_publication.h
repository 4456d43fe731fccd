// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/columns/column_partition.h"
#include "core/generalization/regions.h"
#include "core/jobs/job_context.h"
#include "core/utility/lab_stream.h"
#include "core/utility/publications/publication.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace tranche {

/// What is published: all tuples of a table, or those of a training part.
struct PublishedTuples {
    std::shared_ptr<const KeptTable> table;
    std::shared_ptr<const std::vector<std::uint32_t>> rows; ///< ascending tuples of `table`; null: all

    std::size_t count() const { return rows ? rows->size() : table->rowCount(); }
};

/// The tuples as they are: one block, one factor. What the techniques below publish of the same tuples is made from it, and shares what it
/// prints as it is. O(tuples * attributes), of all tuples O(tuples).
Publication originalPublication(const PublishedTuples& tuples, const JobContext& job);

/// Each attribute alone in one block. O(attributes).
Publication marginalsPublication(const Publication& original);

/// Columns in buckets: slicing, or bucketization with its columns. `buckets` are of the published tuples, by their place.
struct SlicedParts {
    std::shared_ptr<const ColumnPartition> columns;
    std::shared_ptr<const BucketPartition> buckets;
    std::shared_ptr<const KeptTable> published;                ///< of the same tuples; null: no column is generalized
    std::shared_ptr<const std::vector<ColumnRegions>> regions; ///< of the generalized columns
};
/// A block a bucket, a factor a column; an attribute of a generalized column has the values of its region. O(tuples * generalized
/// attributes).
Publication slicedPublication(Technique technique, const Publication& original, const SlicedParts& parts, const JobContext& job);

/// A block a class; every quasi-identifier a factor with one symbol, the values from the least to the greatest of the class; the sensitive
/// attributes one factor, as they are. O(tuples * attributes + values of the stretches).
Publication recodedPublication(const Publication& original, std::shared_ptr<const BucketPartition> classes, const JobContext& job);

/// One random linking (DEFINITIONS, Laboratory: linkings): buckets by least tuple, in each every factor's tuples shuffled in turn. One
/// block, one factor, tuples bucket by bucket. O(tuples * attributes).
Publication linkedPublication(const Publication& publication, LabStream stream, const JobContext& job);

/// Some tuples of a publication of one block and one factor. O(tuples * attributes).
Publication pickedPublication(const Publication& publication, const std::vector<std::uint32_t>& rows, const JobContext& job);

/// The recoded table as the paper reads it: for each quasi-identifier its least and its greatest value of the class as two attributes,
/// of the target its least value alone.
struct BoundsPublication {
    Publication publication;         ///< of a table of its own
    std::vector<AttributeId> source; ///< by attribute of that table, the attribute of the recoded one
};
BoundsPublication boundsPublication(const Publication& recoded, AttributeId target, const JobContext& job);

} // namespace tranche
