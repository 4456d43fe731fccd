// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/qt_text.h"

namespace tranche {

/// Whether there is nothing to read in a text: it is empty, or holds blanks of any script and line ends alone. O(length).
inline bool isBlank(std::string_view text)
{
    return qtText(text).trimmed().isEmpty();
}

} // namespace tranche
