// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/roles/roles_view.h"

#include "ui/models/roles_model.h"
#include "ui/panels/roles/role_segments.h"

#include <QKeyEvent>

namespace tranche {

void RolesProxy::setFilter(RoleFilter filter)
{
    m_filter = filter;
    invalidateFilter();
}

void RolesProxy::setText(const QString& text)
{
    m_text = text.trimmed();
    invalidateFilter();
}

bool RolesProxy::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    const QModelIndex index = sourceModel()->index(row, RolesModel::Attribute, parent);
    if (!index.data().toString().contains(m_text, Qt::CaseInsensitive))
        return false;
    switch (m_filter) {
    case RoleFilter::All: return true;
    case RoleFilter::Undecided: return static_cast<Role>(index.data(RolesModel::RoleRole).toInt()) == Role::Undecided;
    case RoleFilter::Suggestions: return index.data(RolesModel::SuggestedRoleRole).isValid();
    }
    return true;
}

RolesView::RolesView(QWidget* parent) : QTableView(parent) {}

void RolesView::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    emit resized();
}

void RolesView::keyPressEvent(QKeyEvent* event)
{
    const Qt::KeyboardModifiers held = event->modifiers() & ~Qt::KeypadModifier;
    if (held == Qt::ControlModifier && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)) {
        emit suggestionAccepted();
        return;
    }
    if (held != Qt::NoModifier && held != Qt::ShiftModifier) {
        QTableView::keyPressEvent(event);
        return;
    }
    if (const auto role = roleOfKey(event->key()))
        emit roleKeyPressed(*role);
    else if (event->key() == Qt::Key_Slash)
        emit filterAsked();
    else if (event->key() == Qt::Key_B)
        emit binsAsked();
    else if (event->key() == Qt::Key_M)
        emit missingAsked();
    else if (event->key() == Qt::Key_O)
        emit orderAsked();
    else if (event->key() == Qt::Key_Space && currentIndex().isValid())
        selectionModel()->select(currentIndex(), QItemSelectionModel::Toggle | QItemSelectionModel::Rows);
    else
        QTableView::keyPressEvent(event);
}

} // namespace tranche
