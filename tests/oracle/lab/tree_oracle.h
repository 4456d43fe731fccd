// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/exact.h"
#include "core/utility/labels.h"
#include "core/utility/publications/publication.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace tranche::test {

/// A node of a tree as its definition has it: a subtree of its own.
struct OracleNode {
    std::vector<BigRational> counts; ///< by class
    std::uint32_t majority = 0;
    std::optional<AttributeId> attribute; ///< none: a leaf
    double gain = 0.0;
    double ratio = 0.0;
    std::optional<BigRational> threshold; ///< of a numeric attribute
    std::vector<OracleNode> children;

    BigRational total() const;
};

/// Where a value lies: of a number itself, of a missing one one above the greatest; else its code.
BigRational axisPosition(const KeptAttribute& attribute, std::uint32_t code);

/// C4.5 by the letter of its definition, each count asked of expectedByFormula(); grown only. Slow: for tiny tables.
OracleNode treeByDefinition(const Publication& publication, const std::vector<AttributeLabels>& labels, AttributeId target);

/// Collapsed from the root, then pruned from below.
OracleNode prunedByDefinition(OracleNode tree);

/// What the tree says of a tuple.
std::uint32_t classByDefinition(const OracleNode& tree, const KeptTable& table, const std::vector<std::uint32_t>& tuple);

} // namespace tranche::test
