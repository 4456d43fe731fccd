// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/references.h"

#include <algorithm>
#include <deque>
#include <map>
#include <numeric>
#include <unordered_map>
#include <utility>

namespace tranche::bench {

namespace {

constexpr std::size_t leafSize = 64;

} // namespace

PlainTree::PlainTree(const KeptTable& table) : m_records(table.rowCount()), m_used(std::min(table.attributeCount(), lanes - 1))
{
    for (std::size_t i = 0; i < m_used; ++i) {
        const auto& attribute = table.attribute(AttributeId(i));
        m_domains.push_back(attribute.values.size());
        for (std::size_t row = 0; row < m_records.size(); ++row)
            m_records[row].codes[i] = attribute.codes[row];
    }
    for (std::size_t row = 0; row < m_records.size(); ++row)
        m_records[row].codes[lanes - 1] = static_cast<std::uint32_t>(row);
    m_moved = m_records;
    m_right.resize(m_records.size() + 1);
}

std::size_t PlainTree::leaves()
{
    std::ranges::copy(m_records, m_moved.begin());
    return leavesOf(m_moved, 0);
}

/// The last code that goes left, so that the lower median does or, where it is the greatest code, what is below it; nullopt where all are
/// alike.
std::optional<std::uint32_t> PlainTree::byCounting(std::span<const Record> records, std::size_t lane)
{
    const auto domain = m_domains[lane];
    m_counts.assign(2 * domain, 0);
    std::size_t i = 0;
    for (; i + 2 <= records.size(); i += 2) { // two counters in turn: a run of equal codes does not wait for its own last store
        ++m_counts[records[i].codes[lane]];
        ++m_counts[domain + records[i + 1].codes[lane]];
    }
    if (i < records.size())
        ++m_counts[records[i].codes[lane]];
    const auto inPlace = [&](std::size_t place) { return std::size_t{m_counts[place]} + m_counts[domain + place]; };
    std::size_t place = 0;
    std::size_t below = 0;
    for (; below + inPlace(place) <= (records.size() - 1) / 2; ++place)
        below += inPlace(place);
    const bool isGreatest = below + inPlace(place) == records.size();
    if (isGreatest && below == 0)
        return std::nullopt;
    return static_cast<std::uint32_t>(place - (isGreatest ? 1 : 0));
}

std::optional<std::uint32_t> PlainTree::bySelection(std::span<const Record> records, std::size_t lane)
{
    m_codes.resize(records.size());
    std::uint32_t least = ~0U;
    std::uint32_t greatest = 0;
    for (std::size_t i = 0; i < records.size(); ++i) {
        m_codes[i] = records[i].codes[lane];
        least = std::min(least, m_codes[i]);
        greatest = std::max(greatest, m_codes[i]);
    }
    if (least == greatest)
        return std::nullopt;
    const auto middle = m_codes.begin() + static_cast<std::ptrdiff_t>((records.size() - 1) / 2);
    std::ranges::nth_element(m_codes, middle);
    return *middle - (*middle == greatest ? 1U : 0U);
}

/// Records up to the lower median of one lane first; how many, 0 where all are alike.
std::size_t PlainTree::halve(std::span<Record> records, std::size_t lane)
{
    const auto last = m_domains[lane] < 4 * records.size() ? byCounting(records, lane) : bySelection(records, lane);
    if (!last)
        return 0;
    auto* left = records.data();
    auto* right = m_right.data();
    for (const auto& record : records) { // to both sides, and one moves on: no branch to guess wrong
        const auto copy = record;
        const bool goesLeft = copy.codes[lane] <= *last;
        *right = copy;
        *left = copy;
        left += goesLeft ? 1 : 0;
        right += goesLeft ? 0 : 1;
    }
    std::copy(m_right.data(), right, left);
    return static_cast<std::size_t>(left - records.data());
}

std::size_t PlainTree::leavesOf(std::span<Record> records, std::size_t depth)
{
    if (records.size() <= leafSize)
        return 1;
    for (std::size_t tried = 0; tried < m_used; ++tried) {
        const auto left = halve(records, (depth + tried) % m_used);
        if (left == 0)
            continue;
        const auto next = depth + tried + 1;
        return leavesOf(records.first(left), next) + leavesOf(records.subspan(left), next);
    }
    return 1;
}

std::size_t sortTuples(const KeptTable& table)
{
    std::vector<std::uint32_t> rows(table.rowCount());
    std::iota(rows.begin(), rows.end(), 0U);
    std::ranges::sort(rows, [&](std::uint32_t a, std::uint32_t b) {
        for (const auto& attribute : table.attributes())
            if (attribute.codes[a] != attribute.codes[b])
                return attribute.codes[a] < attribute.codes[b];
        return a < b;
    });
    return rows[rows.size() / 2];
}

namespace {

using Rows = std::vector<std::uint32_t>;

/// Numbers for the value combinations of some attributes.
Rows combinations(const KeptTable& table, const std::vector<AttributeId>& attributes)
{
    std::map<std::vector<std::uint32_t>, std::uint32_t> known;
    Rows numbers(table.rowCount());
    for (std::size_t row = 0; row < numbers.size(); ++row) {
        std::vector<std::uint32_t> key;
        for (const auto id : attributes)
            key.push_back(table.attribute(id).codes[row]);
        numbers[row] = known.emplace(key, static_cast<std::uint32_t>(known.size())).first->second;
    }
    return numbers;
}

class Literal {
public:
    Literal(const KeptTable& table, const ColumnPartition& columns, double l)
        : m_table(table),
          m_sensitive(table.attribute(table.sensitive().front()).codes),
          m_valueCount(table.attribute(table.sensitive().front()).values.size()),
          m_l(l)
    {
        for (std::size_t i = 0; i + 1 < columns.columns().size(); ++i)
            m_columns.push_back(combinations(table, columns.columns()[i]));
        const auto qi = columns.sensitiveColumnQi();
        m_columns.push_back(combinations(table, {qi.begin(), qi.end()}));
    }

    std::vector<std::size_t> run()
    {
        std::vector<std::size_t> sizes;
        Rows all(m_table.rowCount());
        std::iota(all.begin(), all.end(), 0U);
        m_queue.push_back(all);
        while (!m_queue.empty()) {
            const auto bucket = m_queue.front();
            m_queue.pop_front();
            if (!cut(bucket)) {
                sizes.push_back(bucket.size());
                m_done.push_back(bucket);
            }
        }
        return sizes;
    }

private:
    bool cut(const Rows& bucket)
    {
        double widest = 0.0;
        std::size_t best = 0;
        for (std::size_t i = 0; i < m_table.attributeCount(); ++i) {
            const auto& attribute = m_table.attribute(AttributeId(i));
            if (attribute.role == Role::Sensitive)
                continue;
            const auto [low, high] = std::ranges::minmax(bucket, {}, [&](auto row) { return attribute.codes[row]; });
            const auto width = attribute.axis.approximateWidth(attribute.codes[low], attribute.codes[high]);
            if (width > widest) {
                widest = width;
                best = i;
            }
        }
        if (widest == 0.0)
            return false;
        const auto& codes = m_table.attribute(AttributeId(best)).codes;
        auto sorted = bucket;
        std::ranges::sort(sorted, {}, [&](auto row) { return codes[row]; });
        auto last = codes[sorted[(sorted.size() - 1) / 2]];
        last -= last == codes[sorted.back()] ? 1 : 0; // the next lower one, whether it occurs or not
        Rows left;
        Rows right;
        for (const auto row : bucket)
            (codes[row] <= last ? left : right).push_back(row);
        m_queue.push_back(left);
        m_queue.push_back(right);
        if (static_cast<double>(std::min(left.size(), right.size())) >= m_l && holds())
            return true;
        m_queue.pop_back();
        m_queue.pop_back();
        return false;
    }

    /// Whether p(t,s) <= 1/l for every tuple over the buckets that are done and those that wait.
    bool holds()
    {
        std::vector<const Rows*> buckets;
        for (const auto& bucket : m_done)
            buckets.push_back(&bucket);
        for (const auto& bucket : m_queue)
            buckets.push_back(&bucket);
        count(buckets);
        for (std::size_t tuple = 0; tuple < m_table.rowCount(); ++tuple)
            if (greatestP(tuple, buckets) * m_l > 1.0 + 1e-9)
                return false;
        return true;
    }

    void count(const std::vector<const Rows*>& buckets)
    {
        m_counts.assign(buckets.size(), {});
        for (std::size_t bucket = 0; bucket < buckets.size(); ++bucket) {
            m_counts[bucket].resize(m_columns.size());
            for (std::size_t column = 0; column < m_columns.size(); ++column)
                for (const auto row : *buckets[bucket])
                    ++m_counts[bucket][column][m_columns[column][row]];
        }
    }

    double greatestP(std::size_t tuple, const std::vector<const Rows*>& buckets)
    {
        std::vector<double> mass(m_valueCount, 0.0);
        double all = 0.0;
        for (std::size_t bucket = 0; bucket < buckets.size(); ++bucket) {
            double matching = 1.0; // f(t,B)
            for (std::size_t column = 0; matching > 0.0 && column < m_columns.size(); ++column) {
                const auto found = m_counts[bucket][column].find(m_columns[column][tuple]);
                matching *= found == m_counts[bucket][column].end() ? 0.0 : found->second / static_cast<double>(buckets[bucket]->size());
            }
            if (matching == 0.0)
                continue;
            all += matching;
            const auto group = m_columns.back()[tuple];
            const double each = matching / m_counts[bucket].back().at(group);
            for (const auto row : *buckets[bucket])
                if (m_columns.back()[row] == group)
                    mass[m_sensitive[row]] += each;
        }
        return *std::ranges::max_element(mass) / all;
    }

    const KeptTable& m_table;
    const std::vector<std::uint32_t>& m_sensitive;
    std::size_t m_valueCount;
    double m_l;
    std::vector<Rows> m_columns; ///< by column: the number of each tuple's values; the last: of those beside the sensitive one
    std::vector<std::vector<std::unordered_map<std::uint32_t, std::uint32_t>>> m_counts; ///< by bucket and column
    std::deque<Rows> m_queue;
    std::vector<Rows> m_done;
};

} // namespace

std::vector<std::size_t> literalSizes(const KeptTable& table, const ColumnPartition& columns, double l)
{
    return Literal(table, columns, l).run();
}

} // namespace tranche::bench
