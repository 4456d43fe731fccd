// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/utility/queries/query_errors.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace tranche {

namespace {

/// Answers that close are the same: what was rounded on the way is smaller.
constexpr double roundedAway = 1e-9;

bool withSensitive(const CountQuery& query, const KeptTable& table)
{
    return std::ranges::any_of(query.predicates, [&](const auto& one) { return table.attribute(one.attribute).role == Role::Sensitive; });
}

bool acrossColumns(const CountQuery& query, const ColumnPartition& columns)
{
    const auto first = columns.columnOf(query.predicates.front().attribute);
    return std::ranges::any_of(query.predicates, [&](const auto& one) { return columns.columnOf(one.attribute) != first; });
}

} // namespace

bool isOfPart(const CountQuery& query, QueryPart part, const KeptTable& table, const ColumnPartition& columns)
{
    switch (part) {
    case QueryPart::All: return true;
    case QueryPart::WithSensitive: return withSensitive(query, table);
    case QueryPart::WithoutSensitive: return !withSensitive(query, table);
    case QueryPart::AcrossColumns: return acrossColumns(query, columns);
    }
    return false;
}

std::vector<double> relativeErrors(const QueryWorkload& workload, std::span<const double> answers, double sanity, std::size_t tuples)
{
    std::vector<double> errors;
    errors.reserve(answers.size());
    for (std::size_t i = 0; i < answers.size(); ++i) {
        const auto actual = static_cast<double>(workload.queries[i].actual);
        errors.push_back(std::abs(answers[i] - actual) / std::max(actual, sanity * static_cast<double>(tuples)));
    }
    return errors;
}

double quantile(std::span<const double> ascending, double p)
{
    if (ascending.empty())
        return 0.0;
    const double place = p * static_cast<double>(ascending.size() - 1);
    const auto below = static_cast<std::size_t>(place);
    const auto above = std::min(below + 1, ascending.size() - 1);
    return ascending[below] + (place - static_cast<double>(below)) * (ascending[above] - ascending[below]);
}

std::vector<QueryErrors> queryErrors(Technique technique, const QueryErrorInput& input, std::span<const double> answers)
{
    const auto errors = relativeErrors(input.workload, answers, input.sanity, input.table.rowCount());
    std::vector<QueryErrors> rows;
    for (const auto part : {QueryPart::All, QueryPart::WithSensitive, QueryPart::WithoutSensitive, QueryPart::AcrossColumns}) {
        std::vector<double> chosen;
        QueryErrors row{.technique = technique, .part = part, .attempts = input.workload.attempts};
        for (std::size_t i = 0; i < errors.size(); ++i) {
            const auto& query = input.workload.queries[i];
            row.predicates = query.predicates.size();
            if (!isOfPart(query, part, input.table, input.columns))
                continue;
            chosen.push_back(errors[i]);
            row.exact += std::abs(answers[i] - static_cast<double>(query.actual)) <= roundedAway ? 1U : 0U;
        }
        std::ranges::sort(chosen);
        row.count = chosen.size();
        row.q25 = quantile(chosen, 0.25);
        row.median = quantile(chosen, 0.5);
        row.q75 = quantile(chosen, 0.75);
        row.q95 = quantile(chosen, 0.95);
        row.mean = chosen.empty() ? 0.0 : std::accumulate(chosen.begin(), chosen.end(), 0.0) / static_cast<double>(chosen.size());
        rows.push_back(row);
    }
    return rows;
}

} // namespace tranche
