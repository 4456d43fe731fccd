// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/release/keys/minisign.h"
#include "core/import/secret/secret_bytes.h"

namespace tranche {

/// What a key that can sign is made of.
struct SigningKey::Secret {
    PublicKey open;
    SecretBytes both; ///< 64 bytes as libsodium has them: the seed, and the public half
};

} // namespace tranche
