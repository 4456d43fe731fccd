// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/table/table_panel.h"

#include "ui/models/table_model.h"
#include "ui/panels/table/attribute_pane.h"
#include "ui/panels/panel_pages.h"
#include "ui/panels/side_pane.h"
#include "ui/panels/table/table_view.h"
#include "ui/panels/tinted_icon.h"
#include "ui/parts/tables/view_setup.h"
#include "ui/parts/buttons.h"
#include "ui/style/number_text.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QShortcut>
#include <QSplitter>
#include <QTableView>

namespace tranche {

namespace {

constexpr std::size_t histogramBins = 80;

/// "Drop" or "keep" where all attributes agree.
std::optional<MissingRule> commonRule(const Schema& schema)
{
    std::optional<MissingRule> common;
    for (const AttributeSchema& attribute : schema.attributes) {
        if (common && *common != attribute.missing)
            return std::nullopt;
        common = attribute.missing;
    }
    return common;
}

} // namespace

TablePanel::TablePanel(Session& sessionRef, QWidget* parent) : Panel(sessionRef, tr("Table"), parent)
{
    m_model = new TableModel(this);
    m_pages = new PanelPages(session(), this);
    auto* left = new QWidget(this);
    auto* column = new QVBoxLayout(left);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(buildTable(), 1);
    column->addWidget(buildFoot());
    m_pages->setContent(beside(left, static_cast<SidePane*>(buildPane()), QStringLiteral("table"), m_pages));
    body()->addWidget(m_pages);
    buildActions();
    addKeys();
    connect(m_pages, &PanelPages::pressed, this, &TablePanel::openRequested);
}

void TablePanel::buildActions()
{
    m_find = new QLineEdit(this);
    m_find->setObjectName(QStringLiteral("find"));
    m_find->setPlaceholderText(tr("Find a value"));
    m_find->setAccessibleName(tr("Find a value"));
    m_find->setToolTip(tr("Find a value (Ctrl+F); F3 finds the next, Shift+F3 the previous"));
    m_find->setClearButtonEnabled(true);
    setTintedIcon(m_find, QStringLiteral("search"));
    m_find->setMinimumWidth(scaled(150));
    m_find->setMaximumWidth(scaled(248));
    connect(m_find, &QLineEdit::returnPressed, this, [this] { find(true); });
    m_line = new QLineEdit(this);
    m_line->setObjectName(QStringLiteral("line"));
    m_line->setPlaceholderText(tr("Go to line"));
    m_line->setAccessibleName(tr("Go to line"));
    m_line->setToolTip(tr("Number of the record in the file, starting at 1 (Ctrl+G)"));
    setTintedIcon(m_line, QStringLiteral("jump"));
    m_line->setFixedWidth(scaled(116));
    connect(m_line, &QLineEdit::returnPressed, this, &TablePanel::goToLine);
    m_missing = new QPushButton(this);
    setTintedIcon(m_missing, QStringLiteral("missing"));
    m_missing->setToolTip(tr("What happens to records with a missing value. Individual attributes can differ: see Roles."));
    auto* menu = new QMenu(m_missing);
    menu->addAction(tr("Drop the record"), this, [this] { setMissingRule(MissingRule::DropTuple); });
    menu->addAction(tr("Treat missing as a value"), this, [this] { setMissingRule(MissingRule::KeepAsValue); });
    m_missing->setMenu(menu);
    actions()->addWidget(m_find, 1);
    actions()->addWidget(m_line);
    actions()->addWidget(m_missing);
}

QWidget* TablePanel::buildTable()
{
    m_view = new QTableView(this);
    m_view->setHorizontalHeader(new AttributeHead(m_view));
    m_view->setVerticalHeader(new LineHead(m_view));
    setUpTable(m_view, tr("The table as it was read"));
    m_view->setItemDelegate(new SourceCell(m_view));
    m_view->setModel(m_model);
    m_view->setSelectionMode(QAbstractItemView::SingleSelection);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, &TablePanel::showCurrent);
    connect(m_view->horizontalHeader(), &QHeaderView::sectionClicked, this, [this](int section) {
        const int row = std::max(0, m_view->rowAt(0));
        m_view->setCurrentIndex(m_model->index(m_view->currentIndex().isValid() ? m_view->currentIndex().row() : row, section));
    });
    connect(m_view->verticalScrollBar(), &QScrollBar::valueChanged, this, &TablePanel::showFoot);
    connect(m_view->verticalScrollBar(), &QScrollBar::rangeChanged, this, &TablePanel::showFoot);
    return m_view;
}

QWidget* TablePanel::buildFoot()
{
    auto* foot = new QWidget(this);
    foot->setBackgroundRole(QPalette::Window);
    foot->setAutoFillBackground(true);
    auto* row = new QHBoxLayout(foot);
    row->setContentsMargins(12, 4, 12, 4);
    row->setSpacing(16);
    m_lines = textLabel({}, Type::Caption, Ink::Text2, foot);
    m_row = textLabel({}, Type::Caption, Ink::Warn, foot);
    row->addWidget(m_lines);
    row->addWidget(m_row, 1);
    return foot;
}

QWidget* TablePanel::buildPane()
{
    auto* pane = new SidePane(tr("Attribute"), 320, this);
    m_attribute = new AttributePane(pane);
    connect(m_attribute, &AttributePane::barHovered, this, &Panel::hovered);
    auto* role = new QPushButton(tr("Set its role"), pane);
    setTintedIcon(role, QStringLiteral("stage-roles"));
    connect(role, &QPushButton::clicked, this, [this] { emit panelRequested(PanelId::AttributeRoles); });
    pane->body()->addWidget(m_attribute, 1);
    pane->body()->addWidget(role);
    m_pane = pane;
    return pane;
}

void TablePanel::addKeys()
{
    const auto key = [this](const QKeySequence& keys, auto act) {
        auto* shortcut = new QShortcut(keys, this);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this, act);
    };
    key(QKeySequence::Find, [this] {
        m_find->setFocus(Qt::ShortcutFocusReason);
        m_find->selectAll();
    });
    key(Qt::Key_F3, [this] { find(true); });
    key(Qt::SHIFT | Qt::Key_F3, [this] { find(false); });
    key(Qt::CTRL | Qt::Key_G, [this] {
        m_line->setFocus(Qt::ShortcutFocusReason);
        m_line->selectAll();
    });
}

void TablePanel::find(bool forward)
{
    if (m_find->text().isEmpty())
        return;
    const auto table = session().now().snapshot.table;
    if (!table)
        return;
    const auto current = m_view->currentIndex();
    CellSearch search{m_find->text(), std::nullopt, forward};
    if (current.isValid())
        search.from = TableCell{static_cast<std::size_t>(current.row()), SourceId(static_cast<std::size_t>(current.column()))};
    m_search.ask([table, search](JobContext& job) { return findCell(*table, search, job); },
                 [this, table](const std::optional<TableCell>& found) {
                     if (table == session().now().snapshot.table)
                         showFound(found);
                 });
}

void TablePanel::showFound(const std::optional<TableCell>& found)
{
    if (!found)
        return m_row->setText(tr("No cell holds this text."));
    const auto cell = m_model->index(static_cast<int>(found->row), static_cast<int>(found->attribute.value));
    m_view->setCurrentIndex(cell);
    m_view->scrollTo(cell, QAbstractItemView::PositionAtCenter);
}

void TablePanel::goToLine()
{
    const auto rows = static_cast<std::size_t>(m_model->rowCount());
    const auto line = typedCount(m_line->text());
    if (!line || *line < 1 || *line > rows) {
        m_row->setText(tr("Enter a line number from 1 to %1.").arg(countText(rows)));
        return;
    }
    const QModelIndex target = m_model->index(static_cast<int>(*line) - 1, std::max(0, m_view->currentIndex().column()));
    m_view->setCurrentIndex(target);
    m_view->scrollTo(target, QAbstractItemView::PositionAtCenter);
    m_view->setFocus(Qt::OtherFocusReason);
}

void TablePanel::setMissingRule(MissingRule rule)
{
    std::vector<SourceId> all;
    for (std::size_t i = 0; i < session().now().snapshot.schema.attributes.size(); ++i)
        all.emplace_back(i);
    session().setMissingRule(all, rule);
}

void TablePanel::showCurrent()
{
    const QModelIndex current = m_view->currentIndex();
    static_cast<AttributeHead*>(m_view->horizontalHeader())->setCurrent(current.column());
    static_cast<SourceCell*>(m_view->itemDelegate())->setCurrent(current.column());
    m_view->viewport()->update();
    m_row->setText(current.isValid() ? m_model->rowSentence(current.row()) : QString());
    showAttribute();
}

void TablePanel::showAttribute()
{
    const Snapshot& now = session().now().snapshot;
    const int attribute = std::max(0, m_view->currentIndex().column());
    if (!now.table || static_cast<std::size_t>(attribute) >= now.table->attributeCount())
        return;
    if (attribute == m_shownAttribute && now.table == m_shownTable && now.schema == m_shownSchema)
        return;
    m_shownAttribute = attribute;
    m_shownTable = now.table;
    m_shownSchema = now.schema;
    const SourceId shown(static_cast<std::size_t>(attribute));
    m_distribution.ask(
        [table = now.table, schema = now.schema, shown](JobContext& job) {
            return distributionData(*table, schema, shown, {histogramBins, Binning::WholeNumbers}, job);
        },
        [this](const DistributionData& found) { m_attribute->show(found); });
}

void TablePanel::showFoot()
{
    const int rows = m_model->rowCount();
    const int first = std::max(0, m_view->rowAt(0));
    const int below = m_view->rowAt(m_view->viewport()->height() - 1);
    const int last = below < 0 ? rows - 1 : below;
    m_lines->setText(tr("Lines %1 to %2 of %3, in the order of the file")
                         .arg(countText(static_cast<std::size_t>(first) + 1), countText(static_cast<std::size_t>(last) + 1),
                              countText(static_cast<std::size_t>(rows))));
}

void TablePanel::refreshMissingRule(const Document& now)
{
    const auto rule = commonRule(now.snapshot.schema);
    m_missing->setText(!rule                             ? tr("Missing values: by attribute")
                       : *rule == MissingRule::DropTuple ? tr("Missing values: drop record")
                                                         : tr("Missing values: treat as value"));
}

void TablePanel::refresh(const Document& now)
{
    const bool newTable = now.snapshot.table != m_shownTable;
    m_model->show(now);
    m_pages->showFailure(now, {Stage::Keep});
    const bool open = now.snapshot.table != nullptr;
    for (QWidget* action : {static_cast<QWidget*>(m_find), static_cast<QWidget*>(m_line), static_cast<QWidget*>(m_missing)})
        action->setEnabled(open);
    if (!open) {
        m_shownTable.reset();
        m_shownAttribute = -1;
        m_search.forget();
        m_distribution.forget();
        setSentence(tr("No table is open."));
        m_pages->showEmpty(QStringLiteral("stage-table"), tr("No table yet"),
                           tr("Open a delimited text file; the file itself is never changed."), tr("Open a table…"));
        return;
    }
    m_pages->showContent();
    const QString rows = countText(now.snapshot.table->rowCount(), Counted::Record);
    setSentence(!now.snapshot.kept ? tr("%1 read.").arg(rows)
                : now.snapshot.kept->droppedRowCount() == 0
                    ? tr("%1 read, all kept.").arg(rows)
                    : tr("%1 read: %2 kept, %3 dropped because a value is missing.")
                          .arg(rows, countText(now.snapshot.kept->rowCount()), countText(now.snapshot.kept->droppedRowCount())));
    refreshMissingRule(now);
    if (newTable) {
        fitColumns(m_view);
        m_view->verticalHeader()->updateGeometry();
        m_view->setCurrentIndex(m_model->index(0, 0));
    }
    showCurrent();
    showFoot();
}

} // namespace tranche
