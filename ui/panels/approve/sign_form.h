// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/panels/approve/approvals_shown.h"
#include "ui/session/governance/key_book.h"

#include <QWidget>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace tranche {

class PassphraseField;
class SectionCard;

/// Where the next person approves: name, key, reason, passphrase.
class SignForm final : public QWidget {
    Q_OBJECT

public:
    explicit SignForm(QWidget* parent);

    void setKeys(std::shared_ptr<const KeyBook> keys);
    /// `lacks`: what stands in the way beside what is typed here; empty: nothing. `waiting`: an answer is on its way.
    void show(const ApprovalsShown& approvals, const QString& lacks, bool waiting);
    /// Here a release for another person can be written.
    void offerReview(bool offered) { m_offersReview = offered; }
    /// What is missing, or empty.
    QString missing() const;

    QString name() const;
    QString reason() const;
    QString keyId() const; ///< empty: it will not be signed
    /// The focus to what an approval that was refused asks for again.
    void askAgain();
    /// Hands the passphrase over and empties its field.
    Passphrase takePassphrase();

public slots:
    void press();

signals:
    void approveAsked();
    void reviewAsked();

private:
    void build(QFormLayout* form);
    void offerKeys(const ApprovalsShown& approvals);
    void proposeName();
    bool asksForPassphrase() const;
    void typed();

    std::shared_ptr<const KeyBook> m_keys;
    SectionCard* m_card = nullptr;
    QLabel* m_who = nullptr;
    QLineEdit* m_name = nullptr;
    QComboBox* m_key = nullptr;
    QLineEdit* m_reason = nullptr;
    PassphraseField* m_passphrase = nullptr;
    QFormLayout* m_form = nullptr;
    QPushButton* m_approve = nullptr;
    QPushButton* m_review = nullptr;
    QLabel* m_missing = nullptr;
    std::size_t m_given = 0; ///< approvals that were shown last
    QString m_proposedName;
    bool m_keyIsChosen = false; ///< by hand
    QString m_lacks;
    bool m_waiting = false;
    bool m_mustSign = false;
    bool m_offersReview = true;
};

} // namespace tranche
