// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/text/record_choice.h"

#include "core/import/byte_masks.h"

#include <algorithm>

namespace tranche {

bool fits(const RecordChoice& choice, const CutRecord& record)
{
    if (choice.kind == RecordChoice::Kind::Skip)
        return record.fields.size() != record.width || record.badQuotes;
    return record.fields.size() > record.width && choice.field > 0 && choice.field <= record.width;
}

std::vector<std::string_view> joinFields(const RecordChoice& choice, const CutRecord& record, char between, std::string& joined)
{
    const auto first = choice.field - 1;
    const auto one = record.fields.subspan(first, record.fields.size() - record.width + 1);
    std::size_t size = one.size();
    for (const auto field : one)
        size += field.size();
    joined.clear();
    joined.reserve(size + maskWidth);
    joined += one.front();
    for (const auto field : one.subspan(1))
        (joined += between) += field;
    std::vector<std::string_view> fields(record.fields.begin(), record.fields.begin() + static_cast<std::ptrdiff_t>(first));
    fields.emplace_back(joined);
    const auto rest = record.fields.subspan(first + one.size());
    fields.insert(fields.end(), rest.begin(), rest.end());
    return fields;
}

ChosenRecords::ChosenRecords(const std::vector<RecordChoice>& all, std::size_t file)
{
    const auto [begin, end] = std::ranges::equal_range(all, file, {}, &RecordChoice::file);
    m_left = {begin, end};
}

bool ChosenRecords::skips(std::uint64_t line) const
{
    const auto found = std::ranges::lower_bound(m_left, line, {}, &RecordChoice::line);
    return found != m_left.end() && found->line == line && found->kind == RecordChoice::Kind::Skip;
}

const RecordChoice* ChosenRecords::take(std::uint64_t line)
{
    if (m_left.empty() || m_left.front().line != line)
        return nullptr;
    const auto* taken = next();
    m_left = m_left.subspan(1);
    return taken;
}

} // namespace tranche
