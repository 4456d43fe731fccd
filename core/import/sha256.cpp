// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/sha256.h"

#include <algorithm>
#include <cstring>

namespace tranche {

void Sha256::add(std::string_view bytes)
{
    m_size += bytes.size();
    if (m_restSize > 0) {
        const auto taken = std::min(bytes.size(), sha256Block - m_restSize);
        std::copy_n(bytes.begin(), taken, m_rest.begin() + static_cast<std::ptrdiff_t>(m_restSize));
        m_restSize += taken;
        bytes.remove_prefix(taken);
        if (m_restSize < sha256Block)
            return;
        addBlocks(m_state, m_rest.data(), 1);
    }
    const auto blocks = bytes.size() / sha256Block;
    addBlocks(m_state, reinterpret_cast<const unsigned char*>(bytes.data()), blocks);
    bytes.remove_prefix(blocks * sha256Block);
    std::copy_n(bytes.begin(), bytes.size(), m_rest.begin());
    m_restSize = bytes.size();
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
    // A one bit, zeros, and the length in bits, so that a block is full.
    const auto bits = m_size * 8;
    std::array<char, 8> length{};
    for (std::size_t i = 0; i < length.size(); ++i)
        length[i] = static_cast<char>(bits >> (56 - 8 * i) & 0xFFU);
    std::string padding(1 + (2 * sha256Block - 1 - length.size() - m_restSize) % sha256Block, '\0');
    padding.front() = '\x80';
    add(padding.append(length.data(), length.size()));

    std::string text;
    for (const auto word : m_state)
        for (unsigned shift = 32; shift > 0; shift -= 4)
            text += "0123456789abcdef"[word >> (shift - 4) & 0xFU];
    return text;
}

std::string sha256Hex(std::string_view bytes)
{
    Sha256 message;
    message.add(bytes);
    return message.hex();
}

std::optional<std::string> sha256Hex(std::string_view bytes, const JobContext& job)
{
    constexpr std::size_t piece = std::size_t{1} << 22U; // some milliseconds
    Sha256 message;
    for (; !bytes.empty(); bytes.remove_prefix(std::min(piece, bytes.size()))) {
        if (!job.goOn())
            return std::nullopt;
        message.add(bytes.substr(0, piece));
    }
    return message.hex();
}

} // namespace tranche
