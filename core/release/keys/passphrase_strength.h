// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/secret/secret_bytes.h"

#include <cstddef>

namespace tranche {

/// How well a passphrase withstands guessing, roughly; a rule of thumb for whoever types it, no promise.
struct PassphraseStrength {
    enum class Level { Weak, Fair, Good, Strong };

    std::size_t characters = 0; ///< of UTF-8
    double share = 0.0;         ///< 0 to 1; 1 is strong without a doubt
    Level level = Level::Weak;
};

/// Counts the characters that neither repeat the one before nor follow it (aa, ab, 12), at most two for each different one:
/// below 8 weak, below 14 fair, below 22 good. O(bytes), and leaves no trace of the passphrase.
PassphraseStrength strengthOf(const Passphrase& passphrase);

} // namespace tranche
