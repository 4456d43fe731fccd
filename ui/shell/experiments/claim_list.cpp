// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/experiments/claim_list.h"

#include "ui/parts/buttons.h"
#include "ui/parts/segmented_buttons.h"
#include "ui/shell/experiments/claim_row.h"
#include "ui/style/number_text.h"
#include "ui/style/type.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <iterator>

namespace tranche {

namespace {

constexpr std::array chipVerdicts = {ClaimVerdict::True, ClaimVerdict::False, ClaimVerdict::NotTestable}; // the chips after "All"

} // namespace

ClaimList::ClaimList(QWidget* parent)
    : QWidget(parent), m_chips(new SegmentedButtons({tr("All"), tr("True"), tr("False"), tr("Not testable")}, this)), m_page(new QWidget)
{
    auto* down = new QVBoxLayout(this);
    down->setContentsMargins(0, 0, 0, 0);
    down->setSpacing(scaled(8));
    auto* head = new QHBoxLayout;
    head->addWidget(textLabel(tr("What it claims"), Type::Title, Ink::Text, this));
    head->addStretch(1);
    head->addWidget(m_chips);
    down->addLayout(head);
    m_chips->setAccessibleName(tr("Claims shown"));
    m_chips->setCurrent(0);
    m_down = new QVBoxLayout(m_page);
    m_down->setContentsMargins(0, 0, scaled(6), 0);
    m_down->addStretch(1);
    m_scroll = new QScrollArea(this);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setAccessibleName(tr("What it claims"));
    m_scroll->setFocusPolicy(Qt::StrongFocus);
    m_scroll->setWidget(m_page);
    m_scroll->installEventFilter(this);
    down->addWidget(m_scroll, 1);
    connect(m_chips, &SegmentedButtons::chosen, this, &ClaimList::filter);
}

void ClaimList::show(const std::vector<ClaimResult>& claims)
{
    const QString before = m_chosen != nullptr ? m_chosen->id() : QString();
    setChosen(nullptr);
    for (auto* row : m_rows)
        delete row;
    m_rows.clear();
    for (const auto& claim : claims) {
        auto* row = new ClaimRow(claim, m_page);
        m_rows.push_back(row);
        m_down->insertWidget(m_down->count() - 1, row);
        connect(row, &ClaimRow::pressed, this, [this, row] {
            m_scroll->setFocus(Qt::MouseFocusReason);
            setChosen(row);
        });
    }
    count();
    filter(m_chips->current());
    choose(before);
}

void ClaimList::choose(const QString& id)
{
    const auto found = std::ranges::find(m_rows, id, &ClaimRow::id);
    setChosen(found == m_rows.end() || (*found)->isHidden() ? nullptr : *found);
}

void ClaimList::setChosen(ClaimRow* row)
{
    if (row == m_chosen)
        return;
    if (m_chosen != nullptr)
        m_chosen->setChosen(false);
    m_chosen = row;
    if (m_chosen != nullptr) {
        m_chosen->setChosen(true);
        m_scroll->ensureWidgetVisible(m_chosen, 0, scaled(8));
        m_scroll->setAccessibleDescription(m_chosen->accessibleName());
    }
    emit chosenChanged();
}

/// To the next row that the chip lets through.
void ClaimList::move(int step)
{
    std::vector<ClaimRow*> shown;
    std::ranges::copy_if(m_rows, std::back_inserter(shown), [](const ClaimRow* row) { return !row->isHidden(); });
    if (shown.empty())
        return;
    const auto at = std::ranges::find(shown, m_chosen) - shown.begin();
    const auto count = static_cast<std::ptrdiff_t>(shown.size());
    const auto next = m_chosen == nullptr ? 0 : std::clamp<std::ptrdiff_t>(at + step, 0, count - 1);
    setChosen(shown[static_cast<std::size_t>(next)]);
}

bool ClaimList::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        switch (static_cast<QKeyEvent*>(event)->key()) {
        case Qt::Key_Up: move(-1); return true;
        case Qt::Key_Down: move(1); return true;
        case Qt::Key_Return:
        case Qt::Key_Enter:
            if (m_chosen != nullptr)
                emit opened();
            return true; // not the window's own button
        default: break;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void ClaimList::count()
{
    m_chips->setChoiceText(0, tr("All %1").arg(countText(m_rows.size())));
    const QStringList words = {tr("True %1"), tr("False %1"), tr("Not testable %1")};
    for (std::size_t i = 0; i < chipVerdicts.size(); ++i) {
        const auto number = std::ranges::count(m_rows, chipVerdicts[i], &ClaimRow::verdict);
        m_chips->setChoiceText(static_cast<int>(i) + 1, words[static_cast<int>(i)].arg(countText(static_cast<std::size_t>(number))));
    }
}

void ClaimList::filter(int chip)
{
    for (auto* row : m_rows)
        row->setVisible(chip <= 0 || row->verdict() == chipVerdicts[static_cast<std::size_t>(chip) - 1]);
    if (m_chosen != nullptr && m_chosen->isHidden())
        setChosen(nullptr);
}

QStringList ClaimList::shownIds() const
{
    QStringList ids;
    for (const auto* row : m_rows)
        if (!row->isHidden())
            ids += row->id();
    return ids;
}

} // namespace tranche
