// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messages/release/key_message.h"
#include "core/release/keys/signing_keys.h"
#include "ui/session/governance/key_book.h"

#include <memory>

namespace tranche::test {

/// Two keys in memory, without a passphrase's cost: "open" opens them.
class FakeKeys final : public KeyBook {
public:
    std::vector<KeyChoice> own() const override
    {
        return {{idOf(*m_anna), QStringLiteral("Anna")}, {idOf(*m_piet), QStringLiteral("Piet")}};
    }
    QString nameOf(const std::string& publicKey) const override
    {
        return publicKey == m_anna->publicKey().text() ? QStringLiteral("Anna") : QString();
    }
    std::function<Result<SigningKey>()> opener(const QString& id, Passphrase passphrase) const override
    {
        const auto key = id == idOf(*m_anna) ? m_anna : m_piet;
        const bool opens = passphrase == Passphrase("open");
        return [key, opens]() -> Result<SigningKey> {
            if (!opens)
                return fail(ErrorCode::InvalidArgument, KeyMessage::WrongPassphrase);
            return SigningKeys::openUnprotected(SigningKeys::unprotectedFile(*key));
        };
    }

    QString annasId() const { return idOf(*m_anna); }
    QString pietsId() const { return idOf(*m_piet); }

private:
    static QString idOf(const SigningKey& key) { return QString::fromStdString(key.publicKey().idText()); }

    std::shared_ptr<const SigningKey> m_anna = std::make_shared<const SigningKey>(SigningKeys::make());
    std::shared_ptr<const SigningKey> m_piet = std::make_shared<const SigningKey>(SigningKeys::make());
};

} // namespace tranche::test
