// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <cstdint>

namespace tranche::test {

/// How many random tables a test takes: TRANCHE_TABLES where it is a number above 0, else `usual`.
inline std::uint64_t tableCount(std::uint64_t usual)
{
    const auto wanted = qEnvironmentVariableIntValue("TRANCHE_TABLES");
    return wanted > 0 ? static_cast<std::uint64_t>(wanted) : usual;
}

} // namespace tranche::test
