// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/release/keys/key_store.h"
#include "ui/session/governance/key_book.h"

#include <filesystem>
#include <mutex>
#include <vector>

namespace tranche {

/// The key book of a folder with keys.
class StoredKeys final : public KeyBook {
public:
    explicit StoredKeys(std::filesystem::path folder) : m_store(std::move(folder)) {}

    void read() const override;
    std::vector<KeyChoice> own() const override;
    QString nameOf(const std::string& publicKey) const override;
    std::function<Result<SigningKey>()> opener(const QString& id, Passphrase passphrase) const override;

private:
    KeyStore m_store;
    mutable std::mutex m_mutex; ///< of what follows
    mutable std::vector<OwnKey> m_own;
    mutable std::vector<KnownSigner> m_signers;
};

} // namespace tranche
