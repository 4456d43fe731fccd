// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/experiments/experiment_card.h"

#include "core/base/messages/experiment_message.h"
#include "core/laboratory/experiments/claim_settings.h"
#include "core/laboratory/experiments/drawing/draw_figure.h"
#include "core/laboratory/experiments/drawing/figure_csv.h"
#include "ui/parts/buttons.h"
#include "ui/parts/cards/badge.h"
#include "ui/parts/flow_layout.h"
#include "ui/plots/utility/experiment_plot.h"
#include "ui/shell/experiments/claim_row.h"
#include "ui/style/plain_hint.h"
#include "ui/style/png_of_svg.h"
#include "ui/style/type.h"
#include "ui/words/utility/experiment_facts.h"
#include "ui/words/messages/message_text.h"

#include <QClipboard>
#include <QGridLayout>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

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

} // namespace

ExperimentCard::ExperimentCard(const ExperimentFigure& figure, const std::vector<ClaimResult>& claims, QWidget* parent)
    : CardFrame(parent), m_figure(figure)
{
    auto* down = new QVBoxLayout(this);
    down->setContentsMargins(scaled(12), scaled(10), scaled(12), scaled(10));
    down->setSpacing(scaled(4));
    addHead(*down);
    addPlots(*down);
    auto* legend = new QWidget(this);
    auto* entries = new FlowLayout(scaled(12), scaled(2), legend);
    for (const auto series : figure.series)
        entries->addWidget(new LegendEntry(series, legend));
    down->addWidget(legend);
    if (figure.folds > 0)
        down->addWidget(wrappedLabel(messageText(ExperimentMessage::LegendHollow), Type::Caption, Ink::Text2, this));
    addVerdict(*down, claims);
}

void ExperimentCard::addHead(QVBoxLayout& down)
{
    const QString title = messageText(m_figure.title);
    auto* copy = iconButton(QStringLiteral("copy"), tr("Copy: %1").arg(title), this);
    copy->setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu(copy);
    menu->addAction(tr("Copy the picture"), this, &ExperimentCard::copyPicture);
    menu->addAction(tr("Copy the numbers as CSV"), this, &ExperimentCard::copyNumbers);
    copy->setMenu(menu);
    auto* across = new QHBoxLayout;
    across->addWidget(wrappedLabel(title, Type::Heading, Ink::Text, this), 1);
    across->addWidget(copy, 0, Qt::AlignTop);
    down.addLayout(across);
    down.addWidget(wrappedLabel(messageText(m_figure.note), Type::Caption, Ink::Text2, this));
}

void ExperimentCard::addPlots(QVBoxLayout& down)
{
    auto* grid = new QGridLayout;
    grid->setSpacing(scaled(6));
    const auto plots = experimentPlots(m_figure);
    for (std::size_t i = 0; i < plots.size(); ++i) {
        const int row = static_cast<int>(i / 2) * 2;
        const int column = static_cast<int>(i % 2);
        const QString title = panelTitle(m_figure.panels[i]);
        if (!title.isEmpty())
            grid->addWidget(wrappedLabel(title, Type::Bold, Ink::Text, this), row, column);
        auto* plot = new ExperimentPlot(this);
        plot->setAccessibleName(title.isEmpty() ? messageText(m_figure.title) : title);
        plot->show(plots[i]);
        grid->addWidget(plot, row + 1, column);
        grid->setRowStretch(row + 1, 1);
    }
    down.addLayout(grid, 1);
}

void ExperimentCard::addVerdict(QVBoxLayout& down, const std::vector<ClaimResult>& claims)
{
    const auto found = std::ranges::find(claims, leadingClaim(m_figure.experiment), &ClaimResult::id);
    if (found == claims.end())
        return;
    const auto judgement = judgementOf(found->verdict);
    auto* across = new QHBoxLayout;
    across->setSpacing(scaled(6));
    auto* badge = new Badge(judgement, verdictText(found->verdict), this);
    auto* said = wrappedLabel(figureVerdict(*found), Type::Caption, inkOf(judgement), this);
    said->setObjectName(QStringLiteral("verdict"));
    said->setToolTip(plainHint(claimFacts(*found)));
    across->addWidget(badge, 0, Qt::AlignTop);
    across->addWidget(said, 1);
    down.addLayout(across);
}

void ExperimentCard::copyPicture()
{
    const auto svg = drawFigure(m_figure, [](const Statement& said) { return messageText(said).toStdString(); });
    QImage picture;
    picture.loadFromData(pngOfSvg(QByteArray::fromStdString(svg)), "PNG");
    QGuiApplication::clipboard()->setImage(picture);
    emit told(tr("The picture was copied to the clipboard."));
}

void ExperimentCard::copyNumbers()
{
    QGuiApplication::clipboard()->setText(QString::fromStdString(figureCsv(m_figure)));
    emit told(tr("The table was copied to the clipboard."));
}

} // namespace tranche
