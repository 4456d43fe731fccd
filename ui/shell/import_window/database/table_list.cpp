// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/import_window/database/table_list.h"

#include "core/import/qt_text.h"
#include "ui/style/icons.h"
#include "ui/style/number_text.h"
#include "ui/style/plain_hint.h"
#include "ui/style/type.h"

#include <QHeaderView>
#include <QLineEdit>
#include <QShortcut>
#include <QSignalBlocker>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace tranche {

namespace {

constexpr double rowHigh = 25;
constexpr int nameRole = Qt::UserRole + 1;

/// Where the name of the schema ends in "schema.table"; a point in quotes is part of a name. -1: there is none.
qsizetype endOfSchema(const QString& table)
{
    bool quoted = false;
    for (qsizetype i = 0; i < table.size(); ++i) {
        if (table[i] == u'"')
            quoted = !quoted;
        else if (table[i] == u'.' && !quoted)
            return i;
    }
    return -1;
}

} // namespace

TableList::TableList(QWidget* parent) : QWidget(parent)
{
    auto* down = new QVBoxLayout(this);
    down->setContentsMargins(0, 0, 0, 0);
    down->setSpacing(scaled(6));
    m_find = new QLineEdit(this);
    m_find->setPlaceholderText(tr("Find a table"));
    m_find->setAccessibleName(tr("Find a table"));
    m_find->addAction(icon(QStringLiteral("search"), palette()), QLineEdit::LeadingPosition);
    m_find->setClearButtonEnabled(true);
    m_tree = new QTreeWidget(this);
    setFocusProxy(m_tree);
    m_tree->setAccessibleName(tr("Tables and views, with about how many records they have"));
    m_tree->setColumnCount(2);
    m_tree->setHeaderHidden(true);
    m_tree->setRootIsDecorated(false);
    m_tree->setItemsExpandable(false);
    m_tree->setIndentation(scaled(8));
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setUniformRowHeights(true);
    m_tree->header()->setStretchLastSection(false);
    m_tree->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_tree->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_tree->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_tree->viewport()->setAutoFillBackground(false);
    down->addWidget(m_find);
    down->addWidget(m_tree, 1);
    connect(m_find, &QLineEdit::textChanged, this, &TableList::filter);
    const auto tell = [this](const QTreeWidgetItem* item) {
        const QString name = item == nullptr ? QString() : item->data(0, nameRole).toString();
        if (!name.isEmpty())
            emit chosen(name);
    };
    connect(m_tree, &QTreeWidget::itemClicked, this, tell);
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter}) { // a second click activates as well
        auto* pressed = new QShortcut(QKeySequence(key), m_tree);
        pressed->setContext(Qt::WidgetShortcut);
        connect(pressed, &QShortcut::activated, this, [this, tell] { tell(m_tree->currentItem()); });
    }
}

QTreeWidgetItem* TableList::schemaItem(const QString& schema)
{
    const int count = m_tree->topLevelItemCount();
    if (count > 0 && m_tree->topLevelItem(count - 1)->text(0) == schema)
        return m_tree->topLevelItem(count - 1); // they come in the order of schemas
    auto* item = new QTreeWidgetItem(m_tree, {schema});
    item->setFlags(Qt::ItemIsEnabled);
    item->setFont(0, typeface(Type::Caption));
    item->setFirstColumnSpanned(true);
    item->setSizeHint(0, QSize(0, scaled(rowHigh)));
    return item;
}

void TableList::show(const std::vector<SourcePart>& tables)
{
    m_tree->clear();
    for (const SourcePart& part : tables) {
        const QString name = qtText(part.name);
        const qsizetype schemaEnd = endOfSchema(name);
        const QStringList cells{name.mid(schemaEnd + 1), part.records == 0 ? QStringLiteral("…") : countText(part.records)};
        auto* item = schemaEnd < 0 ? new QTreeWidgetItem(m_tree, cells) : new QTreeWidgetItem(schemaItem(name.left(schemaEnd)), cells);
        item->setData(0, nameRole, name);
        item->setToolTip(0, plainHint(name));
        item->setSizeHint(0, QSize(0, scaled(rowHigh)));
        item->setIcon(0, icon(QStringLiteral("as-table"), palette()));
        item->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
        item->setFont(1, typeface(Type::Caption));
    }
    m_tree->expandAll();
    filter(m_find->text());
}

void TableList::choose(const QString& table)
{
    const QSignalBlocker silent(m_tree);
    m_tree->setCurrentItem(nullptr);
    const auto all = m_tree->findItems({}, Qt::MatchContains | Qt::MatchRecursive, 0);
    for (QTreeWidgetItem* item : all) {
        const QString name = item->data(0, nameRole).toString();
        if (!name.isEmpty() && (name == table || name.endsWith(QLatin1Char('.') + table)))
            return m_tree->setCurrentItem(item);
    }
}

void TableList::filter(const QString& wanted)
{
    for (int i = 0; i < m_tree->topLevelItemCount(); ++i) {
        QTreeWidgetItem* top = m_tree->topLevelItem(i);
        int shown = 0;
        for (int j = 0; j < top->childCount(); ++j) {
            const bool fits = top->child(j)->text(0).contains(wanted, Qt::CaseInsensitive);
            top->child(j)->setHidden(!fits);
            shown += fits ? 1 : 0;
        }
        top->setHidden(top->childCount() > 0 ? shown == 0 : !top->text(0).contains(wanted, Qt::CaseInsensitive));
    }
}

} // namespace tranche
