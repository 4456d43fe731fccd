// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/privacy/sensitive_rules.h"
#include "core/slicing/strict/packed_records.h"
#include "tests/core/slicing/limit_cases.h"
#include "tests/support/tables.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace tranche::test {

/// Records as a person writes them: lane by lane, with the domains and, where records stand for several tuples, the weights.
struct Lanes {
    std::vector<Codes> codes;
    std::vector<std::size_t> domains;
    Codes weights = {};

    RecordSource source() const
    {
        RecordSource source{.count = codes.empty() ? weights.size() : codes.front().size(), .lanes = {}, .domains = domains, .weights = {}};
        source.lanes.assign(codes.begin(), codes.end());
        source.weights = weights;
        return source;
    }
    PackedRecords packed() const
    {
        PackedRecords::Extent whole;
        return PackedRecords::make(source(), whole, JobContext());
    }
    RecordRun all() const { return {0, source().count, 0}; }
};

/// The numbers of a run's records, in their order.
inline Codes numbersOf(const PackedRecords& records, const RecordRun& run)
{
    Codes numbers;
    for (auto i = run.begin; i < run.end; ++i)
        numbers.push_back(records.number(run.bank, i));
    return numbers;
}

/// The codes of a run in one lane.
inline Codes codesOf(const PackedRecords& records, std::size_t lane, const RecordRun& run)
{
    return withCodes(records.lane(lane, run), [&](const auto& codes) {
        Codes found;
        for (std::size_t i = 0; i < run.size(); ++i)
            found.push_back(codes[i]);
        return found;
    });
}

/// The only rule of a table whose attributes are all one column.
inline SensitiveRule ruleOf(const std::vector<std::string>& lines, const PrivacyModel& model)
{
    const auto table = keptOf(lines, "s");
    ColumnPartition::Column column;
    for (std::size_t i = 0; i < table->attributeCount(); ++i)
        column.emplace_back(i);
    const auto columns = ColumnPartition::make({column}, table->attributeCount(), table->sensitive().front()).value();
    return std::move(sensitiveRules(*table, columns, model, JobContext()).value().front());
}

/// Pairs 0 (x, a), 1 (x, b), 2 (y, a), 3 (y, b); the table has as many of a as of b.
inline SensitiveRule twoGroups(const PrivacyModel& model)
{
    return ruleOf({"w s", "x a", "x b", "y a", "y b"}, model);
}

} // namespace tranche::test
