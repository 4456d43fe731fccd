// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/document.h"

#include <QString>

namespace tranche {

/// What a table has otherwise than its recipe says, and whether the request still holds: whole sentences. Empty: nothing differs.
QString differencesText(const Document& document);
/// "45,222 tuples, 15 attributes".
QString sizeText(const Document& document);

} // namespace tranche
