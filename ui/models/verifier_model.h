// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/document.h"
#include "ui/session/verified_draft.h"

#include <QAbstractListModel>

namespace tranche {

/// What the verifier says of the draft, one sentence a row.
class VerifierModel final : public QAbstractListModel {
    Q_OBJECT

public:
    enum Roles {
        VerdictRole = Qt::UserRole + 1, ///< int(Verdict)
        HoldsRole,                      ///< bool
    };

    explicit VerifierModel(QObject* parent = nullptr);

    void show(const Document& now);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    std::shared_ptr<const VerifiedDraft> m_draft;
};

} // namespace tranche
