// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/source/statistical_arguments.h"

#include "app/cli/options/list_text.h"

#include <map>

namespace tranche::cli {

namespace {

using Values = StatisticalOptions::Values;
using DeclaredMissing = StatisticalOptions::DeclaredMissing;

/// WORD for all attributes, NAME=WORD for one of them; `words` are those of the first and of the second choice.
template <class Choice>
Result<void> readByAttribute(const Arguments& arguments, std::string_view option, std::initializer_list<std::string_view> words,
                             std::pair<Choice&, std::map<std::string, Choice>&> target)
{
    for (const auto& text : arguments.values(option)) {
        const bool ofOne = text.contains('=');
        std::pair<std::string, std::string> parts{std::string(), text};
        if (ofOne) {
            auto read = readAssignment(option, text);
            if (!read)
                return std::unexpected(read.error());
            parts = std::move(*read);
        }
        const auto choice = readChoice(option, parts.second, words);
        if (!choice)
            return std::unexpected(choice.error());
        (ofOne ? target.second[parts.first] : target.first) = static_cast<Choice>(*choice);
    }
    return {};
}

} // namespace

Result<StatisticalOptions> statisticalOptions(const Arguments& arguments, StatisticalOptions proposed)
{
    if (const auto read = readByAttribute<Values>(arguments, "--labels-as", {"codes", "labels"}, {proposed.values, proposed.valuesOf});
        !read)
        return std::unexpected(read.error());
    if (const auto read
        = readByAttribute<DeclaredMissing>(arguments, "--declared-missing", {"missing", "value"}, {proposed.missing, proposed.missingOf});
        !read)
        return std::unexpected(read.error());
    proposed.encoding = arguments.value("--encoding").value_or(proposed.encoding);
    return proposed;
}

} // namespace tranche::cli
