// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/import_window/sources/drop_area.h"

#include "ui/parts/buttons.h"

#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

namespace tranche {

DropArea::DropArea(QWidget* parent) : QWidget(parent)
{
    auto* down = new QVBoxLayout(this);
    down->setContentsMargins(scaled(10), scaled(14), scaled(10), scaled(14));
    down->setSpacing(scaled(2));
    auto* title = textLabel(tr("or drop files here"), Type::Body, Ink::Text, this);
    auto* kinds
        = textLabel(tr("CSV, text, Excel, OpenDocument, SPSS, Stata, SAS, SQLite; .gz, .zst, .zip"), Type::Caption, Ink::Text2, this);
    for (QLabel* label : {title, kinds}) {
        label->setAlignment(Qt::AlignCenter);
        label->setWordWrap(true);
        down->addWidget(label);
    }
}

void DropArea::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(ink(palette(), Ink::Strong), 1, Qt::DashLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
}

} // namespace tranche
