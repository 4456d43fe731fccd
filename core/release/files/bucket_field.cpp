// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/files/bucket_field.h"

#include "core/release/files/released_fields.h"

#include <set>

namespace tranche {

std::string bucketField(const KeptTable& published)
{
    std::set<std::string> taken;
    for (const auto& field : fieldsOf(published))
        taken.insert(field.meaning->name);
    std::string name = "bucket";
    for (std::size_t number = 1; taken.contains(name); ++number)
        name = number == 1 ? "bucket_number" : "bucket_number_" + std::to_string(number);
    return name;
}

} // namespace tranche
