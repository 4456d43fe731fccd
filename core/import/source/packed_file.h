// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <string>
#include <string_view>

namespace tranche {

/// BadInput where the first bytes of a file are those of a packed file, a spreadsheet, or another kind that is not delimited text:
/// says which kind and what to do. Nothing of other files is judged. `kindBytes` are enough.
Result<void> checkIsText(std::string_view firstBytes, const std::string& fileName);

} // namespace tranche
