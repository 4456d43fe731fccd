// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace tranche {

/// Bytes that could steer a terminal (control characters) shown as a question mark.
std::string withoutControls(std::string_view text);

/// The same for one name that comes out of a file; one from right to left does not disturb the words around it.
std::string printable(std::string_view name);

} // namespace tranche
