// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/utility/labels.h"
#include "core/utility/publications/publication.h"
#include "tests/support/vectors.h"

#include <QString>

#include <cstdint>
#include <vector>

namespace tranche::test {

/// What a utility vector trains a model on.
struct VectorPublication {
    Publication publication;
    std::vector<AttributeId> source; ///< by attribute of the publication's table, that of the vector's table
    std::vector<AttributeLabels> labels;
    AttributeId target; ///< of the publication's table
};

/// By the vector's words for technique and method, from the buckets and classes that the vector gives; `linked` is linking 0 of the whole
/// table.
VectorPublication vectorPublication(const TestVector& vector, const QString& technique, const QString& method, AttributeId target);

/// The codes of a tuple of the vector's table, as a model that was trained on the publication is asked.
std::vector<std::uint32_t> codesOfTuple(const TestVector& vector, const VectorPublication& publication, std::size_t row);

} // namespace tranche::test
