// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qnamespace.h>

namespace tranche {

/// The role under which a table twin gives a number as such, for files; text where there is none.
inline constexpr int csvRole = Qt::UserRole + 900;

} // namespace tranche
