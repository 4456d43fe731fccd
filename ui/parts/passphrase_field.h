// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/secret/secret_bytes.h"

#include <QLineEdit>

namespace tranche {

/// A field for a passphrase: hidden while the eye at its end is not pressed; what was typed is handed over in memory that is locked and
/// wiped, and the field's own copy is wiped as well as the toolkit lets it be.
class PassphraseField final : public QLineEdit {
    Q_OBJECT

public:
    /// `name`: what a screen reader calls it.
    explicit PassphraseField(const QString& name, QWidget* parent = nullptr);
    ~PassphraseField() override;

    /// What was typed; it stays in the field.
    Passphrase passphrase() const;
    /// What was typed; the field is empty afterwards.
    Passphrase take();
    void wipeTyped();
    /// A red frame until something else is typed.
    void setWrong(bool wrong);
    bool isWrong() const { return m_wrong; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void showTyped(bool shown);

    QAction* m_eye = nullptr;
    bool m_wrong = false;
};

} // namespace tranche
