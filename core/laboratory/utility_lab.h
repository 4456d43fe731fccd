// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/laboratory/evaluate_learning.h"
#include "core/laboratory/lab_publications.h"
#include "core/laboratory/utility_report.h"

#include <vector>

namespace tranche {

/// Errors are relative to at least this share of the tuples.
inline constexpr double usualSanity = 0.001;

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
/// One query as one technique answers it.
struct ComparedQuery {
    CountQuery query;
    double expected = 0.0;
    double error = 0.0; ///< share of the actual count, as in QueryErrors
};
/// The queries of a part that answeredQueries() draws, as one technique answers them, the one that is furthest off first, ties as drawn.
/// NotFound, as NoQueryInBand, where there is none; the technique's reason where it is not feasible.
Result<std::vector<ComparedQuery>> comparedQueries(const LabPublications& publications, const QueryRequest& request, Technique technique,
                                                   QueryPart part, JobContext& job);

/// How far off each technique's answers are. `sanity` as share of the tuples.
std::vector<QueryErrors> errorsOf(const LabPublications& publications, const AnsweredQueries& answered, double sanity = usualSanity);

} // namespace tranche
