// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/printable.h"

#include "core/base/isolated.h"

#include <algorithm>

namespace tranche {

std::string withoutControls(std::string_view text)
{
    std::string out(text);
    std::ranges::replace_if(
        out, [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; }, '?');
    return out;
}

std::string printable(std::string_view name)
{
    return isolated(withoutControls(name));
}

} // namespace tranche
