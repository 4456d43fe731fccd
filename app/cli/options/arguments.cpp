// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/arguments.h"

#include "app/cli/options/option_list.h"

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

std::unexpected<Error> unknownOption(std::string_view name, Command command)
{
    const std::string quoted(name);
    const std::string which(commandName(command));
    if (findOption(name) != nullptr)
        return badUsage("The command " + which + " does not take the option " + quoted + ". See: tranche-cli " + which + " --help");
    return badUsage("There is no option " + quoted + ". See: tranche-cli " + which + " --help");
}

} // namespace

/// Returns how many words were used.
Result<std::size_t> Arguments::takeOption(Command command, std::span<const std::string> words, std::size_t at)
{
    const std::string_view word = words[at];
    const auto equals = word.find('=');
    const auto name = word.substr(0, equals);
    const auto* option = findOption(name);
    if (option == nullptr || (option->commands & command) == 0)
        return unknownOption(name, command);
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

Result<Arguments> Arguments::parse(Command command, std::span<const std::string> words)
{
    Arguments arguments;
    for (std::size_t at = 0; at < words.size();) {
        if (words[at] == "--") {
            arguments.m_operands.insert(arguments.m_operands.end(), words.begin() + static_cast<std::ptrdiff_t>(at) + 1, words.end());
            break;
        }
        if (words[at].size() < 2 || words[at].front() != '-') {
            arguments.m_operands.push_back(words[at++]);
            continue;
        }
        const auto used = arguments.takeOption(command, words, at);
        if (!used)
            return std::unexpected(used.error());
        at += *used;
    }
    return arguments;
}

} // namespace tranche::cli
