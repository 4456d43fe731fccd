// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shell/keys/passphrase_form.h"

class QLabel;
class QLineEdit;
class QPushButton;

namespace tranche {

/// Name and passphrase of a key that is to be made, or taken in from a file.
class NewKeyPage final : public QWidget {
    Q_OBJECT

public:
    /// A key without a passphrase gets one when it is taken in.
    enum class Kind { Make, TakeInProtected, TakeInOpen };

    explicit NewKeyPage(Kind kind, QWidget* parent = nullptr);

    PassphraseForm& form() const { return *m_form; }
    QLineEdit& name() const { return *m_name; }

signals:
    void accepted(const QString& name, const std::shared_ptr<const tranche::TypedPassphrases>& typed);
    void cancelled();

private:
    static QString headingOf(Kind kind);
    static QString sentenceOf(Kind kind);
    void refresh();

    QLineEdit* m_name = nullptr;
    PassphraseForm* m_form = nullptr;
    QPushButton* m_go = nullptr;
    QLabel* m_missing = nullptr;
};

} // namespace tranche
