// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/columns/classical_scaling.h"
#include "core/columns/column_facts.h"
#include "core/columns/pinned_columns.h"
#include "core/columns/silhouettes.h"
#include "core/correlation/pair_counts.h"
#include "core/membership/membership_report.h"
#include "core/pipeline/cut_cost.h"
#include "core/pipeline/dial_curve.h"
#include "core/pipeline/snapshot.h"
#include "core/pipeline/ways_out.h"
#include "core/limits/alpha_limits.h"
#include "core/limits/alpha_reach.h"
#include "core/recipe/apply_recipe.h"
#include "core/limits/request_standing.h"
#include "core/limits/stop_shares.h"
#include "core/privacy/tuple_risk.h"
#include "core/release/approval.h"
#include "core/release/release.h"
#include "core/table/attribute_profile.h"
#include "core/table/suggest_roles.h"
#include "core/utility/expected_association.h"
#include "core/verify/verify_release.h"

#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace tranche {

/// A stage that could not be computed, and why.
struct StageFailure {
    Stage stage = Stage::Keep;
    Error error;
};

/// The very bytes that would be released, and what the verifier says of them.
struct VerifiedDraft {
    RenderedRelease files;
    VerifyReport report;
};

/// The recipe that a table was opened by, and what it found otherwise than the recipe says.
struct OpenedRecipe {
    QString name;               ///< base name of its file
    bool sourceChanged = false; ///< the files are not those that the recipe was saved for
    RecipeDifferences differences;
};

/// Facts of the opened table that never change while it is open.
struct OpenedTable {
    QString title; ///< base name(s) of the files
    SourceInfo source;
    std::vector<std::string> files;          ///< where they are, absolute; for this account only
    CsvOptions options;                      ///< how they were read
    std::optional<OpenedRecipe> recipe;      ///< nullopt: opened without one
    std::vector<AttributeProfile> profiles;  ///< by source attribute, under the schema it was opened with
    std::vector<RoleSuggestion> suggestions; ///< by source attribute
};

/// Everything a panel may show. What is absent is not there yet or no longer holds.
struct Document {
    std::shared_ptr<const OpenedTable> opened; ///< null: no table
    Snapshot snapshot;
    std::shared_ptr<const ColumnFacts> columnFacts;             ///< for exactly snapshot.columns; null: not there yet
    std::shared_ptr<const std::vector<AlphaLimit>> alphaLimits; ///< around the present size of the sensitive column; null: not there yet
    std::shared_ptr<const RequestStanding>
        standing; ///< how far the model asked for can go, for exactly snapshot.feasibility; null: not there yet
    std::shared_ptr<const AlphaReach>
        alphaReach; ///< how far it can go with any alpha, one after the other, for exactly snapshot.correlation; null: not there yet
    std::shared_ptr<const StopShares>
        stopShares; ///< of the group that limits the request, for exactly snapshot.feasibility; null: not there yet
    std::shared_ptr<const WaysOut>
        waysOut; ///< of a request that cannot hold, for exactly it, the columns and the pins; null: not there yet
    std::shared_ptr<const AssociationReport> association;     ///< for exactly snapshot.buckets; null: not there yet
    std::shared_ptr<const MembershipReport> membership;       ///< on quasi-identifiers, for exactly snapshot.buckets; null: not there yet
    std::shared_ptr<const std::vector<TupleRisk>> tupleRisks; ///< for exactly snapshot.buckets, by sensitive attribute; null: not there yet
    std::shared_ptr<const MembershipReport> wholeMembership;  ///< on whole tuples, for exactly snapshot.buckets; null: not there yet
    std::shared_ptr<const CutCost> cutCost;                   ///< for exactly snapshot.buckets; null: not there yet
    std::shared_ptr<const DialCurve> curve;                   ///< for the present columns and settings, point by point; null: not there yet
    std::shared_ptr<const AttributePlane> plane;              ///< for exactly snapshot.correlation; null: not there yet
    std::shared_ptr<const std::vector<SilhouettePoint>>
        silhouetteCurve;                        ///< for exactly snapshot.correlation and alpha; null: not there yet
    std::shared_ptr<const PairCounts> pair;     ///< the pair last looked at, for exactly snapshot.correlation; null: none
    Pins pins;                                  ///< of attributes of snapshot.kept
    std::optional<StageFailure> failure;        ///< of the first stage that is missing
    std::shared_ptr<const VerifiedDraft> draft; ///< for exactly snapshot.sliced
    std::shared_ptr<const Approval> approval;   ///< for exactly snapshot.sliced
    ReleaseOptions releaseOptions;
    QString decision; ///< the named step that led here: "Set ℓ to 3"
};

/// The document after a decision: `snapshot` in place of the old one. Figures that still hold stay; draft, approval and failure go.
Document afterDecision(const Document& before, Snapshot snapshot, const QString& decision);
/// The same decisions with newer results; figures that are not about these results go.
Document withResults(const Document& before, Snapshot snapshot);
/// The document with the pair that is looked at in another state of the same document.
Document withPairOf(Document document, const Document& other);
/// Whether the attribute is nearest to all others of its column: by the proposal, or as the columns stand by hand (then never in the
/// sensitive column). False while it is not known.
bool isMedoid(const Document& document, AttributeId attribute);
/// How far the request can go with the present columns; none while that is not known, or nothing is claimed.
std::optional<ModelLimit> presentLimit(const Document& document);
/// Whether every attribute has its role and none is sensitive: then no promise is made about values.
bool promisesNothing(const Snapshot& snapshot);
/// Whether it has still to be said how small a bucket may be: no attribute is sensitive, so no model says it.
bool lacksSize(const Snapshot& snapshot);
/// Whether the limits of the request are still to be found, or to be found for other alphas as well.
bool lacksStanding(const Document& document);
/// Whether the shares of the group that limits the request are still to be counted.
bool lacksStopShares(const Document& document);
/// Whether the worker can still add a result.
bool lacksResults(const Document& document);
/// Whether a figure is missing that is computed beside all else, once everything else is there.
bool lacksFigures(const Document& document);
/// Whether the request is for more than the table can hold; false while that is not known.
bool isInfeasible(const Document& document);
/// Whether the verifier found that the draft keeps every promise.
bool draftHolds(const Document& document);

} // namespace tranche
