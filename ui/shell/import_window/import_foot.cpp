// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/import_window/import_foot.h"

#include "ui/parts/buttons.h"
#include "ui/parts/labels/icon_label.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>

namespace tranche {

ImportFoot::ImportFoot(QWidget* parent) : QWidget(parent)
{
    auto* across = new QHBoxLayout(this);
    across->setContentsMargins(scaled(16), scaled(8), scaled(16), scaled(8));
    across->setSpacing(scaled(10));
    m_mark = new IconLabel(iconOf(Judgement::Info), 16, this);
    m_said = textLabel({}, Type::Body, Ink::Text, this);
    m_said->setObjectName(QStringLiteral("foot"));
    m_progress = new QProgressBar(this);
    m_progress->setRange(0, 1000);
    m_progress->setTextVisible(false);
    m_progress->setFixedWidth(scaled(140));
    m_progress->setAccessibleName(tr("Looking at all records"));
    m_skip = new QPushButton(this);
    m_skip->setObjectName(QStringLiteral("skip"));
    m_skip->hide();
    auto* cancel = new QPushButton(tr("Cancel"), this);
    m_read = new QPushButton(tr("Read the table"), this);
    m_read->setObjectName(QStringLiteral("read"));
    m_read->setToolTip(tr("Ctrl+Enter"));
    makePrimary(m_read);
    for (QPushButton* button : {m_skip, cancel, m_read})
        button->setAutoDefault(false);
    for (QWidget* part : {static_cast<QWidget*>(m_mark), static_cast<QWidget*>(m_said), static_cast<QWidget*>(m_skip)})
        across->addWidget(part);
    across->addStretch(1);
    for (QWidget* part : {static_cast<QWidget*>(m_progress), static_cast<QWidget*>(cancel), static_cast<QWidget*>(m_read)})
        across->addWidget(part);
    setMinimumHeight(scaled(52));
    connect(m_skip, &QPushButton::clicked, this, &ImportFoot::skipRequested);
    connect(m_read, &QPushButton::clicked, this, &ImportFoot::readRequested);
    connect(cancel, &QPushButton::clicked, this, &ImportFoot::cancelled);
    setProgress(-1);
    setReady(false);
}

void ImportFoot::say(Judgement judgement, const QString& sentence)
{
    m_mark->setIcon(iconOf(judgement));
    m_mark->setInk(inkOf(judgement));
    m_mark->setVisible(!sentence.isEmpty());
    m_said->setText(sentence);
}

void ImportFoot::offerToSkip(const QString& words)
{
    m_skip->setText(words);
    m_skip->setVisible(!words.isEmpty());
}

void ImportFoot::setProgress(int permille)
{
    m_progress->setVisible(permille >= 0);
    m_progress->setValue(permille);
}

void ImportFoot::setReady(bool ready)
{
    m_read->setEnabled(ready);
}

bool ImportFoot::isReady() const
{
    return m_read->isEnabled();
}

QString ImportFoot::sentence() const
{
    return m_said->text();
}

} // namespace tranche
