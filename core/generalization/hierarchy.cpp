// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/generalization/hierarchy.h"

#include "core/base/messages/hierarchy_message.h"

#include <algorithm>

namespace tranche {

namespace {

std::unexpected<Error> bad(std::size_t line, HierarchyMessage message)
{
    return fail(ErrorCode::BadInput, message, {.line = line + 1});
}

Result<void> checkShape(std::span<const std::vector<std::string>> lines)
{
    if (lines.empty())
        return fail(ErrorCode::BadInput, HierarchyMessage::Empty);
    for (std::size_t line = 0; line < lines.size(); ++line) {
        if (lines[line].size() < 2)
            return bad(line, HierarchyMessage::WithoutLabel);
        if (lines[line].size() != lines.front().size())
            return bad(line, HierarchyMessage::OtherLevels);
        if (std::ranges::find(lines[line].begin() + 1, lines[line].end(), std::string()) != lines[line].end())
            return bad(line, HierarchyMessage::EmptyLabel);
    }
    return {};
}

/// Texts of several levels must stand for the same leaves wherever they stand.
Result<void> checkLabels(const Hierarchy& hierarchy, std::span<const std::vector<std::string>> lines)
{
    std::map<std::string_view, std::uint32_t> seen;
    for (std::uint32_t node = 0; node < hierarchy.nodes().size(); ++node) {
        const auto& label = hierarchy.nodes()[node].label;
        const auto [other, isNew] = seen.emplace(label, node);
        if (isNew || hierarchy.leavesBelow(other->second) == hierarchy.leavesBelow(node))
            continue;
        const auto line = std::ranges::find_if(lines, [&](const auto& cells) { return cells[hierarchy.nodes()[node].level] == label; });
        return bad(static_cast<std::size_t>(line - lines.begin()), HierarchyMessage::AtTwoLevels);
    }
    return {};
}

} // namespace

Result<Hierarchy> Hierarchy::make(std::span<const std::vector<std::string>> lines)
{
    if (const auto shape = checkShape(lines); !shape)
        return std::unexpected(shape.error());
    Hierarchy result;
    result.m_lines.assign(lines.begin(), lines.end());
    std::vector<std::map<std::string_view, std::uint32_t>> known(lines.front().size());
    for (std::size_t line = 0; line < lines.size(); ++line) {
        if (known.front().contains(lines[line].front()))
            return bad(line, HierarchyMessage::RepeatedValue);
        std::uint32_t above = noParent;
        for (auto level = lines[line].size(); level-- > 0;) {
            const auto [found, isNew] = known[level].emplace(lines[line][level], static_cast<std::uint32_t>(result.m_nodes.size()));
            if (isNew) {
                if (above != noParent)
                    result.m_nodes[above].children.push_back(found->second);
                else
                    result.m_roots.push_back(found->second);
                result.m_nodes.push_back({lines[line][level], level, above, {}});
            } else if (result.m_nodes[found->second].parent != above) {
                return bad(line, HierarchyMessage::TwoParents);
            }
            above = found->second;
        }
        result.m_leaves.emplace(lines[line].front(), above);
    }
    if (const auto labels = checkLabels(result, lines); !labels)
        return std::unexpected(labels.error());
    return result;
}

std::optional<std::uint32_t> Hierarchy::leaf(std::string_view value) const
{
    const auto found = m_leaves.find(value);
    return found == m_leaves.end() ? std::nullopt : std::optional(found->second);
}

std::vector<std::string> Hierarchy::leavesBelow(std::uint32_t node) const
{
    if (m_nodes[node].level == 0)
        return {m_nodes[node].label};
    std::vector<std::string> leaves;
    for (const auto child : m_nodes[node].children) {
        auto below = leavesBelow(child);
        leaves.insert(leaves.end(), std::make_move_iterator(below.begin()), std::make_move_iterator(below.end()));
    }
    return leaves;
}

} // namespace tranche
