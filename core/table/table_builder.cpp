// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/table_builder.h"

#include "core/table/missing.h"
#include "core/table/numbers.h"

#include <algorithm>
#include <deque>
#include <functional>
#include <numeric>
#include <unordered_map>

namespace tranche {

namespace {

/// Order of spellings as promised by AttributeData: first-seen codes, sorted by value.
std::vector<std::uint32_t> valueOrder(const std::deque<std::string>& spellings)
{
    std::vector<std::uint32_t> order;
    std::vector<std::string_view> texts;
    std::vector<std::uint32_t> empty;
    for (std::uint32_t code = 0; code < spellings.size(); ++code) {
        if (spellings[code].empty()) {
            empty.push_back(code);
            continue;
        }
        order.push_back(code);
        texts.emplace_back(spellings[code]);
    }
    std::vector<std::uint32_t> place(texts.size());
    std::iota(place.begin(), place.end(), 0U);
    if (const auto numbers = ScaledNumbers::parse(texts))
        std::ranges::stable_sort(place, [&](auto a, auto b) { return numbers->compare(a, b) < 0; });
    else
        std::ranges::sort(place, {}, [&](auto i) { return texts[i]; });
    std::vector<std::uint32_t> sorted = empty;
    for (const auto i : place)
        sorted.push_back(order[i]);
    return sorted;
}

struct TextHash {
    using is_transparent = void;
    std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>{}(text); }
};

} // namespace

class TableBuilder::Column {
public:
    explicit Column(std::string name) : m_name(std::move(name)) {}

    void append(std::string_view cell)
    {
        const auto found = m_codeOf.find(cell);
        if (found != m_codeOf.end()) {
            m_codes.push_back(found->second);
            return;
        }
        const auto code = static_cast<std::uint32_t>(m_spellings.size());
        m_spellings.emplace_back(cell);
        m_codeOf.emplace(m_spellings.back(), code);
        m_codes.push_back(code);
    }

    std::size_t size() const { return m_codes.size(); }

    AttributeData finish()
    {
        const auto order = valueOrder(m_spellings);
        AttributeData data;
        data.name = std::move(m_name);
        std::vector<std::uint32_t> newCode(order.size());
        for (std::uint32_t code = 0; code < order.size(); ++code) {
            newCode[order[code]] = code;
            data.dictionary.add(m_spellings[order[code]]);
        }
        for (auto& code : m_codes)
            code = newCode[code];
        data.codes = std::move(m_codes);
        return data;
    }

private:
    std::string m_name;
    std::deque<std::string> m_spellings; // stable addresses: the map's keys point into it
    std::unordered_map<std::string_view, std::uint32_t, TextHash, std::equal_to<>> m_codeOf;
    std::vector<std::uint32_t> m_codes;
};

TableBuilder::TableBuilder(std::vector<std::string> names)
{
    m_columns.reserve(names.size());
    for (auto& name : names)
        m_columns.emplace_back(std::move(name));
}

TableBuilder::~TableBuilder() = default;
TableBuilder::TableBuilder(TableBuilder&&) noexcept = default;
TableBuilder& TableBuilder::operator=(TableBuilder&&) noexcept = default;

std::size_t TableBuilder::attributeCount() const
{
    return m_columns.size();
}

std::size_t TableBuilder::rowCount() const
{
    return m_columns.empty() ? 0 : m_columns.front().size();
}

void TableBuilder::append(std::span<const std::string_view> cells)
{
    for (std::size_t first = 0; first < cells.size(); first += m_columns.size())
        for (std::size_t i = 0; i < m_columns.size(); ++i)
            m_columns[i].append(cells[first + i]);
}

Result<std::shared_ptr<const Table>> TableBuilder::finish()
{
    std::vector<AttributeData> attributes;
    attributes.reserve(m_columns.size());
    for (auto& column : m_columns)
        attributes.push_back(column.finish());
    m_columns.clear();
    return Table::make(std::move(attributes));
}

} // namespace tranche
