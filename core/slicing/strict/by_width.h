// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/slicing/widths.h"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace tranche {

/// Hands out a bucket's attributes by falling width; the lower index wins a tie. Looks for the widest alone first, as that is often
/// the only one asked for.
class ByWidth {
public:
    explicit ByWidth(const Widths& widths) : m_widths(widths) {}

    void clear()
    {
        m_ranges.clear();
        m_next = 0;
    }
    /// In order of their index, those that are not constant.
    void add(const Widths::Range& range) { m_ranges.push_back(range); }

    const Widths::Range* next()
    {
        if (m_next == m_ranges.size())
            return nullptr;
        const auto comesFirst = [&](const auto& a, const auto& b) { return m_widths.wider(a, b); };
        if (m_next == 0)
            moveToFront(comesFirst);
        else if (m_next == 1)
            sortRest(comesFirst);
        return &m_ranges[m_next++];
    }

private:
    void moveToFront(const auto& comesFirst)
    {
        std::size_t best = 0;
        for (std::size_t i = 1; i < m_ranges.size(); ++i)
            if (comesFirst(m_ranges[i], m_ranges[best]))
                best = i;
        const auto first = m_ranges.begin();
        std::rotate(first, first + static_cast<std::ptrdiff_t>(best),
                    first + static_cast<std::ptrdiff_t>(best) + 1); // keeps the order of the others
    }

    void sortRest(const auto& comesFirst)
    {
        constexpr std::size_t few = 32;
        if (m_ranges.size() > few) {
            std::stable_sort(m_ranges.begin() + 1, m_ranges.end(), comesFirst);
            return;
        }
        for (std::size_t i = 2; i < m_ranges.size(); ++i) {
            const auto range = m_ranges[i];
            auto place = i;
            for (; place > 1 && comesFirst(range, m_ranges[place - 1]); --place)
                m_ranges[place] = m_ranges[place - 1];
            m_ranges[place] = range;
        }
    }

    const Widths& m_widths;
    std::vector<Widths::Range> m_ranges;
    std::size_t m_next = 0;
};

} // namespace tranche
