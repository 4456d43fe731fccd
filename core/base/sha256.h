// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace tranche {

/// SHA-256 (FIPS 180-4), fed piece by piece. Uses the processor's SHA instructions where it has them (about ten times as fast).
class Sha256 {
public:
    Sha256();

    /// O(bytes). The pieces' borders do not matter.
    void add(std::string_view bytes);
    /// Eight bytes, little-endian: numbers and lengths of a structured message.
    void addNumber(std::uint64_t number);
    /// The digest of all that was added, 64 lower-case hex digits. Ends the message: nothing may be added afterwards.
    std::string hex();

private:
    void takeBlocks(const unsigned char* bytes, std::size_t blocks);

    std::array<std::uint32_t, 8> m_state;
    std::array<unsigned char, 64> m_pending{};
    std::uint64_t m_length = 0;
};

/// Digest of one text, 64 lower-case hex digits.
std::string sha256Hex(std::string_view bytes);

} // namespace tranche
