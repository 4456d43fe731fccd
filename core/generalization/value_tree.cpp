// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/generalization/value_tree.h"

#include "core/base/messages/generalize_message.h"

#include <algorithm>

namespace tranche {

namespace {

constexpr std::uint32_t noCode = 0xffff'ffff;

/// The code of each leaf of the hierarchy that occurs; `beside` is set to a missing value that the hierarchy does not name.
Result<std::vector<std::uint32_t>> codesOfLeaves(const Hierarchy& hierarchy, const KeptAttribute& attribute,
                                                 std::optional<std::uint32_t>& beside)
{
    std::vector<std::uint32_t> codes(hierarchy.nodes().size(), noCode);
    std::size_t without = 0;
    for (std::uint32_t code = 0; code < attribute.values.size(); ++code) {
        if (const auto leaf = hierarchy.leaf(attribute.values[code]))
            codes[*leaf] = code;
        else if (attribute.missingCode == code)
            beside = code;
        else
            ++without;
    }
    if (without > 0)
        return fail(ErrorCode::InvalidArgument, {GeneralizeMessage::ValuesWithoutLine, without}, {.attribute = attribute.name});
    return codes;
}

} // namespace

Result<ValueTree> ValueTree::make(const Hierarchy& hierarchy, const KeptAttribute& attribute)
{
    std::optional<std::uint32_t> beside;
    const auto codes = codesOfLeaves(hierarchy, attribute, beside);
    if (!codes)
        return std::unexpected(codes.error());
    ValueTree tree;
    tree.m_placeOfCode.resize(attribute.values.size());
    std::vector<std::uint32_t> tops;
    std::vector<std::string> labels;
    std::vector<std::uint32_t> sources;
    for (const auto root : hierarchy.roots()) {
        if (const auto top = tree.add(hierarchy, root, *codes)) {
            tops.push_back(*top);
            labels.push_back(hierarchy.nodes()[root].label);
            sources.push_back(root);
        }
    }
    if (beside) {
        tops.push_back(tree.addLeaf(*beside, {}));
        labels.push_back(attribute.values[*beside]);
    }
    tree.m_root = tops.size() == 1 ? tops.front() : tree.addParent(std::move(tops), std::move(labels), std::move(sources));
    return tree;
}

std::optional<std::uint32_t> ValueTree::add(const Hierarchy& hierarchy, std::uint32_t source, const std::vector<std::uint32_t>& codeOfLeaf)
{
    const auto& node = hierarchy.nodes()[source];
    if (node.level == 0)
        return codeOfLeaf[source] == noCode ? std::nullopt : std::optional(addLeaf(codeOfLeaf[source], {source}));
    std::vector<std::uint32_t> children;
    for (const auto child : node.children)
        if (const auto added = add(hierarchy, child, codeOfLeaf))
            children.push_back(*added);
    if (children.size() < 2)
        return children.empty() ? std::nullopt : std::optional(children.front());
    return addParent(std::move(children), {node.label}, {source});
}

std::uint32_t ValueTree::addLeaf(std::uint32_t code, std::vector<std::uint32_t> sources)
{
    m_placeOfCode[code] = m_places;
    m_nodes.push_back(
        {.labels = {}, .children = {}, .first = m_places, .end = m_places + 1, .low = code, .high = code, .sources = std::move(sources)});
    ++m_places;
    return static_cast<std::uint32_t>(m_nodes.size() - 1);
}

std::uint32_t ValueTree::addParent(std::vector<std::uint32_t> children, std::vector<std::string> labels, std::vector<std::uint32_t> sources)
{
    Node node{.labels = std::move(labels),
              .children = std::move(children),
              .first = 0,
              .end = 0,
              .low = noCode,
              .high = 0,
              .sources = std::move(sources)};
    node.first = m_nodes[node.children.front()].first;
    node.end = m_nodes[node.children.back()].end;
    for (const auto child : node.children) {
        node.low = std::min(node.low, m_nodes[child].low);
        node.high = std::max(node.high, m_nodes[child].high);
    }
    m_nodes.push_back(std::move(node));
    return static_cast<std::uint32_t>(m_nodes.size() - 1);
}

} // namespace tranche
