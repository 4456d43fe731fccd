// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/slicing/match_states.h"

#include <new>

namespace tranche {

MatchStates::Offset MatchStates::create(const MatchHead& head)
{
    Offset at = none;
    if (head.sumCount < m_free.size() && !m_free[head.sumCount].empty()) {
        at = m_free[head.sumCount].back();
        m_free[head.sumCount].pop_back();
    } else {
        if (m_words.size() + headWords + head.sumCount >= none)
            throw std::bad_alloc();
        at = static_cast<Offset>(m_words.size());
        m_words.resize(m_words.size() + headWords + head.sumCount);
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
