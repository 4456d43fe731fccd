// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"

namespace tranche::cli {

/// What estimates of fakes draw from. They hide nothing, so they start at a fixed place: the same table gives the same figure.
inline SeededRandom drawsOfEstimates()
{
    return SeededRandom(8);
}

} // namespace tranche::cli
