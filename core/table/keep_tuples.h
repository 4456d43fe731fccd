// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/jobs/job_context.h"
#include "core/table/kept_table.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace tranche {

/// The tuples that keepTuples() keeps, ascending: those without a missing value in a released attribute whose rule drops them. Roles and
/// schema name every attribute. O(tuples + cells of attributes whose missing values drop a tuple).
std::vector<std::uint32_t> rowsToKeep(const Table& table, const Schema& schema, const Roles& roles, const JobContext& job);

/// Apply roles and schema to a table.
///
/// Types are those asked for, else detected over the kept tuples (numeric, then ISO date, else categorical).
/// InvalidArgument: sizes differ, a role is undecided, no attribute is released, an order does not list every value once,
/// a numeric or date type is asked for where a value is none, or no tuple is kept. O(cells + sorting of distinct values).
Result<std::shared_ptr<const KeptTable>> keepTuples(const Table& table, const Schema& schema, const Roles& roles, JobContext& job);

} // namespace tranche
