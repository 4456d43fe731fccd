// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/columns/pinned_columns.h"
#include "core/laboratory/scenarios/scenario_work.h"
#include "core/pipeline/snapshot.h"
#include "core/recipe/release_options.h"

#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace tranche {

struct Approval;
struct AssociationFigures;
struct AssociationReport;
struct AttributePlane;
struct ColumnFacts;
struct CutCost;
struct DialCurve;
struct LabLearning;
struct LabPublications;
struct LabQueries;
struct Limit;
struct LimitsByAlpha;
struct MembershipReport;
struct OpenedTable;
struct PairCounts;
struct Policy;
struct Scenario;
struct SilhouettePoint;
struct StopShares;
struct TupleRisk;
struct VerifiedDraft;
struct WaysOut;

/// A stage that could not be computed, and why.
struct StageFailure {
    Stage stage = Stage::Keep;
    Error error;
};

/// What is told of a snapshot beside the results of its stages; each is null until it is there. Each has one row in allFigures(), which
/// says what it depends on, when it can be computed and how, and what it weighs.
struct Figures {
    std::shared_ptr<const ColumnFacts> columnFacts;
    std::shared_ptr<const Limit> limit;                 ///< how far the model asked for can go
    std::shared_ptr<const LimitsByAlpha> limitsByAlpha; ///< how far it could go with any alpha, one after the other
    std::shared_ptr<const StopShares> stopShares;       ///< of the group that limits the request
    std::shared_ptr<const WaysOut> waysOut;             ///< of a request that cannot hold
    std::shared_ptr<const AssociationReport> association;
    std::shared_ptr<const MembershipReport> membership;       ///< on quasi-identifiers
    std::shared_ptr<const std::vector<TupleRisk>> tupleRisks; ///< by sensitive attribute
    std::shared_ptr<const MembershipReport> wholeMembership;  ///< on whole tuples
    std::shared_ptr<const CutCost> cutCost;
    std::shared_ptr<const DialCurve> curve; ///< point by point
    std::shared_ptr<const AttributePlane> plane;
    std::shared_ptr<const std::vector<SilhouettePoint>> silhouetteCurve;
    std::shared_ptr<const PairCounts> pair;              ///< the pair last looked at
    std::shared_ptr<const LabPublications> publications; ///< what other ways of protecting the table would publish
    std::shared_ptr<const std::vector<AssociationFigures>> labAssociation;
    std::shared_ptr<const LabQueries> labQueries; ///< one number of attributes after the other
    std::shared_ptr<const LabLearning> learning;  ///< what was asked for
    std::shared_ptr<const VerifiedDraft> draft;
    std::shared_ptr<const std::vector<Approval>> approvals; ///< of the draft; at least one where it is there
};

/// Everything a panel may show. What is absent is not there yet or no longer holds.
struct Document : Figures {
    std::shared_ptr<const OpenedTable> opened; ///< null: no table
    Snapshot snapshot;
    Pins pins;                           ///< of attributes of snapshot.kept
    std::optional<StageFailure> failure; ///< of the first stage that is missing
    ReleaseOptions releaseOptions;
    std::shared_ptr<const Policy> policy;                   ///< that the options name; null: none is named, or it is not open
    std::shared_ptr<const std::vector<Scenario>> scenarios; ///< pinned, about this table; null: none
    ScenarioWork scenarioWork;                              ///< with what they are measured
    QString decision;                                       ///< the named step that led here: "Set ℓ to 3"
};

/// The document after a decision: `snapshot` in place of the old one. Figures that still hold stay; draft, approvals and failure go.
Document afterDecision(const Document& before, Snapshot snapshot, const QString& decision);
/// The same decisions with newer results; figures that are not about these results go.
Document withResults(const Document& before, Snapshot snapshot);
/// The document with what was asked for in another state of the same document: the pair that is looked at, and what was learned.
Document withAskedOf(Document document, const Document& other);
/// The same results with other pins, or with the release in another form; what depends on them goes.
Document withPins(const Document& before, Pins pins);
Document withReleaseOptions(const Document& before, const ReleaseOptions& options);
/// The same results with other scenarios pinned; empty: none.
Document withScenarios(const Document& before, std::vector<Scenario> scenarios);
/// Whether the attribute is nearest to all others of its column: by the proposal, or as the columns stand by hand (then never in the
/// sensitive column). False while it is not known.
bool isMedoid(const Document& document, AttributeId attribute);
/// Whether every attribute has its role and none is sensitive: then no promise is made about values.
bool promisesNothing(const Snapshot& snapshot);
/// Whether it has still to be said how small a bucket may be: no attribute is sensitive, so no model says it.
bool lacksSize(const Snapshot& snapshot);
/// Whether the worker can still add a result.
bool lacksResults(const Document& document);
/// Whether a figure is missing that is computed in the background, once everything else is there.
bool lacksFigures(const Document& document);
/// Whether the request is for more than the table can hold; false while that is not known.
bool isInfeasible(const Document& document);
/// Whether the verifier found that the draft keeps every promise.
bool draftHolds(const Document& document);
/// How many have approved the draft, and how many have to: 1 where there is no draft or no policy says more.
std::size_t approvalsGiven(const Document& document);
std::size_t approvalsAsked(const Document& document);
/// Whether all have that have to.
bool isApproved(const Document& document);

} // namespace tranche
