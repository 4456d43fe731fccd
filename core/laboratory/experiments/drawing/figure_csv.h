// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/laboratory/experiments/claims.h"
#include "core/laboratory/experiments/drawing/draw_figure.h"
#include "core/laboratory/experiments/experiment_figure.h"

#include <string>
#include <vector>

namespace tranche {

/// Every number of a figure with its error bar and its setting, a line each, also those that are not drawn; RFC 4180, lines end with LF.
/// Accuracy is a share. What does not apply, and a value that there is none of, is empty. O(points).
std::string figureCsv(const ExperimentFigure& figure);

/// id, claim, place, measured, verdict, verdict_as_the_paper, reason; a line a claim.
std::string claimsCsv(const std::vector<ClaimResult>& claims, const Words& words);

/// All that was measured for a claim in one line.
std::string measuredWords(const ClaimResult& claim, const Words& words);

} // namespace tranche
