// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/keys/key_to_sign_with.h"

#include "app/cli/keys/typed_passphrase.h"
#include "app/key_folder.h"
#include "core/recipe/recipe_file.h"

namespace tranche::cli {

namespace {

Result<std::string> keyFileNamed(const KeyStore& store, const std::string& text)
{
    if (!isInStore(text))
        return readSmallFile(text);
    const auto key = store.find(text);
    return key ? store.keyFile(key->key) : Result<std::string>(std::unexpected(key.error()));
}

} // namespace

KeyStore accountKeys()
{
    return KeyStore(keyFolder());
}

bool isInStore(const std::string& text)
{
    return text.find('/') == std::string::npos && !text.ends_with(".key");
}

Result<std::optional<Passphrase>> passphraseFor(const Run& run, const std::string& keyFile,
                                                const std::optional<std::string>& passphraseFile)
{
    const auto isProtected = SigningKeys::isProtected(keyFile);
    if (!isProtected)
        return std::unexpected(isProtected.error());
    if (!*isProtected)
        return std::optional<Passphrase>();
    auto given = passphraseFile ? passphraseIn(*passphraseFile) : typedPassphrase("Passphrase of the key: ", run.phases.stopToken());
    if (!given)
        return std::unexpected(given.error());
    return std::optional<Passphrase>(std::move(*given));
}

Result<SigningKey> keyToSignWith(Run& run, const KeyStore& store, const std::string& text, const std::optional<std::string>& passphraseFile)
{
    auto file = keyFileNamed(store, text);
    if (!file)
        return std::unexpected(file.error());
    const auto passphrase = passphraseFor(run, *file, passphraseFile);
    if (!passphrase)
        return std::unexpected(passphrase.error());
    if (!passphrase->has_value())
        run.console.note("this key is under no passphrase: whoever can read its file can sign with it.");
    auto key = passphrase->has_value() ? SigningKeys::open(*file, **passphrase) : SigningKeys::openUnprotected(*file);
    wipe(*file);
    return key;
}

} // namespace tranche::cli
