// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/help/help_window.h"

#include "ui/shell/help/manual_text.h"
#include "ui/style/theme.h"
#include "ui/style/type.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>

namespace tranche {

HelpWindow::HelpWindow(QWidget* parent, const QString& pictures) : QDialog(parent), m_pages(helpPages())
{
    setWindowTitle(tr("Manual"));
    resize(scaled(1080), scaled(720));
    build(pictures);
    for (const HelpPage& page : m_pages)
        m_list->addItem(page.title);
    connect(m_list, &QListWidget::currentRowChanged, this, &HelpWindow::showPage);
    connect(m_find, &QLineEdit::textChanged, this, &HelpWindow::filter);
    connect(m_text, &QTextBrowser::sourceChanged, this, &HelpWindow::followed);
    auto* find = new QShortcut(QKeySequence::Find, this);
    connect(find, &QShortcut::activated, m_find, [this] { m_find->setFocus(Qt::ShortcutFocusReason); });
}

void HelpWindow::build(const QString& pictures)
{
    auto* across = new QHBoxLayout(this);
    across->setContentsMargins(0, 0, 0, 0);
    across->setSpacing(0);
    auto* left = new QVBoxLayout;
    left->setContentsMargins(scaled(12), scaled(12), scaled(12), scaled(12));
    left->setSpacing(scaled(8));
    m_find = new QLineEdit(this);
    m_find->setPlaceholderText(tr("Find in the manual"));
    m_find->setAccessibleName(tr("Find in the manual"));
    m_find->setToolTip(tr("Shows only pages that contain all these words (Ctrl+F)"));
    m_find->setClearButtonEnabled(true);
    m_list = new QListWidget(this);
    m_list->setAccessibleName(tr("Pages"));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setFixedWidth(scaled(220));
    left->addWidget(m_find);
    left->addWidget(m_list, 1);
    across->addLayout(left);
    m_text = new ManualText(pictures, this);
    m_text->setAccessibleName(tr("Page"));
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->setOpenExternalLinks(false);
    m_text->document()->setDocumentMargin(scaled(24));
    across->addWidget(m_text, 1);
}

void HelpWindow::openPage(const QString& name)
{
    m_find->clear();
    const auto found = std::ranges::find(m_pages, name, &HelpPage::name);
    const auto index = found == m_pages.end() ? 0 : static_cast<int>(found - m_pages.begin());
    m_list->setCurrentRow(index);
    showPage(index);
    show();
    raise();
    activateWindow();
    m_text->setFocus();
}

QString HelpWindow::currentPage() const
{
    const int row = m_list->currentRow();
    return row < 0 ? QString() : m_pages[static_cast<std::size_t>(row)].name;
}

void HelpWindow::showPage(int index)
{
    if (index < 0)
        return;
    const QUrl& url = m_pages[static_cast<std::size_t>(index)].url;
    if (m_text->source() != url)
        m_text->setSource(url, QTextDocument::MarkdownResource);
}

/// Hides the pages that lack one of the words.
void HelpWindow::filter(const QString& words)
{
    const QStringList wanted = words.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    int first = -1;
    for (int row = 0; row < m_list->count(); ++row) {
        const QString& text = m_pages[static_cast<std::size_t>(row)].text;
        const bool holds = std::ranges::all_of(wanted, [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
        m_list->item(row)->setHidden(!holds);
        if (holds && first < 0)
            first = row;
    }
    if (first >= 0 && !wanted.isEmpty() && m_list->currentItem()->isHidden())
        m_list->setCurrentRow(first);
}

/// A link on a page leads to another page; the list follows.
void HelpWindow::followed(const QUrl& url)
{
    const auto found = std::ranges::find(m_pages, url.adjusted(QUrl::RemoveFragment), &HelpPage::url);
    if (found != m_pages.end())
        m_list->setCurrentRow(static_cast<int>(found - m_pages.begin()));
}

} // namespace tranche
