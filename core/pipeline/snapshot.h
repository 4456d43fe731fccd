// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/columns/propose_columns.h"
#include "core/correlation/correlation_matrix.h"
#include "core/generalization/regions.h"
#include "core/pipeline/parameters.h"
#include "core/pipeline/stage.h"
#include "core/limits/feasibility.h"
#include "core/privacy/privacy_report.h"
#include "core/slicing/sliced_table.h"
#include "core/table/kept_table.h"
#include "core/table/roles.h"
#include "core/table/schema.h"
#include "core/table/table.h"

#include <memory>
#include <optional>
#include <vector>

namespace tranche {

/// All decisions, and all results that still hold for them. A value; copying copies pointers.
///
/// A result that is present was computed from exactly the decisions beside it: every `with...` drops what no longer holds,
/// so a stale result cannot survive (architecture, "The document").
struct Snapshot {
    std::shared_ptr<const Table> table;
    Schema schema;
    Roles roles;
    Parameters parameters;
    std::shared_ptr<const ColumnPartition> columnsByHand; ///< null: the proposal is used

    std::shared_ptr<const KeptTable> kept;
    std::shared_ptr<const CorrelationMatrix> correlation;
    std::shared_ptr<const ColumnProposal> proposal;
    std::shared_ptr<const ColumnPartition> columns; ///< by hand, or those of the proposal
    std::shared_ptr<const KeptTable> published; ///< what everything after the columns sees; `kept` itself where no column is generalized
    std::shared_ptr<const std::vector<ColumnRegions>> regions; ///< of the generalized columns, beside `published`
    std::shared_ptr<const Feasibility> feasibility;
    std::shared_ptr<const BucketPartition> buckets;
    std::shared_ptr<const PrivacyReport> report;
    std::shared_ptr<const SlicedTable> sliced;

    /// Another table: keeps parameters, but for names in them that are no attribute of it; roles and schema start anew (see
    /// suggestRoles in the caller); all results go.
    Snapshot withTable(std::shared_ptr<const Table> newTable, Schema newSchema, Roles newRoles) const;
    /// Attributes that become sensitive by this are named after those that already were.
    Snapshot withRoles(Roles newRoles) const;
    /// Columns set by hand stay where only bins differ.
    Snapshot withSchema(Schema newSchema) const;
    /// Drops exactly what depends on a parameter that differs. Changed alpha or c, or joint, also drops columns set by hand.
    Snapshot withParameters(const Parameters& newParameters) const;
    /// Columns by hand; null: back to the proposal. Keeps table to correlation and the proposal.
    Snapshot withColumns(std::shared_ptr<const ColumnPartition> byHand) const;
    /// Forget the shuffle; the next Slice draws anew.
    Snapshot withoutShuffle() const;

    /// Drops the results of a stage and of all after it; decisions stay.
    void dropFrom(Stage stage);
    /// Whether the result of this stage is there. Propose: whether there are columns, proposed or by hand.
    bool has(Stage stage) const;
    /// The first stage whose result is missing; nullopt when all are there or there is no table.
    std::optional<Stage> nextStage() const;
    /// Whether every result is there and the report says that the model holds.
    bool readyForRelease() const;
};

} // namespace tranche
