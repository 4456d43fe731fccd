// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <ranges>

namespace tranche::test {

/// The seeds of a test that repeats itself on random tables: first, first + 1, ..., `usual` of them. Two variables of the environment
/// change how many:
///   TRANCHE_TABLES=9000    takes so many instead, for a long run by hand;
///   TRANCHE_EFFORT=3/8     takes the third of eight shares. Builds with a sanitizer take a share that changes from commit to commit,
///                          for the plain build of the same run takes all.
class Seeds {
public:
    Seeds(std::uint64_t first, std::uint64_t usual);

    auto begin() const { return m_seeds.begin(); }
    auto end() const { return m_seeds.end(); }
    std::uint64_t size() const { return m_seeds.size(); }
    /// Whether these are all: only then may a test ask whether they had enough of each kind in them.
    bool all() const { return m_all; }

private:
    std::ranges::iota_view<std::uint64_t, std::uint64_t> m_seeds;
    bool m_all = true;
};

/// The places (from 0) of those of a test's rows that are in this share; for rows that each take long. At least one, where there are any.
std::ranges::iota_view<std::uint64_t, std::uint64_t> rowsInShare(std::uint64_t rows);

} // namespace tranche::test
