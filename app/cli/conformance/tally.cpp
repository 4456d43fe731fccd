// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/conformance/tally.h"

namespace tranche::cli {

void Tally::enter(std::string_view vector, std::string_view entry)
{
    m_where = vector;
    if (!entry.empty())
        m_where.append(", ").append(entry);
}

void Tally::check(std::string_view field, bool same, std::string_view detail)
{
    if (same) {
        ++m_passed;
        return;
    }
    ++m_failed;
    std::string line = "failed: " + m_where + ", " + std::string(field);
    if (!detail.empty())
        line.append(": ").append(detail);
    m_say(line);
}

std::string Tally::text() const
{
    return std::to_string(m_passed) + " passed, " + std::to_string(m_failed) + " failed, " + std::to_string(m_skipped) + " skipped";
}

} // namespace tranche::cli
