// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/files/utility_section.h"

#include "core/base/isolated.h"

#include <algorithm>
#include <cstddef>
#include <cstdio>
#include <initializer_list>
#include <string_view>

namespace tranche {

namespace {

constexpr std::size_t widestLine = 110;

std::string inQuotes(const std::string& name)
{
    return '"' + isolated(name) + '"';
}

/// "28.3 %"; what is not zero never reads "0.0 %", what is below 1 never "100.0 %".
std::string asPercent(double share)
{
    if (share > 0.0 && share < 0.0005)
        return "<0.1 %";
    if (share >= 0.9995 && share < 1.0)
        return ">99.9 %";
    char text[32];
    std::snprintf(text, sizeof text, "%.1f %%", share * 100.0);
    return text;
}

/// With its places filled in, once each, and without marks.
std::string withPlaces(std::string text, std::initializer_list<std::string> parts)
{
    for (const auto* mark : {"<b>", "</b>"})
        for (auto at = text.find(mark); at != std::string::npos; at = text.find(mark))
            text.erase(at, std::string_view(mark).size());
    std::string whole;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool isPlace
            = text[i] == '%' && i + 1 < text.size() && text[i + 1] >= '1' && text[i + 1] < '1' + static_cast<int>(parts.size());
        if (isPlace)
            whole += parts.begin()[text[++i] - '1'];
        else
            whole += text[i];
    }
    return whole;
}

/// In lines of readable length; later ones begin with `indent`.
std::string inLines(const std::string& text, const std::string& indent)
{
    std::string lines;
    std::size_t width = 0;
    for (std::size_t from = 0; from < text.size();) {
        const auto end = std::min(text.find(' ', from), text.size());
        const auto word = text.substr(from, end - from);
        if (width > 0 && width + 1 + word.size() > widestLine) {
            lines += '\n' + indent;
            width = indent.size();
        } else if (width > 0) {
            lines += ' ';
            ++width;
        }
        lines += word;
        width += word.size();
        from = end + 1;
    }
    return lines + '\n';
}

std::string whatIsLeft(const UtilityStatement& statement)
{
    std::string text;
    const auto add = [&](const std::string& sentence) { text += (text.empty() ? "" : " ") + sentence; };
    if (statement.kept)
        add(withPlaces(UtilityWords::kept, {asPercent(*statement.kept)}));
    if (statement.off && statement.offWithSensitive && !statement.sensitive.empty())
        add(withPlaces(UtilityWords::offWith,
                       {asPercent(*statement.off), inQuotes(statement.sensitive), asPercent(*statement.offWithSensitive)}));
    else if (statement.off)
        add(withPlaces(UtilityWords::off, {asPercent(*statement.off)}));
    if (!statement.target.empty())
        add(withPlaces(statement.alike ? UtilityWords::guessesAlike : UtilityWords::guesses,
                       {inQuotes(statement.target), asPercent(statement.right), asPercent(statement.rightOriginal)}));
    return text;
}

/// "A", "B" or "C".
std::string oneOf(const std::vector<std::string>& names)
{
    std::string text = inQuotes(names.front());
    for (std::size_t i = 1; i + 1 < names.size(); ++i)
        text += ", " + inQuotes(names[i]);
    return names.size() == 1 ? text : withPlaces(UtilityWords::either, {text, inQuotes(names.back())});
}

std::string asListItem(const std::string& text)
{
    return "  * " + inLines(text, "    ");
}

} // namespace

std::string utilitySection(const UtilityStatement& statement)
{
    if (statement.saysNothing())
        return {};
    std::string text = "What an analyst may do\n======================\n\n" + inLines(whatIsLeft(statement), "") + "\nAn analyst may\n";
    text += asListItem(withPlaces(statement.generalized ? UtilityWords::mayWithinRegions : UtilityWords::mayWithin, {}));
    text += asListItem(statement.offAcross ? withPlaces(UtilityWords::mayAcrossOff, {asPercent(*statement.offAcross)})
                                           : withPlaces(UtilityWords::mayAcross, {}));
    text += asListItem(withPlaces(UtilityWords::mayTrain, {}));
    text += "An analyst may not\n" + asListItem(withPlaces(UtilityWords::mayNotLine, {}));
    if (!statement.weakWith.empty())
        text += asListItem(withPlaces(statement.weakWith.size() == 1 ? UtilityWords::mayNotPair : UtilityWords::mayNotPairs,
                                      {inQuotes(statement.weak), oneOf(statement.weakWith)}));
    text += asListItem(withPlaces(UtilityWords::mayNotOne, {}));
    return text + '\n'
           + inLines(
               "These figures are averages. They do not cover relations among three or more attributes, counts of fewer than one in a "
               "thousand, or other models.",
               "")
           + '\n';
}

} // namespace tranche
