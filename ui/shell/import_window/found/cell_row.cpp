// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/import_window/found/cell_row.h"

#include "ui/parts/buttons.h"
#include "ui/shell/import_window/found/judged_row.h"
#include "ui/style/plain_hint.h"
#include "ui/style/type.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

namespace tranche {

CellRow::CellRow(Judgement judgement, const Words& words, QWidget* parent) : QFrame(parent)
{
    const auto [across, down] = layOutJudged(this, judgement);
    down->addWidget(wrappedLabel(words.title, Type::Bold, Ink::Text, this));
    down->addWidget(wrappedLabel(words.why, Type::Caption, Ink::Text2, this));
    auto* button = new QPushButton(words.button, this);
    button->setAutoDefault(false);
    button->setToolTip(plainHint(words.hint));
    button->setAccessibleName(words.title + QStringLiteral(": ") + words.button);
    button->setAccessibleDescription(words.hint);
    across->addWidget(button);
    connect(button, &QPushButton::clicked, this, &CellRow::pressed);
}

void CellRow::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), ink(palette(), Ink::Raised));
    painter.fillRect(QRect(0, height() - 1, width(), 1), ink(palette(), Ink::Border));
}

} // namespace tranche
