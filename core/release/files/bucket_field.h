// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/table/kept_table.h"

#include <string>

namespace tranche {

/// What a release calls the field that holds the number of the bucket: "bucket"; where a released attribute has that name, the first of
/// "bucket_number", "bucket_number_2", "bucket_number_3" and so on that none has. O(attributes log attributes).
std::string bucketField(const KeptTable& published);

/// Likewise what a random linking calls the field that tells it is one: "linked", "linked_number", "linked_number_2" and so on.
std::string linkedField(const KeptTable& published);

} // namespace tranche
