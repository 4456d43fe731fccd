// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/governance/stored_keys.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>

namespace tranche {

void StoredKeys::read() const
{
    auto own = m_store.ownKeys().value_or(std::vector<OwnKey>());
    auto signers = m_store.signers().value_or(std::vector<KnownSigner>());
    const std::scoped_lock lock(m_mutex);
    m_own = std::move(own);
    m_signers = std::move(signers);
}

std::vector<KeyChoice> StoredKeys::own() const
{
    const std::scoped_lock lock(m_mutex);
    std::vector<KeyChoice> choices;
    for (const auto& key : m_own)
        choices.push_back({QString::fromStdString(key.key.idText()), QString::fromStdString(key.name), key.isProtected});
    return choices;
}

QString StoredKeys::nameOf(const std::string& publicKey) const
{
    const auto key = readPublicKey(publicKey);
    if (!key)
        return {};
    const std::scoped_lock lock(m_mutex);
    if (const auto* signer = signerOf(m_signers, *key); signer && signer->ended.empty())
        return QString::fromStdString(signer->name);
    const auto own = std::ranges::find(m_own, *key, &OwnKey::key);
    return own == m_own.end() ? QString() : QString::fromStdString(own->name);
}

std::function<Result<SigningKey>()> StoredKeys::opener(const QString& id, Passphrase passphrase) const
{
    // copies of what is returned share the passphrase, and it is wiped for all of them
    auto typed = std::make_shared<std::optional<Passphrase>>();
    if (!passphrase.isEmpty())
        typed->emplace(std::move(passphrase));
    return [store = m_store, wanted = id.toStdString(), typed]() mutable -> Result<SigningKey> {
        const auto own = store.find(wanted);
        if (!own)
            return std::unexpected(own.error());
        auto key = store.open(own->key, *typed);
        typed->reset();
        if (key)
            static_cast<void>(store.countSignature(own->key)); // what is counted is for information alone
        return key;
    };
}

} // namespace tranche
