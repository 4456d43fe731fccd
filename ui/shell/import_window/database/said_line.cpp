// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/import_window/database/said_line.h"

#include "ui/parts/buttons.h"
#include "ui/parts/labels/icon_label.h"

#include <QHBoxLayout>
#include <QLabel>

namespace tranche {

SaidLine::SaidLine(Type type, QWidget* parent) : QWidget(parent)
{
    m_mark = new IconLabel(iconOf(Judgement::Info), 14, this);
    m_said = wrappedLabel({}, type, Ink::Text, this);
    auto* across = new QHBoxLayout(this);
    across->setContentsMargins(0, 0, 0, 0);
    across->setSpacing(scaled(6));
    across->addWidget(m_mark, 0, Qt::AlignTop);
    across->addWidget(m_said, 1);
    hide();
}

void SaidLine::say(Judgement judgement, const QString& sentence)
{
    m_mark->setIcon(iconOf(judgement));
    m_mark->setInk(inkOf(judgement));
    m_said->setText(sentence);
    setVisible(!sentence.isEmpty());
}

QString SaidLine::sentence() const
{
    return m_said->text();
}

} // namespace tranche
