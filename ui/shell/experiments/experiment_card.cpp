// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/experiments/experiment_card.h"

#include "core/base/messages/experiment_message.h"
#include "ui/parts/buttons.h"
#include "ui/parts/flow_layout.h"
#include "ui/plots/utility/experiment_plot.h"
#include "ui/style/type.h"
#include "ui/words/utility/experiment_facts.h"
#include "ui/words/messages/message_text.h"

#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

namespace tranche {

namespace {

/// A square in the colour of a series, and its name.
class LegendEntry final : public QWidget {
public:
    LegendEntry(FigureSeries series, QWidget* parent) : QWidget(parent), m_series(series), m_name(messageText(seriesName(series)))
    {
        setFont(typeface(Type::Caption));
        setAccessibleName(m_name);
    }
    QSize sizeHint() const override { return {fontMetrics().horizontalAdvance(m_name) + scaled(18), fontMetrics().height() + scaled(2)}; }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        const int side = scaled(10);
        painter.fillRect(QRect(0, (height() - side) / 2, side, side), seriesInk(palette(), m_series));
        painter.setPen(ink(palette(), Ink::Text2));
        painter.drawText(rect().adjusted(side + scaled(5), 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft, m_name);
    }

private:
    FigureSeries m_series;
    QString m_name;
};

QLabel* wrapped(const QString& text, Type type, Ink role, QWidget* parent)
{
    auto* label = textLabel(text, type, role, parent);
    label->setWordWrap(true);
    return label;
}

} // namespace

ExperimentCard::ExperimentCard(const ExperimentFigure& figure, QWidget* parent) : CardFrame(parent), m_id(figure.experiment.id)
{
    auto* down = new QVBoxLayout(this);
    down->setContentsMargins(scaled(12), scaled(10), scaled(12), scaled(10));
    down->setSpacing(scaled(4));
    down->addWidget(wrapped(messageText(figure.title), Type::Heading, Ink::Text, this));
    down->addWidget(wrapped(messageText(figure.note), Type::Caption, Ink::Text2, this));
    auto* grid = new QGridLayout;
    grid->setSpacing(scaled(6));
    const auto plots = experimentPlots(figure);
    for (std::size_t i = 0; i < plots.size(); ++i) {
        const int row = static_cast<int>(i / 2) * 2;
        const int column = static_cast<int>(i % 2);
        const QString title = panelTitle(figure.panels[i]);
        if (!title.isEmpty())
            grid->addWidget(wrapped(title, Type::Bold, Ink::Text, this), row, column);
        auto* plot = new ExperimentPlot(this);
        plot->setAccessibleName(title.isEmpty() ? messageText(figure.title) : title);
        plot->show(plots[i]);
        grid->addWidget(plot, row + 1, column);
        grid->setRowStretch(row + 1, 1);
    }
    down->addLayout(grid, 1);
    auto* legend = new QWidget(this);
    auto* entries = new FlowLayout(scaled(12), scaled(2), legend);
    for (const auto series : figure.series)
        entries->addWidget(new LegendEntry(series, legend));
    down->addWidget(legend);
    if (figure.folds > 0)
        down->addWidget(wrapped(messageText(ExperimentMessage::LegendHollow), Type::Caption, Ink::Text2, this));
}

} // namespace tranche
