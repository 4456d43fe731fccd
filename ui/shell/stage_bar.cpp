// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/stage_bar.h"

#include "ui/parts/elided_label.h"
#include "ui/style/icons.h"
#include "ui/style/plain_hint.h"
#include "ui/style/type.h"

#include <QPainter>

namespace tranche {

namespace {

constexpr double stageRowHeight = 56.0;
constexpr double leftOfName = 42.0;
constexpr double rightOfName = 34.0; // its state

Ink inkOf(StageState state)
{
    switch (state) {
    case StageState::Done: return Ink::Pass;
    case StageState::NeedsDecision: return Ink::Warn;
    case StageState::Running: return Ink::Accent;
    case StageState::ToDo: return Ink::Text3;
    }
    return Ink::Text3;
}

} // namespace

void StageModel::show(std::vector<StageFact> facts)
{
    if (facts.size() != m_facts.size()) {
        beginResetModel();
        m_facts = std::move(facts);
        endResetModel();
        return;
    }
    m_facts = std::move(facts);
    emit dataChanged(index(0), index(rowCount() - 1));
}

int StageModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_facts.size());
}

QVariant StageModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const StageFact& fact = m_facts[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole: return fact.name;
    case FactRole: return fact.fact;
    case StateRole: return static_cast<int>(fact.state);
    case PanelRole: return static_cast<int>(fact.panel);
    case Qt::AccessibleTextRole:
        return tr("%1, %2, %3, stage %4 of %5")
            .arg(fact.name, stateName(fact.state), fact.fact, QString::number(index.row() + 1), QString::number(rowCount()));
    case Qt::ToolTipRole: return plainHint(tr("%1: %2 (Ctrl+%3)").arg(fact.name, fact.fact, QString::number(index.row() + 1)));
    default: return {};
    }
}

void StageDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QPalette& palette = option.palette;
    const auto state = static_cast<StageState>(index.data(StageModel::StateRole).toInt());
    const auto panel = static_cast<PanelId>(index.data(StageModel::PanelRole).toInt());
    const bool current = option.state.testFlag(QStyle::State_Selected);
    const qreal ratio = painter->device()->devicePixelRatio();
    const QRect row = option.rect;
    painter->save();
    painter->fillRect(row, ink(palette, current                                          ? Ink::Selection
                                        : option.state.testFlag(QStyle::State_MouseOver) ? Ink::Header
                                                                                         : Ink::Window));
    if (current)
        painter->fillRect(QRect(row.topLeft(), QSize(scaled(3), row.height())), ink(palette, Ink::Accent));

    const bool waits = state == StageState::ToDo && !current;
    const int large = scaled(20);
    painter->drawPixmap(QPoint(row.left() + scaled(14), row.center().y() - large / 2 + 1),
                        iconPixmap(stageIcon(panel), ink(palette, waits ? Ink::Text3 : Ink::Text2), large, ratio));
    const int small = scaled(16);
    const QPoint statePlace(row.right() - scaled(10) - small, row.center().y() - small / 2 + 1);
    painter->drawPixmap(statePlace, iconPixmap(stateIcon(state), ink(palette, inkOf(state)), small, ratio));

    QFont name = typeface(Type::Heading);
    if (waits)
        name.setWeight(QFont::Normal);
    const QFont caption = typeface(Type::Caption);
    const int left = row.left() + scaled(leftOfName);
    const int right = statePlace.x() - scaled(4);
    const QStringList fact = inTwoLines(index.data(StageModel::FactRole).toString(), QFontMetrics(caption), right - left);
    const int high = QFontMetrics(name).height() + static_cast<int>(fact.size()) * QFontMetrics(caption).height();
    QRect area(left, row.center().y() - high / 2 + 1, right - left, QFontMetrics(name).height());
    const auto line = [&](const QFont& font, Ink role, const QString& text) {
        area.setHeight(QFontMetrics(font).height());
        painter->setFont(font);
        painter->setPen(ink(palette, role));
        painter->drawText(area, Qt::AlignLeft | Qt::AlignVCenter, QFontMetrics(font).elidedText(text, Qt::ElideRight, area.width()));
        area.moveTop(area.bottom() + 1);
    };
    line(name, waits ? Ink::Text3 : Ink::Text, index.data().toString());
    for (const QString& words : fact)
        line(caption, waits ? Ink::Text3 : Ink::Text2, words);
    if (option.state.testFlag(QStyle::State_HasFocus) && current) {
        painter->setPen(QPen(ink(palette, Ink::Accent), 2.0));
        painter->drawRect(row.adjusted(1, 1, -1, -1));
    }
    painter->restore();
}

QSize StageDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const
{
    return {scaled(120), scaled(stageRowHeight)};
}

StageBar::StageBar(QWidget* parent) : QListView(parent), m_model(new StageModel(this))
{
    setModel(m_model);
    setItemDelegate(new StageDelegate(this));
    setFrameShape(QFrame::NoFrame);
    setUniformItemSizes(true);
    setMouseTracking(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setBackgroundRole(QPalette::Window);
    viewport()->setBackgroundRole(QPalette::Window);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    setAccessibleName(tr("Stages"));
}

void StageBar::show(const Document& now, bool busy, double uniqueLimit, bool busyBeside)
{
    const bool first = m_model->rowCount() == 0;
    m_model->show(stageFacts(now, busy, uniqueLimit, busyBeside));
    if (first)
        setCurrent(PanelId::Table);
}

void StageBar::setCurrent(PanelId panel)
{
    m_silent = true;
    setCurrentIndex(m_model->index(static_cast<int>(panel)));
    m_silent = false;
}

PanelId StageBar::current() const
{
    return static_cast<PanelId>(std::max(0, currentIndex().row()));
}

QSize StageBar::sizeHint() const
{
    const bool narrow = window() != nullptr && window()->width() < scaled(1360);
    return {std::max(scaled(narrow ? 148 : 184), widestName()), scaled(stageRowHeight * static_cast<double>(std::size(allPanels)))};
}

/// A stage's name is never cut.
int StageBar::widestName() const
{
    const QFontMetrics metrics(typeface(Type::Heading));
    int widest = 0;
    for (const PanelId panel : allPanels)
        widest = std::max(widest, metrics.horizontalAdvance(panelName(panel)));
    return widest + scaled(leftOfName) + scaled(rightOfName);
}

QSize StageBar::minimumSizeHint() const
{
    return {scaled(148), scaled(stageRowHeight * 3)};
}

void StageBar::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QListView::currentChanged(current, previous);
    if (!m_silent && current.isValid())
        emit chosen(static_cast<PanelId>(current.row()));
}

} // namespace tranche
