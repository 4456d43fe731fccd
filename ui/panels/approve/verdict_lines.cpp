// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/approve/verdict_lines.h"

#include "ui/parts/buttons.h"
#include "ui/style/icons.h"
#include "ui/words/messages/message_text.h"

#include <QGridLayout>
#include <QLabel>

namespace tranche {

Judgement judgementOf(Verdict verdict)
{
    return verdict == Verdict::Holds ? Judgement::Pass : verdict == Verdict::NotShownByFile ? Judgement::Warn : Judgement::Fail;
}

QString wordOf(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Holds: return VerdictLines::tr("passed");
    case Verdict::DoesNotHold: return VerdictLines::tr("failed");
    case Verdict::Unreadable: return VerdictLines::tr("unreadable");
    case Verdict::NotShownByFile: return VerdictLines::tr("not provable from the files alone");
    }
    return {};
}

VerdictLines::VerdictLines(const VerifyReport& report, QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("lines"));
    m_grid = new QGridLayout(this);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(8);
    m_grid->setVerticalSpacing(6);
    m_grid->setColumnStretch(1, 1);
    for (const VerifyCheck& check : report.checks)
        addLine(judgementOf(check.verdict), placedText(check.statement));
    for (const auto blind : report.cannotSee)
        addLine(Judgement::Info, tr("Cannot be checked: %1").arg(messageText(blind)));
}

void VerdictLines::addLine(Judgement judgement, const QString& sentence)
{
    auto* mark = new QLabel(this);
    mark->setPixmap(iconPixmap(iconOf(judgement), ink(palette(), inkOf(judgement)), scaled(14), devicePixelRatioF()));
    auto* words = wrappedLabel(sentence, judgement == Judgement::Info ? Type::Caption : Type::Body,
                               judgement == Judgement::Info ? Ink::Text2 : Ink::Text, this);
    m_grid->addWidget(mark, m_row, 0, Qt::AlignTop);
    m_grid->addWidget(words, m_row++, 1);
}

} // namespace tranche
