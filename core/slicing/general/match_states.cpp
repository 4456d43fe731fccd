// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/slicing/general/match_states.h"

#include "core/base/memory.h"

#include <bit>
#include <cstdint>
#include <new>

namespace tranche {

MatchStates::Offset MatchStates::create(const MatchHead& head)
{
    Offset at = none;
    if (head.sumCount < m_free.size() && !m_free[head.sumCount].empty()) {
        at = m_free[head.sumCount].back();
        m_free[head.sumCount].pop_back();
    } else {
        const auto size = headWords + head.sumCount;
        const auto page = std::size_t{1} << m_pageBits;
        if (m_end % page + size > page || m_pages.empty())
            m_end = m_pages.size() * page; // what is left of the page stays empty
        if (m_end + size >= none)
            throw std::bad_alloc();
        // Nobody knows beforehand how many there will be: whenever their room has doubled, as much again must be there.
        const auto bytes = std::uint64_t{m_pages.size()} * page * sizeof(double);
        if (m_end == m_pages.size() * page && std::has_single_bit(m_pages.size()) && !checkMemory(bytes))
            throw std::bad_alloc(); // rather than be killed
        if (m_end == m_pages.size() * page)
            m_pages.push_back(std::make_unique_for_overwrite<double[]>(page));
        at = static_cast<Offset>(m_end);
        m_end += size;
    }
    setHead(at, head);
    return at;
}

void MatchStates::release(Offset at)
{
    const auto count = head(at).sumCount;
    if (m_free.size() <= count)
        m_free.resize(count + 1);
    m_free[count].push_back(at);
}

} // namespace tranche
