// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/exact.h"
#include "core/utility/labels.h"
#include "core/utility/publications/publication.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <set>
#include <vector>

namespace tranche::test {

/// "A in V" for some attributes: the codes that are allowed.
using Conditions = std::map<std::size_t, std::set<std::uint32_t>>;

/// E by the letter of its definition: sum over blocks of |B| * product over factors of (sum over tuples of the product over attributes of
/// |V and set| / |set|) / |B|.
BigRational expectedByFormula(const Publication& publication, const Conditions& conditions);

/// The mean over every way to link the factors' parts within each block, each as likely as any other: all orders of every factor but the
/// first are gone through. Blocks are independent, so the mean is taken block by block. O(product of the factors' factorials).
BigRational expectedOverAllLinkings(const Publication& publication, const Conditions& conditions);

/// The codes that have a label.
std::set<std::uint32_t> codesWithLabel(const AttributeLabels& labels, std::uint32_t label);

/// Naive Bayes by its definition, in fractions: the product for each class, not a sum of logarithms.
std::vector<BigRational> bayesProducts(const Publication& publication, const std::vector<AttributeLabels>& labels, AttributeId target,
                                       const std::vector<std::uint32_t>& tuple);

} // namespace tranche::test
