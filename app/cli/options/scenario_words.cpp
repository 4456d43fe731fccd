// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/scenario_words.h"

#include "app/words/own_words.h"

namespace tranche::cli {

namespace {

std::string trimmed(std::string_view text)
{
    const auto first = text.find_first_not_of(' ');
    return first == std::string_view::npos ? std::string() : std::string(text.substr(first, text.find_last_not_of(' ') - first + 1));
}

std::unexpected<Error> wrongScenario(const std::string& why)
{
    return failInWords(ErrorCode::InvalidArgument, "The option --scenario expects \"NAME: OPTIONS\". " + why);
}

} // namespace

Result<ScenarioWords> scenarioWords(std::string_view text)
{
    const auto colon = text.find(':');
    if (colon == std::string_view::npos)
        return wrongScenario("There is no colon after the name.");
    ScenarioWords words{trimmed(text.substr(0, colon)), {}};
    if (words.name.empty())
        return wrongScenario("There is no name before the colon.");
    bool quoted = false;
    bool inWord = false;
    for (const char sign : text.substr(colon + 1)) {
        if (sign == '\'')
            quoted = !quoted;
        if (!quoted && sign == ' ') {
            inWord = false;
            continue;
        }
        if (!inWord)
            words.options.emplace_back();
        inWord = true;
        if (sign != '\'')
            words.options.back() += sign;
    }
    if (quoted)
        return wrongScenario("A single quote is not closed.");
    return words;
}

} // namespace tranche::cli
