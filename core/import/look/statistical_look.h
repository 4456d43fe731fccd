// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/import/look/import_look.h"
#include "core/import/statistical/statistical_options.h"
#include "core/jobs/job_context.h"

#include <filesystem>
#include <span>

namespace tranche {

/// lookAtSource() of files of SPSS, Stata and SAS. What readStatistical() would refuse is a problem in the look. The records are those that
/// the file states; where it states none, and for LookExtent::Beginning, those that were looked at.
Result<ImportLook> lookAtStatistical(std::span<const std::filesystem::path> files, const StatisticalOptions& options, LookExtent extent,
                                     JobContext& job);

} // namespace tranche
