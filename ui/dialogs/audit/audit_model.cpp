// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/audit/audit_model.h"

#include "ui/style/icons.h"
#include "ui/style/number_text.h"
#include "ui/style/plain_hint.h"
#include "ui/words/governance/audit_facts.h"

#include <QApplication>
#include <QPalette>

namespace tranche {

void AuditModel::show(std::shared_ptr<const AuditReading> log)
{
    beginResetModel();
    m_log = std::move(log);
    endResetModel();
}

int AuditModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_log ? 0 : static_cast<int>(m_log->lines.size());
}

int AuditModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnsShown;
}

bool AuditModel::isBad(std::size_t line) const
{
    return m_log->fault && line >= m_log->fault->place.line;
}

QString AuditModel::textOf(std::size_t line, int column) const
{
    const auto& entry = m_log->entries[line - 1];
    if (column == Number)
        return QString::number(line);
    if (!entry)
        return column == What ? tr("no entry") : QString();
    switch (column) {
    case Time: return momentText(entry->time);
    case Event: return eventText(entry->event);
    case What: return whatText(*entry);
    case Name: return whoText(*entry);
    default: return QString::fromStdString(entry->digest.substr(0, 8));
    }
}

QVariant AuditModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto line = m_log->lines.size() - static_cast<std::size_t>(index.row());
    const auto& entry = m_log->entries[line - 1];
    switch (role) {
    case Qt::DisplayRole: return textOf(line, index.column());
    case Qt::ToolTipRole: return plainHint(textOf(line, index.column()));
    case Qt::TextAlignmentRole: return static_cast<int>(Qt::AlignVCenter | (index.column() == Number ? Qt::AlignRight : Qt::AlignLeft));
    case Qt::DecorationRole:
        return index.column() == Event && entry ? QVariant(icon(eventIcon(entry->event), QApplication::palette())) : QVariant();
    case Qt::ForegroundRole: return isBad(line) ? QVariant(ink(QApplication::palette(), Ink::Fail)) : QVariant();
    case EventRole: return entry ? static_cast<int>(entry->event) : -1;
    case LineRole: return static_cast<int>(line);
    case BadRole: return isBad(line);
    default: return {};
    }
}

QVariant AuditModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Number: return tr("No.");
    case Time: return tr("Time");
    case Event: return tr("Event");
    case What: return tr("What");
    case Name: return tr("Name");
    default: return tr("Digest");
    }
}

void AuditFilter::setText(const QString& text)
{
    m_text = text.trimmed();
    invalidateFilter();
}

void AuditFilter::setEvent(std::optional<AuditEvent> event)
{
    m_event = event;
    invalidateFilter();
}

bool AuditFilter::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    const auto* model = sourceModel();
    if (m_event && model->index(row, 0, parent).data(AuditModel::EventRole).toInt() != static_cast<int>(*m_event))
        return false;
    if (m_text.isEmpty())
        return true;
    for (int column = 0; column < AuditModel::ColumnsShown; ++column)
        if (model->index(row, column, parent).data(Qt::DisplayRole).toString().contains(m_text, Qt::CaseInsensitive))
            return true;
    return false;
}

} // namespace tranche
