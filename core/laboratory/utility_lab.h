// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/laboratory/evaluate_learning.h"
#include "core/laboratory/lab_publications.h"
#include "core/laboratory/utility_report.h"

#include <vector>

namespace tranche {

/// Association of every feasible technique with what is left of it, in the order of allTechniques. As associationOf() for each.
Result<std::vector<AssociationFigures>> labAssociation(const LabPublications& publications, JobContext& job);

/// Random count queries, and how far off each feasible technique answers them; the original answers all exactly and is left out.
/// NotFound, as NoQueryInBand, where no query has an answer within the band; else fails as drawQueries().
Result<std::vector<QueryErrors>> labQueries(const LabPublications& publications, const QueryRequest& request, JobContext& job);

/// The queries themselves, with every feasible technique's answers.
struct AnsweredQueries {
    QueryWorkload workload;
    struct Answers {
        Technique technique;
        std::vector<double> expected; ///< by query
    };
    std::vector<Answers> answers;
};
Result<AnsweredQueries> answeredQueries(const LabPublications& publications, const QueryRequest& request, JobContext& job);
/// How far off each technique's answers are. `sanity` as share of the tuples.
std::vector<QueryErrors> errorsOf(const LabPublications& publications, const AnsweredQueries& answered, double sanity = 0.001);

} // namespace tranche
