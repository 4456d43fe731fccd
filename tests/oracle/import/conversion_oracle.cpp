// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/oracle/import/conversion_oracle.h"

#include "core/table/table_builder.h"

#include <algorithm>
#include <map>
#include <regex>

namespace tranche::test {

namespace {

const std::string oneBlank = "(?: |\u00A0|\u202F)";
const std::string anyBlanks = "(?: |\t|\u00A0|\u202F)*";

std::string quotedForRegex(const std::string& text)
{
    std::string result;
    for (const char sign : text)
        result += std::string(".^$|()[]{}*+?\\/").contains(sign) ? std::string("\\") + sign : std::string(1, sign);
    return result.empty() ? result : "(?:" + result + ")";
}

std::string withoutAll(std::string text, const std::string& part)
{
    for (auto at = text.find(part); !part.empty() && at != std::string::npos; at = text.find(part))
        text.erase(at, part.size());
    return text;
}

/// A number alone, and with what stands beside it before or after.
std::vector<std::regex> formsOf(const Conversion& how)
{
    const auto groups = quotedForRegex(how.groups);
    const auto whole = groups.empty() ? std::string("[0-9]*") : "[0-9]*|[1-9][0-9]{0,2}(?:" + groups + "[0-9]{3})*";
    const auto sign = std::string("(\\+|-|\u2212)");
    const auto core = "(" + whole + ")(?:" + quotedForRegex(std::string(1, how.decimal)) + "([0-9]*))?(?:[eE](\\+|-|\u2212)?([0-9]+))?";
    const auto around = quotedForRegex(how.around);
    std::vector<std::regex> forms{std::regex(anyBlanks + sign + "?" + core + anyBlanks)};
    if (around.empty())
        return forms;
    forms.emplace_back(anyBlanks + sign + "?" + around + oneBlank + "?" + core + anyBlanks);
    forms.emplace_back(anyBlanks + around + oneBlank + "?" + sign + "?" + core + anyBlanks);
    forms.emplace_back(anyBlanks + sign + "?" + core + oneBlank + "?" + around + anyBlanks);
    return forms;
}

/// The number, or "no".
std::string slowNumber(const std::string& cell, const Conversion& how)
{
    static std::map<std::string, std::vector<std::regex>> known; // to make one takes longer than to use it
    const auto [forms, isNew] = known.try_emplace(how.decimal + how.groups + '|' + how.around);
    if (isNew)
        forms->second = formsOf(how);
    std::smatch match;
    const bool found = std::ranges::any_of(forms->second, [&](const auto& form) { return std::regex_match(cell, match, form); });
    if (!found)
        return "no";
    const auto digits = withoutAll(match[2], how.groups);
    const auto fraction = match[3].str();
    if ((digits.empty() && fraction.empty()) || (digits.size() > 1 && digits[0] == '0'))
        return "no";
    const auto minus = [](const std::string& text) { return text == "\u2212" ? std::string("-") : text; };
    auto number = minus(match[1]) + digits + (match[3].matched ? "." + fraction : "");
    if (!match[5].matched)
        return number;
    const auto size = std::regex_replace(match[5].str(), std::regex("^0+"), "");
    return size.size() > 3 || (!size.empty() && std::stoi(size) > 400) ? "no" : number + "e" + minus(match[4]) + match[5].str();
}

std::string slowCell(const std::string& cell, const Conversion& how)
{
    if (how.kind == Conversion::Kind::TrimBlanks)
        return std::regex_replace(cell, std::regex("^" + anyBlanks + "|" + anyBlanks + "$"), "");
    if (how.kind == Conversion::Kind::RemoveEnd)
        return cell != how.text && cell.ends_with(how.text) ? cell.substr(0, cell.size() - how.text.size()) : cell;
    if (how.kind == Conversion::Kind::ReadAs)
        return cell == how.text ? how.becomes : cell;
    const auto number = slowNumber(cell, how);
    return number == "no" ? cell : number;
}

} // namespace

Converted slowlyConverted(const Table& table, std::span<const Conversion> conversions)
{
    Converted result{nullptr, std::vector<ConversionCount>(conversions.size())};
    std::vector<std::string> names;
    for (std::size_t i = 0; i < table.attributeCount(); ++i)
        names.push_back(table.attribute(SourceId(i)).name);
    TableBuilder builder(names);
    builder.setDecimal(table.attribute(SourceId(0)).decimal);
    for (std::size_t row = 0; row < table.rowCount(); ++row) {
        std::vector<std::string> cells;
        for (std::size_t i = 0; i < names.size(); ++i) {
            std::string cell(table.cell(row, SourceId(i)));
            for (std::size_t at = 0; at < conversions.size(); ++at) {
                const auto& only = conversions[at].attributes;
                if (!only.empty() && std::ranges::find(only, names[i]) == only.end())
                    continue;
                const bool numbers = conversions[at].kind == Conversion::Kind::PlainNumbers;
                result.counts[at].left += numbers && !cell.empty() && slowNumber(cell, conversions[at]) == "no" ? 1 : 0;
                const auto after = slowCell(cell, conversions[at]);
                result.counts[at].changed += after != cell ? 1 : 0;
                cell = after;
            }
            cells.push_back(cell);
        }
        builder.append(std::vector<std::string_view>(cells.begin(), cells.end()));
    }
    for (std::size_t at = 0; at < conversions.size(); ++at)
        for (const auto& name : conversions[at].attributes)
            if (std::ranges::find(names, name) == names.end())
                result.counts[at].absent.push_back(name);
    result.table = *builder.finish();
    return result;
}

} // namespace tranche::test
