// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/source/record_arguments.h"

#include "app/cli/options/list_text.h"

#include <algorithm>
#include <limits>
#include <string_view>
#include <utility>

namespace tranche::cli {

namespace {

constexpr std::string_view skipping = "--skip-record";
constexpr std::string_view joining = "--join-fields";

/// `FILE:LINE`, `FILE:LINE:FIELD`; the file may lack, then it is the first.
Result<RecordChoice> choiceOf(std::string_view option, std::string_view text)
{
    constexpr auto anyCount = std::numeric_limits<std::uint32_t>::max();
    std::vector<std::uint64_t> numbers;
    for (std::size_t begin = 0; begin <= text.size();) {
        const auto end = std::min(text.find(':', begin), text.size());
        const auto number = readCount(option, text.substr(begin, end - begin), 1, anyCount);
        if (!number)
            return std::unexpected(number.error());
        numbers.push_back(*number);
        begin = end + 1;
    }
    const bool joins = option == joining;
    const std::size_t least = joins ? 2 : 1;
    if (numbers.size() != least && numbers.size() != least + 1)
        return badUsage("The option " + std::string(option) + " expects " + (joins ? "LINE:FIELD or FILE:LINE:FIELD" : "LINE or FILE:LINE")
                        + ", as numbers.");
    const auto* line = numbers.data() + (numbers.size() - least);
    RecordChoice choice{.line = *line};
    if (numbers.size() > least)
        choice.file = numbers.front() - 1;
    if (joins) {
        choice.kind = RecordChoice::Kind::Join;
        choice.field = line[1];
    }
    return choice;
}

} // namespace

Result<std::vector<RecordChoice>> recordChoices(const Arguments& arguments)
{
    std::vector<RecordChoice> choices;
    for (const auto option : {skipping, joining})
        for (const auto& text : arguments.values(option)) {
            const auto choice = choiceOf(option, text);
            if (!choice)
                return std::unexpected(choice.error());
            choices.push_back(*choice);
        }
    std::ranges::stable_sort(choices, {}, [](const RecordChoice& choice) { return std::pair(choice.file, choice.line); });
    return choices;
}

std::string recordOption(const RecordChoice& choice)
{
    const bool joins = choice.kind == RecordChoice::Kind::Join;
    return std::string(joins ? joining : skipping) + ' ' + (choice.file > 0 ? std::to_string(choice.file + 1) + ':' : std::string())
           + std::to_string(choice.line) + (joins ? ':' + std::to_string(choice.field) : std::string());
}

} // namespace tranche::cli
