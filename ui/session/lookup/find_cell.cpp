// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/lookup/find_cell.h"

#include "core/import/qt_text.h"

#include <cstdint>
#include <utility>
#include <vector>

namespace tranche {

namespace {

constexpr std::size_t betweenChecks = 8'192;

/// By spelling: whether it contains the text.
std::vector<bool> spellingsWith(const QString& text, const AttributeData& data, const JobContext& job)
{
    std::vector<bool> found(data.dictionary.size());
    for (std::uint32_t code = 0; code < found.size(); ++code) {
        if (code % betweenChecks == 0)
            job.check();
        found[code] = qtText(data.dictionary.text(code)).contains(text, Qt::CaseInsensitive);
    }
    return found;
}

} // namespace

std::optional<TableCell> findCell(const Table& table, const CellSearch& search, const JobContext& job)
{
    const auto width = table.attributeCount();
    const auto cells = table.rowCount() * width;
    if (search.text.isEmpty() || cells == 0)
        return std::nullopt;
    std::vector<std::vector<bool>> found;
    for (std::size_t i = 0; i < width; ++i)
        found.push_back(spellingsWith(search.text, table.attribute(SourceId(i)), job));
    const auto start = search.from ? search.from->row * width + search.from->attribute.value : (search.forward ? cells - 1 : 0);
    for (std::size_t step = 1; step <= cells; ++step) {
        if (step % betweenChecks == 1)
            job.check();
        const auto cell = (start + (search.forward ? step : cells - step)) % cells;
        const SourceId attribute(cell % width);
        if (found[attribute.value][table.attribute(attribute).codes[cell / width]])
            return TableCell{cell / width, attribute};
    }
    return std::nullopt;
}

} // namespace tranche
