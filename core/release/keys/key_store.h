// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/release/keys/signing_keys.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tranche {

/// A key that its owner signs with on this computer.
struct OwnKey {
    PublicKey key = {};
    std::string name = {};        ///< of its owner, as it stands in a release
    std::string day = {};         ///< made or imported on, YYYY-MM-DD
    bool imported = false;        ///< made by another program or on another computer
    bool isProtected = true;      ///< under a passphrase
    std::uint64_t signatures = 0; ///< made with it on this computer
    std::string lastSigned = {};  ///< day; empty where it has never signed here

    friend bool operator==(const OwnKey&, const OwnKey&) = default;
};

/// Another person's public key, with the name that the officer gives it.
struct KnownSigner {
    PublicKey key = {};
    std::string name = {};
    std::string day = {};         ///< added on, YYYY-MM-DD
    bool compared = false;        ///< its digits were compared with the owner's
    std::string comparedHow = {}; ///< in the officer's words; may be empty
    std::string comparedDay = {}; ///< empty where it was not compared
    std::string ended = {};       ///< the day after which it is no longer used; empty while it is

    friend bool operator==(const KnownSigner&, const KnownSigner&) = default;
};

/// The keys of one account: `FOLDER/own/ID.key` (minisign's) and `FOLDER/signers/ID.pub`, each with what is known of it in ID.json beside
/// it. Folders are for this account alone (0700), so are the files (0600); each file is written whole or not at all.
/// Failures: Io, DamagedStore (BadInput) with the base name of a file; never a path, never a secret.
/// Not for several threads at once; what takes a passphrase takes a second and 1 GB.
class KeyStore {
public:
    /// Reads and makes nothing yet. `cost` is for the keys that are made here.
    explicit KeyStore(std::filesystem::path folder, KeyCost cost = {});

    /// By name, then id. Empty where there is no folder.
    Result<std::vector<OwnKey>> ownKeys() const;
    Result<std::vector<KnownSigner>> signers() const;
    /// The own key whose id begins so, in capitals or not, blanks aside. NotFound: NoSuchKey; InvalidArgument: AmbiguousKey.
    Result<OwnKey> find(std::string_view id) const;

    /// A new key; without a passphrase where there is none. InvalidArgument: NoName, or what SigningKeys::file() refuses.
    Result<OwnKey> make(std::string_view name, const std::optional<Passphrase>& passphrase);
    /// Takes in the text of a secret key file: as it is, or under another passphrase, and then never written without it.
    /// As SigningKeys::open() and SigningKeys::file(); NoName, AlreadyExists: KnownAlready.
    Result<OwnKey> import(std::string_view file, const std::optional<Passphrase>& passphrase, std::string_view name,
                          const std::optional<Passphrase>& next = std::nullopt);
    /// The key itself. As SigningKeys::open(); a passphrase is not looked at where the key is under none. NotFound.
    Result<SigningKey> open(const PublicKey& key, const std::optional<Passphrase>& passphrase) const;
    /// Under another passphrase, or under none: what stood there is replaced once the key was opened. As open() and SigningKeys::file().
    Result<void> changePassphrase(const PublicKey& key, const std::optional<Passphrase>& now, const std::optional<Passphrase>& next);
    /// The same of a key that open() has opened.
    Result<void> changePassphrase(const SigningKey& opened, const std::optional<Passphrase>& next);
    /// The text of the secret key file, for a copy; the caller wipes it. NotFound.
    Result<std::string> keyFile(const PublicKey& key) const;
    /// The same into a file elsewhere, for this account alone, and the public half of any key for others; what stands there is replaced.
    Result<void> copyKey(const PublicKey& key, const std::filesystem::path& to) const;
    static Result<void> exportPublic(const PublicKey& key, const std::filesystem::path& to);
    Result<void> rename(const PublicKey& key, std::string_view name);
    /// Counts one signature, made today. NotFound.
    Result<void> countSignature(const PublicKey& key);
    /// Deletes the key; cannot be undone. NotFound, Io: NotRemoved.
    Result<void> remove(const PublicKey& key);

    /// AlreadyExists where a signer or an own key has this id.
    Result<KnownSigner> addSigner(const PublicKey& key, std::string_view name);
    /// Writes what is known of a signer whose key is in the list; the day of adding stays. NotFound: NoSuchSigner; NoName.
    Result<void> updateSigner(const KnownSigner& signer);
    Result<void> removeSigner(const PublicKey& key);

private:
    Result<OwnKey> added(const SigningKey& key, std::string_view file, OwnKey facts);
    Result<void> writeFacts(const OwnKey& key) const;
    Result<OwnKey> own(const PublicKey& key) const;

    std::filesystem::path m_own;
    std::filesystem::path m_signers;
    std::filesystem::path m_folder;
    KeyCost m_cost;
};

/// The signer with this very key, not only its id: ids can be chosen. Null where there is none.
const KnownSigner* signerOf(const std::vector<KnownSigner>& signers, const PublicKey& key);

/// Today as it is written here, YYYY-MM-DD, by the clock of this place.
std::string keyDay();

} // namespace tranche
