// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options/arguments.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace tranche::cli {

/// Every option of every command, in the order of the help.
std::span<const OptionSpec> allOptions();

/// Null when there is none of this name.
const OptionSpec* findOption(std::string_view name);

/// "slice" and so on.
std::string_view commandName(Command command);

/// Nullopt when the word is no command.
std::optional<Command> commandOf(std::string_view word);

/// Commands of the full program that this version does not have yet.
bool isLaterCommand(std::string_view word);

/// What `--help` prints: for the program, or for one command.
std::string programHelp();
std::string commandHelp(Command command);

} // namespace tranche::cli
