// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/privacy/sensitive_rules.h"

namespace tranche {

Result<std::vector<SensitiveRule>> sensitiveRules(const KeptTable& table, const ColumnPartition& columns, const PrivacyModel& model,
                                                  const JobContext& job)
{
    if (const auto checked = validate(model); !checked)
        return std::unexpected(checked.error());
    if (const auto checked = checkColumns(table, columns); !checked)
        return std::unexpected(checked.error());
    std::vector<SensitiveRule> rules;
    for (const auto sensitive : table.sensitive()) {
        auto groups = sensitiveGroups(table, columns, sensitive, job);
        if (!groups)
            return std::unexpected(groups.error());
        auto check = DiversityCheck::make(model, table, sensitive);
        if (!check)
            return std::unexpected(check.error());
        rules.push_back({sensitive, std::move(*groups), std::move(*check)});
    }
    return rules;
}

} // namespace tranche
