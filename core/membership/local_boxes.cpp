// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/membership/local_boxes.h"

#include "core/jobs/in_steps.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <utility>

namespace tranche {

namespace {

constexpr auto unmet = std::numeric_limits<std::uint32_t>::max();

/// One word a set: sorting the sets themselves is quickest.
ValueGroups groupedWords(std::vector<std::uint64_t>& sets)
{
    ValueGroups groups;
    std::ranges::sort(sets);
    for (const auto set : sets) {
        if (groups.sets.empty() || groups.sets.back() != set) {
            groups.sets.push_back(set);
            groups.counts.push_back(0);
        }
        ++groups.counts.back();
    }
    return groups;
}

} // namespace

LocalBoxMaker::LocalBoxMaker(const Boxes& boxes, std::vector<std::size_t> order) : m_boxes(boxes), m_order(std::move(order))
{
    for (const auto part : m_order)
        m_slots.emplace_back(boxes.parts()[part].ids.count, unmet);
}

/// The sets of all values that occur. The scratch table is clean again afterwards.
bool LocalBoxMaker::meetValues(const LocalBoxes& local, std::size_t level, std::size_t bytes, const JobContext& job)
{
    const auto& lists = m_boxes.parts()[m_order[level]].valuesOfBucket;
    auto& slots = m_slots[level];
    m_met.clear();
    m_sets.clear();
    bool fits = true;
    for (std::size_t i = 0; fits && i < local.boxes.size(); ++i) {
        job.check();
        for (const auto value : lists.of(local.boxes[i])) {
            auto& slot = slots[value];
            if (slot == unmet) {
                slot = static_cast<std::uint32_t>(m_met.size());
                m_met.push_back(value);
                m_sets.resize(m_sets.size() + local.words, 0);
            }
            m_sets[slot * local.words + i / 64] |= std::uint64_t{1} << i % 64;
        }
        fits = m_sets.size() * sizeof(std::uint64_t) <= bytes;
    }
    for (const auto value : m_met)
        slots[value] = unmet;
    return fits;
}

ValueGroups LocalBoxMaker::groupsOf(const LocalBoxes& local, const JobContext& job)
{
    if (local.words == 1)
        return groupedWords(m_sets);
    const auto setOf = [&](std::uint32_t slot) { return std::span(m_sets).subspan(slot * local.words, local.words); };
    m_sorted.resize(m_met.size());
    std::iota(m_sorted.begin(), m_sorted.end(), 0U);
    const auto below = [&](std::uint32_t a, std::uint32_t b) {
        const auto order = std::lexicographical_compare_three_way(setOf(a).begin(), setOf(a).end(), setOf(b).begin(), setOf(b).end());
        return order < 0 || (order == 0 && a < b);
    };
    sortInSteps(m_sorted, below, job);
    ValueGroups groups;
    for (std::size_t i = 0; i < m_sorted.size(); ++i) {
        if (i == 0 || !std::ranges::equal(setOf(m_sorted[i]), setOf(m_sorted[i - 1]))) {
            groups.sets.insert(groups.sets.end(), setOf(m_sorted[i]).begin(), setOf(m_sorted[i]).end());
            groups.counts.push_back(0);
        }
        ++groups.counts.back();
    }
    return groups;
}

std::optional<LocalBoxes> LocalBoxMaker::make(std::span<const std::uint32_t> boxes, std::size_t level, std::size_t bytes,
                                              const JobContext& job)
{
    LocalBoxes local;
    local.boxes.assign(boxes.begin(), boxes.end());
    local.words = (boxes.size() + 63) / 64;
    local.firstLevel = level;
    for (auto at = level; at < m_order.size(); ++at) {
        if (!meetValues(local, at, bytes, job))
            return std::nullopt;
        local.levels.push_back(groupsOf(local, job));
    }
    return local;
}

} // namespace tranche
