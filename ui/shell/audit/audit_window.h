// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/dialogs/questions.h"

#include <QDialog>

#include <memory>

namespace tranche {

class AuditBook;

/// The audit log in a window of its own, which may stay open beside any panel.
class AuditWindow final : public QDialog {
    Q_OBJECT

public:
    AuditWindow(std::shared_ptr<AuditBook> book, std::shared_ptr<Questions> questions, QWidget* parent = nullptr);

signals:
    void settled(); ///< what was read is shown
};

} // namespace tranche
