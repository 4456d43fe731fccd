// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/jobs/job_context.h"
#include "core/utility/labels.h"
#include "core/utility/publications/publication.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace tranche {

/// What is left of the association between attributes (DEFINITIONS, Laboratory: association), from expected counts on labels.
struct AssociationFigures {
    Technique technique = Technique::Original;
    std::size_t attributes = 0;
    std::vector<double> phi;           ///< phi2 after, attributes * attributes, symmetric, diagonal 1
    std::vector<double> tv;            ///< total variation of pairs, symmetric; of single attributes on the diagonal
    std::optional<double> keptPercent; ///< none where no pair had any association before; more is better
    double tvPairsMean = 0.0;          ///< share of tuples that would have to move, over pairs; less is better
    double tvPairsMax = 0.0;
    std::optional<double> tvWithSensitive; ///< mean over the pairs with a sensitive attribute; none where there is none
    double tvSingleMean = 0.0;
    double tvSingleMax = 0.0;

    double phiAt(AttributeId i, AttributeId j) const { return phi[i.value * attributes + j.value]; }
    double tvAt(AttributeId i, AttributeId j) const { return tv[i.value * attributes + j.value]; }
};

/// From expected counts on labels. phi2 after, with the publication's own margins: (sum_xy E[x,y]^2 / (E[x] E[y]) - 1) / (min(d1, d2) - 1).
/// Total variation of a pair: sum_xy |n[x,y] - E[x,y]| / 2n, of a single attribute likewise. The publication must be of all tuples of its
/// table. In doubles, for display; nothing is decided by it. InvalidArgument where it is not of all tuples. On all threads; the numbers do
/// not depend on how many. O(sum over pairs and blocks of the labels of one attribute in the block times those of the other).
Result<AssociationFigures> associationOf(const Publication& publication, const std::vector<AttributeLabels>& labels, JobContext& job);

/// 100 * sum of phi2 after / sum of phi2 of the original over all pairs.
std::optional<double> keptPercent(const AssociationFigures& after, const AssociationFigures& original);

} // namespace tranche
