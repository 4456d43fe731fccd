// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/joint_attribute.h"

#include "core/base/messages/table_message.h"
#include "core/base/key_interner.h"
#include "core/jobs/in_steps.h"

#include <algorithm>
#include <numeric>

namespace tranche {

namespace {

std::string plainOrQuoted(const std::string& text)
{
    if (!text.empty() && text.front() != ' ' && text.back() != ' ' && text.find_first_of("+\"") == std::string::npos)
        return text;
    std::string quoted = "\"";
    for (const char sign : text)
        quoted.append(sign == '"' ? 2 : 1, sign);
    return quoted + '"';
}

/// For each tuple the number of its combination, in order of first occurrence, and a tuple that has it.
struct Combinations {
    std::vector<std::uint32_t> ofRow;
    std::vector<std::uint32_t> example;
};

Combinations combinationsOf(const KeptTable& table, const JobContext& job)
{
    Combinations result;
    result.ofRow.assign(table.rowCount(), 0);
    for (const auto id : table.sensitive()) {
        const auto& codes = table.attribute(id).codes;
        KeyInterner interner(table.rowCount());
        result.example.clear();
        for (std::size_t row = 0; row < codes.size(); ++row) {
            if (row % rowsBetweenChecks == 0)
                job.check();
            result.ofRow[row] = interner.idOf(std::uint64_t{result.ofRow[row]} << 32 | codes[row]);
            if (result.ofRow[row] == result.example.size())
                result.example.push_back(static_cast<std::uint32_t>(row));
        }
    }
    return result;
}

/// The numbers of the combinations in value order.
std::vector<std::uint32_t> inOrder(const KeptTable& table, const std::vector<std::uint32_t>& example)
{
    std::vector<std::uint32_t> order(example.size());
    std::iota(order.begin(), order.end(), 0U);
    std::ranges::sort(order, [&](auto a, auto b) {
        for (const auto id : table.sensitive()) {
            const auto& codes = table.attribute(id).codes;
            if (codes[example[a]] != codes[example[b]])
                return codes[example[a]] < codes[example[b]];
        }
        return false;
    });
    return order;
}

KeptAttribute jointAttribute(const KeptTable& table, const Combinations& combinations)
{
    const auto order = inOrder(table, combinations.example);
    KeptAttribute joint;
    joint.source = table.attribute(table.sensitive().front()).source;
    joint.role = Role::Sensitive;
    joint.values.resize(order.size());
    std::vector<JointPart> parts;
    for (const auto id : table.sensitive()) {
        const auto& attribute = table.attribute(id);
        joint.name += (joint.name.empty() ? "" : " + ") + plainOrQuoted(attribute.name);
        parts.push_back({attribute, {}}); // all of it, so that no field can be forgotten
        parts.back().attribute.codes = {};
        parts.back().attribute.parts = nullptr;
        for (std::size_t i = 0; i < order.size(); ++i) {
            parts.back().codeOfValue.push_back(attribute.codes[combinations.example[order[i]]]);
            joint.values[i] += (parts.size() == 1 ? "" : " + ") + plainOrQuoted(attribute.values[parts.back().codeOfValue.back()]);
        }
    }
    std::vector<std::uint32_t> codeOf(order.size());
    for (std::uint32_t code = 0; code < order.size(); ++code)
        codeOf[order[code]] = code;
    joint.codes.resize(combinations.ofRow.size());
    std::ranges::transform(combinations.ofRow, joint.codes.begin(), [&](auto combination) { return codeOf[combination]; });
    joint.axis = Axis::categorical(order.size());
    joint.parts = std::make_shared<const std::vector<JointPart>>(std::move(parts));
    return joint;
}

} // namespace

Result<std::shared_ptr<const KeptTable>> joinSensitive(std::shared_ptr<const KeptTable> table, JobContext& job)
{
    if (table->sensitive().size() < 2)
        return table;
    const auto combinations = combinationsOf(*table, job);
    auto joint = jointAttribute(*table, combinations);
    while (table->find(joint.name))
        joint.name += " (joint)";
    std::vector<KeptAttribute> attributes;
    std::size_t place = 0;
    for (std::size_t i = 0; i < table->attributeCount(); ++i) {
        const auto& attribute = table->attribute(AttributeId(i));
        if (attribute.role != Role::Sensitive) {
            attributes.push_back(attribute);
        } else if (AttributeId(i) == table->sensitive().front()) {
            place = attributes.size();
            attributes.emplace_back();
        }
    }
    attributes[place] = std::move(joint);
    return table->withAttributes(std::move(attributes));
}

} // namespace tranche
