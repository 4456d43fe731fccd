// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/release/keys/key_store.h"

#include <string>
#include <vector>

namespace tranche::cli {

/// What `key list` shows, for people and as JSON.
std::string keyListText(const std::vector<OwnKey>& keys, const std::vector<KnownSigner>& signers);
std::string keyListJson(const std::vector<OwnKey>& keys, const std::vector<KnownSigner>& signers);

} // namespace tranche::cli
