// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/correlation/correlation_matrix.h"
#include "core/jobs/job_context.h"
#include "core/table/kept_table.h"

#include <QJsonObject>

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace tranche::cli {

/// One test vector: what is expected, and the table that it is about, read as the program reads tables.
struct Vector {
    std::string name; ///< file name without its ending
    QJsonObject expected;
    std::shared_ptr<const KeptTable> table;
    std::shared_ptr<const CorrelationMatrix> correlation;
    AttributeId sensitive;
    std::uint32_t bins = 0;
};

/// The *.json files of a folder by name. NotFound when it is no folder, or holds none.
Result<std::vector<std::filesystem::path>> vectorFiles(const std::filesystem::path& folder);

/// BadInput when the file is no vector in the format of vectors/README.md, Io when it cannot be read.
Result<Vector> readVector(const std::filesystem::path& file, JobContext& job);

} // namespace tranche::cli
