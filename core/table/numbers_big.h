// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/exact.h"
#include "core/table/axis.h"
#include "core/table/numbers.h"

#include <vector>

namespace tranche {

struct ScaledNumbers::Big {
    std::vector<BigInteger> values;
};

struct Axis::Big {
    std::vector<BigInteger> offsets; ///< from the first value
};

} // namespace tranche
