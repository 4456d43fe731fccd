// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/jobs/job_context.h"
#include "core/table/spelling_index.h"
#include "core/table/table.h"

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tranche {

/// Collects tuples and encodes them with one dictionary an attribute.
class TableBuilder {
public:
    explicit TableBuilder(std::vector<std::string> names);
    ~TableBuilder();
    TableBuilder(TableBuilder&&) noexcept;
    TableBuilder& operator=(TableBuilder&&) noexcept;

    std::size_t attributeCount() const;
    std::size_t rowCount() const;
    /// Make room for this many tuples in all; a guess is enough.
    void reserve(std::size_t rows);
    /// Append one or more whole tuples: attributeCount() cells for each, tuple after tuple. Expected amortized O(length of the cells).
    void append(std::span<const std::string_view> cells);
    /// The same without a copy of the cells.
    void append(PaddedCells cells) { appendTo(0, attributeCount(), cells); }
    /// Of these tuples only the cells of the attributes `first` .. `last`-1; all attributes must get theirs. Different attributes may
    /// be appended to by several threads at once.
    void appendTo(std::size_t first, std::size_t last, PaddedCells tuples);
    /// How numbers are written in all attributes; '.' where nothing is said.
    void setDecimal(char decimal) { m_decimal = decimal; }
    /// Where the tuples stand.
    void setLines(SourceLines lines) { m_lines = std::move(lines); }
    /// Put each dictionary into value order (see AttributeData) and hand over the table; the builder is empty afterwards.
    /// InvalidArgument as Table::make. O(cells + sorting of distinct spellings).
    Result<std::shared_ptr<const Table>> finish();
    /// The same; attributes are put into order on all threads.
    Result<std::shared_ptr<const Table>> finish(const JobContext& job);

private:
    class Column;

    std::vector<Column> m_columns;
    SourceLines m_lines;
    char m_decimal = '.';
};

} // namespace tranche
