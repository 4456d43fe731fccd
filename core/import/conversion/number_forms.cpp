// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/conversion/number_forms.h"

#include "core/import/conversion/cell_conversion.h"

#include <algorithm>
#include <array>
#include <functional>
#include <optional>
#include <string>

namespace tranche {

namespace {

constexpr std::array<std::string_view, 8> signsBeside{"%", "\u20AC", "$", "\u00A3", "EUR", "USD", "CHF", "kr"};
constexpr std::array<std::string_view, 7> signsBetween{",", ".", " ", "\u00A0", "\u202F", "'", "\u2019"};

using FormTexts = std::span<const std::string_view>;

bool anyHas(FormTexts texts, std::string_view sign)
{
    return std::ranges::any_of(texts, [&](auto text) { return text.contains(sign); });
}

std::string signBeside(FormTexts texts)
{
    const auto* found = std::ranges::find_if(signsBeside, [&](auto sign) { return anyHas(texts, sign); });
    return found == signsBeside.end() ? std::string() : std::string(*found);
}

/// What texts become in a form that fits them all.
struct Fit {
    bool changes = false;    ///< one of them at least does not stay as it stands
    std::size_t outcome = 0; ///< equal where all become the same
};

std::optional<Fit> fitOf(FormTexts texts, const Conversion& form, const JobContext& job)
{
    constexpr std::size_t between = 2'048; // texts; each takes a microsecond
    Fit fit;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        if (i % between == 0)
            job.check();
        const auto number = plainNumber(texts[i], form);
        if (!number)
            return std::nullopt;
        fit.changes = fit.changes || *number != withoutEndBlanks(texts[i]);
        fit.outcome = fit.outcome * 1'000'003 + std::hash<std::string>()(*number);
    }
    return fit;
}

std::vector<Conversion> candidates(FormTexts texts, const std::string& around)
{
    std::vector<Conversion> forms;
    for (const char decimal : {'.', ','}) {
        forms.push_back({Conversion::Kind::PlainNumbers, {}, {}, {}, decimal, {}, around});
        for (const auto sign : signsBetween)
            if (sign != std::string_view(&decimal, 1) && anyHas(texts, sign))
                forms.push_back({Conversion::Kind::PlainNumbers, {}, {}, {}, decimal, std::string(sign), around});
    }
    return forms;
}

} // namespace

NumberForms numberFormsOf(FormTexts texts, const JobContext& job)
{
    NumberForms result;
    const auto hasDigit = [](std::string_view text) { return text.find_first_of("0123456789") != std::string_view::npos; };
    if (texts.empty() || !std::ranges::all_of(texts, hasDigit))
        return result;
    const auto around = signBeside(texts); // all must be numbers with it or without
    std::vector<std::size_t> outcomes;
    for (auto& form : candidates(texts, around)) {
        const auto fit = fitOf(texts, form, job);
        if (!fit || std::ranges::find(outcomes, fit->outcome) != outcomes.end())
            continue;
        outcomes.push_back(fit->outcome);
        if (fit->changes)
            result.forms.push_back(std::move(form));
    }
    result.twoWays = outcomes.size() > 1;
    result.someLackSign = !around.empty() && !std::ranges::all_of(texts, [&](auto text) { return text.contains(around); });
    return result;
}

} // namespace tranche
