// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/keys/signing_keys.h"

#include "core/base/messages/release/key_message.h"
#include "core/release/keys/key_text.h"
#include "core/release/keys/signing_key_secret.h"

#include <sodium.h>

#include <algorithm>
#include <array>
#include <span>

namespace tranche {

namespace {

// A secret key file, in bytes: algorithms, salt, cost, then the key, which a stream made of the passphrase covers.
constexpr std::size_t saltAt = 6;
constexpr std::size_t operationsAt = saltAt + 32;
constexpr std::size_t memoryAt = operationsAt + 8;
constexpr std::size_t keyAt = memoryAt + 8;
constexpr std::size_t idBytes = 8;
constexpr std::size_t secretBytes = 64;
constexpr std::size_t digestBytes = 32;
constexpr std::size_t coveredBytes = idBytes + secretBytes + digestBytes;
constexpr std::size_t fileBytes = keyAt + coveredBytes;

constexpr std::size_t longestPassphrase = 1023; // minisign keeps room for 1024 with an end
constexpr KeyCost highestCost{std::uint64_t{1} << 28U, std::uint64_t{1} << 33U};

constexpr std::string_view protectedKind = "EdScB2";
constexpr std::string_view openKind("Ed\0\0B2", 6);

std::uint64_t numberAt(const unsigned char* bytes)
{
    std::uint64_t number = 0;
    for (int i = 7; i >= 0; --i)
        number = number << 8U | bytes[i];
    return number;
}

void putNumber(std::uint64_t number, unsigned char* bytes)
{
    for (int i = 0; i < 8; ++i)
        bytes[i] = static_cast<unsigned char>(number >> 8 * i & 0xff);
}

bool startsWith(const unsigned char* bytes, std::string_view kind)
{
    return std::equal(kind.begin(), kind.end(), bytes,
                      [](char sign, unsigned char byte) { return static_cast<unsigned char>(sign) == byte; });
}

/// What tells a right passphrase from a wrong one: BLAKE2b-256 of the algorithm, the id and the key.
std::array<unsigned char, digestBytes> digestOf(const unsigned char* covered)
{
    crypto_generichash_state state;
    std::array<unsigned char, digestBytes> digest{};
    crypto_generichash_init(&state, nullptr, 0, digest.size());
    crypto_generichash_update(&state, reinterpret_cast<const unsigned char*>("Ed"), 2);
    crypto_generichash_update(&state, covered, idBytes + secretBytes);
    crypto_generichash_final(&state, digest.data(), digest.size());
    sodium_memzero(&state, sizeof state);
    return digest;
}

/// Lays the stream that the passphrase, salt and cost of a file make over its covered part, or takes it away. OutOfMemory.
Result<void> cover(SecretBytes& file, const Passphrase& passphrase)
{
    SecretBytes stream(coveredBytes);
    const auto made = crypto_pwhash_scryptsalsa208sha256(stream.data(), stream.size(), passphrase.data(), passphrase.size(),
                                                         file.data() + saltAt, numberAt(file.data() + operationsAt),
                                                         static_cast<std::size_t>(numberAt(file.data() + memoryAt)));
    if (made != 0)
        return fail(ErrorCode::OutOfMemory, {KeyMessage::NoMemory, Argument::bytes(numberAt(file.data() + memoryAt))});
    for (std::size_t i = 0; i < coveredBytes; ++i)
        file.data()[keyAt + i] ^= stream.data()[i];
    return {};
}

/// The bytes of a secret key file.
Result<SecretBytes> bytesOf(std::string_view file)
{
    const auto lines = keys::linesOf(file, 2);
    if (!lines || lines->size() != 2 || !lines->front().starts_with(keys::untrustedPrefix))
        return fail(ErrorCode::BadInput, KeyMessage::NotASecretKey);
    SecretBytes bytes(fileBytes);
    if (!keys::fromBase64(lines->back(), {bytes.data(), bytes.size()}))
        return fail(ErrorCode::BadInput, KeyMessage::NotASecretKey);
    if (!startsWith(bytes.data(), protectedKind) && !startsWith(bytes.data(), openKind))
        return fail(ErrorCode::BadInput, KeyMessage::OtherKind);
    return bytes;
}

std::string textOf(const SecretBytes& bytes, std::string_view comment)
{
    auto code = keys::base64({bytes.data(), bytes.size()});
    std::string text;
    text.reserve(keys::untrustedPrefix.size() + comment.size() + code.size() + 2); // growing would leave copies of the key behind
    text.append(keys::untrustedPrefix).append(comment).append("\n").append(code).append("\n");
    wipe(code);
    return text;
}

/// Whether the two halves of a key that is no longer covered belong together.
bool halvesFit(const unsigned char* secret)
{
    SecretBytes again(secretBytes);
    std::array<unsigned char, 32> point{};
    crypto_sign_seed_keypair(point.data(), again.data(), secret);
    return sodium_memcmp(again.data(), secret, secretBytes) == 0;
}

} // namespace

SigningKey SigningKeys::make()
{
    readySodium();
    auto secret = std::make_unique<SigningKey::Secret>(PublicKey{}, SecretBytes(secretBytes));
    crypto_sign_keypair(secret->open.point.data(), secret->both.data());
    randombytes_buf(secret->open.id.data(), secret->open.id.size());
    return SigningKey(std::move(secret));
}

Result<bool> SigningKeys::isProtected(std::string_view file)
{
    const auto bytes = bytesOf(file);
    if (!bytes)
        return std::unexpected(bytes.error());
    return startsWith(bytes->data(), protectedKind);
}

Result<SigningKey> SigningKeys::open(std::string_view file, const Passphrase& passphrase)
{
    auto bytes = bytesOf(file);
    if (!bytes)
        return std::unexpected(bytes.error());
    if (!startsWith(bytes->data(), protectedKind))
        return fail(ErrorCode::BadInput, KeyMessage::NoPassphrase);
    if (numberAt(bytes->data() + operationsAt) > highestCost.operations || numberAt(bytes->data() + memoryAt) > highestCost.memory)
        return fail(ErrorCode::BadInput, KeyMessage::CostsTooMuch);
    if (const auto done = cover(*bytes, passphrase); !done)
        return std::unexpected(done.error());
    const auto* covered = bytes->data() + keyAt;
    if (sodium_memcmp(digestOf(covered).data(), covered + idBytes + secretBytes, digestBytes) != 0 || !halvesFit(covered + idBytes))
        return fail(ErrorCode::InvalidArgument, KeyMessage::WrongPassphrase);
    return uncovered(*bytes);
}

Result<SigningKey> SigningKeys::openUnprotected(std::string_view file)
{
    const auto bytes = bytesOf(file);
    if (!bytes)
        return std::unexpected(bytes.error());
    if (startsWith(bytes->data(), protectedKind))
        return fail(ErrorCode::BadInput, KeyMessage::NeedsPassphrase);
    const auto* covered = bytes->data() + keyAt;
    const auto* digest = covered + idBytes + secretBytes;
    const bool told = !sodium_is_zero(digest, digestBytes); // minisign 0.11 leaves it out
    if (!halvesFit(covered + idBytes) || (told && sodium_memcmp(digestOf(covered).data(), digest, digestBytes) != 0))
        return fail(ErrorCode::BadInput, KeyMessage::DamagedKey);
    return uncovered(*bytes);
}

SigningKey SigningKeys::uncovered(const SecretBytes& file)
{
    const auto* covered = file.data() + keyAt;
    auto secret = std::make_unique<SigningKey::Secret>(PublicKey{}, SecretBytes(secretBytes));
    std::copy_n(covered, idBytes, secret->open.id.begin());
    std::copy_n(covered + idBytes, secretBytes, secret->both.data());
    std::copy_n(secret->both.data() + secretBytes - 32, 32, secret->open.point.begin());
    return SigningKey(std::move(secret));
}

SecretBytes SigningKeys::fileBytesOf(const SigningKey& key, std::string_view kind)
{
    SecretBytes bytes(fileBytes);
    std::fill_n(bytes.data(), bytes.size(), static_cast<unsigned char>(0));
    std::ranges::copy(kind, bytes.data());
    auto* covered = bytes.data() + keyAt;
    std::ranges::copy(key.m_secret->open.id, covered);
    std::copy_n(key.m_secret->both.data(), secretBytes, covered + idBytes);
    std::ranges::copy(digestOf(covered), covered + idBytes + secretBytes);
    return bytes;
}

Result<std::string> SigningKeys::file(const SigningKey& key, const Passphrase& passphrase, KeyCost cost)
{
    if (passphrase.isEmpty())
        return fail(ErrorCode::InvalidArgument, KeyMessage::EmptyPassphrase);
    if (passphrase.size() > longestPassphrase)
        return fail(ErrorCode::InvalidArgument, KeyMessage::LongPassphrase);
    auto bytes = fileBytesOf(key, protectedKind);
    randombytes_buf(bytes.data() + saltAt, operationsAt - saltAt);
    putNumber(cost.operations, bytes.data() + operationsAt);
    putNumber(cost.memory, bytes.data() + memoryAt);
    if (const auto done = cover(bytes, passphrase); !done)
        return std::unexpected(done.error());
    return textOf(bytes, "minisign encrypted secret key");
}

std::string SigningKeys::unprotectedFile(const SigningKey& key)
{
    return textOf(fileBytesOf(key, openKind), "minisign secret key without a passphrase");
}

} // namespace tranche
