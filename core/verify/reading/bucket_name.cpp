// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/reading/bucket_name.h"

#include <algorithm>

namespace tranche {

std::string nameBeside(const std::string& wished, std::span<const std::string> attributes)
{
    const auto isFree = [&](const std::string& name) { return std::ranges::find(attributes, name) == attributes.end(); };
    if (isFree(wished))
        return wished;
    const auto numbered = wished + "_number";
    if (isFree(numbered))
        return numbered;
    std::size_t number = 2;
    while (!isFree(numbered + '_' + std::to_string(number)))
        ++number;
    return numbered + '_' + std::to_string(number);
}

std::string bucketNameBeside(std::span<const std::string> attributes)
{
    return nameBeside("bucket", attributes);
}

} // namespace tranche
