// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/reading_order.h"

#include "core/base/isolated.h"

#include <algorithm>

namespace tranche {

QString inReadingOrder(const QString& text)
{
    constexpr char16_t firstOfHebrew = 0x0590; // the first script that is written so
    const bool mayRunLeft = std::ranges::any_of(text, [](QChar sign) { return sign.unicode() >= firstOfHebrew; });
    return mayRunLeft ? QString::fromStdString(isolated(text.toStdString())) : text;
}

} // namespace tranche
