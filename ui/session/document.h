// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/columns/column_facts.h"
#include "core/pipeline/snapshot.h"
#include "core/privacy/alpha_limits.h"
#include "core/release/approval.h"
#include "core/release/release.h"
#include "core/table/missing.h"
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

/// Facts of the opened table that never change while it is open.
struct OpenedTable {
    QString title;                          ///< base name(s) of the files
    SourceInfo source;
    std::vector<AttributeProfile> profiles; ///< by source attribute, under the schema it was opened with
};

/// Everything a panel may show. What is absent is not there yet or no longer holds.
struct Document {
    std::shared_ptr<const OpenedTable> opened;        ///< null: no table
    Snapshot snapshot;
    std::shared_ptr<const ColumnFacts> columnFacts;   ///< for exactly snapshot.columns; null: not there yet
    std::shared_ptr<const std::vector<AlphaLimit>> alphaLimits; ///< around snapshot.proposal->alpha; null: not there yet
    std::optional<StageFailure> failure;              ///< of the first stage that is missing
    std::shared_ptr<const VerifiedDraft> draft;       ///< for exactly snapshot.sliced
    std::shared_ptr<const Approval> approval;         ///< for exactly snapshot.sliced
    ReleaseOptions releaseOptions;
    QString decision;                                 ///< the named step that led here: "Set ℓ to 3"
};

} // namespace tranche
