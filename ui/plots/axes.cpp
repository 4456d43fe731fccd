// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/axes.h"

#include "ui/style/number_text.h"
#include "ui/style/theme.h"
#include "ui/style/type.h"

#include <qcustomplot.h>

#include <algorithm>
#include <cmath>

namespace tranche {

namespace {

class CountTicker final : public QCPAxisTicker {
protected:
    QString getTickLabel(double tick, const QLocale&, QChar, int) override
    {
        return tick < 0 ? QString() : countText(static_cast<std::size_t>(std::llround(tick)));
    }
    double getTickStep(const QCPRange& range) override { return std::max(1.0, QCPAxisTicker::getTickStep(range)); }
};

/// Of either sign, with or without a fraction; what is too long to stand beside another keeps its exponent.
class NumberTicker final : public QCPAxisTicker {
protected:
    QString getTickLabel(double tick, const QLocale&, QChar, int) override
    {
        constexpr double digitsUpTo = 1e7;
        const double size = std::abs(tick);
        const bool whole = size < digitsUpTo && std::abs(size - std::round(size)) < 1e-9;
        const QString digits = whole ? countText(static_cast<std::size_t>(std::llround(size))) : decimalText(QString::number(size, 'g', 4));
        return tick < 0.0 && digits != QLatin1String("0") ? QStringLiteral("−") + digits : digits;
    }
};

} // namespace

void setUpTicks(QCustomPlot& plot)
{
    for (auto* axis : {plot.xAxis, plot.yAxis}) {
        axis->setTickLengthIn(0);
        axis->setTickLengthOut(4);
        axis->setSubTicks(false);
    }
}

void paintAxis(QCPAxis& axis, const QPalette& palette)
{
    const auto caption = typeface(Type::Caption);
    axis.setBasePen(QPen(ink(palette, Ink::Strong), 1));
    axis.setTickPen(QPen(ink(palette, Ink::Strong), 1));
    axis.setTickLabelColor(ink(palette, Ink::Text2));
    axis.setLabelColor(ink(palette, Ink::Text2));
    axis.setTickLabelFont(caption);
    axis.setLabelFont(caption);
    axis.grid()->setPen(QPen(ink(palette, Ink::Grid), 1));
    axis.grid()->setZeroLinePen(Qt::NoPen);
}

QSharedPointer<QCPAxisTicker> countTicker()
{
    auto ticker = QSharedPointer<CountTicker>::create();
    ticker->setTickCount(mostTicks - 1);
    return ticker;
}

QSharedPointer<QCPAxisTicker> numberTicker()
{
    return QSharedPointer<NumberTicker>::create();
}

void hideAxes(QCustomPlot& plot)
{
    plot.plotLayout()->setMargins({});
    plot.axisRect()->setAutoMargins(QCP::msNone);
    for (auto* axis : plot.axisRect()->axes())
        axis->setVisible(false);
    plot.xAxis->grid()->setVisible(false);
    plot.yAxis->grid()->setVisible(false);
}

} // namespace tranche
