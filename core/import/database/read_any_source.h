// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/import/request/read_source.h"
#include "core/import/secret/secret_bytes.h"
#include "core/jobs/job_context.h"

#include <filesystem>
#include <span>

namespace tranche {

/// readSource(), databases among the sources. The password is for a server; empty for all else.
Result<ReadSource> readAnySource(std::span<const std::filesystem::path> files, const ImportOptions& options, const Passphrase& password,
                                 JobContext& job);

} // namespace tranche
