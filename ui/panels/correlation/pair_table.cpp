// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/correlation/pair_table.h"

#include "ui/style/theme.h"
#include "ui/style/type.h"

#include <QHeaderView>
#include <QPainter>
#include <QScrollBar>

namespace tranche {

namespace {

constexpr int lineHeight = 28;
constexpr int mostLinesShown = 12;

QColor shareInk(const QPalette& palette, double share)
{
    return phiInk(palette, share * share); // the map's colours, evenly
}

} // namespace

void PairCell::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem now(option);
    initStyleOption(&now, index);
    const QVariant share = index.data(PairModel::ShareRole);
    const bool hidden = index.data(PairModel::HiddenRole).toBool();
    const QColor back = hidden ? ink(now.palette, Ink::Header) : shareInk(now.palette, share.toDouble());
    painter->save();
    painter->fillRect(now.rect, ink(now.palette, Ink::Window));
    painter->fillRect(now.rect.adjusted(0, 0, -2, -2), back);
    painter->setFont(typeface(Type::Caption));
    painter->setPen(inkOn(back));
    painter->drawText(now.rect.adjusted(2, 0, -4, -2), Qt::AlignCenter, now.text);
    paintFocus(*painter, now);
    painter->restore();
}

QSize PairCell::sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const
{
    const int text = QFontMetrics(typeface(Type::Caption)).horizontalAdvance(index.data().toString());
    return {std::max(scaled(44), text + scaled(14)), scaled(lineHeight)};
}

PairTable::PairTable(QWidget* parent) : QTableView(parent), m_counts(new PairModel(this))
{
    setUpTable(this, tr("Counts of the pair"), lineHeight);
    setItemDelegate(new PairCell(this));
    setModel(m_counts);
    setAlternatingRowColors(false);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setCornerButtonEnabled(false);
    horizontalHeader()->setDefaultAlignment(Qt::AlignCenter);
    horizontalHeader()->setFont(typeface(Type::Caption));
    verticalHeader()->setFont(typeface(Type::Caption));
    verticalHeader()->setDefaultAlignment(Qt::AlignRight | Qt::AlignVCenter);
    verticalHeader()->setMaximumWidth(scaled(150));
    horizontalHeader()->setMaximumSectionSize(scaled(130));
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
}

void PairTable::show(std::shared_ptr<const PairCounts> counts, int hiddenBelow, const QString& name)
{
    setAccessibleName(name);
    m_counts->show(std::move(counts), hiddenBelow);
    resizeColumnsToContents();
    setVisible(m_counts->rowCount() > 0);
    updateGeometry();
}

QSize PairTable::sizeHint() const
{
    const int lines = std::min(mostLinesShown, m_counts->rowCount());
    // No wider than it has something to show: beyond it the heads would be an empty band.
    const int wide = std::min(verticalHeader()->sizeHint().width(), verticalHeader()->maximumWidth()) + horizontalHeader()->length() + 2;
    return {wide, horizontalHeader()->height() + lines * scaled(lineHeight) + horizontalScrollBar()->sizeHint().height() + 2};
}

ShareScale::ShareScale(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

QSize ShareScale::sizeHint() const
{
    return {scaled(94), scaled(10)};
}

void ShareScale::paintEvent(QPaintEvent*)
{
    constexpr int steps = 10;
    QLinearGradient colours(0, 0, width(), 0);
    for (int step = 0; step <= steps; ++step)
        colours.setColorAt(static_cast<double>(step) / steps, shareInk(palette(), static_cast<double>(step) / steps));
    QPainter painter(this);
    painter.fillRect(rect(), colours);
}

} // namespace tranche
