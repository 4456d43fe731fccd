// SPDX-License-Identifier: GPL-3.0-or-later
// How the strip is put together; what it shows and does stands in guarantee_strip.cpp.
#include "ui/shell/guarantee/guarantee_strip.h"

#include "core/models/model_dial.h"
#include "ui/words/model_words.h"
#include "ui/parts/buttons.h"
#include "ui/parts/dial/dial_slider.h"
#include "ui/parts/elided_label.h"
#include "ui/parts/figure_tile.h"
#include "ui/parts/dial/ratio_field.h"
#include "ui/parts/labels/icon_label.h"
#include "ui/shell/guarantee/alpha_gauge.h"
#include "ui/shell/separators.h"
#include "ui/words/dial_facts.h"
#include "ui/words/strip_facts.h"
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
    fitCells();
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
    down->addWidget(textLabel(tr("The guarantee is shown here"), Type::Heading, Ink::Text, page));
    down->addWidget(new ElidedLabel(tr("On the left the privacy model, ℓ, α and c; on the right what they lead to: buckets, largest "
                                       "p(t,s), association kept, fakes. Open a table to begin."),
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
    m_dialCell = buildDial();
    m_alphaCell = buildAlpha();
    add(m_dialCell, 26);
    add(m_alphaCell, 25);
    add(buildColumns(), 0);
    buildFigures(*row);
    row->addWidget(buildMore(), 0, Qt::AlignVCenter);
    return page;
}

QWidget* GuaranteeStrip::buildModel()
{
    auto* widget = new QWidget(this);
    auto* down = cell(*widget);
    auto* heading = textLabel(tr("Privacy model"), Type::Caption, Ink::Text2, widget);
    m_model = new QComboBox(widget);
    for (const ModelKind kind : allModels) {
        m_model->addItem(modelTitle(kind), static_cast<int>(kind));
        m_model->setItemData(m_model->count() - 1, QStringLiteral("<qt><b>%1</b><br>%2</qt>").arg(modelTitle(kind), modelHover(kind)),
                             Qt::ToolTipRole);
    }
    m_model->setAccessibleName(tr("Privacy model"));
    heading->setBuddy(m_model);
    m_rule = textLabel(modelRule(ModelKind::LDiversity), Type::Caption, Ink::Text2, widget);
    down->addWidget(heading);
    down->addWidget(m_model);
    down->addWidget(m_rule);
    down->addStretch();
    m_modelCell = widget;
    connect(m_model, &QComboBox::activated, this,
            [this](int index) { chooseModel(static_cast<ModelKind>(m_model->itemData(index).toInt())); });
    return widget;
}

QWidget* GuaranteeStrip::buildDial()
{
    auto* widget = new QWidget(this);
    auto* down = cell(*widget);
    auto* head = new QHBoxLayout;
    head->setSpacing(scaled(6));
    m_dialHeading = new ElidedLabel({}, Type::Caption, Ink::Text2, widget);
    m_setFurthest = new QPushButton(widget);
    makePrimary(m_setFurthest);
    m_values = new QSpinBox(widget);
    m_values->setRange(1, 1000);
    m_values->setKeyboardTracking(false);
    m_values->setPrefix(tr("ℓ "));
    m_values->setAccessibleName(tr("ℓ of (c,ℓ)"));
    m_values->setToolTip(tr("<qt><b>ℓ of (c,ℓ)</b><br>The most likely value is compared with the ℓ-th most likely and all less likely "
                            "ones. Higher is safer.</qt>"));
    m_field = new RatioField(widget);
    m_field->setFixedWidth(scaled(68));
    head->addWidget(m_dialHeading, 1);
    for (QWidget* part : std::initializer_list<QWidget*>{m_setFurthest, m_values, m_field})
        head->addWidget(part);
    m_slider = new DialSlider(widget);
    down->addLayout(head);
    down->addWidget(m_slider);
    down->addStretch();
    connectDial();
    return widget;
}

void GuaranteeStrip::connectDial()
{
    connect(m_values, &QSpinBox::valueChanged, this, &GuaranteeStrip::chooseValues);
    connect(m_field, &RatioField::chosen, this, [this](const Ratio& dial) { chooseDial(dial, false); });
    connect(m_field, &RatioField::problemChanged, this, &GuaranteeStrip::showProblem);
    connect(m_slider, &DialSlider::chosen, this, [this](const Ratio& dial, bool continuing) {
        m_field->setValue(dial);
        chooseDial(dial, continuing);
    });
    connect(m_setFurthest, &QPushButton::clicked, this, [this] {
        if (const auto offer = furthestOffer(m_session.now()))
            chooseDial(dialOf(*offer), false);
    });
}

QWidget* GuaranteeStrip::buildAlpha()
{
    auto* widget = new QWidget(this);
    auto* down = new QVBoxLayout(widget);
    down->setContentsMargins(scaled(4), scaled(2), scaled(4), scaled(2)); // its ring stands around its words
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
    m_columnsNote = wrappedLabel(tr("as proposed"), Type::Caption, Ink::Text2, widget);
    heading->setBuddy(m_columns);
    down->addWidget(heading);
    down->addWidget(m_columns);
    down->addWidget(m_columnsNote);
    down->addStretch();
    m_columnsCell = widget;
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
    m_buckets = new FigureTile(tr("Buckets"), this);
    m_buckets->setMeaning(tr("Number of groups of tuples in the release. More buckets preserve more detail."),
                          tr("the size of individual buckets; see Buckets."));
    m_judged = new FigureTile(tr("Largest p(t,s)"), this); // words and number are the model's
    m_association = new FigureTile(tr("Association kept"), this);
    m_association->setMeaning(tr("The share of φ² between attributes that the release preserves. Higher is better."),
                              tr("relationships among three or more attributes."));
    m_fakes = new FigureTile(tr("Fakes per original"), this);
    for (FigureTile* figure : {m_buckets, m_judged, m_association, m_fakes}) {
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
    m_more->setFixedHeight(scaled(52)); // icon and word stay together
    return m_more;
}

} // namespace tranche
