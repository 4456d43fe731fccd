// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/reading/bucket_name.h"

#include <algorithm>

namespace tranche {

std::string bucketNameBeside(std::span<const std::string> attributes)
{
    const auto isFree = [&](const std::string& name) { return std::ranges::find(attributes, name) == attributes.end(); };
    if (isFree("bucket"))
        return "bucket";
    if (isFree("bucket_number"))
        return "bucket_number";
    std::size_t number = 2;
    while (!isFree("bucket_number_" + std::to_string(number)))
        ++number;
    return "bucket_number_" + std::to_string(number);
}

} // namespace tranche
