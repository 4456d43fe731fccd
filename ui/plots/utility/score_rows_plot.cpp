// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/utility/score_rows_plot.h"

#include "ui/plots/axes.h"
#include "ui/style/number_text.h"
#include "ui/style/theme.h"
#include "ui/style/type.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace tranche {

namespace {

constexpr double scoreRowHeight = 30.0; // at least: two lines of words
constexpr double halfBar = 0.27;

/// Shares as percentages, without the sign, which the axis has.
class ScoreTicker final : public QCPAxisTicker {
protected:
    QString getTickLabel(double tick, const QLocale&, QChar, int) override
    {
        return decimalText(QString::number(std::round(tick * 1000.0) / 10.0, 'g', 4));
    }
};

} // namespace

ScoreRowsPlot::ScoreRowsPlot(QWidget* parent) : RowsPlot(parent), m_names(*this)
{
    xAxis->setTicker(QSharedPointer<ScoreTicker>::create());
    setTickCounts();
    nameRowsBeside();
    axisRect()->setMinimumMargins({0, scaled(4), 0, 0});
    m_unit = new QCPItemText(this);
    m_unit->setClipToAxisRect(false);
    m_unit->position->setType(QCPItemPosition::ptAxisRectRatio);
    m_unit->position->setCoords(1.0, 1.0);
    m_unit->setPositionAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_unit->setText(tr("% right; more is better"));
    m_reference = new QCPItemLine(this);
    m_reference->start->setTypeY(QCPItemPosition::ptAxisRectRatio);
    m_reference->end->setTypeY(QCPItemPosition::ptAxisRectRatio);
    ScoreRowsPlot::fill();
    ScoreRowsPlot::applyColours();
}

QSize ScoreRowsPlot::sizeHint() const
{
    return {scaled(560), scaled(scoreRowHeight) * static_cast<int>(std::max<std::size_t>(m_data.rows.size(), 6)) + scaled(32)};
}

void ScoreRowsPlot::show(ScoreRowsData next)
{
    if (next == m_data)
        return;
    m_data = std::move(next);
    renew();
}

QCPItemText* ScoreRowsPlot::words(const QString& text, double place)
{
    auto* item = new QCPItemText(this);
    item->setClipToAxisRect(false);
    item->position->setTypeX(QCPItemPosition::ptAxisRectRatio);
    item->position->setCoords(1.0, place);
    item->setPositionAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    item->setText(text);
    return item;
}

void ScoreRowsPlot::addRow(const ScoreRow& row, double place)
{
    Drawn drawn;
    if (row.value) {
        drawn.bar = new QCPItemRect(this);
        drawn.bar->topLeft->setCoords(0.0, place - halfBar);
        drawn.bar->bottomRight->setCoords(*row.value, place + halfBar);
    }
    if (row.value && row.low < row.high) {
        const auto add = [&](double fromX, double toX, double half) {
            drawn.whisker.push_back(new QCPItemLine(this));
            drawn.whisker.back()->start->setCoords(fromX, place - half);
            drawn.whisker.back()->end->setCoords(toX, place + half);
        };
        add(row.low, row.high, 0.0);
        add(row.low, row.low, halfBar / 2);
        add(row.high, row.high, halfBar / 2);
    }
    drawn.text = words(row.text, place);
    drawn.range = words(row.range, place);
    drawn.verdict = words(row.verdict, place);
    m_names.add(place, row.name, row.hint, row.look == ScoreRow::Look::Own, scaled(8));
    m_drawn.push_back(std::move(drawn));
}

void ScoreRowsPlot::fill()
{
    m_names.clear();
    for (const auto& drawn : std::exchange(m_drawn, {})) {
        for (auto* item : std::initializer_list<QCPAbstractItem*>{drawn.bar, drawn.text, drawn.range, drawn.verdict})
            if (item != nullptr)
                removeItem(item);
        for (auto* whisker : drawn.whisker)
            removeItem(whisker);
    }
    for (std::size_t i = 0; i < m_data.rows.size(); ++i)
        addRow(m_data.rows[i], static_cast<double>(i));
    yAxis->setRange(-0.6, static_cast<double>(std::max<std::size_t>(m_data.rows.size(), 1)) - 0.4);
    xAxis->setRange(0.0, m_data.end);
    const bool any = std::ranges::any_of(m_data.rows, [](const ScoreRow& row) { return row.value.has_value(); });
    xAxis->setTickLabels(any);
    m_reference->setVisible(m_data.reference.has_value());
    m_reference->start->setCoords(m_data.reference.value_or(0.0), 0.0);
    m_reference->end->setCoords(m_data.reference.value_or(0.0), 1.0);
}

void ScoreRowsPlot::paintRow(const Drawn& drawn, const ScoreRow& row)
{
    const QColor strong = ink(palette(), Ink::Strong);
    const QColor accent = ink(palette(), Ink::Accent);
    const QColor text = ink(palette(), Ink::Text);
    if (drawn.bar != nullptr)
        switch (row.look) {
        case ScoreRow::Look::Original:
            drawn.bar->setPen(QPen(strong, 1));
            drawn.bar->setBrush(strong);
            break;
        case ScoreRow::Look::Own:
            drawn.bar->setPen(QPen(accent, 1));
            drawn.bar->setBrush(accent);
            break;
        case ScoreRow::Look::Other:
            drawn.bar->setPen(QPen(strong, 1));
            drawn.bar->setBrush(QBrush(strong, Qt::BDiagPattern));
            break;
        case ScoreRow::Look::Commonest:
            drawn.bar->setPen(QPen(strong, 1));
            drawn.bar->setBrush(ink(palette(), Ink::Track));
            break;
        }
    for (auto* whisker : drawn.whisker)
        whisker->setPen(QPen(text, 1.5, Qt::SolidLine, Qt::FlatCap));
    drawn.text->setFont(typeface(Type::Bold));
    drawn.text->setColor(text);
    drawn.range->setFont(typeface(Type::Caption));
    drawn.range->setColor(ink(palette(), Ink::Text2));
    drawn.verdict->setFont(typeface(Type::Body));
    drawn.verdict->setColor(row.look == ScoreRow::Look::Own ? text : ink(palette(), Ink::Text2));
}

void ScoreRowsPlot::applyColours()
{
    RowsPlot::applyColours();
    for (std::size_t i = 0; i < m_drawn.size(); ++i)
        paintRow(m_drawn[i], m_data.rows[i]);
    m_names.paint(palette());
    m_unit->setFont(typeface(Type::Caption));
    m_unit->setColor(ink(palette(), Ink::Text2));
    m_unit->setPadding({scaled(16), scaled(6), 0, 0});
    m_reference->setPen(QPen(ink(palette(), Ink::Text), 2));
}

void ScoreRowsPlot::fit()
{
    const QFontMetrics bold(typeface(Type::Bold));
    const QFontMetrics caption(typeface(Type::Caption));
    const QFontMetrics body(typeface(Type::Body));
    int text = 0;
    int range = 0;
    int verdict = 0;
    for (const auto& row : m_data.rows) {
        text = std::max(text, bold.horizontalAdvance(row.text));
        range = std::max(range, caption.horizontalAdvance(row.range));
        verdict = std::max(verdict, body.horizontalAdvance(row.verdict) + scaled(3)); // advances are rounded
    }
    const int gap = scaled(8);
    const int names = std::min(m_names.wantedWidth(), std::max(scaled(90), width() / 4));
    verdict = std::clamp(verdict, 0, std::max(scaled(80), width() - names - text - range - 5 * gap - scaled(160)));
    m_names.fit(names);
    for (std::size_t i = 0; i < m_drawn.size(); ++i) {
        m_drawn[i].text->setPadding({2 * gap, 0, 0, 0});
        m_drawn[i].range->setPadding({3 * gap + text, 0, 0, 0});
        m_drawn[i].verdict->setPadding({5 * gap + text + range, 0, 0, 0});
        m_drawn[i].verdict->setText(body.elidedText(m_data.rows[i].verdict, Qt::ElideRight, verdict));
    }
    axisRect()->setAutoMargins(QCP::msTop | QCP::msBottom);
    axisRect()->setMargins({std::max(names, scaled(8)), 0, std::max(6 * gap + text + range + verdict, scaled(8)), 0});
}

} // namespace tranche
