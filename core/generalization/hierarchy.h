// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tranche {

/// A tree over the values of one attribute: leaves are values, labels above them stand for all leaves below.
///
/// Always true: every leaf has the same number of levels above it, a text at a level has one parent, and a text that occurs at
/// several levels stands for the same leaves at each, so no label is ambiguous. The last level may hold one root or several.
class Hierarchy {
public:
    static constexpr std::uint32_t noParent = 0xffff'ffff;

    struct Node {
        std::string label;
        std::size_t level = 0; ///< 0: a leaf
        std::uint32_t parent = noParent;
        std::vector<std::uint32_t> children; ///< in the order of the lines
    };

    /// One line for each leaf: the value, then the label at each level above it. BadInput names the line (counted from 1) and no
    /// value: lines that differ in length, no level, a value or label twice where it may stand once, an empty label. O(cells log).
    static Result<Hierarchy> make(std::span<const std::vector<std::string>> lines);

    const std::vector<Node>& nodes() const { return m_nodes; }
    /// Nodes of the last level, in the order of the lines.
    const std::vector<std::uint32_t>& roots() const { return m_roots; }
    std::optional<std::uint32_t> leaf(std::string_view value) const;
    /// The values below a node, in the order of the lines; of a leaf itself.
    std::vector<std::string> leavesBelow(std::uint32_t node) const;

    friend bool operator==(const Hierarchy& a, const Hierarchy& b) { return a.m_lines == b.m_lines; }

private:
    Hierarchy() = default;

    std::vector<std::vector<std::string>> m_lines;
    std::vector<Node> m_nodes;
    std::vector<std::uint32_t> m_roots;
    std::map<std::string, std::uint32_t, std::less<>> m_leaves;
};

} // namespace tranche
