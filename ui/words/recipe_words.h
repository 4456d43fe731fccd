// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/document.h"

#include <QString>

namespace tranche {

/// What stands above differencesText(), where that is not empty.
QString differencesHeading(const Document& document);
/// What of a recipe was lost, what a table has otherwise than it says, and whether the request still holds: a sentence on each line. Empty:
/// nothing differs.
QString differencesText(const Document& document);
/// "45,222 tuples, 15 attributes".
QString sizeText(const Document& document);

} // namespace tranche
