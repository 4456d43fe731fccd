// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/release/keys/minisign.h"

#include <QWidget>

class QLabel;
class QLineEdit;

namespace tranche {

/// The head of a key's page: whose key it is, what it is for, and what may be done with any key. The name is changed in place.
class KeyPageHead final : public QWidget {
    Q_OBJECT

public:
    KeyPageHead(const QString& name, const QString& sentence, QWidget* parent = nullptr);

    void beginRenaming();

signals:
    void exportRequested();
    void renamed(const QString& name);

private:
    void endRenaming(bool keep);
    bool eventFilter(QObject* watched, QEvent* event) override;

    QLabel* m_name = nullptr;
    QLineEdit* m_editor = nullptr;
};

} // namespace tranche
