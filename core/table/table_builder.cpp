// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/table_builder.h"

#include "core/jobs/parallel.h"
#include "core/table/value_order.h"

#include <algorithm>
#include <utility>

namespace tranche {

class TableBuilder::Column {
public:
    explicit Column(std::string name) : m_name(std::move(name)) {}

    void append(PaddedCells cells, std::size_t stride) { m_index.encode(cells, stride, m_codes); }
    std::size_t size() const { return m_codes.size(); }
    void reserve(std::size_t rows) { m_codes.reserve(rows); }

    Result<AttributeData> finish(char decimal, const JobContext& job);

private:
    void recode(const std::vector<std::uint32_t>& newCode, const JobContext& job);

    std::string m_name;
    SpellingIndex m_index;
    std::vector<std::uint32_t> m_codes;
};

void TableBuilder::Column::recode(const std::vector<std::uint32_t>& newCode, const JobContext& job)
{
    constexpr std::size_t stretch = 1U << 20U;
    for (std::size_t begin = 0; begin < m_codes.size(); begin += stretch) {
        job.check();
        for (auto& code : std::span(m_codes).subspan(begin, std::min(stretch, m_codes.size() - begin)))
            code = newCode[code];
    }
}

Result<AttributeData> TableBuilder::Column::finish(char decimal, const JobContext& job)
{
    const auto read = m_index.take();
    const auto order = valueOrder(read, decimal, job);
    if (!order)
        return std::unexpected(order.error());
    AttributeData data;
    data.name = std::move(m_name);
    data.decimal = decimal;
    std::vector<std::uint32_t> newCode(order->size());
    for (std::uint32_t code = 0; code < order->size(); ++code) {
        newCode[(*order)[code]] = code;
        data.dictionary.add(read.text((*order)[code]));
    }
    recode(newCode, job);
    data.codes = std::move(m_codes);
    return data;
}

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

void TableBuilder::reserve(std::size_t rows)
{
    for (auto& column : m_columns)
        column.reserve(rows);
}

void TableBuilder::append(std::span<const std::string_view> cells)
{
    std::string bytes;
    for (const auto cell : cells)
        bytes += cell;
    bytes.append(cellPadding, '\0');
    std::vector<std::string_view> copies;
    std::size_t begin = 0;
    for (const auto cell : cells) {
        copies.push_back(std::string_view(bytes).substr(begin, cell.size()));
        begin += cell.size();
    }
    append(PaddedCells{copies});
}

void TableBuilder::appendTo(std::size_t first, std::size_t last, PaddedCells tuples)
{
    // A few tuples at a time through all attributes: their cells stay in the first-level cache.
    const auto stride = m_columns.size();
    const auto stretch = stride * SpellingIndex::batch;
    for (std::size_t begin = 0; begin < tuples.cells.size(); begin += stretch) {
        const auto some = tuples.cells.subspan(begin, std::min(stretch, tuples.cells.size() - begin));
        for (auto i = first; i < last; ++i)
            m_columns[i].append({some.subspan(i)}, stride);
    }
}

Result<std::shared_ptr<const Table>> TableBuilder::finish()
{
    return finish(JobContext());
}

Result<std::shared_ptr<const Table>> TableBuilder::finish(const JobContext& job)
{
    auto columns = std::exchange(m_columns, {});
    std::vector<AttributeData> attributes(columns.size());
    std::vector<Result<void>> ordered(columns.size());
    parallelFor(columns.size(), job, [&](std::size_t i, std::size_t) {
        auto attribute = columns[i].finish(m_decimal, job.alone());
        if (attribute)
            attributes[i] = std::move(*attribute);
        else
            ordered[i] = std::unexpected(attribute.error());
    });
    for (const auto& one : ordered)
        if (!one)
            return std::unexpected(one.error());
    return Table::make(std::move(attributes), std::exchange(m_lines, {}));
}

} // namespace tranche
