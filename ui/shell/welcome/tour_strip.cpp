// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/welcome/tour_strip.h"

#include "ui/parts/buttons.h"
#include "ui/parts/labels/icon_label.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <vector>

namespace tranche {

namespace {

struct Step {
    PanelId panel;
    QString heading;
    QString sentence;
};

std::vector<Step> steps()
{
    return {
        {PanelId::Table, TourStrip::tr("A table about people"),
         TourStrip::tr("Each line is a record (a tuple) about one person, here a fictitious one. Each field is an attribute. Click the "
                       "header of an attribute to see its values on the right.")},
        {PanelId::AttributeRoles, TourStrip::tr("Choose a role for each attribute"),
         TourStrip::tr("Identifiers are dropped. Quasi-identifiers may be known to an intruder. The sensitive attribute is what must not "
                       "be linked to a person. Press I, Q, S or X to set a role.")},
        {PanelId::Correlation, TourStrip::tr("What belongs together"),
         TourStrip::tr("φ² shows how closely two attributes are related, from 0 to 1. Keep closely related pairs in one column, or their "
                       "relationship is lost.")},
        {PanelId::Columns, TourStrip::tr("Columns preserve relationships"),
         TourStrip::tr("A column is a set of attributes that stay together in the release. Drag an attribute to another card to see "
                       "immediately what that changes.")},
        {PanelId::Columns, TourStrip::tr("Level of protection"),
         TourStrip::tr("Drag ℓ in the strip above: nobody can be linked to a sensitive value with a probability above 1/ℓ. The tick marks "
                       "the greatest ℓ possible.")},
        {PanelId::Buckets, TourStrip::tr("Buckets mix people"),
         TourStrip::tr("Within a bucket every column is shuffled independently, so a line of the release is nobody's record. Click a line "
                       "to see what an intruder could learn about that person.")},
        {PanelId::Risk, TourStrip::tr("Try an attack"),
         TourStrip::tr("Enter what someone may know about a person, and see what follows from the release. The plots show the same for all "
                       "people at once.")},
        {PanelId::Utility, TourStrip::tr("See what is left for analysts"),
         TourStrip::tr(
             "How much of the relationships, of counts and of what a model can learn is left, next to other ways of protecting the "
             "same table; and, in plain words, what an analyst may do.")},
        {PanelId::Approve, TourStrip::tr("Approve and write"),
         TourStrip::tr("An independent verifier checks exactly the files that would be published. Only what passes can be approved and "
                       "written. That's it: now open a table of your own.")},
    };
}

} // namespace

TourStrip::TourStrip(QWidget* parent) : QFrame(parent)
{
    setAccessibleName(tr("Tour"));
    auto* across = new QHBoxLayout(this);
    across->setContentsMargins(scaled(16), scaled(8), scaled(12), scaled(8));
    across->setSpacing(scaled(12));
    auto* sign = new IconLabel(QStringLiteral("tour"), 20, this);
    sign->setInk(Ink::Accent);
    across->addWidget(sign, 0, Qt::AlignTop);
    auto* words = new QVBoxLayout;
    words->setSpacing(scaled(2));
    m_heading = textLabel({}, Type::Bold, Ink::Text, this);
    m_sentence = wrappedLabel({}, Type::Body, Ink::Text2, this);
    words->addWidget(m_heading);
    words->addWidget(m_sentence);
    across->addLayout(words, 1);
    m_back = new QPushButton(tr("&Back"), this);
    m_next = new QPushButton(tr("Ne&xt"), this);
    m_close = new QPushButton(tr("Close the tour"), this);
    for (QPushButton* button : {m_back, m_next, m_close}) {
        button->setAutoDefault(true); // Enter presses what has the focus, as in a dialog
        across->addWidget(button);
    }
    connect(m_back, &QPushButton::clicked, this, &TourStrip::back);
    connect(m_next, &QPushButton::clicked, this, &TourStrip::next);
    connect(m_close, &QPushButton::clicked, this, &TourStrip::end);
    hide();
}

std::size_t TourStrip::stepCount() const
{
    return steps().size();
}

void TourStrip::invite()
{
    m_running = false;
    m_heading->setText(tr("New here?"));
    m_sentence->setText(
        tr("A tour in %1 short steps shows you around with a table of fictitious people. You can start it from the Help menu at any time.")
            .arg(stepCount()));
    m_back->hide();
    m_next->setText(tr("Take the &tour"));
    m_close->setText(tr("Not now"));
    show();
}

void TourStrip::start()
{
    m_running = true;
    m_close->setText(tr("Close the tour"));
    show();
    emit sampleWanted();
    goTo(0);
    m_next->setFocus();
}

void TourStrip::withdraw()
{
    if (isInviting())
        end();
}

void TourStrip::goTo(std::size_t step)
{
    const auto all = steps();
    m_step = step;
    m_heading->setText(tr("%1 of %2: %3").arg(step + 1).arg(all.size()).arg(all[step].heading));
    m_sentence->setText(all[step].sentence);
    m_back->setVisible(true);
    m_back->setEnabled(step > 0);
    m_next->setText(step + 1 < all.size() ? tr("Ne&xt") : tr("&Done"));
    emit panelWanted(all[step].panel);
}

void TourStrip::next()
{
    if (!m_running)
        start();
    else if (m_step + 1 < stepCount())
        goTo(m_step + 1);
    else
        end();
}

void TourStrip::back()
{
    if (m_step > 0)
        goTo(m_step - 1);
}

void TourStrip::end()
{
    m_running = false;
    hide();
    emit closed();
}

void TourStrip::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), ink(palette(), Ink::Raised));
    painter.fillRect(QRect(0, 0, scaled(3), height()), ink(palette(), Ink::Accent));
    painter.setPen(ink(palette(), Ink::Border));
    painter.drawLine(rect().bottomLeft(), rect().bottomRight());
}

} // namespace tranche
