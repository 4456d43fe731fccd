// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/utility/publications/kept_part.h"

#include "core/jobs/in_steps.h"

#include <utility>
#include <vector>

namespace tranche {

namespace {

using Codes = std::vector<std::uint32_t>;

/// Parts of a joint attribute that keep only the combinations that occur.
std::shared_ptr<const std::vector<JointPart>> pickedParts(const KeptAttribute& whole, const Codes& picked)
{
    if (!whole.parts)
        return nullptr;
    auto parts = *whole.parts;
    for (auto& part : parts) {
        Codes codes;
        for (const auto code : picked)
            codes.push_back(part.codeOfValue[code]);
        part.codeOfValue = std::move(codes);
    }
    return std::make_shared<const std::vector<JointPart>>(std::move(parts));
}

KeptAttribute picked(const KeptAttribute& whole, std::span<const std::uint32_t> rows, const JobContext& job)
{
    KeptAttribute part;
    part.name = whole.name;
    part.source = whole.source;
    part.role = whole.role;
    part.type = whole.type;
    part.ordered = whole.ordered;
    part.bins = whole.bins;
    part.dates = whole.dates;
    part.codes.resize(rows.size());
    std::vector<char> occurs(whole.values.size(), 0);
    inChunks(0, rows.size(), job, [&](std::size_t from, std::size_t to) {
        for (auto i = from; i < to; ++i)
            occurs[part.codes[i] = whole.codes[rows[i]]] = 1;
    });
    Codes codes;
    Codes newCode(whole.values.size(), 0);
    for (std::uint32_t code = 0; code < whole.values.size(); ++code) {
        if (occurs[code] == 0)
            continue;
        newCode[code] = static_cast<std::uint32_t>(codes.size());
        codes.push_back(code);
        part.values.push_back(whole.values[code]);
    }
    inChunks(0, rows.size(), job, [&](std::size_t from, std::size_t to) {
        for (auto i = from; i < to; ++i)
            part.codes[i] = newCode[part.codes[i]];
    });
    part.parts = pickedParts(whole, codes);
    if (whole.missingCode && occurs[*whole.missingCode] != 0) {
        part.missingCode = newCode[*whole.missingCode];
        codes.pop_back();
    }
    part.axis = whole.axis.picked(codes, part.missingCode.has_value());
    return part;
}

} // namespace

std::shared_ptr<const KeptTable> keptPart(const KeptTable& table, std::span<const std::uint32_t> rows, const JobContext& job)
{
    std::vector<KeptAttribute> attributes;
    for (const auto& attribute : table.attributes())
        attributes.push_back(picked(attribute, rows, job));
    Codes sources;
    sources.reserve(rows.size());
    for (const auto row : rows)
        sources.push_back(static_cast<std::uint32_t>(table.sourceRow(RowId(row))));
    std::vector<SourceId> order;
    for (const auto id : table.sensitive())
        order.push_back(table.attribute(id).source);
    return std::make_shared<const KeptTable>(std::move(attributes), std::move(sources), table.rowCount() + table.droppedRowCount(), order);
}

} // namespace tranche
