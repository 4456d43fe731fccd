// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/judging/tuple_places.h"

namespace tranche {

TuplePlaces::TuplePlaces(const GroupedColumn& groups, std::size_t targetColumn, std::vector<const PostingLists*> lists)
    : m_groups(groups),
      m_targetColumn(targetColumn),
      m_lists(std::move(lists)),
      m_entries(groups.entries.size(), 0),
      m_columns(m_lists.size())
{
    for (std::size_t column = 0; column < m_lists.size(); ++column)
        if (column != targetColumn)
            m_columns[column].assign(m_lists[column]->size(), 0);
}

void TuplePlaces::add(std::size_t entry, const CommonBuckets& common, std::size_t match)
{
    ++m_entries[entry];
    for (std::size_t column = 0; column < m_lists.size(); ++column)
        if (column != m_targetColumn)
            ++m_columns[column][common.position(match, column)];
}

std::size_t TuplePlaces::overfull() const
{
    std::size_t places = 0;
    for (std::size_t entry = 0; entry < m_entries.size(); ++entry)
        places += m_entries[entry] > m_groups.entries[entry].count ? 1 : 0;
    for (std::size_t column = 0; column < m_lists.size(); ++column)
        for (std::size_t posting = 0; posting < m_columns[column].size(); ++posting)
            places += m_columns[column][posting] > m_lists[column]->posting(posting).count ? 1 : 0;
    return places;
}

} // namespace tranche
