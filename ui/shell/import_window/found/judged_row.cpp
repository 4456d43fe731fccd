// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/import_window/found/judged_row.h"

#include "ui/parts/labels/icon_label.h"
#include "ui/style/type.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace tranche {

JudgedRow layOutJudged(QWidget* row, Judgement judgement)
{
    auto* across = new QHBoxLayout(row);
    across->setContentsMargins(scaled(10), scaled(8), scaled(10), scaled(8));
    across->setSpacing(scaled(8));
    auto* mark = new IconLabel(iconOf(judgement), 15, row);
    mark->setInk(inkOf(judgement));
    across->addWidget(mark, 0, Qt::AlignTop);
    auto* down = new QVBoxLayout;
    down->setSpacing(scaled(3));
    across->addLayout(down, 1);
    return {across, down};
}

} // namespace tranche
