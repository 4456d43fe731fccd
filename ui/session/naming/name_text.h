// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string>

namespace tranche {

// Names of attributes and values as people read them. None of these may serve as a key: read the table for that.

/// The whole name. Blanks that could be overlooked (at its ends, doubled, no-break spaces, tabs, invisible signs) are shown by marks, so
/// that no two names look the same; a name that is written from right to left does not disturb the words around it.
QString nameText(const std::string& name);
/// The same, short enough for a sentence or a button: of a long name its beginning and its end.
QString briefName(const std::string& name);
/// The whole name for a tooltip; where there are marks in it, it says what they stand for.
QString nameHint(const std::string& name);
/// A value in a sentence.
QString valueText(const std::string& value);

} // namespace tranche
