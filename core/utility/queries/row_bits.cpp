// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/utility/queries/row_bits.h"

#include "core/jobs/in_steps.h"

#include <bit>

namespace tranche {

namespace {

constexpr std::size_t mostBytes = std::size_t{32} << 20U; ///< of one attribute's bits

/// The lower `count` bits.
std::uint64_t lowBits(std::size_t count)
{
    return count == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << count) - 1;
}

} // namespace

RowBits& RowBits::operator&=(const RowBits& other)
{
    for (std::size_t i = 0; i < m_words.size(); ++i)
        m_words[i] &= other.m_words[i];
    return *this;
}

std::uint64_t RowBits::count() const
{
    std::uint64_t sum = 0;
    for (const auto word : m_words)
        sum += static_cast<std::uint64_t>(std::popcount(word));
    return sum;
}

std::uint64_t RowBits::count(std::size_t from, std::size_t to) const
{
    std::uint64_t sum = 0;
    while (from < to) {
        const auto length = std::min(64 - from % 64, to - from);
        sum += static_cast<std::uint64_t>(std::popcount((m_words[from / 64] >> from % 64) & lowBits(length)));
        from += length;
    }
    return sum;
}

CodeSelector::CodeSelector(std::span<const std::uint32_t> codes, std::size_t domain, const JobContext& job)
    : m_codes(codes), m_domain(domain)
{
    if ((domain + 1) * (codes.size() / 8 + 8) > mostBytes)
        return;
    m_below.assign(domain + 1, RowBits(codes.size()));
    inChunks(0, codes.size(), job, [&](std::size_t from, std::size_t to) {
        for (auto line = from; line < to; ++line)
            m_below[codes[line] + 1].set(line); // first: exactly this code
    });
    for (std::size_t code = 1; code <= domain; ++code) {
        job.check();
        for (std::size_t i = 0; i < m_below[code].words().size(); ++i)
            m_below[code].words()[i] |= m_below[code - 1].words()[i];
    }
}

RowBits CodeSelector::select(std::span<const std::uint32_t> wanted, const JobContext& job) const
{
    RowBits chosen(m_codes.size());
    if (m_below.empty()) {
        std::vector<char> allowed(m_domain, 0);
        for (const auto code : wanted)
            allowed[code] = 1;
        inChunks(0, m_codes.size(), job, [&](std::size_t from, std::size_t to) {
            for (auto line = from; line < to; ++line)
                if (allowed[m_codes[line]] != 0)
                    chosen.set(line);
        });
        return chosen;
    }
    for (std::size_t from = 0, to = 0; from < wanted.size(); from = to) {
        for (to = from + 1; to < wanted.size() && wanted[to] == wanted[to - 1] + 1;)
            ++to;
        const auto upTo = m_below[wanted[to - 1] + 1].words();
        const auto below = m_below[wanted[from]].words();
        for (std::size_t i = 0; i < upTo.size(); ++i)
            chosen.words()[i] |= upTo[i] & ~below[i];
    }
    return chosen;
}

} // namespace tranche
