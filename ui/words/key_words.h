// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/release/keys/key_store.h"
#include "core/release/keys/passphrase_strength.h"
#include "ui/style/theme.h"

#include <QString>

namespace tranche {

/// 16 hex digits as people compare them: "C02E 79DC C52A D867".
QString keyIdWords(QString id);
QString keyIdWords(const PublicKey& key);
/// "made 3 March 2026, 4 signatures"
QString ownKeyLine(const OwnKey& key);
/// "compared by telephone, 1 September 2026"
QString signerLine(const KnownSigner& signer);
/// What a passphrase that is being typed comes to, and its colour.
QString strengthWords(const PassphraseStrength& strength);
Ink strengthInk(PassphraseStrength::Level level);

} // namespace tranche
