// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/oracle/mondrian_oracle.h"

#include "tests/oracle/model_oracle.h"

#include <algorithm>
#include <deque>
#include <map>
#include <set>

namespace tranche::test {

namespace {

/// By tuple a number for its values of some attributes; equal values have equal numbers.
std::vector<std::size_t> partsOf(const KeptTable& table, const std::vector<AttributeId>& attributes)
{
    std::map<std::vector<std::uint32_t>, std::size_t> numbers;
    std::vector<std::size_t> parts;
    for (std::uint32_t row = 0; row < table.rowCount(); ++row) {
        std::vector<std::uint32_t> values;
        for (const auto id : attributes)
            values.push_back(table.attribute(id).codes[row]);
        parts.push_back(numbers.emplace(values, numbers.size()).first->second);
    }
    return parts;
}

/// The whole sliced table as one sensitive attribute sees it.
class Judge {
public:
    Judge(const PartitionInput& input, const PrivacyModel& model, AttributeId sensitive)
        : m_model(model), m_sensitive(input.published.attribute(sensitive)), m_own(input.columns.columnOf(sensitive).value)
    {
        for (const auto& column : input.columns.columns()) {
            auto attributes = column;
            std::erase(attributes, sensitive);
            m_parts.push_back(partsOf(input.published, attributes));
        }
    }
    bool passes(const std::vector<Rows>& buckets) const
    {
        std::set<std::vector<std::size_t>> seen; // tuples with one signature share p(t,.)
        for (std::uint32_t t = 0; t < m_parts.front().size(); ++t) {
            std::vector<std::size_t> signature;
            for (const auto& parts : m_parts)
                signature.push_back(parts[t]);
            if (seen.insert(signature).second && !oracleKeeps(m_model, weights(t, buckets), m_sensitive))
                return false;
        }
        return true;
    }

private:
    /// N(q,s) for every s, over the common denominator lcm of sizes to the number of columns.
    std::vector<BigInteger> weights(std::uint32_t t, const std::vector<Rows>& buckets) const
    {
        BigInteger common = 1;
        for (const auto& bucket : buckets)
            common = lcm(common, BigInteger(bucket.size()));
        std::vector<BigInteger> sums(m_sensitive.values.size());
        for (const auto& bucket : buckets) {
            BigInteger others = 1;
            for (std::size_t i = 0; i < m_parts.size() && others > 0; ++i)
                if (i != m_own)
                    others *= std::ranges::count_if(bucket, [&](auto row) { return m_parts[i][row] == m_parts[i][t]; });
            if (others == 0)
                continue;
            others *= pow(BigInteger(common / bucket.size()), static_cast<unsigned>(m_parts.size()));
            for (const auto row : bucket)
                if (m_parts[m_own][row] == m_parts[m_own][t])
                    sums[m_sensitive.codes[row]] += others;
        }
        return sums;
    }

    const PrivacyModel& m_model;
    const KeptAttribute& m_sensitive;
    std::size_t m_own;
    std::vector<std::vector<std::size_t>> m_parts; ///< by column and tuple
};

class Mondrian {
public:
    Mondrian(const PartitionInput& input, const PartitionRequest& request) : m_input(input), m_request(request)
    {
        for (const auto id : input.published.sensitive())
            m_judges.emplace_back(input, request.model, id);
    }
    OracleOutcome run();

private:
    bool passes(const std::vector<Rows>& buckets) const
    {
        return std::ranges::all_of(m_judges, [&](const auto& judge) { return judge.passes(buckets); });
    }
    TriedCut cut(AttributeId id, const Rows& bucket) const;
    bool takes(const TriedCut& tried, const std::deque<Rows>& queue, const std::vector<Rows>& finished) const;

    const PartitionInput& m_input;
    const PartitionRequest& m_request;
    std::vector<Judge> m_judges;
};

TriedCut Mondrian::cut(AttributeId id, const Rows& bucket) const
{
    if (m_request.cut != Cut::Relaxed)
        return oracleCutBetweenValues(m_input.table, id, bucket, m_request.cut == Cut::Balanced);
    auto sorted = bucket;
    std::ranges::stable_sort(sorted, {}, [&](auto row) { return m_input.table.attribute(id).codes[row]; });
    const auto middle = sorted.begin() + static_cast<std::ptrdiff_t>((sorted.size() + 1) / 2);
    TriedCut tried{bucket, id, Rows(sorted.begin(), middle), Rows(middle, sorted.end()), false};
    std::ranges::sort(tried.left);
    std::ranges::sort(tried.right);
    return tried;
}

bool Mondrian::takes(const TriedCut& tried, const std::deque<Rows>& queue, const std::vector<Rows>& finished) const
{
    if (std::min(tried.left.size(), tried.right.size()) < *m_request.minBucket)
        return false;
    std::vector<Rows> all(queue.begin(), queue.end());
    all.insert(all.end(), finished.begin(), finished.end());
    all.push_back(tried.left);
    all.push_back(tried.right);
    return passes(all);
}

OracleOutcome Mondrian::run()
{
    OracleOutcome outcome;
    std::deque<Rows> queue{Rows(m_input.table.rowCount())};
    for (std::uint32_t row = 0; row < m_input.table.rowCount(); ++row)
        queue.front()[row] = row;
    outcome.feasible = passes({queue.front()});
    while (outcome.feasible && !queue.empty()) {
        const auto bucket = queue.front();
        queue.pop_front();
        bool wasCut = false;
        for (const auto id : oracleByDecreasingWidth(m_input.table, m_request.cutOn, bucket)) {
            auto tried = cut(id, bucket);
            wasCut = tried.accepted = takes(tried, queue, outcome.buckets);
            if (wasCut) {
                queue.push_back(tried.left);
                queue.push_back(tried.right);
            }
            outcome.trace.push_back(std::move(tried));
            if (wasCut || m_request.attempts == Attempts::One)
                break;
        }
        if (!wasCut)
            outcome.buckets.push_back(bucket);
    }
    return outcome;
}

} // namespace

OracleOutcome oracleMondrian(const PartitionInput& input, const PartitionRequest& request)
{
    return Mondrian(input, request).run();
}

bool oracleTablePasses(const PartitionInput& input, const PrivacyModel& model, const std::vector<Rows>& buckets)
{
    return std::ranges::all_of(input.published.sensitive(), [&](auto id) { return Judge(input, model, id).passes(buckets); });
}

} // namespace tranche::test
