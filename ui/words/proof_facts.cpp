// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/proof_facts.h"

#include "ui/session/tr.h"
#include "ui/words/messages/message_text.h"

namespace tranche {

namespace {

/// Whether by these settings every tuple fits its own bucket alone.
bool keepsTuplesApart(const Parameters& parameters)
{
    return parameters.grouping.kind == Grouping::Kind::Mondrian && parameters.cut != Cut::Relaxed && parameters.generalize.empty();
}

} // namespace

ProofFact proofFact(const Document& now)
{
    const Snapshot& snapshot = now.snapshot;
    const QString info = QStringLiteral("info");
    if (now.failure && now.failure->stage == Stage::Generalize)
        return {QStringLiteral("fail"), placedText(now.failure->error), Ink::Fail};
    const bool judged = snapshot.report != nullptr && snapshot.report->holds() && !snapshot.report->claimsNothing();
    if (judged && !snapshot.report->locallySafe())
        return {QStringLiteral("warn"),
                tr("The guarantee is met because a tuple matches several buckets. The files alone cannot prove this; checking it takes the "
                   "original table."),
                Ink::Warn, true};
    if (keepsTuplesApart(snapshot.parameters))
        return {info, tr("With cuts between values each tuple matches only one bucket, so the files alone can prove the guarantee.")};
    if (judged)
        return {
            info,
            tr("A tuple may match several buckets here, but every bucket satisfies the guarantee by itself, so the files alone prove it.")};
    return {info,
            tr("With these settings a tuple may match several buckets, so the files alone may not be enough to prove the guarantee.")};
}

} // namespace tranche
