// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/decimal.h"

#include <cstddef>

namespace tranche {

std::string decimalOf(std::string units, int places)
{
    if (places == 0)
        return units;
    const auto behind = static_cast<std::size_t>(places);
    if (units.size() <= behind)
        units.insert(0, behind + 1 - units.size(), '0');
    units.insert(units.size() - behind, 1, '.');
    units.erase(units.find_last_not_of('0') + 1);
    if (units.back() == '.')
        units.pop_back();
    return units;
}

} // namespace tranche
