// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/secret/secret_bytes.h"

#include <QWidget>

#include <memory>
#include <optional>

class QGridLayout;
class QLabel;

namespace tranche {

class PassphraseField;
class StrengthMeter;

/// What a form asks for, and hands over to a job: a passphrase that is none stays none.
struct TypedPassphrases {
    std::optional<Passphrase> now;
    std::optional<Passphrase> next;
};

/// Fields for the passphrase that a key has, and for a new one, twice, with what it comes to.
class PassphraseForm final : public QWidget {
    Q_OBJECT

public:
    struct Asks {
        bool now = false;
        bool next = false;
    };

    explicit PassphraseForm(Asks asks, QWidget* parent = nullptr);

    /// What still has to be typed, as a sentence; empty where all is.
    QString missing() const;
    bool isUntouched() const;
    /// All that was typed; it stays in the fields until clear().
    std::shared_ptr<const TypedPassphrases> typed() const;
    void clear();
    /// What was typed as the present passphrase does not open the key.
    void refuse(const QString& sentence);

    PassphraseField* now() const { return m_now; }
    PassphraseField* next() const { return m_next; }
    PassphraseField* again() const { return m_again; }

signals:
    void changed();
    void submitted();

private:
    PassphraseField* addField(QGridLayout& grid, const QString& name);
    void judge();

    PassphraseField* m_now = nullptr;
    PassphraseField* m_next = nullptr;
    PassphraseField* m_again = nullptr;
    QWidget* m_refused = nullptr;
    QLabel* m_why = nullptr;
    StrengthMeter* m_meter = nullptr;
};

} // namespace tranche
