// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/audit/read_audit.h"

#include <optional>
#include <string>
#include <vector>

namespace tranche {

/// What is wrong with the first line that breaks the chain, its place; none where no line does. Looks no further than the first line that
/// is no entry. `digests` are those of the lines. O(lines).
std::optional<Error> chainFault(const std::vector<std::optional<AuditEntry>>& entries, const std::vector<std::string>& digests);

} // namespace tranche
