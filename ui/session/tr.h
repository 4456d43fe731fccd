// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

namespace tranche {

/// A text for people outside a class that has a tr() of its own. One English text has one translation, whatever the context.
inline QString tr(const char* text)
{
    return QCoreApplication::translate("tranche", text);
}

} // namespace tranche
