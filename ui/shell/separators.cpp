// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/separators.h"

#include "ui/style/theme.h"

#include <QPainter>
#include <QWidget>

namespace tranche {

namespace {

class Line final : public QWidget {
public:
    using QWidget::QWidget;

protected:
    void paintEvent(QPaintEvent*) override { QPainter(this).fillRect(rect(), ink(palette(), Ink::Border)); }
};

} // namespace

QWidget* upright(QWidget* parent)
{
    auto* line = new Line(parent);
    line->setFixedWidth(1);
    return line;
}

QWidget* level(QWidget* parent)
{
    auto* line = new Line(parent);
    line->setFixedHeight(1);
    return line;
}

} // namespace tranche
