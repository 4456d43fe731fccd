// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/utility/learning/tree/counts_by_value.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace tranche {

namespace {

constexpr auto never = std::numeric_limits<std::uint32_t>::max();
constexpr std::size_t valuesForOne = 8; // so many values may be counted through for one item, before comparing is faster
constexpr std::size_t addedBetweenChecks = std::size_t{1} << 20U;

} // namespace

ValueCounter::ValueCounter(std::size_t classes)
    : m_row(classes, 0.0), m_active{std::vector<double>(classes, 0.0), std::vector<std::uint32_t>(classes, 0)}
{
}

/// Stable where values are few; else in the order of sources.
template <class Item, class Key>
void ValueCounter::sortByCode(std::vector<Item>& items, std::vector<Item>& buffer, Key key)
{
    if (items.size() * valuesForOne < m_range.size()) {
        std::ranges::sort(items, [&](const Item& a, const Item& b) { return std::pair(key(a), a.source) < std::pair(key(b), b.source); });
        return;
    }
    m_places.assign(std::size_t{m_range.size()} + 1, 0);
    for (const auto& item : items)
        ++m_places[key(item) - m_range.low + 1];
    for (std::size_t code = 1; code < m_places.size(); ++code)
        m_places[code] += m_places[code - 1];
    buffer.resize(items.size());
    for (const auto& item : items)
        buffer[m_places[key(item) - m_range.low]++] = item;
    std::swap(items, buffer);
}

CountsByValue ValueCounter::take(const WeightLists& lists, const JobContext& job)
{
    CountsByValue counts;
    job.check();
    sortByCode(m_singles, m_singlesBuffer, [](const Single& single) { return single.code; });
    if (!m_runs.empty()) {
        m_ends = m_runs;
        sortByCode(m_runs, m_runsBuffer, [](const Run& run) { return run.values.low; });
        sortByCode(m_ends, m_runsBuffer, [](const Run& run) { return run.values.high; });
    }
    sweep(lists, counts, job);
    m_singles.clear();
    m_runs.clear();
    m_ends.clear();
    return counts;
}

void ValueCounter::sweep(const WeightLists& lists, CountsByValue& counts, const JobContext& job)
{
    std::size_t single = 0;
    std::size_t run = 0;
    std::size_t end = 0;
    std::uint32_t at = 0;
    while (single < m_singles.size() || run < m_runs.size() || m_active.runs > 0) {
        auto nextSingle = single < m_singles.size() ? m_singles[single].code : never;
        if (m_active.runs == 0)
            at = std::min(nextSingle, run < m_runs.size() ? m_runs[run].values.low : never);
        while (run < m_runs.size() && m_runs[run].values.low == at)
            enter(m_runs[run++], lists);
        auto last = at;
        if (nextSingle == at) {
            sumSingles(single, lists);
        } else {
            const auto nextRun = run < m_runs.size() ? m_runs[run].values.low : never;
            last = std::min({m_ends[end].values.high, nextSingle - 1, nextRun - 1});
        }
        writeRow({at, last}, counts);
        at = last + 1;
        while (end < m_ends.size() && m_ends[end].values.high < at)
            leave(m_ends[end++], lists);
        if (m_added > addedBetweenChecks) {
            job.check();
            m_added = 0;
        }
    }
}

void ValueCounter::sumSingles(std::size_t& next, const WeightLists& lists)
{
    const auto code = m_singles[next].code;
    while (next < m_singles.size() && m_singles[next].code == code) {
        const auto source = m_singles[next].source;
        auto weight = m_singles[next].weight;
        for (++next; next < m_singles.size() && m_singles[next].code == code && m_singles[next].source == source; ++next)
            weight += m_singles[next].weight;
        const auto list = lists.of(source);
        m_added += list.size();
        for (const auto& entry : list)
            addToRow(entry.key, weight * entry.weight);
    }
}

void ValueCounter::enter(const Run& run, const WeightLists& lists)
{
    ++m_active.runs;
    for (const auto& entry : lists.of(run.source)) {
        ++m_active.uses[entry.key];
        m_active.rate[entry.key] += run.weight * entry.weight;
    }
}

void ValueCounter::leave(const Run& run, const WeightLists& lists)
{
    --m_active.runs;
    for (const auto& entry : lists.of(run.source)) {
        const bool last = --m_active.uses[entry.key] == 0;
        m_active.rate[entry.key] = last ? 0.0 : m_active.rate[entry.key] - run.weight * entry.weight;
    }
}

void ValueCounter::addToRow(std::uint32_t label, double weight)
{
    if (m_row[label] == 0.0)
        m_touched.push_back(label);
    m_row[label] += weight;
}

void ValueCounter::writeRow(CodeRange values, CountsByValue& counts)
{
    if (m_active.runs > 0) {
        m_added += m_row.size();
        for (std::uint32_t label = 0; label < m_row.size(); ++label)
            if (m_active.uses[label] > 0)
                addToRow(label, m_active.rate[label]);
    }
    counts.stretches.push_back({values, counts.rows.size()});
    for (const auto label : m_touched)
        counts.rows.push_back({label, std::exchange(m_row[label], 0.0)});
    m_touched.clear();
}

} // namespace tranche
