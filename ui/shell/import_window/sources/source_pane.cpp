// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/import_window/sources/source_pane.h"

#include "ui/parts/buttons.h"
#include "ui/shell/import_window/sources/drop_area.h"
#include "ui/shell/import_window/sources/file_card.h"
#include "ui/style/icons.h"
#include "ui/style/number_text.h"
#include "ui/style/plain_hint.h"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

namespace tranche {

SourcePane::SourcePane(QWidget* parent) : QFrame(parent)
{
    setAccessibleName(tr("Files"));
    auto* down = new QVBoxLayout(this);
    down->setContentsMargins(scaled(12), scaled(12), scaled(12), scaled(12));
    down->setSpacing(scaled(8));
    auto* head = new QHBoxLayout;
    m_count = textLabel({}, Type::Caption, Ink::Text2, this);
    head->addWidget(textLabel(tr("Files"), Type::Heading, Ink::Text, this), 1);
    head->addWidget(m_count);
    down->addLayout(head);
    m_list = new QListWidget(this);
    m_list->setItemDelegate(new FileCard(m_list));
    m_list->setAccessibleName(tr("Files, in the order in which they are read"));
    m_list->setDragDropMode(QAbstractItemView::InternalMove);
    m_list->setDefaultDropAction(Qt::MoveAction);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setSpacing(scaled(3));
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->viewport()->setAutoFillBackground(false);
    m_list->installEventFilter(this);
    setFocusProxy(m_list);
    down->addWidget(m_list, 100);
    buildButtons();
    down->addStretch(1);
    auto* area = new DropArea(this);
    down->addWidget(area);
    connect(m_list->model(), &QAbstractItemModel::rowsMoved, this, [this] {
        refresh();
        emit filesChanged();
    });
    connect(m_list, &QListWidget::currentRowChanged, this, &SourcePane::refresh);
    refresh();
}

void SourcePane::buildButtons()
{
    auto* across = new QHBoxLayout;
    across->setSpacing(scaled(4));
    m_add = new QPushButton(icon(QStringLiteral("plus"), palette()), tr("&Add files…"), this);
    m_add->setAutoDefault(false);
    m_up = iconButton(QStringLiteral("arrow-up"), tr("Read this file earlier (Alt+Up)"), this);
    m_down = iconButton(QStringLiteral("arrow-down"), tr("Read this file later (Alt+Down)"), this);
    m_remove = iconButton(QStringLiteral("close"), tr("Leave this file out (Delete)"), this);
    across->addWidget(m_add);
    across->addStretch(1);
    for (QToolButton* button : {m_up, m_down, m_remove})
        across->addWidget(button);
    static_cast<QVBoxLayout*>(layout())->addLayout(across);
    connect(m_add, &QPushButton::clicked, this, &SourcePane::addRequested);
    connect(m_up, &QToolButton::clicked, this, [this] { move(-1); });
    connect(m_down, &QToolButton::clicked, this, [this] { move(1); });
    connect(m_remove, &QToolButton::clicked, this, &SourcePane::remove);
}

void SourcePane::setFiles(const QStringList& paths)
{
    m_list->clear();
    for (const QString& path : paths) {
        auto* item = new QListWidgetItem(QFileInfo(path).fileName(), m_list);
        item->setData(FileCard::PathRole, path);
        item->setToolTip(plainHint(path));
    }
    m_list->setCurrentRow(0);
    refresh();
}

QStringList SourcePane::files() const
{
    QStringList paths;
    for (int row = 0; row < m_list->count(); ++row)
        paths << m_list->item(row)->data(FileCard::PathRole).toString();
    return paths;
}

void SourcePane::show(const std::shared_ptr<const Looked>& looked)
{
    const int count = m_list->count();
    for (int row = 0; row < count; ++row) {
        QStringList facts;
        const auto at = static_cast<std::size_t>(row);
        if (looked != nullptr && count == 1)
            facts << (looked->look.whole ? countText(looked->look.records, Counted::Record) : QStringLiteral("…"));
        if (looked != nullptr && at < looked->bytes.size() && looked->bytes[at] > 0)
            facts << tr("%1 bytes").arg(countText(looked->bytes[at]));
        m_list->item(row)->setData(FileCard::FactsRole, facts);
    }
    fitList();
}

/// No higher than its files, so that what can be done with them follows at once.
void SourcePane::fitList()
{
    int height = 2 * m_list->spacing();
    for (int row = 0; row < m_list->count(); ++row)
        height += m_list->sizeHintForRow(row) + 2 * m_list->spacing();
    m_list->setMaximumHeight(m_list->count() == 0 ? 0 : height);
}

void SourcePane::move(int by)
{
    const int row = m_list->currentRow();
    const int other = row + by;
    if (row < 0 || other < 0 || other >= m_list->count())
        return;
    m_list->insertItem(other, m_list->takeItem(row));
    m_list->setCurrentRow(other);
    refresh();
    emit filesChanged();
}

void SourcePane::remove()
{
    if (m_list->currentRow() < 0)
        return;
    delete m_list->takeItem(m_list->currentRow());
    refresh();
    emit filesChanged();
}

void SourcePane::refresh()
{
    const int count = m_list->count();
    m_count->setText(count > 1 ? tr("%1, read in this order").arg(countText(static_cast<std::size_t>(count))) : QString());
    m_up->setVisible(count > 1);
    m_down->setVisible(count > 1);
    m_up->setEnabled(m_list->currentRow() > 0);
    m_down->setEnabled(m_list->currentRow() >= 0 && m_list->currentRow() + 1 < count);
    m_remove->setVisible(count > 0);
    m_remove->setEnabled(m_list->currentRow() >= 0);
    fitList();
}

bool SourcePane::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_list && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool alt = key->modifiers().testFlag(Qt::AltModifier);
        if (alt && (key->key() == Qt::Key_Up || key->key() == Qt::Key_Down)) {
            move(key->key() == Qt::Key_Up ? -1 : 1);
            return true;
        }
        if (key->key() == Qt::Key_Delete) {
            remove();
            return true;
        }
    }
    return QFrame::eventFilter(watched, event);
}

} // namespace tranche
