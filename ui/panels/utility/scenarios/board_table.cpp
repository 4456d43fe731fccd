// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/utility/scenarios/board_table.h"

#include "ui/style/theme.h"
#include "ui/style/type.h"
#include "ui/words/utility/scenario_facts.h"

#include <QFontMetrics>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace tranche {

namespace {

constexpr int boardLineHeight = 27;
constexpr int disc = 17;

BoardLine::Kind kindOf(const QModelIndex& index)
{
    return static_cast<BoardLine::Kind>(index.data(BoardModel::KindRole).toInt());
}

bool isAction(const QModelIndex& index)
{
    return index.column() + 1 == index.model()->columnCount();
}

void paintDisc(QPainter& painter, const QRect& area, const QStyleOptionViewItem& option, const QModelIndex& index)
{
    const int side = scaled(disc);
    const QRect place(area.left(), area.center().y() - side / 2, side, side);
    const QColor back = ink(option.palette, index.data(BoardModel::CurrentRole).toBool() ? Ink::Accent : Ink::Text);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(back);
    painter.drawEllipse(place);
    painter.setFont(typeface(Type::Badge));
    painter.setPen(inkOn(back));
    painter.drawText(place, Qt::AlignCenter, index.data(BoardModel::LetterRole).toString());
}

} // namespace

void BoardCellDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem now(option);
    initStyleOption(&now, index);
    const bool heading = kindOf(index) == BoardLine::Kind::Heading;
    if (heading)
        now.backgroundBrush = QBrush(ink(now.palette, Ink::Header));
    painter->save();
    paintBack(*painter, now);
    QRect area = now.rect.adjusted(8, 0, -8, 0);
    if (heading) {
        now.font = typeface(Type::Caption);
        now.displayAlignment = Qt::AlignLeft;
    }
    if (index.column() == 0 && kindOf(index) == BoardLine::Kind::Scenario) {
        paintDisc(*painter, area, now, index);
        area.setLeft(area.left() + scaled(disc + 8));
    }
    if (isAction(index) && !now.text.isEmpty() && !index.data(BoardModel::CurrentRole).toBool()) {
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(QPen(ink(now.palette, Ink::Strong), 1));
        painter->setBrush(ink(now.palette, Ink::Raised));
        painter->drawRoundedRect(QRectF(now.rect.adjusted(4, 3, -4, -4)).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
        now.displayAlignment = Qt::AlignCenter;
    }
    paintText(*painter, now, area, now.text);
    paintFocus(*painter, now);
    painter->restore();
}

QSize BoardCellDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const auto size = CellDelegate::sizeHint(option, index);
    if (kindOf(index) == BoardLine::Kind::Heading)
        return {0, size.height()}; // it has all columns
    return size + QSize(index.column() == 0 ? scaled(disc + 8) : scaled(6), 0);
}

BoardTable::BoardTable(QWidget* parent) : QTableView(parent), m_model(new BoardModel(this))
{
    setUpTable(this, tr("Scenarios"), boardLineHeight);
    setItemDelegate(new BoardCellDelegate(this));
    setModel(m_model);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
    verticalHeader()->hide();
    horizontalHeader()->setFont(typeface(Type::Caption));
    constexpr int headLines = 4; // a name of two, a direction of two
    horizontalHeader()->setFixedHeight(headLines * QFontMetrics(typeface(Type::Caption)).lineSpacing() + scaled(8));
    connect(this, &QTableView::clicked, this, [this](const QModelIndex& index) {
        if (isAction(index))
            act(index);
    });
    connect(selectionModel(), &QItemSelectionModel::selectionChanged, this, &BoardTable::rowSelected);
}

void BoardTable::show(std::vector<BoardLine> lines)
{
    const auto selected = selectedRow();
    const int before = m_model->rowCount();
    m_model->show(boardHeads(), std::move(lines));
    if (before != m_model->rowCount()) {
        clearSpans();
        for (int row = 0; row < m_model->rowCount(); ++row)
            if (m_model->lines()[static_cast<std::size_t>(row)].kind == BoardLine::Kind::Heading)
                setSpan(row, 0, 1, m_model->columnCount());
        updateGeometry();
    }
    fit();
    if (selected && !selectedRow())
        selectRowOf(*selected);
}

void BoardTable::fit()
{
    constexpr int widest = 190;
    constexpr int narrowest = 110; // of the names
    fitColumns(this);
    for (int column = 0; column < m_model->columnCount(); ++column)
        setColumnWidth(column, std::min(columnWidth(column), scaled(widest)));
    const int over = horizontalHeader()->length() - viewport()->width();
    if (over > 0) // a name may be elided before a number is out of sight
        setColumnWidth(0, std::max(columnWidth(0) - over, std::min(columnWidth(0), scaled(narrowest))));
}

void BoardTable::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    fit();
}

std::optional<std::size_t> BoardTable::selectedRow() const
{
    const auto rows = selectionModel()->selectedRows();
    if (rows.isEmpty())
        return std::nullopt;
    const auto& line = m_model->lines()[static_cast<std::size_t>(rows.front().row())];
    return line.kind == BoardLine::Kind::Scenario || line.kind == BoardLine::Kind::Tried ? std::optional(line.row) : std::nullopt;
}

void BoardTable::selectRowOf(std::size_t row)
{
    const auto& lines = m_model->lines();
    const auto found = std::ranges::find_if(lines, [&](const BoardLine& line) {
        return line.row == row && (line.kind == BoardLine::Kind::Scenario || line.kind == BoardLine::Kind::Tried);
    });
    if (found != lines.end())
        selectRow(static_cast<int>(found - lines.begin()));
    else
        clearSelection();
}

QSize BoardTable::sizeHint() const
{
    constexpr int mostShown = 12;
    const int shown = std::clamp(m_model->rowCount(), 3, mostShown);
    return {scaled(700), horizontalHeader()->height() + shown * scaled(boardLineHeight) + 4};
}

void BoardTable::keyPressEvent(QKeyEvent* event)
{
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && state() != QAbstractItemView::EditingState
        && currentIndex().isValid())
        return act(currentIndex());
    QTableView::keyPressEvent(event);
}

void BoardTable::act(const QModelIndex& index)
{
    const auto line = m_model->lines()[static_cast<std::size_t>(index.row())]; // a copy: what it does changes the lines
    if (!line.current && (line.kind == BoardLine::Kind::Scenario || line.kind == BoardLine::Kind::Tried))
        emit acted(line);
}

} // namespace tranche
