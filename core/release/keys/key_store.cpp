// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/keys/key_store.h"

#include "core/base/messages/release/key_message.h"
#include "core/recipe/recipe_file.h"
#include "core/release/keys/key_facts.h"
#include "core/release/keys/key_folder.h"

#include <QDate>

#include <algorithm>
#include <cctype>
#include <tuple>

namespace tranche {

namespace {

using keys::factsOf;
using keys::keyName;
using keys::secureFolder;
using keys::writeSecurely;

std::filesystem::path keyFileIn(const std::filesystem::path& folder, const PublicKey& key, const char* ending)
{
    return folder / (key.idText() + ending);
}

bool fileIsThere(const std::filesystem::path& file)
{
    std::error_code failure;
    return std::filesystem::exists(file, failure);
}

/// A file of the store, which is damaged where it is not there.
template <class Read>
auto readFacts(const std::filesystem::path& file, Read&& read) -> decltype(read(std::string_view()))
{
    const auto text = readSmallFile(file);
    auto facts = text ? read(*text) : fail(ErrorCode::BadInput, KeyMessage::DamagedStore);
    if (!facts)
        return fail(ErrorCode::BadInput, KeyMessage::DamagedStore, {.file = file.filename().string()});
    return facts;
}

/// The facts of all files of a folder with this ending, by name.
template <class Facts, class Read>
Result<std::vector<Facts>> readAllFacts(const std::filesystem::path& folder, std::string_view ending, Read&& read)
{
    const auto stems = keys::stemsIn(folder, ending);
    if (!stems)
        return std::unexpected(stems.error());
    std::vector<Facts> all;
    for (const auto& stem : *stems) {
        auto facts = read(stem);
        if (!facts)
            return std::unexpected(facts.error());
        all.push_back(std::move(*facts));
    }
    std::ranges::sort(all, {}, [](const Facts& facts) { return std::tuple(facts.name, facts.key.idText()); });
    return all;
}

/// A beginning of an id as ids are written.
std::string plainId(std::string_view typed)
{
    std::string id;
    for (const auto sign : typed)
        if (sign != ' ')
            id += static_cast<char>(std::toupper(static_cast<unsigned char>(sign)));
    return id;
}

Result<SigningKey> openFile(std::string_view file, const std::optional<Passphrase>& passphrase)
{
    const auto isProtected = SigningKeys::isProtected(file);
    if (!isProtected)
        return std::unexpected(isProtected.error());
    return *isProtected && passphrase ? SigningKeys::open(file, *passphrase) : SigningKeys::openUnprotected(file);
}

Result<std::string> fileOf(const SigningKey& key, const std::optional<Passphrase>& passphrase, KeyCost cost)
{
    return passphrase ? SigningKeys::file(key, *passphrase, cost) : Result<std::string>(SigningKeys::unprotectedFile(key));
}

} // namespace

KeyStore::KeyStore(std::filesystem::path folder, KeyCost cost)
    : m_own(folder / "own"), m_signers(folder / "signers"), m_folder(std::move(folder)), m_cost(cost)
{
}

Result<std::vector<OwnKey>> KeyStore::ownKeys() const
{
    return readAllFacts<OwnKey>(m_own, ".key", [this](const std::string& stem) -> Result<OwnKey> {
        auto key = readFacts(m_own / (stem + ".json"), keys::readOwnKey);
        if (key && key->key.idText() != stem)
            return fail(ErrorCode::BadInput, KeyMessage::DamagedStore, {.file = stem + ".json"});
        return key;
    });
}

Result<std::vector<KnownSigner>> KeyStore::signers() const
{
    return readAllFacts<KnownSigner>(m_signers, ".pub", [this](const std::string& stem) -> Result<KnownSigner> {
        const auto key = readFacts(m_signers / (stem + ".pub"), readPublicKey);
        if (!key)
            return std::unexpected(key.error());
        if (key->idText() != stem)
            return fail(ErrorCode::BadInput, KeyMessage::DamagedStore, {.file = stem + ".pub"});
        auto signer = readFacts(m_signers / (stem + ".json"), keys::readSigner);
        if (signer)
            signer->key = *key;
        return signer;
    });
}

Result<OwnKey> KeyStore::find(std::string_view id) const
{
    auto all = ownKeys();
    if (!all)
        return std::unexpected(all.error());
    const auto start = plainId(id);
    std::erase_if(*all, [&](const OwnKey& key) { return start.empty() || !key.key.idText().starts_with(start); });
    if (all->empty())
        return fail(ErrorCode::NotFound, {KeyMessage::NoSuchKey, id});
    if (all->size() > 1)
        return fail(ErrorCode::InvalidArgument, {KeyMessage::AmbiguousKey, id});
    return std::move(all->front());
}

Result<OwnKey> KeyStore::own(const PublicKey& key) const
{
    if (!fileIsThere(keyFileIn(m_own, key, ".key")))
        return fail(ErrorCode::NotFound, {KeyMessage::NoSuchKey, key.idText()});
    auto facts = readFacts(keyFileIn(m_own, key, ".json"), keys::readOwnKey);
    if (facts && facts->key != key)
        return fail(ErrorCode::NotFound, {KeyMessage::NoSuchKey, key.idText()});
    return facts;
}

Result<void> KeyStore::writeFacts(const OwnKey& key) const
{
    return writeSecurely(keyFileIn(m_own, key.key, ".json"), factsOf(key));
}

Result<OwnKey> KeyStore::added(const SigningKey& key, std::string_view file, OwnKey facts)
{
    facts.key = key.publicKey();
    facts.day = keyDay();
    const auto place = keyFileIn(m_own, facts.key, ".key");
    if (fileIsThere(place))
        return fail(ErrorCode::AlreadyExists, {KeyMessage::KnownAlready, facts.key.idText()});
    for (const auto& folder : {m_folder, m_own})
        if (const auto done = secureFolder(folder); !done)
            return std::unexpected(done.error());
    if (const auto done = writeFacts(facts); !done)
        return std::unexpected(done.error());
    if (const auto done = writeSecurely(place, file); !done) // from here on there is the key
        return std::unexpected(done.error());
    return facts;
}

Result<OwnKey> KeyStore::make(std::string_view name, const std::optional<Passphrase>& passphrase)
{
    auto named = keyName(name);
    if (!named)
        return std::unexpected(named.error());
    const auto key = SigningKeys::make();
    auto file = fileOf(key, passphrase, m_cost);
    if (!file)
        return std::unexpected(file.error());
    auto facts = added(key, *file, {.name = std::move(*named), .isProtected = passphrase.has_value()});
    wipe(*file);
    return facts;
}

Result<OwnKey> KeyStore::import(std::string_view file, const std::optional<Passphrase>& passphrase, std::string_view name,
                                const std::optional<Passphrase>& next)
{
    auto named = keyName(name);
    if (!named)
        return std::unexpected(named.error());
    const auto key = openFile(file, passphrase);
    if (!key)
        return std::unexpected(key.error());
    OwnKey facts{.name = std::move(*named), .imported = true};
    if (!next) {
        facts.isProtected = SigningKeys::isProtected(file).value();
        return added(*key, file, std::move(facts));
    }
    const auto covered = SigningKeys::file(*key, *next, m_cost);
    return covered ? added(*key, *covered, std::move(facts)) : std::unexpected(covered.error());
}

Result<SigningKey> KeyStore::open(const PublicKey& key, const std::optional<Passphrase>& passphrase) const
{
    auto file = keyFile(key);
    if (!file)
        return std::unexpected(file.error());
    auto opened = openFile(*file, passphrase);
    wipe(*file);
    if (opened && opened->publicKey() != key)
        return fail(ErrorCode::BadInput, KeyMessage::DamagedStore, {.file = key.idText() + ".key"});
    return opened;
}

Result<void> KeyStore::changePassphrase(const PublicKey& key, const std::optional<Passphrase>& now, const std::optional<Passphrase>& next)
{
    const auto opened = open(key, now);
    return opened ? changePassphrase(*opened, next) : std::unexpected(opened.error());
}

Result<void> KeyStore::changePassphrase(const SigningKey& opened, const std::optional<Passphrase>& next)
{
    const auto& key = opened.publicKey();
    auto facts = own(key);
    if (!facts)
        return std::unexpected(facts.error());
    auto file = fileOf(opened, next, m_cost);
    if (!file)
        return std::unexpected(file.error());
    const auto done = writeSecurely(keyFileIn(m_own, key, ".key"), *file);
    wipe(*file);
    facts->isProtected = next.has_value();
    return done ? writeFacts(*facts) : done;
}

Result<std::string> KeyStore::keyFile(const PublicKey& key) const
{
    const auto facts = own(key);
    if (!facts)
        return std::unexpected(facts.error());
    return readSmallFile(keyFileIn(m_own, key, ".key"));
}

Result<void> KeyStore::copyKey(const PublicKey& key, const std::filesystem::path& to) const
{
    auto file = keyFile(key);
    if (!file)
        return std::unexpected(file.error());
    const auto done = writeSecurely(to, *file);
    wipe(*file);
    return done;
}

Result<void> KeyStore::exportPublic(const PublicKey& key, const std::filesystem::path& to)
{
    return replaceFile(to, publicKeyFile(key));
}

Result<void> KeyStore::rename(const PublicKey& key, std::string_view name)
{
    auto facts = own(key);
    auto named = keyName(name);
    if (!facts || !named)
        return std::unexpected(facts ? named.error() : facts.error());
    facts->name = std::move(*named);
    return writeFacts(*facts);
}

Result<void> KeyStore::countSignature(const PublicKey& key)
{
    auto facts = own(key);
    if (!facts)
        return std::unexpected(facts.error());
    ++facts->signatures;
    facts->lastSigned = keyDay();
    return writeFacts(*facts);
}

Result<void> KeyStore::remove(const PublicKey& key)
{
    if (const auto facts = own(key); !facts)
        return std::unexpected(facts.error());
    const auto done = keys::removeFile(keyFileIn(m_own, key, ".key"));
    return done ? keys::removeFile(keyFileIn(m_own, key, ".json")) : done;
}

Result<KnownSigner> KeyStore::addSigner(const PublicKey& key, std::string_view name)
{
    auto named = keyName(name);
    if (!named)
        return std::unexpected(named.error());
    if (fileIsThere(keyFileIn(m_own, key, ".key")))
        return fail(ErrorCode::AlreadyExists, {KeyMessage::OwnKey, key.idText()});
    if (fileIsThere(keyFileIn(m_signers, key, ".pub")))
        return fail(ErrorCode::AlreadyExists, {KeyMessage::KnownAlready, key.idText()});
    for (const auto& folder : {m_folder, m_signers})
        if (const auto done = secureFolder(folder); !done)
            return std::unexpected(done.error());
    KnownSigner signer{.key = key, .name = std::move(*named), .day = keyDay()};
    if (const auto done = writeSecurely(keyFileIn(m_signers, key, ".json"), factsOf(signer)); !done)
        return std::unexpected(done.error());
    if (const auto done = writeSecurely(keyFileIn(m_signers, key, ".pub"), publicKeyFile(key)); !done)
        return std::unexpected(done.error());
    return signer;
}

Result<void> KeyStore::updateSigner(const KnownSigner& signer)
{
    auto named = keyName(signer.name);
    if (!named)
        return std::unexpected(named.error());
    const auto all = signers();
    if (!all)
        return std::unexpected(all.error());
    const auto* known = signerOf(*all, signer.key);
    if (!known)
        return fail(ErrorCode::NotFound, {KeyMessage::NoSuchSigner, signer.key.idText()});
    auto written = signer;
    written.name = std::move(*named);
    written.day = known->day;
    return writeSecurely(keyFileIn(m_signers, signer.key, ".json"), factsOf(written));
}

Result<void> KeyStore::removeSigner(const PublicKey& key)
{
    if (!fileIsThere(keyFileIn(m_signers, key, ".pub")))
        return fail(ErrorCode::NotFound, {KeyMessage::NoSuchSigner, key.idText()});
    const auto done = keys::removeFile(keyFileIn(m_signers, key, ".pub"));
    return done ? keys::removeFile(keyFileIn(m_signers, key, ".json")) : done;
}

const KnownSigner* signerOf(const std::vector<KnownSigner>& signers, const PublicKey& key)
{
    const auto found = std::ranges::find(signers, key, &KnownSigner::key);
    return found == signers.end() ? nullptr : &*found;
}

std::string keyDay()
{
    return QDate::currentDate().toString(Qt::ISODate).toStdString();
}

} // namespace tranche
