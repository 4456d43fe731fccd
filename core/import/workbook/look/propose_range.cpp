// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/workbook/look/propose_range.h"

#include <algorithm>

namespace tranche {

namespace {

/// The first of the rows whose cells number more than half of the most.
std::uint32_t headerRow(const std::vector<SheetSurvey::Fill>& rows, std::size_t most)
{
    const auto found = std::ranges::find_if(rows, [&](const auto& each) { return 2 * each.cells > most; });
    return found->row;
}

/// The last row of the table, above whatever fills little of it.
std::uint32_t lastRow(const std::deque<SheetSurvey::Fill>& rows, std::size_t most)
{
    auto at = rows.size();
    while (at > 1 && 4 * rows[at - 1].cells <= most)
        --at;
    return rows[at - 1].row;
}

} // namespace

std::string proposedRange(const SheetSurvey& survey)
{
    if (!survey.used())
        return {};
    const auto& used = *survey.used();
    const auto most = std::ranges::max(survey.firstRows(), {}, &SheetSurvey::Fill::cells).cells;
    auto range = used;
    range.first.row = headerRow(survey.firstRows(), most);
    if (survey.hasEnough()) {
        const auto name = rangeName(range);
        return range == used ? std::string() : name.substr(0, name.find_last_not_of("0123456789") + 1);
    }
    range.last.row = std::max(range.first.row, lastRow(survey.lastRows(), most));
    return range == used ? std::string() : rangeName(range);
}

} // namespace tranche
