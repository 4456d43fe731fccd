// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/table/kept_table.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace tranche {

/// phi2 of every pair of released attributes (DEFINITIONS, Correlation).
///
/// Always true: symmetric, diagonal 1, within [0, 1]. Values are doubles for display and quick comparison; the matrix keeps
/// the binned codes, so exact comparisons (exact_phi.h) can count a pair again when two doubles are too close to tell.
class CorrelationMatrix {
public:
    /// `codes[i]` holds the binned code of each tuple for attribute i, every code below domains[i] and occurring.
    CorrelationMatrix(std::vector<std::vector<std::uint32_t>> codes, std::vector<std::size_t> domains);

    std::size_t size() const { return m_domains.size(); }
    std::size_t pairCount() const { return size() * (size() - (size() > 0 ? 1 : 0)) / 2; }
    double at(AttributeId i, AttributeId j) const { return m_values[i.value * size() + j.value]; }
    void set(AttributeId i, AttributeId j, double phiSquared);
    /// Number of values, or of bins that occur, behind attribute i.
    std::size_t domain(AttributeId i) const { return m_domains[i.value]; }
    const std::vector<std::uint32_t>& codes(AttributeId i) const { return m_codes[i.value]; }

private:
    std::vector<std::vector<std::uint32_t>> m_codes;
    std::vector<std::size_t> m_domains;
    std::vector<double> m_values;
};

} // namespace tranche
