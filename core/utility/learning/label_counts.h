// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/jobs/job_context.h"
#include "core/utility/distances/label_lists.h"
#include "core/utility/labels.h"
#include "core/utility/publications/publication.h"

#include <vector>

namespace tranche {

/// E(A = x) for each label x of an attribute (DEFINITIONS, Laboratory: expected counts). O(tuples + values of the sets).
std::vector<double> labelTotals(const Publication& publication, const std::vector<AttributeLabels>& labels, AttributeId attribute,
                                const JobContext& job);

/// Expected counts of pairs of labels, E(A = x, Y = y), for one attribute Y and any other A; what belongs to Y alone is prepared once.
///
/// In one factor: sum over tuples of the share of A's symbol that x has times the share of Y's symbol that y has. In two:
/// sum_B h_A(B, x) h_Y(B, y) / |B| with h the labels expected in block B. Whole numbers where tuples are printed as they are; else in
/// doubles, all terms positive, so the relative error stays near 2^-53 times the terms of a sum.
///
/// Publication and labels must outlive this. Several threads may ask at once.
class LabelCounts {
public:
    /// O(tuples + values of the sets).
    LabelCounts(const Publication& publication, const std::vector<AttributeLabels>& labels, AttributeId y, const JobContext& job);

    /// The counts with attribute A: labels of A times labels of Y, row by row, a row a label of A. `a` is not Y. O(tuples + sum over blocks
    /// of the labels of A in the block times those of Y + labels of A * labels of Y).
    std::vector<double> with(AttributeId a, const JobContext& job) const;

private:
    const Publication& m_publication;
    const std::vector<AttributeLabels>& m_labels;
    AttributeId m_y;
    WeightLists m_sharesOfY; ///< by symbol
    WeightLists m_byBlock;   ///< of Y; empty where all attributes are one factor

    std::vector<double> inOneFactor(AttributeId a, const JobContext& job) const;
    std::vector<double> inTwoFactors(AttributeId a, const JobContext& job) const;
};

/// LabelCounts(publication, labels, y, job).with(a, job).
std::vector<double> labelCounts(const Publication& publication, const std::vector<AttributeLabels>& labels, AttributeId a, AttributeId y,
                                const JobContext& job);

} // namespace tranche
