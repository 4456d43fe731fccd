// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/jobs/job_context.h"
#include "core/laboratory/utility_report.h"
#include "core/pipeline/snapshot.h"
#include "core/utility/labels.h"
#include "core/utility/publications/make_publication.h"

#include <array>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace tranche {

inline constexpr std::array allTechniques{Technique::Original, Technique::Slicing, Technique::Bucketization, Technique::Generalization,
                                          Technique::Marginals};

/// One technique on a table, or why it cannot be.
struct TriedTechnique {
    TechniqueFacts facts;
    std::optional<Publication> publication; ///< none where it is not feasible
};

/// What every technique publishes of one table with the present settings. Cannot change; safe to read from several threads.
struct LabPublications {
    std::shared_ptr<const KeptTable> table;
    std::shared_ptr<const ColumnPartition> columns; ///< of the slicing
    std::vector<AttributeLabels> labels;
    std::vector<TriedTechnique> techniques; ///< in the order of allTechniques
    bool likeBucketization = false;         ///< slicing is bucketization with the same buckets: isLikeBucketization()

    const TriedTechnique& of(Technique technique) const;
};

/// All five (DEFINITIONS, Laboratory: publications). Of the slicing the buckets that the snapshot has; the two others are cut anew.
/// InvalidArgument where the snapshot has no buckets. As a run of partitionRows() and one of recodingClasses().
Result<std::shared_ptr<const LabPublications>> labPublications(const Snapshot& snapshot, JobContext& job);
/// The same of the original and the slicing alone, which is cheap: nothing is cut. O(tuples * attributes).
Result<std::shared_ptr<const LabPublications>> slicedAndOriginal(const Snapshot& snapshot, JobContext& job);

/// Some tuples of a table that a model learns from.
struct TrainingPart {
    Publication original;
    std::shared_ptr<const KeptTable> own; ///< the same tuples as a table of their own
};
/// `rows` ascend and are not empty. As keptPart().
TrainingPart trainingPart(const std::shared_ptr<const KeptTable>& table, std::vector<std::uint32_t> rows, const JobContext& job);

/// What one technique publishes of a training part, anonymized as a table of its own with the columns and settings of a snapshot; regions
/// are made anew. `seed` is that of random buckets. Fails only where it is told to stop.
TriedTechnique trainingPublication(Technique technique, const Snapshot& settings, const TrainingPart& part, std::uint64_t seed,
                                   JobContext& job);

} // namespace tranche
