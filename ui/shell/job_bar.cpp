// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/job_bar.h"

#include "ui/parts/busy_arc.h"
#include "ui/parts/elided_label.h"
#include "ui/parts/labels/icon_label.h"
#include "ui/style/icons.h"

#include <QHBoxLayout>
#include <QProgressBar>
#include <QPushButton>
#include <QTimer>

namespace tranche {

JobBar::JobBar(Session& session, QWidget* parent) : QWidget(parent), m_session(session)
{
    setFixedHeight(scaled(28));
    setAutoFillBackground(true);
    setAccessibleName(tr("Job bar"));
    build();
    connect(&session, &Session::jobStarted, this, &JobBar::showJob);
    connect(&session, &Session::jobProgressed, this, &JobBar::showProgress);
    connect(m_pace, &QTimer::timeout, this, [this] { m_progress->setValue(m_permille); });
    connect(&session, &Session::jobEnded, this, &JobBar::hideJob);
    connect(m_cancel, &QPushButton::clicked, &session, &Session::cancel);
    hideJob();
    showLine();
}

void JobBar::build()
{
    auto* across = new QHBoxLayout(this);
    across->setContentsMargins(scaled(12), 0, scaled(12), 0);
    across->setSpacing(scaled(8));
    m_sign = new IconLabel(QStringLiteral("fail"), 14, this);
    m_line = new ElidedLabel({}, Type::Caption, Ink::Text2, this);
    m_right = new ElidedLabel({}, Type::Caption, Ink::Text2, this);
    m_arc = new BusyArc(this);
    m_what = new ElidedLabel({}, Type::Caption, Ink::Text, this);
    m_progress = new QProgressBar(this);
    m_progress->setRange(0, 1000);
    m_progress->setTextVisible(false);
    m_progress->setFixedSize(scaled(140), scaled(6));
    m_progress->setAccessibleName(tr("Progress"));
    m_pace = new QTimer(this);
    m_pace->setSingleShot(true);
    m_pace->setInterval(40);
    m_cancel = new QPushButton(tr("Cancel"), this);
    m_cancel->setFixedHeight(scaled(24));
    m_cancel->setAccessibleName(tr("Cancel the job"));
    m_cancel->setToolTip(tr("Cancel the job (Esc)"));
    across->addWidget(m_sign);
    across->addWidget(m_line, 1);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_right, m_arc, m_what, m_progress, m_cancel})
        across->addWidget(widget);
}

void JobBar::setHover(const QString& text)
{
    m_hover = text;
    showLine();
}

void JobBar::setAlarm(const QString& text)
{
    m_alarm = text;
    showLine();
}

void JobBar::setRest(const QString& left, const QString& right)
{
    m_rest = left;
    m_right->setText(right);
    showLine();
}

void JobBar::say(const QString& text)
{
    m_hover = text;
    showLine();
}

void JobBar::showLine()
{
    const bool alarm = m_hover.isEmpty() && !m_alarm.isEmpty();
    m_sign->setVisible(alarm);
    m_sign->setInk(Ink::Fail);
    m_line->setFont(typeface(alarm ? Type::Badge : Type::Caption));
    m_line->setInk(alarm ? Ink::Fail : Ink::Text2);
    m_line->setText(!m_hover.isEmpty() ? m_hover : alarm ? m_alarm : m_rest);
}

void JobBar::showJob(const QString& what)
{
    m_what->setText(what);
    showProgress(0);
    m_right->hide();
    for (QWidget* widget : std::initializer_list<QWidget*>{m_arc, m_what, m_progress, m_cancel})
        widget->show();
}

void JobBar::hideJob()
{
    for (QWidget* widget : std::initializer_list<QWidget*>{m_arc, m_what, m_progress, m_cancel})
        widget->hide();
    m_pace->stop();
    m_progress->setValue(0);
    m_right->show();
}

/// The bar paints itself at once, and with it all that waits to be painted: a short job would paint the window a dozen times.
void JobBar::showProgress(int permille)
{
    m_permille = permille;
    if (!m_pace->isActive())
        m_pace->start();
}

} // namespace tranche
