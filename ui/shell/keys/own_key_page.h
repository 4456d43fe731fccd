// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shell/keys/passphrase_form.h"

#include "core/release/keys/key_store.h"

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace tranche {

/// A key of one's own: what it is, another passphrase for it, a copy.
class OwnKeyPage final : public QWidget {
    Q_OBJECT

public:
    explicit OwnKeyPage(const OwnKey& key, QWidget* parent = nullptr);

    PassphraseForm& form() const { return *m_form; }

signals:
    void exportRequested();
    void renamed(const QString& name);
    void copyRequested();
    void passphraseRequested(const std::shared_ptr<const tranche::TypedPassphrases>& typed);

private:
    void addFacts(QVBoxLayout& down, const OwnKey& key);
    void addForm(QVBoxLayout& down, const OwnKey& key);
    void addCopy(QVBoxLayout& down);
    void refresh();

    PassphraseForm* m_form = nullptr;
    QPushButton* m_change = nullptr;
    QPushButton* m_cancel = nullptr;
    QLabel* m_missing = nullptr;
};

} // namespace tranche
