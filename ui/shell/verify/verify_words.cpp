// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/verify/verify_words.h"

#include "ui/panels/approve/verdict_lines.h"
#include "ui/session/tr.h"
#include "ui/words/messages/message_text.h"

#include <QLocale>

namespace tranche {

VerifyWords screenWords(const QString& name, const QString& summary)
{
    const auto text = [](const QString& words) { return words.toStdString(); };
    return {.language = text(QLocale().bcp47Name().section(QLatin1Char('-'), 0, 0)),
            .title = text(tr("Verification of %1").arg(name)),
            .summary = text(summary),
            .checks = text(tr("Checks")),
            .approvals = text(tr("Approvals")),
            .cannotSee = text(tr("What this check cannot see")),
            .name = text(tr("Name")),
            .time = text(tr("Time")),
            .reason = text(tr("Reason")),
            .signature = text(tr("Signature")),
            .verdict = [](Verdict verdict) { return wordOf(verdict).toStdString(); },
            .sentence = [](const Statement& said) { return placedText(said).toStdString(); },
            .blindSpot = [](BlindSpotMessage blind) { return messageText(blind).toStdString(); }};
}

} // namespace tranche
