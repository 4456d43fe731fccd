// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace tranche {

/// The first key that an object of this text has twice, however it is escaped; none where no object has. Readers differ in which of the
/// two they take, so what is judged by such a file could be read in two ways. The text must be valid JSON. O(bytes log keys).
std::optional<std::string> repeatedKey(std::string_view json);

} // namespace tranche
