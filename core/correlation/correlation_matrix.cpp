// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/correlation/correlation_matrix.h"

#include <cassert>
#include <utility>

namespace tranche {

CorrelationMatrix::CorrelationMatrix(std::vector<std::vector<std::uint32_t>> codes, std::vector<std::size_t> domains)
    : m_codes(std::move(codes)), m_domains(std::move(domains)), m_values(m_domains.size() * m_domains.size(), 0.0)
{
    assert(m_codes.size() == m_domains.size());
    for (std::size_t i = 0; i < size(); ++i)
        m_values[i * size() + i] = 1.0;
}

void CorrelationMatrix::set(AttributeId i, AttributeId j, double phiSquared)
{
    assert(i != j && phiSquared >= 0.0 && phiSquared <= 1.0);
    m_values[i.value * size() + j.value] = phiSquared;
    m_values[j.value * size() + i.value] = phiSquared;
}

} // namespace tranche
