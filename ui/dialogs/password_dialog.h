// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/database/database_options.h"
#include "core/import/secret/secret_bytes.h"

#include <QDialog>

#include <memory>

namespace tranche {

class PassphraseField;

/// Asks for the password of a server before it is spoken to, and says which server that is: a recipe can come from anybody.
class PasswordDialog final : public QDialog {
    Q_OBJECT

public:
    /// `wrong`: one was tried, and the server did not take it.
    PasswordDialog(const DatabaseOptions& server, bool wrong, QWidget* parent);

    void done(int result) override;

signals:
    void given(const std::shared_ptr<const tranche::Passphrase>& password);

private:
    PassphraseField* m_password = nullptr;
};

} // namespace tranche
