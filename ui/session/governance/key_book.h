// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/release/keys/minisign.h"
#include "core/import/secret/secret_bytes.h"

#include <QString>

#include <functional>
#include <string>
#include <vector>

namespace tranche {

/// A key that can sign, as it is offered.
struct KeyChoice {
    QString id;              ///< 16 hex digits
    QString name;            ///< that its owner gave it
    bool isProtected = true; ///< under a passphrase
};

/// The keys on this computer, as far as signing needs them. May be asked from any thread.
class KeyBook {
public:
    virtual ~KeyBook() = default;

    /// Reads the files of the keys, for what follows: before that no key is known. For a worker.
    virtual void read() const {}

    /// As read last, from memory; so is the next.
    virtual std::vector<KeyChoice> own() const = 0;
    /// The name that is known for a public key of 56 signs; empty: the key is not known.
    virtual QString nameOf(const std::string& publicKey) const = 0;
    /// Opens a key; to be called on a worker, for it takes a second. An empty passphrase is for a key that is under none. It is wiped after
    /// the first call.
    virtual std::function<Result<SigningKey>()> opener(const QString& id, Passphrase passphrase) const = 0;
};

} // namespace tranche
