// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/generalization/hierarchy.h"
#include "core/table/kept_table.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace tranche {

/// A hierarchy over the values of one attribute that occur.
///
/// Labels without a value that occurs are gone, and so are those with one child only (they stand for nothing that the child does not stand
/// for); so every node is a leaf or has two children or more. A missing value kept as a value that the hierarchy has no line for stands
/// beside its roots.
class ValueTree {
public:
    struct Node {
        std::vector<std::string> labels;     ///< one; more where the node stands for several roots. Empty: a single value
        std::vector<std::uint32_t> children; ///< in the order of the hierarchy's lines
        std::size_t first = 0;               ///< its values are those at places first to end - 1
        std::size_t end = 0;
        std::uint32_t low = 0; ///< least and greatest code among them
        std::uint32_t high = 0;
        std::vector<std::uint32_t> sources; ///< the hierarchy's nodes that it stands for; empty: missing beside the roots
    };

    /// InvalidArgument when the hierarchy has no line for a value that occurs. O(values * levels).
    static Result<ValueTree> make(const Hierarchy& hierarchy, const KeptAttribute& attribute);

    const std::vector<Node>& nodes() const { return m_nodes; }
    std::uint32_t root() const { return m_root; }
    /// Where a code stands among the leaves from left to right.
    std::size_t placeOf(std::uint32_t code) const { return m_placeOfCode[code]; }

private:
    std::optional<std::uint32_t> add(const Hierarchy& hierarchy, std::uint32_t source, const std::vector<std::uint32_t>& codeOfLeaf);
    std::uint32_t addLeaf(std::uint32_t code, std::vector<std::uint32_t> sources);
    std::uint32_t addParent(std::vector<std::uint32_t> children, std::vector<std::string> labels, std::vector<std::uint32_t> sources);

    std::vector<Node> m_nodes;
    std::vector<std::size_t> m_placeOfCode;
    std::size_t m_places = 0;
    std::uint32_t m_root = 0;
};

} // namespace tranche
