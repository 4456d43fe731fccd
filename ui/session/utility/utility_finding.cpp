// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/utility/utility_finding.h"

#include "ui/session/utility/lab_learning.h"
#include "ui/session/utility/lab_queries.h"

namespace tranche {

namespace {

std::span<const AssociationFigures> associationOf(const Document& now)
{
    return now.labAssociation ? std::span<const AssociationFigures>(*now.labAssociation) : std::span<const AssociationFigures>();
}

/// As far as it was asked.
LabFindings findingsOf(const Document& now)
{
    LabFindings found{associationOf(now), {}, {}};
    if (now.labQueries)
        found.queries = now.labQueries->errors;
    const auto& kept = now.snapshot.kept;
    if (now.learning && kept && !kept->sensitive().empty())
        if (const auto* models = now.learning->find(kept->sensitive().front(), Learner::NaiveBayes))
            found.guesses = models->results;
    return found;
}

} // namespace

std::vector<WeakenedPair> weakenedPairs(const Document& now, std::size_t atMost)
{
    return weakenedPairs(associationOf(now), atMost);
}

std::vector<WeakenedPair> weakPairs(const Document& now, std::size_t atMost)
{
    return weakPairs(associationOf(now), atMost);
}

UtilityStatement utilityFinding(const Document& now)
{
    return utilityStatement(now.snapshot, findingsOf(now));
}

UtilityStatement wholeUtilityFinding(const Document& now, JobContext& job)
{
    const bool counted = now.labQueries && now.labQueries->next > LabFindings::attributesOfCounts;
    return wholeUtilityStatement(now.snapshot, findingsOf(now), counted, now.publications, job);
}

} // namespace tranche
