// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/laboratory/experiments/claims.h"
#include "core/laboratory/experiments/experiment_figure.h"
#include "ui/plots/utility/experiment_plot.h"

#include <QString>

#include <vector>

namespace tranche {

/// The panels of a figure, in the words and numbers of the screen. Shares are percent.
std::vector<ExperimentPlotData> experimentPlots(const ExperimentFigure& figure);
/// What a panel is about; empty where the figure's title says it all.
QString panelTitle(const FigurePanel& panel);

/// All that was measured for a claim, then the reason of its verdict.
QString claimFacts(const ClaimResult& claim);
/// What a figure shows about the claim that it is read for (leadingClaim()), in a few words: "slicing does not beat bucketization".
QString figureVerdict(const ClaimResult& claim);
/// "TRUE", "FALSE", "NOT TESTABLE".
QString verdictText(ClaimVerdict verdict);

} // namespace tranche
