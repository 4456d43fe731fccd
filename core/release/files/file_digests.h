// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/jobs/job_context.h"

#include <map>
#include <string>

namespace tranche {

/// SHA-256 of each file by its name, hex.
using Digests = std::map<std::string, std::string>;
Digests digestsOf(const std::map<std::string, std::string>& files, const JobContext& job);

} // namespace tranche
