// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/utility/labels.h"
#include "core/utility/publications/publication.h"

#include <memory>
#include <vector>

namespace tranche::test {

/// A small table, published in one of many ways, and what is to be learned from it.
struct RandomTask {
    Publication publication;
    std::vector<AttributeLabels> labels;
    AttributeId target;
};

/// The tuples, columns in buckets, classes, or columns of which some cells are sets of values; of all tuples of a random table or
/// of some. `mostInBlock` bounds blocks where there are several factors.
RandomTask randomTask(RandomSource& random, std::size_t mostRows, std::size_t mostInBlock);

} // namespace tranche::test
