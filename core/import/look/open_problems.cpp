// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/look/open_problems.h"

#include "core/import/conversion/cell_conversion.h"
#include "core/import/conversion/conversion_offers.h"
#include "core/table/numbers.h"

#include <algorithm>
#include <set>

namespace tranche {

namespace {

/// What was said about cells.
struct SaidOfCells {
    std::span<const Conversion> done;
    std::span<const std::string> missing;
    const std::map<std::string, AttributeSchema>& decided;

    bool isMissing(const std::string& attribute, const std::string& text) const
    {
        if (text.empty() || std::ranges::find(missing, text) != missing.end())
            return true;
        const auto own = decided.find(attribute);
        return own != decided.end() && std::ranges::count(own->second.missingTokens, text) > 0;
    }
    bool isCategory(const std::string& attribute) const
    {
        const auto own = decided.find(attribute);
        return own != decided.end() && own->second.type && own->second.type != AttributeType::Numeric;
    }
    std::string converted(const std::string& attribute, std::string text) const
    {
        for (const auto& one : done)
            if (one.attributes.empty() || std::ranges::count(one.attributes, attribute) > 0)
                text = convertedCell(text, one).text;
        return text;
    }
};

std::vector<DoubtfulCode> codesOf(const ImportLook& look, const SaidOfCells& said)
{
    std::vector<DoubtfulCode> codes;
    for (const auto& offer : look.missing)
        for (const auto& [name, cells] : offer.cells)
            if (const auto range = offer.others.find(name);
                range != offer.others.end() && cells > 0 && !said.isMissing(name, offer.token) && !said.isCategory(name))
                codes.push_back({name, offer.token, cells, range->second.first, range->second.second});
    return codes;
}

} // namespace

OpenProblems openProblems(const ImportLook& look, std::span<const Conversion> done, std::span<const std::string> missing,
                          const std::map<std::string, AttributeSchema>& decided)
{
    const SaidOfCells said{done, missing, decided};
    OpenProblems open;
    open.inAll = std::max(look.problems.size(), look.problemsInAll);
    std::set<std::pair<std::string, std::string>> counted; // spellings that are settled, by attribute
    for (const auto& problem : look.problems) {
        if (!problem.cell) {
            open.problems.push_back(problem);
            continue;
        }
        const auto& attribute = problem.said.place.attribute;
        if (said.isCategory(attribute)) {
            if (std::ranges::find(open.categories, attribute) == open.categories.end()) {
                open.categories.push_back(attribute);
                open.inAll -= std::min(open.inAll, problem.cell->others);
            }
            continue;
        }
        auto cell = *problem.cell;
        cell.text = said.converted(attribute, cell.text);
        const bool isKnown = !problem.cell->text.empty();
        if (!isKnown || !(said.isMissing(attribute, cell.text) || isNumber(cell.text))) {
            open.problems.push_back(problem);
            open.problems.back().cell = std::move(cell);
        } else if (counted.emplace(attribute, problem.cell->text).second) {
            open.inAll -= std::min(open.inAll, cell.alike);
        }
    }
    open.codes = codesOf(look, said);
    return open;
}

} // namespace tranche
