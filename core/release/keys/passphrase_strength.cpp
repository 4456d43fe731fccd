// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/keys/passphrase_strength.h"

#include <sodium.h>

#include <algorithm>
#include <array>
#include <cstdlib>

namespace tranche {

namespace {

PassphraseStrength::Level levelOf(std::size_t telling)
{
    using enum PassphraseStrength::Level;
    return telling < 8 ? Weak : telling < 14 ? Fair : telling < 22 ? Good : Strong;
}

} // namespace

PassphraseStrength strengthOf(const Passphrase& passphrase)
{
    constexpr std::size_t enough = 24;
    PassphraseStrength strength;
    std::array<bool, 256> seen{};
    std::size_t different = 0;
    std::size_t telling = 0;
    int before = -2;
    for (std::size_t i = 0; i < passphrase.size(); ++i) {
        const auto byte = static_cast<unsigned char>(passphrase.data()[i]);
        if ((byte & 0xc0U) != 0x80) // not a byte further on in a character
            ++strength.characters;
        if (std::abs(byte - before) > 1)
            ++telling;
        if (!seen[byte])
            ++different;
        seen[byte] = true;
        before = byte;
    }
    sodium_memzero(seen.data(), seen.size());
    telling = std::min({telling, 2 * different, strength.characters});
    strength.share = std::min(1.0, static_cast<double>(telling) / enough);
    strength.level = levelOf(telling);
    return strength;
}

} // namespace tranche
