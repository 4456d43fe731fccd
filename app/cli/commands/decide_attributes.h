// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options/table_request.h"
#include "core/pipeline/snapshot.h"

#include <memory>

namespace tranche::cli {

/// The table with a role and a schema for every attribute; bins are put into the parameters. Every attribute that nothing was said
/// about is a quasi-identifier, or excluded where --keep does not list it.
/// InvalidArgument where two options contradict each other, NotFound for a name that is no attribute.
Result<Snapshot> decideAttributes(std::shared_ptr<const Table> table, const TableRequest& reading, const RoleRequest& roles);

} // namespace tranche::cli
