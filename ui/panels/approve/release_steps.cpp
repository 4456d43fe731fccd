// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/approve/release_steps.h"

#include "core/release/approval.h"
#include "core/verify/verify_release.h"
#include "ui/parts/buttons.h"
#include "ui/session/verified_draft.h"
#include "ui/style/icons.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>

namespace tranche {

namespace {

QString nameAt(const Document& now, std::size_t approval)
{
    return QString::fromStdString((*now.approvals)[approval].name);
}

} // namespace

ReleaseSteps::ReleaseSteps(QWidget* parent) : QWidget(parent)
{
    const std::array names{tr("Draft"), tr("Verified"), tr("Reviewed"), tr("Approved"), tr("Released")};
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(16);
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        auto* grid = new QGridLayout;
        grid->setHorizontalSpacing(10);
        grid->setVerticalSpacing(0);
        m_entries[i].icon = new QLabel(this);
        m_entries[i].name = textLabel(names[i], Type::Bold, Ink::Text, this);
        m_entries[i].caption = textLabel({}, Type::Caption, Ink::Text2, this);
        m_entries[i].caption->setWordWrap(true);
        grid->addWidget(m_entries[i].icon, 0, 0, 2, 1, Qt::AlignTop);
        grid->addWidget(m_entries[i].name, 0, 1);
        grid->addWidget(m_entries[i].caption, 1, 1, Qt::AlignTop);
        grid->setColumnStretch(1, 1);
        grid->setRowStretch(1, 1);
        row->addLayout(grid, 1);
    }
}

void ReleaseSteps::set(std::size_t index, Step step, const QString& caption)
{
    static const std::array icons{QStringLiteral("state-todo"), QStringLiteral("state-decision"), QStringLiteral("state-done"),
                                  QStringLiteral("fail")};
    constexpr std::array inks{Ink::Text3, Ink::Warn, Ink::Pass, Ink::Fail};
    const auto which = static_cast<std::size_t>(step);
    m_entries[index].icon->setPixmap(iconPixmap(icons[which], ink(palette(), inks[which]), scaled(16), devicePixelRatioF()));
    m_entries[index].caption->setText(caption);
    m_entries[index].name->setAccessibleName(m_entries[index].name->text() + QStringLiteral(": ") + caption);
}

void ReleaseSteps::show(const Document& now, bool written)
{
    const bool ready = now.snapshot.readyForRelease();
    set(0, ready ? Step::Done : Step::Open, now.decision.isEmpty() ? tr("buckets are ready") : tr("last change: %1").arg(now.decision));
    if (!now.draft)
        set(1, Step::Todo, tr("not verified yet"));
    else if (now.draft->report.verdict == Verdict::Holds)
        set(1, Step::Done, tr("passed the verifier"));
    else
        set(1, Step::Failed, tr("the verifier found problems"));
    const auto given = approvalsGiven(now);
    const auto asked = approvalsAsked(now);
    const bool reviewed = given + 1 >= asked && draftHolds(now);
    set(2, asked == 1 || reviewed ? Step::Done : Step::Todo,
        asked == 1   ? tr("not asked for")
        : given == 0 ? tr("nobody yet")
                     : tr("by %1").arg(nameAt(now, 0)));
    set(3,
        isApproved(now) ? Step::Done
        : given > 0     ? Step::Open
                        : Step::Todo,
        isApproved(now) ? tr("by %1").arg(nameAt(now, given - 1))
        : given > 0     ? tr("%1 of %2").arg(given).arg(asked)
                        : tr("not approved yet"));
    set(4, written ? Step::Done : Step::Todo, written ? tr("written") : tr("not written yet"));
}

} // namespace tranche
