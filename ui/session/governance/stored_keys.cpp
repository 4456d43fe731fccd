// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/governance/stored_keys.h"

#include <memory>
#include <optional>

namespace tranche {

std::vector<KeyChoice> StoredKeys::own() const
{
    std::vector<KeyChoice> choices;
    if (const auto keys = m_store.ownKeys())
        for (const auto& key : *keys)
            choices.push_back({QString::fromStdString(key.key.idText()), QString::fromStdString(key.name), key.isProtected});
    return choices;
}

QString StoredKeys::nameOf(const std::string& publicKey) const
{
    const auto key = readPublicKey(publicKey);
    if (!key)
        return {};
    if (const auto signers = m_store.signers())
        if (const auto* signer = signerOf(*signers, *key); signer && signer->ended.empty())
            return QString::fromStdString(signer->name);
    if (const auto own = m_store.ownKeys())
        for (const auto& each : *own)
            if (each.key == *key)
                return QString::fromStdString(each.name);
    return {};
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
