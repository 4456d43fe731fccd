// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/exact.h" // heavy: include this header in .cpp files only

#include <cstdint>

namespace tranche {

/// How much of a distribution a sensitive value has, on any scale that its distribution shares.
struct ValueWeight {
    std::uint32_t value = 0; ///< code of the sensitive value
    BigInteger weight;       ///< at least 1
};

/// Found by the models' rules wherever they are used on such weights.
inline const BigInteger& weightOf(const ValueWeight& item)
{
    return item.weight;
}

} // namespace tranche
