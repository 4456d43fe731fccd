// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <filesystem>

namespace tranche {

/// Where a release goes, or went.
struct WrittenRelease {
    std::filesystem::path release;  ///< NAME.release
    std::filesystem::path internal; ///< NAME.internal
};

/// Where NAME.release and NAME.internal go; `name` is the path without the ending. To be asked before any work; the writer asks again.
/// AlreadyExists when one is there, NotFound without the folder they go to, InvalidArgument when the name is empty.
Result<WrittenRelease> targetsOf(const std::filesystem::path& name);

} // namespace tranche
