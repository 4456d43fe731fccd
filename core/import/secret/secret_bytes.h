// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>

namespace tranche {

/// libsodium, ready for use; the program ends where it cannot be had: no signature may be made or judged by half of it.
void readySodium();

/// Bytes in memory that the system does not swap where it lets us, between two guard pages, wiped at the end of their life.
/// Throws std::bad_alloc where there is none.
class SecretBytes {
public:
    explicit SecretBytes(std::size_t size);

    unsigned char* data() { return m_bytes.get(); }
    const unsigned char* data() const { return m_bytes.get(); }
    std::size_t size() const { return m_size; }

private:
    struct Free {
        void operator()(unsigned char* bytes) const;
    };

    std::unique_ptr<unsigned char, Free> m_bytes;
    std::size_t m_size;
};

/// Overwrites a text that held a secret, all that it has room for, and empties it.
void wipe(std::string& text);

/// A passphrase in memory that is locked and wiped; moved, never copied by mistake. Whoever hands over the text wipes his own copy.
class Passphrase {
public:
    /// UTF-8, as it was typed.
    explicit Passphrase(std::string_view text);

    const char* data() const { return reinterpret_cast<const char*>(m_bytes.data()); } // what is text to us, libsodium calls bytes
    std::size_t size() const { return m_bytes.size(); }
    bool isEmpty() const { return m_bytes.size() == 0; }

    /// In the same time wherever they differ.
    friend bool operator==(const Passphrase& a, const Passphrase& b);

private:
    SecretBytes m_bytes;
};

} // namespace tranche
