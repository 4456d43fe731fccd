// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/figures/figures.h"

#include <vector>

namespace tranche {

/// What can be told of what an analyst can still find out from the release, beside other ways of protecting the same table. None is waited
/// for: they come after all other figures, and what takes seconds only when somebody asks.
std::vector<FigureRow> utilityFigures();

} // namespace tranche
