// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace tranche {

/// The round constants of SHA-256.
extern const std::array<std::uint32_t, 64> sha256Constants;

/// Takes 64-byte blocks into a SHA-256 state.
using Sha256Rounds = void (*)(std::uint32_t* state, const unsigned char* bytes, std::size_t blocks);

/// In plain C++.
void sha256RoundsPlain(std::uint32_t* state, const unsigned char* bytes, std::size_t blocks);

/// By the processor's SHA instructions; nullptr where it has none.
Sha256Rounds sha256RoundsByProcessor();

} // namespace tranche
