// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shell/help_pages.h"

#include <QDialog>

class QLineEdit;
class QListWidget;
class QTextBrowser;

namespace tranche {

/// The manual beside the work: pages on the left, the open page on the right, a field that keeps the pages that hold a word.
class HelpWindow final : public QDialog {
    Q_OBJECT

public:
    explicit HelpWindow(QWidget* parent);

    /// Comes to the front with this page; the first one where no page has the name.
    void openPage(const QString& name);
    QString currentPage() const;

private:
    void build();
    void showPage(int index);
    void filter(const QString& words);
    void followed(const QUrl& url);

    std::vector<HelpPage> m_pages;
    QLineEdit* m_find = nullptr;
    QListWidget* m_list = nullptr;
    QTextBrowser* m_text = nullptr;
};

} // namespace tranche
