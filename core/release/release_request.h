// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/audit/audit_log.h"
#include "core/columns/pinned_columns.h"
#include "core/import/request/import_options.h"
#include "core/laboratory/scenarios/decisions.h"
#include "core/policy/policy.h"
#include "core/recipe/release_options.h"
#include "core/laboratory/utility_statement.h"

#include <optional>
#include <string>
#include <vector>

namespace tranche {

/// The source as `.internal` names it; nothing of it reaches `.release`.
struct SourceInfo {
    std::vector<std::string> fileNames; ///< base names
    std::string sha256;                 ///< of the files' bytes one after another, hex
    ImportOptions options;              ///< how they were read

    friend bool operator==(const SourceInfo&, const SourceInfo&) = default;
};

/// A scenario that was weighed and not released.
struct RejectedScenario {
    std::string name;
    std::string note;
    Parameters parameters;
    bool columnsByHand = false;

    friend bool operator==(const RejectedScenario&, const RejectedScenario&) = default;
};

/// Those of the scenarios whose decisions are not the ones in force. O(scenarios * attributes).
std::vector<RejectedScenario> rejectedOf(const std::vector<Scenario>& scenarios, const Decisions& inForce);

/// What is written into the two folders beside what the snapshot says.
struct ReleaseRequest {
    SourceInfo source = {}; ///< of the snapshot's table
    ReleaseOptions options = {};
    Pins pins = {};                               ///< of attributes of the snapshot's kept table; for the recipe in `.internal`
    std::string notes = {};                       ///< of the recipe, for the recipe in `.internal`
    std::optional<UtilityStatement> utility = {}; ///< for README.txt; none: nothing is said about it
    std::vector<RejectedScenario> rejected = {};  ///< for the report in `.internal`; nothing of them reaches `.release`
    std::optional<Policy> policy = {};            ///< that options.policy names
    AuditHead audit = {};                         ///< of the log when the draft was made

    friend bool operator==(const ReleaseRequest&, const ReleaseRequest&) = default;
};

} // namespace tranche
