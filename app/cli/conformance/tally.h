// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>

namespace tranche::cli {

/// Counts the comparisons of a conformance run, and says each one that fails: which vector, which entry, which field.
class Tally {
public:
    explicit Tally(std::function<void(const std::string&)> say) : m_say(std::move(say)) {}

    /// Comparisons belong to this vector and entry from now on; entry empty: the vector as a whole.
    void enter(std::string_view vector, std::string_view entry);
    /// `detail` goes with the failure only.
    void check(std::string_view field, bool same, std::string_view detail = {});
    void fail(std::string_view field, std::string_view detail) { check(field, false, detail); }
    void skip() { ++m_skipped; }

    std::size_t passed() const { return m_passed; }
    std::size_t failed() const { return m_failed; }
    /// "12 passed, 0 failed, 3 skipped".
    std::string text() const;

private:
    std::function<void(const std::string&)> m_say;
    std::string m_where;
    std::size_t m_passed = 0;
    std::size_t m_failed = 0;
    std::size_t m_skipped = 0;
};

} // namespace tranche::cli
