// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/output/console.h"

#include <span>
#include <string>

namespace tranche::cli {

/// The whole program but for catching surprises: `words` is the command line without the program's name.
Exit runProgram(std::span<const std::string> words);

} // namespace tranche::cli
