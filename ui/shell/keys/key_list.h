// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/release/keys/key_store.h"

#include <QWidget>

#include <vector>

class QButtonGroup;
class QPushButton;
class QVBoxLayout;

namespace tranche {

class KeyRow;

/// Own keys above, known signers below; one of all is chosen.
class KeyList final : public QWidget {
    Q_OBJECT

public:
    explicit KeyList(QWidget* parent = nullptr);

    void setKeys(const std::vector<OwnKey>& keys, const std::vector<KnownSigner>& signers);
    /// Marks a key; silent. None where it is not in the list.
    void choose(const PublicKey& key);
    void chooseNone();
    std::vector<KeyRow*> rows() const;
    /// The focus goes to the chosen one.
    void focusChosen();

signals:
    void chosen(const PublicKey& key);
    void makeRequested();
    void importRequested();
    void addRequested();

private:
    QVBoxLayout* addHeading(QVBoxLayout& down, const QString& text, const QString& note);
    QPushButton* addButton(const QString& icon, const QString& text);
    void addRow(KeyRow* row, QVBoxLayout& down);

    QVBoxLayout* m_own = nullptr;
    QVBoxLayout* m_known = nullptr;
    QButtonGroup* m_rows = nullptr;
};

} // namespace tranche
