// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/columns/column_card.h"

#include "ui/models/columns_model.h"
#include "ui/parts/cards/badge.h"
#include "ui/parts/buttons.h"
#include "ui/parts/key_cap.h"
#include "ui/parts/meter.h"
#include "ui/style/icons.h"
#include "ui/style/number_text.h"

#include <QDragEnterEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>

#include <algorithm>

namespace tranche {

namespace {

constexpr int cardRowHeight = 26;

} // namespace

ColumnList::ColumnList(ColumnsModel& columns, QWidget* parent) : QListView(parent)
{
    setModel(&columns);
    setItemDelegate(new ColumnRow(this));
    setFrameShape(QFrame::NoFrame);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setDragEnabled(true);
    setAcceptDrops(true);
    setDropIndicatorShown(false);
    setDragDropMode(QAbstractItemView::DragDrop);
    setDefaultDropAction(Qt::MoveAction);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize ColumnList::sizeHint() const
{
    const int rows = model() ? model()->rowCount(rootIndex()) : 0;
    return {scaled(200), rows * scaled(cardRowHeight)};
}

void ColumnList::keyPressEvent(QKeyEvent* event)
{
    const Qt::KeyboardModifiers held = event->modifiers() & ~Qt::KeypadModifier;
    if (held == Qt::NoModifier && event->key() >= Qt::Key_1 && event->key() <= Qt::Key_9)
        emit sendAsked(event->key() - Qt::Key_1);
    else if (held == Qt::ControlModifier && event->key() == Qt::Key_N)
        emit newColumnAsked();
    else if (held == Qt::NoModifier && event->key() == Qt::Key_Delete)
        emit dissolveAsked();
    else if (held == Qt::NoModifier && event->key() == Qt::Key_P)
        emit pinAsked();
    else if (held == Qt::NoModifier && (event->key() == Qt::Key_Left || event->key() == Qt::Key_Right))
        emit leaveAsked(event->key() == Qt::Key_Left ? -1 : 1);
    else
        QListView::keyPressEvent(event);
}

void ColumnList::focusInEvent(QFocusEvent* event)
{
    QListView::focusInEvent(event);
    if (!currentIndex().isValid() && event->reason() != Qt::MouseFocusReason)
        setCurrentIndex(model()->index(0, 0, rootIndex()));
}

void ColumnList::startDrag(Qt::DropActions actions)
{
    m_dragging = true;
    QListView::startDrag(actions);
    m_dragging = false;
    emit dragEnded();
}

QSize ColumnRow::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const
{
    return {scaled(160), scaled(cardRowHeight)};
}

void ColumnRow::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem now(option);
    initStyleOption(&now, index);
    const bool medoid = index.data(ColumnsModel::MedoidRole).toBool();
    const bool sensitive = index.data(ColumnsModel::SensitiveRole).toBool();
    const int side = scaled(14);
    const qreal ratio = painter->device()->devicePixelRatioF();
    painter->save();
    painter->fillRect(now.rect, ink(now.palette, now.state.testFlag(QStyle::State_Selected) ? Ink::Selection : Ink::Raised));
    painter->fillRect(QRect(now.rect.left(), now.rect.top(), now.rect.width(), 1), ink(now.palette, Ink::Border));
    const int top = now.rect.center().y() - side / 2 + 1;
    painter->drawPixmap(now.rect.left() + 6, top, iconPixmap(QStringLiteral("drag"), ink(now.palette, Ink::Text3), side, ratio));

    const QString silhouette = index.data(ColumnsModel::SilhouetteTextRole).toString();
    const int numberWidth = QFontMetrics(typeface(Type::Caption)).horizontalAdvance(QStringLiteral("−0.00"));
    QRect words = now.rect.adjusted(6 + side + 6, 0, -8 - numberWidth - 6, 0);
    painter->setFont(typeface(Type::Caption));
    painter->setPen(ink(now.palette, Ink::Text2));
    painter->drawText(now.rect.adjusted(0, 0, -8, 0), Qt::AlignRight | Qt::AlignVCenter, silhouette);
    const auto mark = [&](const QString& name, const QColor& colour) {
        words.setRight(words.right() - side - 4);
        painter->drawPixmap(words.right() + 2, top, iconPixmap(name, colour, side, ratio));
    };
    if (sensitive)
        mark(QStringLiteral("role-sensitive"), ink(now.palette, Ink::Sensitive));
    else if (medoid)
        mark(QStringLiteral("medoid"), columnInk(now.palette, static_cast<std::size_t>(index.data(ColumnsModel::ColumnIndexRole).toInt())));
    if (index.data(ColumnsModel::PinnedRole).toBool())
        mark(QStringLiteral("pin"), ink(now.palette, Ink::Accent));
    now.font = typeface(medoid || sensitive ? Type::Bold : Type::Body);
    now.displayAlignment = Qt::AlignLeft;
    paintText(*painter, now, words, now.text);
    paintFocus(*painter, now);
    painter->restore();
}

ColumnCard::ColumnCard(ColumnsModel& model, ColumnMark mark, QWidget* parent) : QFrame(parent), m_model(model), m_mark(mark)
{
    setAcceptDrops(true);
    setAccessibleName(mark.name());
    m_list = new ColumnList(model, this);
    m_list->setRootIndex(columnIndex());
    m_list->setAccessibleName(tr("Attributes of %1").arg(mark.name()));
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(1, 4, 1, 1);
    all->setSpacing(0);
    all->addWidget(buildHead());
    all->addWidget(m_list);
}

QModelIndex ColumnCard::columnIndex() const
{
    return m_model.indexOfColumn(ColumnId{m_mark.index});
}

QWidget* ColumnCard::buildHead()
{
    auto* head = new QWidget(this);
    auto* column = new QVBoxLayout(head);
    column->setContentsMargins(12, 8, 12, 10);
    column->setSpacing(4);
    auto* name = new QHBoxLayout;
    name->addWidget(new ColumnSwatch(m_mark, head));
    name->addWidget(textLabel(m_mark.name(), Type::Heading, Ink::Text, head), 1);
    m_badge = new Badge(head);
    name->addWidget(m_badge);
    m_distinct = textLabel({}, Type::Caption, Ink::Text2, head);
    m_inner = textLabel({}, Type::Caption, Ink::Text2, head);
    m_inner->setToolTip(tr("Mean φ² of the pairs within this column: 0 unrelated, 1 the same information; higher preserves more. Does not "
                           "cover: pairs with attributes of other columns."));
    auto* figures = new QHBoxLayout;
    figures->addWidget(m_distinct, 1);
    figures->addWidget(m_inner);
    m_unique = textLabel({}, Type::Bold, Ink::Text, head);
    auto* share = new QHBoxLayout;
    share->addWidget(textLabel(tr("Unique in this column"), Type::Caption, Ink::Text2, head), 1);
    share->addWidget(m_unique);
    m_meter = new Meter(head);
    m_meter->setToolTip(tr("Share of all tuples whose values in this column nobody else has; lower is safer. Such a value proves that the "
                           "person is in the table, whatever ℓ is. Does not cover: values that only two people share."));
    column->addLayout(name);
    column->addLayout(figures);
    column->addLayout(share);
    column->addWidget(m_meter);
    return head;
}

void ColumnCard::refresh(double limit)
{
    const QModelIndex column = columnIndex();
    if (m_list->rootIndex() != column)
        m_list->setRootIndex(column);
    m_list->updateGeometry();
    const QString distinct = column.data(ColumnsModel::DistinctRole).toString();
    m_distinct->setText(tr("%1 distinct").arg(distinct));
    m_inner->setText(tr("φ² inside %1").arg(column.data(ColumnsModel::InnerPhiRole).toString()));
    const QString uniqueText = column.data(ColumnsModel::UniqueTextRole).toString();
    m_unique->setText(uniqueText);
    const QVariant share = column.data(ColumnsModel::UniqueShareRole);
    m_badge->setVisible(share.isValid());
    const double value = share.toDouble();
    m_meter->setReading({.value = value, .limit = limit, .end = std::min(1.0, 10.0 * limit)}, {});
    m_meter->setAccessibleName(tr("Unique in %1: %2, limit %3").arg(m_mark.name(), uniqueText, percentText(limit)));
    if (share.isValid())
        m_badge->setJudgement(value > limit ? Judgement::Fail : Judgement::Pass, value > limit ? tr("above limit") : tr("within"));
}

void ColumnCard::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF edge = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setPen(QPen(ink(palette(), m_target ? Ink::Accent : Ink::Border), m_target ? 2 : 1));
    painter.setBrush(ink(palette(), Ink::Raised));
    painter.drawRoundedRect(edge, 6, 6);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_mark.colour(palette()));
    painter.setClipRect(QRect(0, 0, width(), 4));
    painter.drawRoundedRect(edge, 6, 6);
}

void ColumnCard::dragEnterEvent(QDragEnterEvent* event)
{
    if (!m_model.canDropMimeData(event->mimeData(), Qt::MoveAction, -1, -1, columnIndex()))
        return;
    m_target = true;
    update();
    event->acceptProposedAction();
}

void ColumnCard::dragLeaveEvent(QDragLeaveEvent*)
{
    m_target = false;
    update();
}

void ColumnCard::dropEvent(QDropEvent* event)
{
    m_target = false;
    update();
    event->acceptProposedAction();
    m_model.dropMimeData(event->mimeData(), Qt::MoveAction, -1, -1, columnIndex()); // last: it may take this card away
}

NewColumnArea::NewColumnArea(ColumnsModel& model, QWidget* parent) : QFrame(parent), m_model(model)
{
    for (QWidget* taker : {static_cast<QWidget*>(this), parent})
        taker->setAcceptDrops(true);
    parent->installEventFilter(this);
    setAccessibleName(tr("New column: drop attributes here"));
    setMinimumHeight(scaled(72));
    auto* row = new QHBoxLayout(this);
    row->addStretch(1);
    row->addWidget(textLabel(tr("New column: drop here"), Type::Body, Ink::Text2, this));
    row->addWidget(new KeyCap(QKeySequence(Qt::CTRL | Qt::Key_N), this));
    row->addStretch(1);
}

bool NewColumnArea::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::DragEnter:
    case QEvent::DragLeave:
    case QEvent::Drop: return NewColumnArea::event(event);
    default: return QFrame::eventFilter(watched, event);
    }
}

void NewColumnArea::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(ink(palette(), m_target ? Ink::Accent : Ink::Strong), m_target ? 2 : 1, m_target ? Qt::SolidLine : Qt::DashLine));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 6, 6);
}

void NewColumnArea::dragEnterEvent(QDragEnterEvent* event)
{
    if (!m_model.canDropMimeData(event->mimeData(), Qt::MoveAction, -1, -1, {}))
        return;
    m_target = true;
    update();
    event->acceptProposedAction();
}

void NewColumnArea::dragLeaveEvent(QDragLeaveEvent*)
{
    m_target = false;
    update();
}

void NewColumnArea::dropEvent(QDropEvent* event)
{
    m_target = false;
    update();
    event->acceptProposedAction();
    m_model.dropMimeData(event->mimeData(), Qt::MoveAction, -1, -1, {});
}

} // namespace tranche
