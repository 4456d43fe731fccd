// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/document.h"

#include <utility>

namespace tranche {

namespace {

/// Attributes in the sensitive column; 0 while there is none.
std::size_t alphaOf(const Snapshot& snapshot)
{
    return snapshot.columns && snapshot.columns->sensitive() ? snapshot.columns->sensitiveColumn().size() : 0;
}

} // namespace

Document withResults(const Document& before, Snapshot snapshot)
{
    Document next = before;
    next.snapshot = std::move(snapshot);
    next.failure.reset();
    if (next.snapshot.columns != before.snapshot.columns || next.snapshot.correlation != before.snapshot.correlation)
        next.columnFacts.reset();
    if (next.snapshot.correlation != before.snapshot.correlation || alphaOf(next.snapshot) != alphaOf(before.snapshot))
        next.alphaLimits.reset();
    if (next.snapshot.buckets != before.snapshot.buckets || next.snapshot.correlation != before.snapshot.correlation)
        next.association.reset();
    if (next.snapshot.sliced != before.snapshot.sliced) {
        next.draft.reset();
        next.approval.reset();
    }
    return next;
}

Document afterDecision(const Document& before, Snapshot snapshot, const QString& decision)
{
    Document next = withResults(before, std::move(snapshot));
    next.draft.reset();
    next.approval.reset();
    next.decision = decision;
    return next;
}

bool lacksResults(const Document& document)
{
    const auto& snapshot = document.snapshot;
    if (!snapshot.table)
        return false;
    if (snapshot.nextStage() && !document.failure)
        return true;
    if (snapshot.buckets && !document.association)
        return true;
    return snapshot.columns && snapshot.correlation && (!document.columnFacts || (alphaOf(snapshot) > 0 && !document.alphaLimits));
}

bool draftHolds(const Document& document)
{
    return document.draft && document.draft->report.verdict == Verdict::Holds;
}

} // namespace tranche
