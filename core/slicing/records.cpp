// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/slicing/records.h"

namespace tranche {

namespace {

constexpr std::size_t cacheLine = 64;

} // namespace

AlignedWords::AlignedWords(std::size_t words)
    : m_storage(std::make_unique_for_overwrite<std::uint32_t[]>(words + cacheLine / sizeof(std::uint32_t)))
{
    void* start = m_storage.get();
    std::size_t space = (words + cacheLine / sizeof(std::uint32_t)) * sizeof(std::uint32_t);
    m_start = static_cast<std::uint32_t*>(std::align(cacheLine, words * sizeof(std::uint32_t), start, space));
}

} // namespace tranche
