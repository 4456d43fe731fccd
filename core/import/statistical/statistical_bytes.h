// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/import/statistical/statistical_kind.h"
#include "core/jobs/job_context.h"

#include <filesystem>
#include <span>
#include <string>
#include <vector>

namespace tranche {

/// A file of SPSS, Stata or SAS as its bytes were read, once: what is parsed is what the digest is of.
struct StatisticalBytes {
    std::string name; ///< base name, for errors
    StatisticalKind kind = StatisticalKind::Spss;
    std::string bytes;
};

/// Read files whole. NotFound, Io; InvalidArgument where no file is named or one twice; BadInput for another kind of file, and where
/// somebody wrote to one meanwhile; OutOfMemory. O(bytes).
Result<std::vector<StatisticalBytes>> readStatisticalBytes(std::span<const std::filesystem::path> files, JobContext& job);

} // namespace tranche
