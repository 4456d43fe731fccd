// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/release/keys/key_store.h"

#include <string>
#include <string_view>

namespace tranche::keys {

// What is kept beside a key, as JSON. Reading: BadInput, DamagedStore, where anything is missing or of another type.

std::string factsOf(const OwnKey& key);
std::string factsOf(const KnownSigner& signer);
Result<OwnKey> readOwnKey(std::string_view json);
/// But for the key, which is in a file of its own.
Result<KnownSigner> readSigner(std::string_view json);

/// A person's name without the blanks around it. InvalidArgument: NoName.
Result<std::string> keyName(std::string_view name);

} // namespace tranche::keys
