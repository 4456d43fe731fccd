// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace tranche {

/// A text that stands alone, such as a value in a cell, so that it is drawn in its own order: what is written from right to left ends on
/// its left, whatever the direction of the window. Any other text as it is. For painting only.
QString inReadingOrder(const QString& text);

} // namespace tranche
