// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/laboratory/scenarios/decisions.h"

#include <vector>

namespace tranche {

/// What is tried without being asked for: the present decisions with other numbers of the model, other alphas and other c, and the columns
/// as they are proposed then. Always the same for the same decisions; about forty, in a fixed order (alpha, then c, then the number of the
/// model, each ascending); none where no attribute is sensitive. `attributes`: how many are released. Some may not be feasible.
std::vector<Decisions> scenarioGrid(const Decisions& present, std::size_t attributes);

} // namespace tranche
