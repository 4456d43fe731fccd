// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/columns/column_facts.h"
#include "core/membership/membership_report.h"
#include "core/pipeline/snapshot.h"
#include "core/privacy/tuple_risk.h"
#include "core/utility/expected_association.h"

#include <memory>
#include <vector>

namespace tranche {

/// What the reports of a release tell beside its snapshot. What is null was not computed, and is left out.
struct ReportFigures {
    std::shared_ptr<const ColumnFacts> columns;
    std::shared_ptr<const AssociationReport> association;
    std::shared_ptr<const MembershipReport> membership;        ///< on quasi-identifiers
    std::shared_ptr<const MembershipReport> wholeMembership;   ///< on whole tuples
    std::shared_ptr<const std::vector<TupleRisk>> tupleRisks;  ///< by sensitive attribute, in the release
    std::shared_ptr<const std::vector<TupleRisk>> risksBefore; ///< the same in the table itself
};

/// The table's own risk by the measure that the release is judged by: p(t,s) as if all attributes were one column and all tuples one
/// bucket, so that tuples with equal quasi-identifiers share what is known of them. Needs kept tuples. Fails as tupleRisks(). O(tuples log
/// tuples).
Result<std::vector<TupleRisk>> risksOfTable(const Snapshot& snapshot, JobContext& job);

/// The same figures with what is missing computed from the snapshot, whose stages must all be there, so that what is written does not
/// depend on how long somebody waited. `random` is drawn from where fakes have to be estimated. What cannot be computed stays null. As
/// costly as what was missing.
ReportFigures wholeReportFigures(const Snapshot& snapshot, ReportFigures known, RandomSource& random, JobContext& job);

} // namespace tranche
