// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/verifier_model.h"

#include "core/verify/verify_release.h"
#include "ui/style/plain_hint.h"
#include "ui/words/messages/message_text.h"

namespace tranche {

VerifierModel::VerifierModel(QObject* parent) : QAbstractListModel(parent) {}

void VerifierModel::show(const Document& now)
{
    if (now.draft == m_draft)
        return;
    beginResetModel();
    m_draft = now.draft;
    endResetModel();
}

int VerifierModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_draft ? 0 : static_cast<int>(m_draft->report.checks.size());
}

QVariant VerifierModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto& check = m_draft->report.checks[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole: return placedText(check.statement);
    case Qt::ToolTipRole: return plainHint(placedText(check.statement));
    case VerdictRole: return static_cast<int>(check.verdict);
    case HoldsRole: return check.verdict == Verdict::Holds;
    default: return {};
    }
}

} // namespace tranche
