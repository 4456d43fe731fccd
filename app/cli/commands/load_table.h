// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commands/commands.h"
#include "app/cli/options/table_request.h"
#include "core/import/request/read_source.h"
#include "core/pipeline/snapshot.h"
#include "core/table/table.h"

#include <memory>
#include <string>

namespace tranche::cli {

/// Read the files of a request (phase "read"). Where nothing was said about the delimiter and the first file looks like another
/// than the comma, the failure or a note says so; it is not changed silently.
/// With `digest` run.source tells it of the very bytes that the table was read from. `known`: what was read of the same files by the same
/// options before any conversion; null: they are read now.
Result<std::shared_ptr<const Table>> readTable(Run& run, const TableRequest& request, bool digest = false,
                                               const std::shared_ptr<const ReadSource>& known = {});

/// Read, give roles, and keep tuples (phases "read" and "keep"); with the digest where something is to be exported.
Result<Snapshot> loadKept(Run& run, const TableRequest& reading, const RoleRequest& roles);

/// Remarks about phi2 that a person must know (DEFINITIONS, Correlation): attributes that identify, by name.
void warnOfIdentifying(const Run& run, const Snapshot& snapshot);

} // namespace tranche::cli
