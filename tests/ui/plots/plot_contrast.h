// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/style/theme.h"

#include <qcustomplot.h>

namespace tranche::test {

/// What a plot draws by QCustomPlot's own parts, and what of it cannot be told from its ground: words 4.5:1, marks 3:1.
/// The grid and the groove of bars are decoration; what has the colour of the ground is a gap.
class PlotContrast {
public:
    explicit PlotContrast(QCustomPlot& plot)
        : m_name(QLatin1String(plot.metaObject()->className()) + QLatin1Char(' ') + plot.accessibleName()),
          m_palette(plot.palette()),
          m_ground(plot.grab().toImage().pixelColor(1, 1))
    {
        for (QCPAxisRect* rect : plot.axisRects())
            for (QCPAxis* axis : rect->axes())
                if (axis->visible())
                    look(*axis);
        for (int i = 0; i < plot.itemCount(); ++i)
            if (plot.item(i)->visible())
                look(*plot.item(i));
        for (int i = 0; i < plot.plottableCount(); ++i)
            if (plot.plottable(i)->visible())
                look(*plot.plottable(i));
        if (plot.legend->visible())
            words("legend", plot.legend->textColor());
    }

    int looked() const { return m_looked; }
    const QStringList& faint() const { return m_faint; }

private:
    void look(const QCPAxis& axis)
    {
        if (axis.tickLabels())
            words("tick labels", axis.tickLabelColor());
        if (!axis.label().isEmpty())
            words("label", axis.labelColor());
        mark("axis", axis.basePen());
        if (axis.ticks())
            mark("ticks", axis.tickPen());
    }

    void look(QCPAbstractItem& item)
    {
        if (const auto* text = qobject_cast<QCPItemText*>(&item))
            words("words", text->color());
        else if (const auto* line = qobject_cast<QCPItemLine*>(&item))
            mark("line", line->pen());
        else if (const auto* straight = qobject_cast<QCPItemStraightLine*>(&item))
            mark("line", straight->pen());
        else if (const auto* rect = qobject_cast<QCPItemRect*>(&item))
            area("rectangle", rect->pen(), rect->brush());
    }

    void look(QCPAbstractPlottable& plottable)
    {
        const auto* graph = qobject_cast<QCPGraph*>(&plottable);
        if (graph != nullptr && !graph->scatterStyle().isNone())
            area("dots", graph->scatterStyle().pen(), graph->scatterStyle().brush());
        if (qobject_cast<QCPColorMap*>(&plottable) == nullptr)
            area("bars or line", plottable.pen(), graph != nullptr ? QBrush() : plottable.brush());
    }

    void mark(const char* what, const QPen& pen)
    {
        if (pen.style() != Qt::NoPen)
            judge(what, pen.color(), 3.0);
    }

    void area(const char* what, const QPen& pen, const QBrush& brush)
    {
        if (pen.style() != Qt::NoPen && pen.color() != m_ground)
            mark(what, pen);
        else if (brush.style() != Qt::NoBrush && brush.color() != ink(m_palette, Ink::Track))
            judge(what, brush.color(), 3.0);
    }

    void words(const char* what, const QColor& colour) { judge(what, colour, 4.5); }

    void judge(const char* what, const QColor& colour, double least)
    {
        if (colour == m_ground)
            return;
        ++m_looked;
        if (const double measured = contrast(colour, m_ground); measured < least)
            m_faint += QStringLiteral("%1: %2 %3 on %4: %5").arg(m_name, QLatin1String(what), colour.name(), m_ground.name()).arg(measured);
    }

    QString m_name;
    QPalette m_palette;
    QColor m_ground;
    int m_looked = 0;
    QStringList m_faint;
};

} // namespace tranche::test
