// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/value_dictionary.h"

namespace tranche {

void ValueDictionary::add(std::string_view text)
{
    m_bytes.append(text);
    m_ends.push_back(m_bytes.size());
}

std::string_view ValueDictionary::text(std::uint32_t code) const
{
    const auto begin = code == 0 ? 0 : m_ends[code - 1];
    return std::string_view(m_bytes).substr(begin, m_ends[code] - begin);
}

} // namespace tranche
