// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shell/help/help_pages.h"

#include <QDialog>

class QLineEdit;
class QListWidget;

namespace tranche {

class ManualText;

/// The manual beside the work: pages on the left, the open page on the right, a field that keeps the pages that hold a word.
class HelpWindow final : public QDialog {
    Q_OBJECT

public:
    /// `pictures`: where those of the manual lie; empty: it is shown without.
    explicit HelpWindow(QWidget* parent, const QString& pictures = manualPictures());

    /// Comes to the front with this page; the first one where no page has the name.
    void openPage(const QString& name);
    QString currentPage() const;

private:
    void build(const QString& pictures);
    void showPage(int index);
    void filter(const QString& words);
    void followed(const QUrl& url);

    std::vector<HelpPage> m_pages;
    QLineEdit* m_find = nullptr;
    QListWidget* m_list = nullptr;
    ManualText* m_text = nullptr;
};

} // namespace tranche
