// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"

#include <cstddef>
#include <vector>

namespace tranche {

enum class Role {
    Undecided,       ///< the curator has not said yet; nothing can be computed before
    Identifier,      ///< dropped before anything else
    QuasiIdentifier, ///< an adversary may know it
    Sensitive,       ///< what must not be tied to a person
    Excluded,        ///< dropped by choice
};

inline bool isReleased(Role role)
{
    return role == Role::QuasiIdentifier || role == Role::Sensitive;
}

/// The role of each attribute of a source Table, in its order.
using Roles = std::vector<Role>;

} // namespace tranche
