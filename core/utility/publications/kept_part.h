// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/jobs/job_context.h"
#include "core/table/kept_table.h"

#include <cstdint>
#include <memory>
#include <span>

namespace tranche {

/// Some tuples of a kept table as a table of its own: as if the others had never been read, in every domain, order and axis. `rows` ascend
/// and are not empty. A value keeps the spelling it has in the whole table. O(cells of the part + values).
std::shared_ptr<const KeptTable> keptPart(const KeptTable& table, std::span<const std::uint32_t> rows, const JobContext& job);

} // namespace tranche
