// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/verify/signing/check_approvals.h"
#include "ui/session/governance/key_book.h"

#include <vector>

namespace tranche {

/// The keys that a release says it is signed with and that the key book knows, with the names that they are known by. Empty where there is
/// no book; what cannot be read is left to the verifier. Reads small files: for a worker.
std::vector<KnownKey> knownSigners(const ReleaseFiles& files, const KeyBook* keys);

} // namespace tranche
