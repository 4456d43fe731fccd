// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/files/csv_cells.h"

#include "core/table/numbers.h"

namespace tranche {

bool isFormulaCell(std::string_view text)
{
    if (text.empty())
        return false;
    if (text.front() == '+' || text.front() == '-')
        return !isNumber(text, writtenNumbers);
    return std::string_view("=@\t\r").contains(text.front());
}

std::string writtenText(std::string_view text, FormulaCells formulaCells)
{
    const auto bare = text.substr(std::min(text.find_first_not_of('\''), text.size()));
    const bool prefixed = formulaCells == FormulaCells::Prefixed && isFormulaCell(bare);
    return (prefixed ? "'" : "") + std::string(text);
}

std::string csvCell(std::string_view text, FormulaCells formulaCells)
{
    auto cell = writtenText(text, formulaCells);
    if (cell.find_first_of(",\"\n\r") == std::string::npos)
        return cell;

    std::string quoted = "\"";
    for (const char sign : cell) {
        if (sign == '"')
            quoted += '"';
        quoted += sign;
    }
    return quoted + '"';
}

std::string csvLine(const std::vector<std::string>& cells, FormulaCells formulaCells)
{
    std::string line;
    for (const auto& cell : cells) {
        if (&cell != &cells.front())
            line += ',';
        line += csvCell(cell, formulaCells);
    }
    return line + '\n';
}

} // namespace tranche
