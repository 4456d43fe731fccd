// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/history_menu.h"

#include "ui/session/session.h"

#include <QActionGroup>

#include <algorithm>

namespace tranche {

namespace {

constexpr std::size_t shownSteps = 25; ///< around the present one; a longer list fills the screen

}

HistoryMenu::HistoryMenu(Session& session, QWidget* parent) : QMenu(parent), m_session(session)
{
    setAccessibleName(tr("History"));
    connect(this, &QMenu::aboutToShow, this, &HistoryMenu::fill);
}

void HistoryMenu::fill()
{
    clear();
    const QStringList steps = m_session.steps();
    const auto count = static_cast<std::size_t>(steps.size());
    const std::size_t present = m_session.stepPosition();
    const std::size_t last = std::min(count, std::max(present + shownSteps / 2, shownSteps));
    const std::size_t first = last > shownSteps ? last - shownSteps : 0;
    auto* group = new QActionGroup(this);
    for (std::size_t step = last; step-- > first;) {
        QAction* action = addAction(
            step == 0 ? tr("Start") : QString(steps[static_cast<qsizetype>(step)]).replace(QLatin1Char('&'), QStringLiteral("&&")));
        action->setCheckable(true);
        action->setChecked(step == present);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, step] { m_session.goToStep(step); });
    }
}

} // namespace tranche
