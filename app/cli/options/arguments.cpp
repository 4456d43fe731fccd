// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/arguments.h"

#include <algorithm>

namespace tranche::cli {

std::optional<std::string> Arguments::value(std::string_view option) const
{
    const auto found = m_values.find(option);
    return found == m_values.end() ? std::nullopt : std::optional(found->second.back());
}

std::vector<std::string> Arguments::values(std::string_view option) const
{
    const auto found = m_values.find(option);
    return found == m_values.end() ? std::vector<std::string>() : found->second;
}

namespace {

std::string padded(std::string text, std::size_t width)
{
    text.resize(std::max(width, text.size() + 2), ' ');
    return text;
}

std::unexpected<Error> unknownOption(std::string_view name, const OptionTable& table)
{
    const std::string quoted(name);
    const std::string which(table.name);
    const auto see = " See: " + std::string(table.program) + (which.empty() ? "" : ' ' + which) + " --help";
    if (table.find(name))
        return badUsage("The command " + which + " does not take the option " + quoted + '.' + see);
    return badUsage("There is no option " + quoted + '.' + see);
}

} // namespace

const OptionSpec* OptionTable::find(std::string_view option) const
{
    auto found = std::ranges::find_if(options, [&](const auto& spec) { return spec.name == option && (spec.commands & command) != 0; });
    if (found == options.end())
        found = std::ranges::find(options, option, &OptionSpec::name);
    return found == options.end() ? nullptr : &*found;
}

std::string OptionTable::help() const
{
    std::string text;
    for (const auto& option : options)
        if ((option.commands & command) != 0)
            text += padded("  " + std::string(option.name) + (option.value.empty() ? "" : ' ' + std::string(option.value)), 30)
                    + std::string(option.help) + '\n';
    return text;
}

/// Returns how many words were used.
Result<std::size_t> Arguments::takeOption(const OptionTable& table, std::span<const std::string> words, std::size_t at)
{
    const std::string_view word = words[at];
    const auto equals = word.find('=');
    const auto name = word.substr(0, equals);
    const auto* option = table.find(name);
    if (option == nullptr || (option->commands & table.command) == 0)
        return unknownOption(name, table);
    auto& values = m_values[std::string(name)];
    if (!values.empty() && !option->repeats)
        return badUsage("The option " + std::string(name) + " is given twice; it can be given once.");
    if (option->value.empty()) {
        if (equals != std::string_view::npos)
            return badUsage("The option " + std::string(name) + " takes no value.");
        values.emplace_back();
        return 1;
    }
    if (equals != std::string_view::npos) {
        values.emplace_back(word.substr(equals + 1));
        return 1;
    }
    if (at + 1 == words.size() || words[at + 1].starts_with("--")) {
        return badUsage("The option " + std::string(name) + " needs a value: " + std::string(name) + ' ' + std::string(option->value)
                        + " (written " + std::string(name) + "=VALUE where the value begins with two dashes).");
    }
    values.push_back(words[at + 1]);
    return 2;
}

Result<Arguments> Arguments::parse(const OptionTable& table, std::span<const std::string> words)
{
    Arguments arguments;
    for (const auto& option : table.options)
        if ((option.commands & table.command) != 0)
            arguments.m_known.emplace(option.name);
    for (std::size_t at = 0; at < words.size();) {
        if (words[at] == "--") {
            arguments.m_operands.insert(arguments.m_operands.end(), words.begin() + static_cast<std::ptrdiff_t>(at) + 1, words.end());
            break;
        }
        if (words[at].size() < 2 || words[at].front() != '-') {
            arguments.m_operands.push_back(words[at++]);
            continue;
        }
        const auto used = arguments.takeOption(table, words, at);
        if (!used)
            return std::unexpected(used.error());
        at += *used;
    }
    return arguments;
}

} // namespace tranche::cli
