// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/jobs/job_context.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace tranche {

/// One bit a line.
class RowBits {
public:
    RowBits() = default;
    explicit RowBits(std::size_t lines) : m_lines(lines), m_words((lines + 63) / 64, 0) {}

    std::size_t lines() const { return m_lines; }
    std::span<std::uint64_t> words() { return m_words; }
    std::span<const std::uint64_t> words() const { return m_words; }
    void set(std::size_t line) { m_words[line / 64] |= std::uint64_t{1} << line % 64; }
    RowBits& operator&=(const RowBits& other);
    std::uint64_t count() const;
    /// Among lines [from, to).
    std::uint64_t count(std::size_t from, std::size_t to) const;

private:
    std::size_t m_lines = 0;
    std::vector<std::uint64_t> m_words;
};

/// Finds the lines whose code is one of several. Where there is room it keeps, for every code, the lines below it, so that a run of codes
/// is two of those; else it looks at each line.
class CodeSelector {
public:
    /// `codes` by line, each below `domain`; must outlive this.
    CodeSelector(std::span<const std::uint32_t> codes, std::size_t domain, const JobContext& job);

    /// `wanted` ascends. O(lines / 64 * runs of wanted codes), or O(lines).
    RowBits select(std::span<const std::uint32_t> wanted, const JobContext& job) const;

private:
    std::span<const std::uint32_t> m_codes;
    std::size_t m_domain;
    std::vector<RowBits> m_below; ///< by code, and one more; empty where it would be too large
};

} // namespace tranche
