// SPDX-License-Identifier: GPL-3.0-or-later
// How the strip is put together; what it shows and does stands in guarantee_strip.cpp.
#include "ui/shell/guarantee_strip.h"

#include "ui/parts/buttons.h"
#include "ui/parts/elided_label.h"
#include "ui/parts/figure.h"
#include "ui/parts/l_slider.h"
#include "ui/parts/ratio_field.h"
#include "ui/shell/alpha_gauge.h"
#include "ui/shell/separators.h"
#include "ui/shell/strip_facts.h"
#include "ui/style/icons.h"
#include "ui/style/type.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

namespace tranche {

namespace {

constexpr double stripHeight = 104.0;

QVBoxLayout* cell(QWidget& widget)
{
    auto* down = new QVBoxLayout(&widget);
    down->setContentsMargins(scaled(12), scaled(8), scaled(12), scaled(6));
    down->setSpacing(scaled(4));
    return down;
}

} // namespace

GuaranteeStrip::GuaranteeStrip(Session& session, QWidget* parent) : QStackedWidget(parent), m_session(session)
{
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Button); // the raised surface
    setFixedHeight(scaled(stripHeight));
    setAccessibleName(tr("Guarantee"));
    addWidget(buildEmpty());
    addWidget(buildFull());
}

QWidget* GuaranteeStrip::buildEmpty()
{
    auto* page = new QWidget(this);
    auto* across = new QHBoxLayout(page);
    across->setContentsMargins(scaled(24), 0, scaled(24), 0);
    across->setSpacing(scaled(16));
    across->addWidget(new IconLabel(QStringLiteral("stage-risk"), 28, page));
    auto* down = new QVBoxLayout;
    down->setSpacing(scaled(2));
    down->addStretch();
    down->addWidget(textLabel(tr("The guarantee stands here"), Type::Heading, Ink::Text, page));
    down->addWidget(new ElidedLabel(tr("Model, ℓ, α and c on the left; on the right what they cost: buckets, largest p(t,s), association kept. Open a table to begin."),
                                    Type::Body, Ink::Text2, page));
    down->addStretch();
    across->addLayout(down, 1);
    return page;
}

QWidget* GuaranteeStrip::buildFull()
{
    auto* page = new QWidget(this);
    auto* row = new QHBoxLayout(page);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    const auto add = [&](QWidget* widget, int stretch) {
        row->addWidget(widget, stretch);
        row->addWidget(upright(page));
    };
    add(buildModel(), 0);
    add(buildL(), 26);
    add(buildAlpha(), 25);
    add(buildColumns(), 0);
    buildFigures(*row);
    row->addWidget(buildMore());
    return page;
}

QWidget* GuaranteeStrip::buildModel()
{
    auto* widget = new QWidget(this);
    auto* down = cell(*widget);
    auto* heading = textLabel(tr("Privacy model"), Type::Caption, Ink::Text2, widget);
    m_model = new QComboBox(widget);
    m_model->addItem(tr("ℓ-diversity"));
    m_model->setAccessibleName(tr("Privacy model"));
    m_model->setToolTip(tr("<qt><b>Privacy model (Alt+M)</b><br>ℓ-diversity: nobody can be tied to a sensitive value with a probability above 1/ℓ.<br>"
                           "Does not cover: knowledge about other people in the bucket, or an earlier release of this table.</qt>"));
    heading->setBuddy(m_model);
    auto* note = textLabel(tr("for every tuple,\nevery p(t,s) ≤ 1/ℓ"), Type::Caption, Ink::Text2, widget);
    down->addWidget(heading);
    down->addWidget(m_model);
    down->addWidget(note);
    down->addStretch();
    widget->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    return widget;
}

QWidget* GuaranteeStrip::buildL()
{
    auto* widget = new QWidget(this);
    auto* down = cell(*widget);
    auto* head = new QHBoxLayout;
    head->setSpacing(scaled(8));
    m_lHeading = new ElidedLabel({}, Type::Caption, Ink::Text2, widget);
    m_setGreatest = new QPushButton(widget);
    makePrimary(m_setGreatest);
    m_field = new RatioField(widget);
    m_field->setAccessibleName(tr("ℓ, typed"));
    m_field->setFixedWidth(scaled(68));
    head->addWidget(m_lHeading, 1);
    head->addWidget(m_setGreatest);
    head->addWidget(m_field);
    m_slider = new LSlider(widget);
    down->addLayout(head);
    down->addWidget(m_slider);
    down->addStretch();
    connect(m_field, &RatioField::chosen, this, [this](const Ratio& l) { chooseL(l, false); });
    connect(m_field, &RatioField::problemChanged, this, &GuaranteeStrip::showProblem);
    connect(m_slider, &LSlider::chosen, this, [this](const Ratio& l, bool continuing) {
        m_field->setValue(l);
        chooseL(l, continuing);
    });
    connect(m_setGreatest, &QPushButton::clicked, this, [this] {
        if (const auto offer = greatestOffer(m_session.now()))
            chooseL(*offer, false);
    });
    return widget;
}

QWidget* GuaranteeStrip::buildAlpha()
{
    auto* widget = new QWidget(this);
    auto* down = new QVBoxLayout(widget);
    down->setContentsMargins(scaled(10), scaled(2), scaled(10), scaled(2));
    m_gauge = new AlphaGauge(widget);
    down->addWidget(m_gauge);
    connect(m_gauge, &AlphaGauge::chosen, this, [this](std::size_t alpha) {
        Parameters parameters = m_session.now().snapshot.parameters;
        parameters.columns.alpha = alpha;
        m_session.setParameters(parameters);
    });
    return widget;
}

QWidget* GuaranteeStrip::buildColumns()
{
    auto* widget = new QWidget(this);
    auto* down = cell(*widget);
    auto* heading = textLabel(tr("c  columns"), Type::Caption, Ink::Text2, widget);
    m_columns = new QSpinBox(widget);
    m_columns->setRange(1, 1000);
    m_columns->setKeyboardTracking(false);
    m_columns->setAccessibleName(tr("c, number of columns"));
    m_columnsNote = textLabel(tr("as proposed"), Type::Caption, Ink::Text2, widget);
    m_columnsNote->setWordWrap(true);
    heading->setBuddy(m_columns);
    down->addWidget(heading);
    down->addWidget(m_columns);
    down->addWidget(m_columnsNote);
    down->addStretch();
    widget->setFixedWidth(scaled(84));
    connect(m_columns, &QSpinBox::valueChanged, this, [this](int columns) {
        Parameters parameters = m_session.now().snapshot.parameters;
        parameters.columns.columns = static_cast<std::size_t>(columns);
        if (parameters == m_session.now().snapshot.parameters)
            m_session.proposeAgain(); // the c of the proposal that was left by hand
        else
            m_session.setParameters(parameters);
    });
    return widget;
}

void GuaranteeStrip::buildFigures(QHBoxLayout& row)
{
    m_buckets = new Figure(tr("Buckets"), this);
    m_buckets->setMeaning(tr("How many groups of tuples the release has. More is finer."), tr("how large the single bucket is; see Buckets."));
    m_largestP = new Figure(tr("Largest p(t,s)"), this);
    m_largestP->setMeaning(tr("The greatest probability with which anybody can be tied to any one sensitive value. Lower is safer."),
                           tr("knowledge about other people in the bucket, or an earlier release of this table."));
    m_association = new Figure(tr("Association kept"), this);
    m_association->setMeaning(tr("The share of φ² between attributes that the release keeps. More is better."), tr("relations between three or more attributes."));
    for (Figure* figure : { m_buckets, m_largestP, m_association }) {
        row.addWidget(figure, 14);
        row.addWidget(upright(this));
    }
}

QWidget* GuaranteeStrip::buildMore()
{
    m_more = new QToolButton(this);
    m_more->setAutoRaise(true);
    m_more->setCheckable(true);
    m_more->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
    m_more->setIcon(icon(QStringLiteral("settings"), palette()));
    m_more->setText(tr("More"));
    m_more->setFont(typeface(Type::Caption));
    m_more->setFocusPolicy(Qt::StrongFocus);
    m_more->setAccessibleName(tr("More settings"));
    m_more->setToolTip(tr("More settings (Ctrl+.)"));
    m_more->setFixedWidth(scaled(44));
    m_more->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    return m_more;
}

} // namespace tranche
