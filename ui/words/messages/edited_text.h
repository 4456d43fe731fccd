// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/tr.h"

namespace tranche {

/// What is wrong with a recipe, and what to do about it.
inline QString edited(const QString& fault)
{
    return fault + QLatin1Char(' ') + tr("The file is damaged or was edited outside Tranche. Use a backup copy.");
}

} // namespace tranche
