// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/utility/publications/publication.h"

namespace tranche::test {

/// A random table sliced, bucketized, recoded or as it is, in random buckets.
Publication randomPublication(RandomSource& random);

/// A random query: each attribute is in it now and then, with some of its present values.
std::vector<std::pair<AttributeId, std::vector<std::uint32_t>>> randomPredicates(RandomSource& random, const KeptTable& table);

} // namespace tranche::test
