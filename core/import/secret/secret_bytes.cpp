// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/secret/secret_bytes.h"

#include <sodium.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <new>

namespace tranche {

void readySodium()
{
    static const bool ready = sodium_init() >= 0;
    if (ready)
        return;
    std::fputs("The library for signatures does not work. Stopped.\n", stderr);
    std::abort();
}

void SecretBytes::Free::operator()(unsigned char* bytes) const
{
    sodium_free(bytes);
}

SecretBytes::SecretBytes(std::size_t size) : m_size(size)
{
    readySodium();
    m_bytes.reset(static_cast<unsigned char*>(sodium_malloc(std::max<std::size_t>(size, 1))));
    if (!m_bytes)
        throw std::bad_alloc();
}

void wipe(std::string& text)
{
    text.resize(text.capacity());
    sodium_memzero(text.data(), text.size());
    text.clear();
}

Passphrase::Passphrase(std::string_view text) : m_bytes(text.size())
{
    std::ranges::copy(text, m_bytes.data());
}

bool operator==(const Passphrase& a, const Passphrase& b)
{
    return a.size() == b.size() && sodium_memcmp(a.data(), b.data(), a.size()) == 0;
}

} // namespace tranche
