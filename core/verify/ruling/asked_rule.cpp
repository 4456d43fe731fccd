// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/ruling/asked_rule.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace tranche {

namespace {

std::vector<std::string> wordsIn(std::string_view list)
{
    std::vector<std::string> words;
    while (true) {
        const auto end = list.find(", ");
        words.emplace_back(list.substr(0, end));
        if (end == std::string_view::npos)
            return words;
        list.remove_prefix(end + 2);
    }
}

bool mayAsk(Rule rule, const std::string& word)
{
    constexpr auto known = std::to_array<std::pair<Rule, std::string_view>>({{Rule::Models, "l"},
                                                                             {Rule::Models, "distinct"},
                                                                             {Rule::Models, "entropy"},
                                                                             {Rule::Models, "recursive"},
                                                                             {Rule::Models, "t"},
                                                                             {Rule::Missing, "drop"},
                                                                             {Rule::Missing, "value"},
                                                                             {Rule::ReleaseTypes, "public"},
                                                                             {Rule::FormulaCells, "asis"},
                                                                             {Rule::ReleaseTypes, "scientific"},
                                                                             {Rule::ReleaseTypes, "enclave"},
                                                                             {Rule::FormulaCells, "prefixed"}});
    return std::ranges::find(known, std::pair(rule, std::string_view(word))) != known.end();
}

bool readInto(RuleAsked& asked, std::string_view words)
{
    const auto* const end = words.data() + words.size();
    switch (asked.rule) {
    case Rule::LeastL:
    case Rule::GreatestP:
        if (const auto ratio = parseRatio(words))
            asked.ratio = *ratio;
        return asked.ratio && asked.ratio->numerator() > 0 && (asked.rule == Rule::LeastL || *asked.ratio <= Ratio(1, 1));
    case Rule::GreatestUnique:
    case Rule::LeastFakes:
        return std::from_chars(words.data(), end, asked.number).ec == std::errc() && std::isfinite(asked.number) && asked.number >= 0.0;
    case Rule::LeastBucket:
    case Rule::Approvers:
    case Rule::ReviewWithinDays: return std::from_chars(words.data(), end, asked.count).ec == std::errc();
    case Rule::Signed:
    case Rule::OriginalVerified: asked.yes = words == "yes"; return true;
    case Rule::Models:
    case Rule::Missing:
    case Rule::ReleaseTypes:
    case Rule::FormulaCells: break;
    }
    asked.words = wordsIn(words);
    return std::ranges::all_of(asked.words, [&](const auto& word) { return mayAsk(asked.rule, word); });
}

} // namespace

std::string listWords(const std::vector<std::string>& words)
{
    std::string text;
    for (const auto& word : words)
        text += (text.empty() ? "" : ", ") + word;
    return text;
}

std::string decimalWords(double number)
{
    std::array<char, 32> signs{};
    return {signs.data(), std::to_chars(signs.data(), signs.data() + signs.size(), number).ptr};
}

std::string askedWords(const RuleAsked& asked)
{
    switch (asked.rule) {
    case Rule::LeastL:
    case Rule::GreatestP: return asked.ratio ? asked.ratio->text() : std::string();
    case Rule::GreatestUnique:
    case Rule::LeastFakes: return decimalWords(asked.number);
    case Rule::LeastBucket:
    case Rule::Approvers:
    case Rule::ReviewWithinDays: return std::to_string(asked.count);
    case Rule::Signed:
    case Rule::OriginalVerified: return asked.yes ? "yes" : "no";
    case Rule::Models:
    case Rule::Missing:
    case Rule::ReleaseTypes:
    case Rule::FormulaCells: break;
    }
    return listWords(asked.words);
}

std::optional<RuleAsked> askedRule(Rule rule, std::string_view words)
{
    RuleAsked asked{.rule = rule};
    return readInto(asked, words) && askedWords(asked) == words ? std::optional(std::move(asked)) : std::nullopt;
}

} // namespace tranche
