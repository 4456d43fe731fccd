// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/release/keys/minisign.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace tranche {

/// Name and public key of another person.
class NewSignerPage final : public QWidget {
    Q_OBJECT

public:
    explicit NewSignerPage(QWidget* parent = nullptr);

    QLineEdit& name() const { return *m_name; }
    QLineEdit& key() const { return *m_key; }

signals:
    void fileRequested();
    void accepted(const QString& name, const tranche::PublicKey& key);
    void cancelled();

private:
    void build();
    QLineEdit* addField(QVBoxLayout& down, const QString& name, QWidget* beside);
    void refresh();

    QLineEdit* m_name = nullptr;
    QLineEdit* m_key = nullptr;
    QPushButton* m_add = nullptr;
    QLabel* m_said = nullptr;
};

} // namespace tranche
