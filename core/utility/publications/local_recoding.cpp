// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/utility/publications/local_recoding.h"

#include "core/limits/feasibility.h"
#include "core/privacy/sensitive_rules.h"
#include "core/slicing/cut_value.h"
#include "core/slicing/partition_rows.h"
#include "core/slicing/widths.h"

#include <algorithm>
#include <deque>
#include <utility>

namespace tranche {

namespace {

using Rows = std::vector<std::uint32_t>;

ColumnPartition columnsOf(std::vector<ColumnPartition::Column> columns, const KeptTable& table)
{
    std::erase_if(columns, [](const auto& column) { return column.empty(); });
    const auto& sensitive = table.sensitive();
    return *ColumnPartition::make(std::move(columns), table.attributeCount(),
                                  sensitive.empty() ? std::nullopt : std::optional(sensitive.front()));
}

/// Whether a class keeps the model by itself.
class ClassJudge {
public:
    explicit ClassJudge(const std::vector<SensitiveRule>& rules) : m_rules(rules)
    {
        for (const auto& rule : rules)
            m_counts.emplace_back(rule.groups.pairCount(), 0U);
    }

    bool passes(const Rows& rows)
    {
        for (std::size_t i = 0; i < m_rules.size(); ++i)
            if (!passes(m_rules[i], m_counts[i], rows))
                return false;
        return true;
    }

private:
    bool passes(const SensitiveRule& rule, std::vector<std::uint32_t>& counts, const Rows& rows)
    {
        m_pairs.clear();
        for (const auto row : rows)
            if (const auto pair = rule.groups.pairOfRow[row]; counts[pair]++ == 0)
                m_pairs.push_back(pair);
        std::ranges::sort(m_pairs);
        bool passing = true;
        for (std::size_t from = 0, to = 0; from < m_pairs.size(); from = to) {
            m_group.clear();
            for (; to < m_pairs.size() && rule.groups.groupOfPair[m_pairs[to]] == rule.groups.groupOfPair[m_pairs[from]]; ++to)
                m_group.push_back({rule.groups.valueOfPair[m_pairs[to]], std::exchange(counts[m_pairs[to]], 0U)});
            passing = passing && rule.check.passes(m_group);
        }
        return passing;
    }

    const std::vector<SensitiveRule>& m_rules;
    std::vector<std::vector<std::uint32_t>> m_counts; ///< by rule and pair; all 0 between two calls
    std::vector<std::uint32_t> m_pairs;
    std::vector<ValueCount> m_group;
};

/// Cuts class after class in the order of a queue.
class Recoding {
public:
    Recoding(const KeptTable& table, const PartitionRequest& request, const std::vector<SensitiveRule>& rules, const JobContext& job)
        : m_table(table),
          m_request(request),
          m_judge(rules),
          m_cutOn(request.cutOn),
          m_finder(request.cut),
          m_job(job),
          m_widths(Widths::make(table, m_cutOn, job)),
          m_least(std::max<std::size_t>(1, request.minBucket.value_or(leastBucket(request.model))))
    {
    }

    Result<BucketPartition> run(JobContext& job)
    {
        std::deque<Rows> queue(1);
        for (std::uint32_t row = 0; row < m_table.rowCount(); ++row)
            queue.front().push_back(row);
        Rows rows;
        std::vector<std::size_t> starts;
        for (; !queue.empty(); queue.pop_front()) {
            job.step(rows.size(), m_table.rowCount());
            if (auto halves = cut(queue.front())) {
                queue.push_back(std::move(halves->first));
                queue.push_back(std::move(halves->second));
            } else {
                starts.push_back(rows.size());
                rows.insert(rows.end(), queue.front().begin(), queue.front().end());
            }
        }
        return BucketPartition::make(std::move(rows), std::move(starts), true, job); // a tuple is known to be in its class
    }

private:
    using Halves = std::pair<Rows, Rows>;

    std::optional<Halves> cut(const Rows& rows)
    {
        if (rows.size() < 2 * m_least)
            return std::nullopt;
        auto untried = ranges(rows);
        while (!untried.empty()) {
            auto widest = untried.begin();
            for (auto at = untried.begin() + 1; at != untried.end(); ++at)
                if (m_widths.wider(*at, *widest))
                    widest = at;
            const auto range = *widest;
            untried.erase(widest);
            auto halves = parted(rows, range);
            if (std::min(halves.first.size(), halves.second.size()) >= m_least && m_judge.passes(halves.first)
                && m_judge.passes(halves.second))
                return halves;
            if (m_request.attempts == Attempts::One)
                break;
        }
        return std::nullopt;
    }

    /// Of the attributes that are not constant in the class.
    std::vector<Widths::Range> ranges(const Rows& rows)
    {
        std::vector<Widths::Range> varying;
        for (std::size_t i = 0; i < m_cutOn.size(); ++i) {
            m_job.check();
            const auto& codes = m_table.attribute(m_cutOn[i]).codes;
            auto low = codes[rows.front()];
            auto high = low;
            for (const auto row : rows) {
                low = std::min(low, codes[row]);
                high = std::max(high, codes[row]);
            }
            if (low < high)
                varying.push_back(m_widths.rangeOf(i, low, high));
        }
        return varying;
    }

    Halves parted(const Rows& rows, const Widths::Range& range)
    {
        const auto& codes = m_table.attribute(m_cutOn[range.index]).codes;
        m_codes.clear();
        for (const auto row : rows)
            m_codes.push_back(codes[row]);
        const auto where = m_finder.find({m_codes.data(), 1, m_codes.size()}, range.low, range.high, m_job);
        Halves halves;
        std::size_t ties = 0;
        for (std::size_t i = 0; i < rows.size(); ++i) {
            const bool tie = m_codes[i] == where.last;
            const bool left = m_codes[i] < where.last || (tie && ties < where.tiesLeft);
            ties += tie ? 1U : 0U;
            (left ? halves.first : halves.second).push_back(rows[i]);
        }
        return halves;
    }

    const KeptTable& m_table;
    const PartitionRequest& m_request;
    ClassJudge m_judge;
    const std::vector<AttributeId>& m_cutOn;
    CutFinder m_finder;
    const JobContext& m_job;
    Widths m_widths;
    std::size_t m_least;
    std::vector<std::uint32_t> m_codes; ///< of the class that is being cut
};

} // namespace

ColumnPartition recodingColumns(const KeptTable& table)
{
    return columnsOf({table.ids(Role::QuasiIdentifier), table.ids(Role::Sensitive)}, table);
}

ColumnPartition bucketizationColumns(const KeptTable& table)
{
    std::vector<ColumnPartition::Column> columns{table.ids(Role::QuasiIdentifier)};
    for (const auto id : table.sensitive())
        columns.push_back({id});
    return columnsOf(std::move(columns), table);
}

Result<BucketPartition> recodeOneByOne(const KeptTable& table, const PartitionRequest& asked, JobContext& job)
{
    const auto columns = recodingColumns(table);
    auto request = asked;
    request.grouping.kind = Grouping::Kind::Mondrian;
    if (const auto checked = checkRequest({table, table, columns}, request); !checked)
        return std::unexpected(checked.error());
    request.cutOn = attributesToCutOn(table, asked.cutOn);
    const auto rules = sensitiveRules(table, columns, request.model, job);
    if (!rules)
        return std::unexpected(rules.error());
    if (const auto limits = wholeTable(table, columns, *rules); !limits.claimsNothing() && !limits.admits(request.model))
        return infeasible(limits.limit(request.model));
    return Recoding(table, request, *rules, job).run(job);
}

Result<BucketPartition> recodingClasses(const KeptTable& table, const PartitionRequest& asked, JobContext& job)
{
    if (asked.cut == Cut::Relaxed)
        return recodeOneByOne(table, asked, job);
    auto request = asked;
    request.grouping.kind = Grouping::Kind::Mondrian;
    SeededRandom unused(0);
    return partitionRows({table, table, recodingColumns(table)}, request, unused, job); // buckets match none but their own
}

} // namespace tranche
