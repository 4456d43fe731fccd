// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string>

namespace tranche {

/// A sentence of the core (a reason, an error) in the language of the screen, its numbers as the person is used to them; the sentence
/// itself where nobody has translated it.
QString coreText(const std::string& text);

} // namespace tranche
