// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/exact.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace tranche::test {

using ExactMatrix = std::vector<std::vector<BigRational>>;
using Indices = std::vector<std::size_t>;

/// PAM by the letter of its definition: every cost is summed anew in fractions over every item and medoid. Medoids ascending.
Indices medoidsByDefinition(const ExactMatrix& phi, const Indices& items, std::size_t k);

/// Columns as the definition words them, the sensitive one last. `alpha` nullopt: automatic.
std::vector<Indices> columnsByDefinition(const ExactMatrix& phi, std::size_t sensitive, std::optional<std::size_t> alpha, std::size_t c);

} // namespace tranche::test
