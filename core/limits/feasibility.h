// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/base/ratio.h"
#include "core/base/result.h"
#include "core/columns/column_partition.h"
#include "core/jobs/job_context.h"
#include "core/models/privacy_model.h"
#include "core/table/kept_table.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace tranche {

class TableGroups;
struct SensitiveRule;

/// The group of tuples and the sensitive value that limit what the table can promise as one bucket.
struct Blocking {
    struct Member {
        AttributeId attribute;
        std::uint32_t code = 0;
    };
    std::vector<Member> group;  ///< values of the sensitive attribute's column without itself; empty where it stands alone
    std::uint32_t value = 0;    ///< code of the sensitive value
    std::size_t groupSize = 0;  ///< tuples in the group
    std::size_t valueCount = 0; ///< of these, tuples with the value
    Ratio share() const { return {valueCount, groupSize}; }
};

/// What one model comes to on the table as one bucket.
struct ModelLimit {
    AttributeId sensitive; ///< of several sensitive attributes the one that limits; the first named among equals
    Blocking blocking;     ///< the first in attribute and value order among equals; the value is the most frequent one of its group, of
                           ///< t-closeness the one that exceeds its share of the table most
    /// The greatest l: "num/den" (l-diversity, exactly), "k/1" (distinct), a decimal rounded down (entropy); or "num/den" that c must
    /// be above (recursive; none where no c suffices), the least t (t-closeness).
    std::optional<std::string> figure;
    bool admits = false; ///< whether the model as asked for can hold
};

/// What any slicing with these columns can promise at most (DEFINITIONS, Feasibility). Where no attribute is sensitive
/// nothing is claimed: everything is admitted and there are no limits.
struct Feasibility {
    Ratio largestL{1, 1};                                   ///< of l-diversity: groupSize / valueCount of the blocking group, exactly
    Blocking blocking;                                      ///< of l-diversity
    AttributeId sensitive;                                  ///< of l-diversity: the attribute that limits
    std::vector<std::shared_ptr<const TableGroups>> groups; ///< by sensitive attribute, in the order in which they were named

    bool claimsNothing() const { return groups.empty(); }
    /// Exact. O(groups) for models other than l-diversity.
    bool admits(const PrivacyModel& model) const;
    /// Exact, for a valid model. Not to be asked where nothing is claimed. O(groups).
    ModelLimit limit(const PrivacyModel& model) const;
};

/// From the groups that a partition is made by. O(tuples).
Feasibility wholeTable(const KeptTable& table, const ColumnPartition& columns, std::span<const SensitiveRule> rules);

/// Infeasible, naming how far the model can go, rounded to the safe side, and no value. The limit does not admit the model.
std::unexpected<Error> infeasible(const PrivacyModel& model, const ModelLimit& limit);

/// What the whole table as one bucket keeps, by the groups of each sensitive attribute.
/// InvalidArgument when the columns belong to another table. O(tuples * attributes of the columns with a sensitive one).
Result<Feasibility> feasibility(const KeptTable& table, const ColumnPartition& columns, JobContext& job);

} // namespace tranche
