// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/axes.h"

#include <qcustomplot.h>

namespace tranche {

void setUpTicks(QCustomPlot& plot)
{
    for (auto* axis : {plot.xAxis, plot.yAxis}) {
        axis->setTickLengthIn(0);
        axis->setTickLengthOut(4);
        axis->setSubTicks(false);
    }
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
