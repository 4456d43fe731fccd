// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/jobs/job_context.h"
#include "core/laboratory/experiments/drawing/draw_figure.h"
#include "core/laboratory/experiments/run_experiments.h"

#include <functional>
#include <map>
#include <string>

namespace tranche {

/// An SVG picture as PNG bytes.
using Paint = std::function<Result<std::string>(const std::string& svg, const JobContext& job)>;

/// Every file of the report by its name: ID.svg, ID.png and ID.csv of each figure, claims.csv, claims.html, settings.json.
/// Fails as `paint` does. O(points), and the painting.
Result<std::map<std::string, std::string>> reportFiles(const ExperimentResults& results, const Words& words, const Paint& paint,
                                                       JobContext& job);

/// The claims on one page that needs no other file, with the pictures below.
std::string claimsPage(const ExperimentResults& results, const std::map<std::string, std::string>& pictures, const Words& words);

/// What was computed and how, as JSON; no cell value, path or name of a file.
std::string settingsJson(const ExperimentResults& results);

} // namespace tranche
