// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tranche {

/// The distinct spellings of one attribute; a code is a position in it. Bytes are kept exactly as read.
class ValueDictionary {
public:
    ValueDictionary() = default;

    /// Add a spelling at the end; the caller sees to it that it is not there yet.
    void add(std::string_view text);

    std::size_t size() const { return m_ends.size(); }
    std::string_view text(std::uint32_t code) const;

private:
    std::string m_bytes;
    std::vector<std::size_t> m_ends;
};

} // namespace tranche
