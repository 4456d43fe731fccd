// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/table/kept_table.h"

#include <memory>
#include <string>
#include <vector>

namespace tranche::test {

/// The attributes of the paper's OCC-7 and OCC-15; the sensitive one is occupation.
std::vector<std::string> occ7();
std::vector<std::string> occ15();

/// Both Adult files joined as the shared join.sh does, only these attributes released, occupation sensitive, "?" missing and dropped.
/// `complete`: only the tuples complete in all 15 attributes. Null when the shared folder is not there: skip the test then.
std::shared_ptr<const KeptTable> adult(const std::vector<std::string>& attributes, bool complete);

} // namespace tranche::test
