// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/buckets/sliced_view.h"

#include "ui/models/sliced_model.h"
#include "ui/parts/column_swatch.h"
#include "ui/style/theme.h"
#include "ui/style/type.h"

#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>

namespace tranche {

namespace {

QVariant ask(const QHeaderView& head, int section, int role)
{
    return head.model()->headerData(section, Qt::Horizontal, role);
}

ColumnMark markOf(const QHeaderView& head, int section)
{
    return {static_cast<std::size_t>(ask(head, section, SlicedModel::ColumnIndexRole).toInt()),
            ask(head, section, SlicedModel::SensitiveColumnRole).toBool()};
}

} // namespace

SlicedHead::SlicedHead(QWidget* parent) : QHeaderView(Qt::Horizontal, parent)
{
    setHighlightSections(false);
    setSectionsClickable(false);
    setMinimumSectionSize(scaled(36));
}

QSize SlicedHead::sizeHint() const
{
    return {QHeaderView::sizeHint().width(), scaled(52)};
}

QSize SlicedHead::sectionSizeFromContents(int section) const
{
    const int text = QFontMetrics(typeface(Type::Bold)).horizontalAdvance(ask(*this, section, Qt::DisplayRole).toString());
    return {text + 20 + (ask(*this, section, SlicedModel::FirstOfColumnRole).toBool() ? columnGap : 0), scaled(52)};
}

void SlicedHead::paintSection(QPainter* painter, const QRect& area, int section) const
{
    painter->save();
    painter->fillRect(area, ink(palette(), Ink::Base));
    const bool ofColumn = ask(*this, section, SlicedModel::ColumnIndexRole).toInt() >= 0;
    QRect cell = area;
    if (ask(*this, section, SlicedModel::FirstOfColumnRole).toBool())
        cell.setLeft(cell.left() + columnGap);
    const QRect top(cell.left(), cell.top(), cell.width(), cell.height() / 2);
    const QRect bottom(cell.left(), top.bottom() + 1, cell.width(), cell.height() - top.height());
    painter->fillRect(ofColumn ? bottom : cell, ink(palette(), Ink::Header));
    if (ofColumn)
        paintColumn(*painter, top, section);
    painter->setFont(typeface(Type::Bold));
    painter->setPen(ink(palette(), Ink::Text));
    const QRect words = (ofColumn ? bottom : cell).adjusted(6, 0, -6, 0);
    const auto side = ask(*this, section, Qt::TextAlignmentRole); // over numbers as they stand
    painter->drawText(words, side.isValid() ? side.toInt() : int(Qt::AlignLeft | Qt::AlignVCenter),
                      painter->fontMetrics().elidedText(ask(*this, section, Qt::DisplayRole).toString(), Qt::ElideMiddle, words.width()));
    painter->fillRect(QRect(cell.left(), cell.bottom(), cell.width(), 1), ink(palette(), Ink::Border));
    painter->restore();
}

void SlicedHead::paintColumn(QPainter& painter, const QRect& top, int section) const
{
    const ColumnMark mark = markOf(*this, section);
    const QColor colour = mark.colour(palette());
    painter.fillRect(top, blend(colour, ink(palette(), Ink::Base), 0.14));
    painter.fillRect(QRect(top.left(), top.top(), top.width(), 3), colour);
    // The name runs over all sections of its column; each paints the part that lies in it.
    int first = section;
    int left = top.left();
    while (first > 0 && !ask(*this, first, SlicedModel::FirstOfColumnRole).toBool()) {
        --first;
        left -= sectionSize(first);
        if (ask(*this, first, SlicedModel::FirstOfColumnRole).toBool())
            left += columnGap;
    }
    int right = left + sectionSize(first) - columnGap;
    for (int next = first + 1; next < count() && !ask(*this, next, SlicedModel::FirstOfColumnRole).toBool(); ++next)
        right += sectionSize(next);
    painter.setClipRect(top);
    const int side = scaled(16);
    paintSwatch(painter, QRect(left + 6, top.top() + 3 + (top.height() - 3 - side) / 2, side, side), mark, palette());
    painter.setFont(typeface(Type::Body));
    painter.setPen(ink(palette(), Ink::Text));
    const QRect words(left + 6 + side + 6, top.top() + 3, right - left - side - 18, top.height() - 3);
    // Over a narrow attribute the letter in the swatch says it alone; the tooltip has the name.
    if (painter.fontMetrics().horizontalAdvance(mark.name()) <= words.width())
        painter.drawText(words, Qt::AlignLeft | Qt::AlignVCenter, mark.name());
    painter.setClipping(false);
}

void SlicedCell::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem now(option);
    initStyleOption(&now, index);
    const bool number = index.data(SlicedModel::ColumnIndexRole).toInt() < 0;
    const bool first = index.data(SlicedModel::FirstOfBucketRole).toBool();
    const bool chosen = m_bucket && static_cast<std::size_t>(index.data(SlicedModel::BucketRole).toInt()) == m_bucket->value;
    painter->save();
    painter->fillRect(now.rect, ink(now.palette, Ink::Base));
    if (index.data(SlicedModel::FirstOfColumnRole).toBool())
        now.rect.setLeft(now.rect.left() + columnGap);
    const QColor back = ink(now.palette, index.data(SlicedModel::BandRole).toBool() ? Ink::Alt : Ink::Base);
    painter->fillRect(now.rect, chosen ? blend(ink(now.palette, Ink::Selection), back, 0.6) : back);
    painter->fillRect(QRect(now.rect.left(), now.rect.bottom(), now.rect.width(), 1), ink(now.palette, Ink::Grid));
    if (first)
        painter->fillRect(QRect(now.rect.left(), now.rect.top(), now.rect.width(), 1), ink(now.palette, Ink::Strong));
    if (chosen && number)
        painter->fillRect(QRect(now.rect.left(), now.rect.top(), 3, now.rect.height()), ink(now.palette, Ink::Accent));
    const bool matched = index.data(SlicedModel::MatchedRole).toBool();
    if (matched)
        paintMatched(*painter, now, index);
    if (number || matched)
        now.font = typeface(Type::Bold);
    paintText(*painter, now, now.rect.adjusted(6, 0, -6, 0), now.text);
    paintFocus(*painter, now);
    painter->restore();
}

/// What an intruder knows of the column stands here: the column's tint.
void SlicedCell::paintMatched(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const auto* head = qobject_cast<const SlicedView*>(option.widget);
    if (head == nullptr || schemeOf(option.palette) == Scheme::HighContrast)
        return; // no tints behind text there; bold says it
    const ColumnMark mark = markOf(*head->horizontalHeader(), index.column());
    QColor tint = mark.colour(option.palette);
    tint.setAlphaF(0.2F);
    painter.fillRect(option.rect.adjusted(0, index.data(SlicedModel::FirstOfBucketRole).toBool() ? 1 : 0, 0, -1), tint);
}

SlicedView::SlicedView(SlicedModel& sliced, QWidget* parent) : QTableView(parent), m_model(sliced)
{
    setHorizontalHeader(new SlicedHead(this));
    setUpTable(this, tr("Sliced table; a line is not a person"));
    horizontalHeader()->setFixedHeight(scaled(52));
    m_cells = new SlicedCell(this);
    setItemDelegate(m_cells);
    setAlternatingRowColors(false);
    verticalHeader()->hide();
    setSelectionMode(QAbstractItemView::SingleSelection);
    setModel(&sliced);
    connect(this, &QTableView::clicked, this, [this](const QModelIndex& cell) { emit lineChosen(static_cast<std::size_t>(cell.row())); });
}

void SlicedView::fitColumns()
{
    tranche::fitColumns(this);
    // What an intruder knows stands there in bold.
    const auto bold = [](int width) { return width * 14 / 13; };
    for (int column = 0; column < m_model.columnCount(); ++column)
        setColumnWidth(column,
                       std::min(bold(columnWidth(column))
                                    + (m_model.headerData(column, Qt::Horizontal, SlicedModel::FirstOfColumnRole).toBool() ? columnGap : 0),
                                scaled(200)));
}

void SlicedView::select(std::optional<BucketId> chosen)
{
    m_bucket = chosen;
    m_cells->setBucket(chosen);
    viewport()->update();
}

void SlicedView::clearBucket()
{
    select(std::nullopt);
}

SlicedView::Place SlicedView::place() const
{
    Place place{m_bucket, std::max(0, rowAt(0)), horizontalScrollBar()->value(), std::max(0, currentIndex().column()), std::nullopt};
    const int line = m_bucket ? m_model.firstLine(*m_bucket) : -1;
    const int last = rowAt(viewport()->height() - 1);
    if (line >= place.top && (last < 0 || line <= last))
        place.below = line - place.top;
    return place;
}

void SlicedView::restore(const Place& place)
{
    const int line = place.bucket ? m_model.firstLine(*place.bucket) : -1;
    select(line < 0 ? std::nullopt : place.bucket);
    setAutoScroll(false); // the current cell may be out of sight, and stays there
    if (line >= 0)
        setCurrentIndex(m_model.index(line, std::min(place.column, m_model.columnCount() - 1)));
    const int top = line >= 0 && place.below ? line - *place.below : place.top;
    if (m_model.rowCount() > 0)
        scrollTo(m_model.index(std::clamp(top, 0, m_model.rowCount() - 1), 0), QAbstractItemView::PositionAtTop);
    horizontalScrollBar()->setValue(place.across);
    setAutoScroll(true);
}

void SlicedView::showBucket(BucketId chosen)
{
    const int line = m_model.firstLine(chosen);
    if (line < 0)
        return;
    select(chosen);
    const QModelIndex target = m_model.index(line, std::max(0, currentIndex().column()));
    if (!currentIndex().isValid() || currentIndex().data(SlicedModel::BucketRole).toInt() != static_cast<int>(chosen.value))
        setCurrentIndex(target);
    scrollTo(m_model.index(std::max(0, line - 2), target.column()), QAbstractItemView::PositionAtTop);
}

void SlicedView::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QTableView::currentChanged(current, previous);
    if (!current.isValid())
        return;
    const BucketId now{static_cast<std::size_t>(current.data(SlicedModel::BucketRole).toInt())};
    if (m_bucket == now)
        return;
    select(now);
    emit bucketChosen(now);
}

void SlicedView::keyPressEvent(QKeyEvent* event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier && currentIndex().isValid()) {
        emit lineChosen(static_cast<std::size_t>(currentIndex().row()));
        return;
    }
    const bool control = event->modifiers().testFlag(Qt::ControlModifier);
    const bool up = event->key() == Qt::Key_Up;
    if (!control || (!up && event->key() != Qt::Key_Down) || !m_bucket) {
        QTableView::keyPressEvent(event);
        return;
    }
    // By whole buckets.
    if (up && m_bucket->value == 0)
        return;
    const BucketId next{up ? m_bucket->value - 1 : m_bucket->value + 1};
    if (m_model.firstLine(next) < 0)
        return;
    showBucket(next);
    emit bucketChosen(next);
}

} // namespace tranche
