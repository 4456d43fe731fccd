// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/sha256.h"

#include <openssl/evp.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>

namespace tranche {

namespace {

/// A digest that cannot be made must never be mistaken for one that could.
void mustHold(int done)
{
    if (done == 1)
        return;
    std::fputs("The system's SHA-256 does not work. Stopped.\n", stderr);
    std::abort();
}

} // namespace

void Sha256::Free::operator()(evp_md_ctx_st* context) const
{
    EVP_MD_CTX_free(context);
}

Sha256::Sha256() : m_context(EVP_MD_CTX_new())
{
    mustHold(m_context != nullptr && EVP_DigestInit_ex(m_context.get(), EVP_sha256(), nullptr) == 1 ? 1 : 0);
}

void Sha256::add(std::string_view bytes)
{
    mustHold(EVP_DigestUpdate(m_context.get(), bytes.data(), bytes.size()));
}

void Sha256::addNumber(std::uint64_t number)
{
    std::array<char, 8> bytes{};
    for (auto& byte : bytes) {
        byte = static_cast<char>(number & 0xFFU);
        number >>= 8U;
    }
    add({bytes.data(), bytes.size()});
}

std::string Sha256::hex()
{
    std::array<unsigned char, 32> digest{};
    mustHold(EVP_DigestFinal_ex(m_context.get(), digest.data(), nullptr));
    std::string text;
    for (const auto byte : digest) {
        text += "0123456789abcdef"[byte >> 4U];
        text += "0123456789abcdef"[byte & 0xFU];
    }
    return text;
}

std::string sha256Hex(std::string_view bytes)
{
    Sha256 message;
    message.add(bytes);
    return message.hex();
}

std::string sha256Hex(std::string_view bytes, const JobContext& job)
{
    constexpr std::size_t piece = std::size_t{1} << 22U; // some milliseconds
    Sha256 message;
    for (; !bytes.empty(); bytes.remove_prefix(std::min(piece, bytes.size()))) {
        job.check();
        message.add(bytes.substr(0, piece));
    }
    return message.hex();
}

bool isSha256Hex(std::string_view text)
{
    return text.size() == 64 && text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

} // namespace tranche
