// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/proof_facts.h"

#include "ui/session/tr.h"
#include "ui/style/core_text.h"


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
        return {QStringLiteral("fail"), coreText(now.failure->error.message), Ink::Fail};
    const bool judged = snapshot.report != nullptr && snapshot.report->holds && !snapshot.report->claimsNothing();
    if (judged && !snapshot.report->locallySafe)
        return {QStringLiteral("warn"),
                tr("This release holds because a tuple fits several buckets: the file alone cannot show it, whoever checks it needs the "
                   "original table."),
                Ink::Warn, true};
    if (keepsTuplesApart(snapshot.parameters))
        return {info, tr("Cuts between values keep each tuple in one bucket, so the file alone can prove the guarantee.")};
    if (judged)
        return {info,
                tr("A tuple may fit several buckets here, but every bucket keeps the guarantee by itself, so the file alone proves it.")};
    return {info, tr("With these settings a tuple may fit several buckets; the file alone may then not show the guarantee.")};
}

} // namespace tranche
