// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include "app/words/own_words.h"

#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tranche::cli {

/// One option as the help shows it.
struct OptionSpec {
    std::string_view name;  ///< with its dashes
    std::string_view value; ///< what the help calls its value; empty: a switch
    bool repeats = false;   ///< may be given several times
    unsigned commands = 1;  ///< commands that know it, a bit each; 1 in a program without commands
    std::string_view help;
};

/// What a program, or one of its commands, can be asked.
struct OptionTable {
    std::span<const OptionSpec> options; ///< of the whole program, in the order of the help
    unsigned command = 1;                ///< the bit of the command
    std::string_view name;               ///< of the command; empty where the program has none
    std::string_view program;

    /// The command's own, where several are called so. Null when the program has none of this name.
    const OptionSpec* find(std::string_view option) const;
    /// The options of the command, a line each.
    std::string help() const;
};

/// What was typed after the command, sorted into options and operands. Nothing is interpreted here.
class Arguments {
public:
    /// InvalidArgument for an option that the command does not know, that lacks its value or has one too many, or that is given
    /// twice though it may be given once. `--name value` and `--name=value` are the same; `--` ends the options.
    static Result<Arguments> parse(const OptionTable& table, std::span<const std::string> words);

    bool has(std::string_view option) const { return m_values.contains(option); }
    /// The value of an option that may be given once; nullopt when it was not given.
    std::optional<std::string> value(std::string_view option) const;
    /// All values of an option, in the order given.
    std::vector<std::string> values(std::string_view option) const;
    const std::vector<std::string>& operands() const { return m_operands; }
    /// Whether the command takes this option at all.
    bool knows(std::string_view option) const { return m_known.contains(option); }

private:
    Result<std::size_t> takeOption(const OptionTable& table, std::span<const std::string> words, std::size_t at);

    std::map<std::string, std::vector<std::string>, std::less<>> m_values;
    std::vector<std::string> m_operands;
    std::set<std::string, std::less<>> m_known;
};

/// A usage error; the message is one or two sentences.
inline std::unexpected<Error> badUsage(std::string message)
{
    return failInWords(ErrorCode::InvalidArgument, std::move(message));
}

} // namespace tranche::cli
