// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace tranche {

/// The eight words of SHA-256 between two blocks.
using Sha256State = std::array<std::uint32_t, 8>;

inline constexpr Sha256State sha256Start = {0x6A09E667, 0xBB67AE85, 0x3C6EF372, 0xA54FF53A, 0x510E527F, 0x9B05688C, 0x1F83D9AB, 0x5BE0CD19};
inline constexpr std::size_t sha256Block = 64; ///< bytes

/// Take so many blocks into the state (FIPS 180-4, section 6.2.2); by the processor's own instructions where it has them. O(blocks).
void addBlocks(Sha256State& state, const unsigned char* bytes, std::size_t blocks);

/// The same on any processor.
void addBlocksPortably(Sha256State& state, const unsigned char* bytes, std::size_t blocks);

} // namespace tranche
