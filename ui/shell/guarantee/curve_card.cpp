// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/guarantee/curve_card.h"

#include "core/models/model_dial.h"
#include "ui/words/model_words.h"
#include "ui/panels/plot_card.h"
#include "ui/parts/buttons.h"
#include "ui/parts/elided_label.h"
#include "ui/plots/dial_curve_plot.h"
#include "ui/session/names.h"
#include "ui/style/number_text.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

namespace tranche {

namespace {

constexpr double lineHeight = 16.0;
constexpr double sample = 22.0; // length of a line's sample

/// A click on the curve is one decision, as a typed number is.
void ask(Session& session, double place, double nearness)
{
    Parameters parameters = session.now().snapshot.parameters;
    parameters.model = withDial(parameters.model, dialAt(session.now(), place, nearness));
    session.setParameters(parameters);
}

QString headingOf(const DialCurveData& figures)
{
    return figures.symbol.isEmpty() ? CurveFoot::tr("What ℓ changes") : CurveFoot::tr("What %1 changes").arg(figures.symbol);
}

} // namespace

CurveLegend::CurveLegend(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void CurveLegend::setTexts(const QStringList& texts)
{
    if (texts == m_texts)
        return;
    m_texts = texts;
    setAccessibleName(texts.join(QStringLiteral(", ")));
    updateGeometry();
    update();
}

QSize CurveLegend::sizeHint() const
{
    const QFontMetrics metrics(typeface(Type::Caption));
    int wide = scaled(80);
    for (const QString& text : m_texts)
        wide = std::max(wide, metrics.horizontalAdvance(text));
    return {wide + scaled(sample + 6) + 1, 3 * scaled(lineHeight)}; // advances are rounded
}

QSize CurveLegend::minimumSizeHint() const
{
    const bool whole = sizePolicy().horizontalPolicy() == QSizePolicy::Minimum;
    return {whole ? sizeHint().width() : scaled(90), 3 * scaled(lineHeight)};
}

void CurveLegend::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const QFont font = typeface(Type::Caption);
    painter.setFont(font);
    const Ink inks[] = {Ink::Text, Ink::Accent, Ink::Sensitive};
    const QVector<qreal> dashes[] = {{}, {4.0, 2.5}, {1.5, 2.0}};
    for (int i = 0; i < std::min<int>(3, static_cast<int>(m_texts.size())); ++i) {
        QPen pen(ink(palette(), inks[i]), 1.75);
        if (!dashes[i].isEmpty())
            pen.setDashPattern(dashes[i]);
        const int top = i * scaled(lineHeight);
        painter.setPen(pen);
        painter.drawLine(QPointF(0, top + scaled(lineHeight) / 2.0), QPointF(scaled(sample), top + scaled(lineHeight) / 2.0));
        painter.setPen(ink(palette(), Ink::Text2));
        const QRect room(scaled(sample + 6), top, width() - scaled(sample + 6), scaled(lineHeight));
        painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter, QFontMetrics(font).elidedText(m_texts[i], Qt::ElideRight, room.width()));
    }
}

CurveFoot::CurveFoot(Session& session, QWidget* parent) : QWidget(parent), m_session(session)
{
    setAccessibleName(tr("What other settings would lead to"));
    setFixedHeight(scaled(200));
    auto* down = new QVBoxLayout(this);
    down->setContentsMargins(scaled(12), scaled(8), scaled(8), scaled(8));
    down->setSpacing(scaled(2));
    auto* head = new QHBoxLayout;
    m_heading = new ElidedLabel(headingOf({}), Type::Badge, Ink::Text, this);
    auto* table = iconButton(QStringLiteral("as-table"), tr("Show the curve in full size and as a table"), this);
    head->addWidget(m_heading, 1);
    head->addWidget(table);
    m_plot = new DialCurvePlot(DialCurvePlot::Size::Small, this);
    m_legend = new CurveLegend(this);
    down->addLayout(head);
    down->addWidget(m_plot, 1);
    down->addWidget(m_legend);
    connect(table, &QToolButton::clicked, this, &CurveFoot::tableRequested);
    connect(m_plot, &CursorPlot::pointed, this, &CurveFoot::hovered);
    connect(m_plot, &DialCurvePlot::dialChosen, this, [this](double place, double nearness) { ask(m_session, place, nearness); });
}

void CurveFoot::show(const Document& now)
{
    DialCurveData figures = dialCurveData(now);
    m_heading->setText(headingOf(figures));
    m_legend->setTexts({bucketsRange(figures), associationRange(figures), largestRange(figures)});
    m_plot->show(std::move(figures));
}

CurvePane::CurvePane(Session& session, QWidget* parent) : QWidget(parent), m_session(session)
{
    m_plot = new DialCurvePlot(DialCurvePlot::Size::Large, this);
    m_card = new PlotCard(tr("What other settings would lead to"), m_plot, tr("curve"), this);
    m_legend = new CurveLegend(this);
    m_legend->setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed); // its numbers are never cut
    m_present = new ElidedLabel({}, Type::Caption, Ink::Text2, this);
    auto* side = new QVBoxLayout;
    side->addStretch();
    side->addWidget(m_legend);
    side->addWidget(m_present);
    side->addStretch();
    auto* across = new QHBoxLayout(this);
    across->setContentsMargins(scaled(16), scaled(6), scaled(12), scaled(4));
    across->setSpacing(scaled(12));
    across->addWidget(m_card, 1);
    across->addLayout(side); // as wide as its words
    setMinimumWidth(scaled(420));
    connect(m_plot, &CursorPlot::pointed, this, &CurvePane::hovered);
    connect(m_card, &PlotCard::told, this, &CurvePane::hovered);
    connect(m_plot, &DialCurvePlot::dialChosen, this, [this](double place, double nearness) { ask(m_session, place, nearness); });
}

void CurvePane::setQuestions(std::shared_ptr<Questions> questions)
{
    m_card->setQuestions(std::move(questions));
}

void CurvePane::show(const Document& now)
{
    DialCurveData figures = dialCurveData(now);
    const auto& present = figures.present;
    const QString none
        = promisesNothing(now.snapshot) || figures.symbol.isEmpty() ? QStringLiteral("–") : QStringLiteral("…"); // none on its way, or one
    m_legend->setTexts({tr("buckets %1").arg(present ? countText(static_cast<std::size_t>(present->buckets)) : none),
                        tr("association %1").arg(present && present->keptPercent ? percentText(*present->keptPercent / 100.0) : none),
                        tr("largest p %1").arg(present ? shareText(present->largestP) : none)});
    m_present->setText(figures.symbol.isEmpty()
                           ? QString()
                           : tr("at %1, %2").arg(requestWords(now.snapshot.parameters.model), countText(figures.columns, Counted::Column)));
    if (figures == m_plot->shown())
        return;
    showTwin(figures);
    m_plot->show(std::move(figures));
}

void CurvePane::showTwin(const DialCurveData& figures)
{
    std::vector<FiguresModel::Line> lines;
    for (const auto& point : figures.points)
        lines.push_back({{decimalText(exactText(point.dial)), point.at},
                         {countText(static_cast<std::size_t>(point.buckets)), point.buckets},
                         point.keptPercent ? TwinFigure{percentText(*point.keptPercent / 100.0), *point.keptPercent} : TwinFigure{},
                         {shareText(point.largestP), point.largestP}});
    m_card->twin().show({figures.symbol, tr("Buckets"), tr("Association kept, %"), tr("Largest p(t,s)")}, std::move(lines));
}

} // namespace tranche
