// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/audit/audit_window.h"

#include "ui/dialogs/audit/audit_view.h"
#include "ui/session/governance/audit_book.h"
#include "ui/style/type.h"

#include <QVBoxLayout>

#include <utility>

namespace tranche {

AuditWindow::AuditWindow(std::shared_ptr<AuditBook> book, std::shared_ptr<Questions> questions, QWidget* parent) : QDialog(parent)
{
    setWindowTitle(tr("Audit log"));
    resize(scaled(1180), scaled(720));
    auto* view = new AuditView(std::move(book), std::move(questions), this);
    auto* all = new QVBoxLayout(this);
    all->addWidget(view);
    connect(view, &AuditView::settled, this, &AuditWindow::settled);
    view->read();
}

} // namespace tranche
