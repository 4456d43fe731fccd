// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/dialogs/questions.h"
#include "ui/shell/verify/verify_asked.h"

#include <QStringList>
#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;
class QToolButton;
class QVBoxLayout;

namespace tranche {

class ElidedLabel;

/// What a release can be verified with beside its own files, all of it optional: original table, policy, a signer's key.
class EvidenceFields final : public QWidget {
    Q_OBJECT

public:
    /// What is asked for: everything, or the original table alone, where policy and signers stand in what is verified.
    enum class Scope { Everything, Table };

    EvidenceFields(std::shared_ptr<Questions> questions, Scope scope, QWidget* parent);

    /// With the password that was given for it, which is forgotten here.
    OriginalAsked takeOriginal();
    /// Asks for the password of the server that the recipe reads from; changed() once it is given.
    void askForPassword(const DatabaseOptions& server);
    bool hasOriginal() const { return !m_table.paths.isEmpty() || !m_recipe.paths.isEmpty(); }
    QString policy() const { return m_policy.paths.value(0); }
    QString signer() const { return m_signer.paths.value(0); }
    /// How the table was read; empty: not yet.
    void setReadAs(const QString& sentence);

signals:
    void changed();

private:
    struct Field {
        QStringList paths;
        ElidedLabel* name = nullptr;
        QPushButton* choose = nullptr;
        QToolButton* remove = nullptr;
    };

    void addField(QVBoxLayout& down, Field& field, const QString& title, const QString& sentence);
    void addMissing(QVBoxLayout& down);
    void connectFields();
    void choose(Field& field, const QStringList& paths);
    static void show(const Field& field);

    std::shared_ptr<Questions> m_questions;
    Field m_table;
    Field m_recipe;
    Field m_policy;
    Field m_signer;
    QLabel* m_readAs = nullptr;
    QWidget* m_missingRow = nullptr;
    QLineEdit* m_missing = nullptr;
    QString m_missingBefore;
    std::shared_ptr<const Passphrase> m_password; ///< for the next original alone
    bool m_passwordTried = false;                 ///< by the original that was taken
};

} // namespace tranche
