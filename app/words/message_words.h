// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/statement.h"

#include <string>

namespace tranche {

/// What the core says, in the English of the programs without a window. Without the place.
std::string messageWords(const Statement& said);
/// The same, with what it is about before it: the file, the line, the attribute.
std::string placedWords(const Statement& said);
/// Several, one after the other.
std::string messageWords(const std::vector<Statement>& all);

} // namespace tranche
