// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tranche::cli {

/// The commands of this program, usable as bits.
enum Command : unsigned {
    Inspect = 1,
    Correlate = 2,
    Slice = 4,
    Conformance = 8,
    Membership = 16,
    RunRecipe = 32,
};

/// One option as the help shows it.
struct OptionSpec {
    std::string_view name;  ///< with its dashes
    std::string_view value; ///< what the help calls its value; empty: a switch
    bool repeats = false;   ///< may be given several times
    unsigned commands = 0;  ///< commands that know it
    std::string_view help;
};

/// What was typed after the command, sorted into options and operands. Nothing is interpreted here.
class Arguments {
public:
    /// InvalidArgument for an option that the command does not know, that lacks its value or has one too many, or that is given
    /// twice though it may be given once. `--name value` and `--name=value` are the same; `--` ends the options.
    static Result<Arguments> parse(Command command, std::span<const std::string> words);

    bool has(std::string_view option) const { return m_values.contains(option); }
    /// The value of an option that may be given once; nullopt when it was not given.
    std::optional<std::string> value(std::string_view option) const;
    /// All values of an option, in the order given.
    std::vector<std::string> values(std::string_view option) const;
    const std::vector<std::string>& operands() const { return m_operands; }

private:
    Result<std::size_t> takeOption(Command command, std::span<const std::string> words, std::size_t at);

    std::map<std::string, std::vector<std::string>, std::less<>> m_values;
    std::vector<std::string> m_operands;
};

/// A usage error; the message is one or two sentences.
inline std::unexpected<Error> badUsage(std::string message)
{
    return fail(ErrorCode::InvalidArgument, std::move(message));
}

} // namespace tranche::cli
