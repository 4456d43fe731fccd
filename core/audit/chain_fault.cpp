// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/audit/chain_fault.h"

#include "core/base/messages/release/audit_message.h"

#include <algorithm>

namespace tranche {

namespace {

const std::string zeros(64, '0');

/// The lines of a log, numbered from 1, with every question that tells how the chain was broken.
class ChainWalk {
public:
    ChainWalk(const std::vector<std::optional<AuditEntry>>& entries, const std::vector<std::string>& digests)
        : m_entries(entries), m_digests(digests)
    {
    }

    std::size_t size() const { return m_entries.size(); }
    bool isEntry(std::size_t line) const { return m_entries[line - 1].has_value(); }
    std::size_t number(std::size_t line) const { return m_entries[line - 1]->number; }
    /// Whether the line holds the digest of the line before.
    bool follows(std::size_t line) const { return m_entries[line - 1]->previous == (line == 1 ? zeros : m_digests[line - 2]); }
    /// Whether the next line, if there is one, holds the digest of this one.
    bool isFollowed(std::size_t line) const { return line == size() || !isEntry(line + 1) || follows(line + 1); }
    bool isLaterNumber(std::size_t line, std::size_t number) const
    {
        return std::ranges::any_of(m_entries.begin() + static_cast<std::ptrdiff_t>(line), m_entries.end(),
                                   [&](const auto& entry) { return entry && entry->number == number; });
    }

private:
    const std::vector<std::optional<AuditEntry>>& m_entries;
    const std::vector<std::string>& m_digests;
};

Error faultAt(std::size_t line, Statement said)
{
    return {ErrorCode::DoesNotHold, std::move(said), {.line = line}};
}

/// The number is not that of the line.
Error misnumbered(const ChainWalk& walk, std::size_t line)
{
    const auto number = walk.number(line);
    if (walk.follows(line) && !walk.isFollowed(line))
        return faultAt(line, {AuditMessage::Changed, line, line + 1});
    if (number < line)
        return faultAt(line, {AuditMessage::Inserted, line});
    if (walk.isLaterNumber(line, line))
        return faultAt(line, {AuditMessage::Moved, line});
    return faultAt(line, {AuditMessage::Missing, line, line, number - 1});
}

/// The number is right, but the digest of the line before is not what it holds.
Error unlinked(const ChainWalk& walk, std::size_t line)
{
    if (!walk.isFollowed(line))
        return line == 1 ? faultAt(line, {AuditMessage::Changed, line, line + 1})
                         : faultAt(line, {AuditMessage::ChangedAround, line, line - 1});
    if (line == 1)
        return faultAt(line, {AuditMessage::NoBeginning, line});
    return faultAt(line - 1, {AuditMessage::Changed, line - 1, line});
}

} // namespace

std::optional<Error> chainFault(const std::vector<std::optional<AuditEntry>>& entries, const std::vector<std::string>& digests)
{
    const ChainWalk walk(entries, digests);
    for (std::size_t line = 1; line <= walk.size() && walk.isEntry(line); ++line) {
        if (walk.number(line) != line)
            return misnumbered(walk, line);
        if (!walk.follows(line))
            return unlinked(walk, line);
    }
    return std::nullopt;
}

} // namespace tranche
