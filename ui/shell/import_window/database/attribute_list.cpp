// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/import_window/database/attribute_list.h"

#include "core/import/database/sql_text.h"
#include "core/import/qt_text.h"
#include "ui/parts/buttons.h"
#include "ui/session/naming/name_text.h"
#include "ui/style/icons.h"
#include "ui/style/number_text.h"
#include "ui/style/plain_hint.h"
#include "ui/style/type.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QShortcut>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace tranche {

namespace {

constexpr double attributeHigh = 24;
constexpr int shownAtOnce = 14;
constexpr int rawNameRole = Qt::UserRole + 1;

} // namespace

AttributeList::AttributeList(QWidget* parent) : QWidget(parent)
{
    auto* down = new QVBoxLayout(this);
    down->setContentsMargins(0, 0, 0, 0);
    down->setSpacing(scaled(6));
    auto* head = new QHBoxLayout;
    head->setSpacing(scaled(8));
    m_title = wrappedLabel({}, Type::Heading, Ink::Text, this);
    m_count = textLabel({}, Type::Caption, Ink::Text2, this);
    head->addWidget(m_title, 1);
    head->addWidget(m_count, 0, Qt::AlignTop);
    m_tree = new QTreeWidget(this);
    setFocusProxy(m_tree);
    m_tree->setColumnCount(2);
    m_tree->setHeaderHidden(true);
    m_tree->setRootIsDecorated(false);
    m_tree->setUniformRowHeights(true);
    m_tree->setAlternatingRowColors(true);
    m_tree->header()->setStretchLastSection(false);
    m_tree->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_tree->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_tree->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    down->addLayout(head);
    down->addWidget(m_tree);
    const auto tell = [this](const QTreeWidgetItem* item) {
        if (item != nullptr)
            emit chosen(qtText(sqlName(item->data(0, rawNameRole).toString().toStdString())));
    };
    connect(m_tree, &QTreeWidget::itemClicked, this, tell);
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter}) {
        auto* pressed = new QShortcut(QKeySequence(key), m_tree);
        pressed->setContext(Qt::WidgetShortcut);
        connect(pressed, &QShortcut::activated, this, [this, tell] { tell(m_tree->currentItem()); });
    }
}

void AttributeList::show(const SourcePart& table)
{
    m_tree->clear();
    for (const PartAttribute& attribute : table.names) {
        auto* item = new QTreeWidgetItem(m_tree, {nameText(attribute.name), qtText(attribute.type)});
        item->setData(0, rawNameRole, qtText(attribute.name));
        item->setToolTip(0, plainHint(nameHint(attribute.name)));
        item->setToolTip(1, plainHint(qtText(attribute.type)));
        item->setSizeHint(0, QSize(0, scaled(attributeHigh)));
        item->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
        item->setFont(1, typeface(Type::Caption));
    }
    m_title->setText(tr("Attributes of %1").arg(briefName(table.name)));
    m_tree->setAccessibleName(m_title->text());
    const int shown = std::clamp(m_tree->topLevelItemCount(), 2, shownAtOnce);
    m_tree->setFixedHeight(shown * scaled(attributeHigh) + 2 * m_tree->frameWidth());
    m_marked.reset();
    mark({});
}

void AttributeList::mark(const std::set<std::string>& asked)
{
    if (m_marked == asked)
        return; // there may be thousands of them
    m_marked = asked;
    std::size_t marked = 0;
    QPixmap none(scaled(16), scaled(16));
    none.fill(Qt::transparent);
    for (int i = 0; i < m_tree->topLevelItemCount(); ++i) {
        QTreeWidgetItem* item = m_tree->topLevelItem(i);
        const bool on = asked.contains(item->data(0, rawNameRole).toString().toStdString());
        item->setIcon(0, on ? icon(QStringLiteral("pass"), palette()) : QIcon(none));
        item->setData(0, Qt::AccessibleTextRole, on ? tr("%1, in the query").arg(item->text(0)) : item->text(0));
        QFont font = item->font(0);
        font.setBold(on);
        item->setFont(0, font);
        marked += on ? 1 : 0;
    }
    sayHowMany(marked);
}

void AttributeList::sayHowMany(std::size_t asked)
{
    const QString all = countText(static_cast<std::size_t>(m_tree->topLevelItemCount()));
    m_count->setText(asked == 0 ? all : tr("%1, %2 in the query").arg(all, countText(asked)));
}

bool AttributeList::isEmpty() const
{
    return m_tree->topLevelItemCount() == 0;
}

} // namespace tranche
