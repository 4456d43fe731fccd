// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/statement.h"

#include <QString>

namespace tranche {

/// What the core says, in the language of the screen, its numbers as the person is used to them. Without the place.
QString messageText(const Statement& said);
/// The same, with what it is about before it: the file, the line, the attribute.
QString placedText(const Statement& said);
/// Several, one after the other.
QString messageText(const std::vector<Statement>& all);

} // namespace tranche
