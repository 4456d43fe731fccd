// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options/arguments.h"

#include <optional>
#include <string>
#include <string_view>

namespace tranche::cli {

/// The commands of this program, usable as bits.
enum Command : unsigned {
    Inspect = 1,
    Correlate = 2,
    Slice = 4,
    Conformance = 8,
    Membership = 16,
    RunRecipe = 32,
    Utility = 64,
    Experiments = 128,
    Compare = 256,
    ScenarioOptions = 512, ///< no command: what may stand in --scenario
    Key = 1024,
    Approve = 4096,
    Audit = 8192,
};

/// Every option of the program, as one command takes them.
OptionTable optionsOf(Command command);

/// Nullopt when the word is no command.
std::optional<Command> commandOf(std::string_view word);

/// What `--help` prints: for the program, or for one command.
std::string programHelp();
std::string commandHelp(Command command);

} // namespace tranche::cli
