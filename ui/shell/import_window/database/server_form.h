// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/database/database_options.h"
#include "core/import/secret/secret_bytes.h"

#include <QStringList>
#include <QWidget>

#include <memory>

class QComboBox;
class QGridLayout;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace tranche {

class PassphraseField;

/// Where a database is, and who asks it. Nothing of it is stored; the password leaves it in locked memory alone.
class ServerForm final : public QWidget {
    Q_OBJECT

public:
    explicit ServerForm(QWidget* parent);

    /// Without a table or query.
    DatabaseOptions options() const;
    /// Of SQLite; none for a server.
    QStringList files() const;
    /// What was typed; empty for SQLite.
    std::shared_ptr<const Passphrase> password() const;
    void fill(const DatabaseOptions& options, const QStringList& files);
    void setFile(const QString& path);
    /// Nothing can be changed, as while it is connected.
    void setLocked(bool locked);
    void markPassword();
    void wipePassword();

signals:
    void fileWanted();
    void agreed(); ///< the return key in a field

protected:
    void focusInEvent(QFocusEvent* event) override;

private:
    template <class Control>
    Control* add(const QString& name, Control* control);
    void showKind();
    bool isFile() const;

    QGridLayout* m_grid = nullptr;
    QComboBox* m_kind = nullptr;
    QLineEdit* m_server = nullptr;
    QSpinBox* m_port = nullptr;
    QLineEdit* m_database = nullptr;
    QLineEdit* m_user = nullptr;
    PassphraseField* m_password = nullptr;
    QComboBox* m_encryption = nullptr;
    QLineEdit* m_file = nullptr;
    QPushButton* m_choose = nullptr;
};

} // namespace tranche
