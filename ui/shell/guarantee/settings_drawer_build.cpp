// SPDX-License-Identifier: GPL-3.0-or-later
// How the drawer is put together; what it shows and does stands in settings_drawer.cpp.
#include "ui/shell/guarantee/settings_drawer.h"

#include "ui/parts/buttons.h"
#include "ui/parts/elided_label.h"
#include "ui/parts/flow_layout.h"
#include "ui/parts/segmented_buttons.h"
#include "ui/parts/labels/icon_label.h"
#include "ui/shell/guarantee/curve_card.h"
#include "ui/shell/separators.h"
#include "ui/style/icons.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

namespace tranche {

namespace {

constexpr double drawerHeight = 184.0;

QSpinBox* numberField(int least, int greatest, const QString& whenLeast, QWidget* parent)
{
    auto* box = new QSpinBox(parent);
    box->setRange(least, greatest);
    box->setKeyboardTracking(false);
    box->setSpecialValueText(whenLeast);
    return box;
}

} // namespace

SettingsDrawer::SettingsDrawer(Session& session, QWidget* parent) : QWidget(parent), m_session(session)
{
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Button); // the raised surface
    setFixedHeight(scaled(drawerHeight));
    setAccessibleName(tr("More settings"));
    makeCuts();
    makeNumbers();
    makeTable();
    m_scroll = new QScrollArea(this);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setBackgroundRole(QPalette::Button);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setAccessibleName(tr("Settings"));
    m_scroll->setWidget(buildFields());
    m_curve = new CurvePane(m_session, this);
    auto* across = new QHBoxLayout(this);
    across->setContentsMargins(0, 0, 0, 0);
    across->setSpacing(0);
    across->addWidget(m_scroll, 8);
    across->addWidget(upright(this));
    across->addWidget(m_curve, 5);
    connectCuts();
    connectTable();
    connect(m_curve, &CurvePane::hovered, this, &SettingsDrawer::hovered);
}

QSize SettingsDrawer::sizeHint() const
{
    return {scaled(1000), scaled(drawerHeight)};
}

void SettingsDrawer::setQuestions(const std::shared_ptr<Questions>& questions)
{
    m_curve->setQuestions(questions);
}

void SettingsDrawer::makeCuts()
{
    m_cut = new SegmentedButtons({tr("median"), tr("balanced"), tr("relaxed")}, this);
    m_attempts = new SegmentedButtons({tr("all attributes"), tr("widest only")}, this);
    m_order = new SegmentedButtons({tr("shuffled"), tr("sorted")}, this);
    m_cutOn = new QToolButton(this);
    m_cutOn->setPopupMode(QToolButton::InstantPopup);
    m_cutOn->setFocusPolicy(Qt::StrongFocus);
    m_cutOn->setProperty("framed", true);
    m_cutOn->setMinimumSize(scaled(92), scaled(26)); // as high as the fields beside it; its arrow stands off its words
    m_cutOn->setMenu(new QMenu(m_cutOn));
    m_grouping = new QComboBox(this);
    m_grouping->addItems({tr("by splitting"), tr("at random")});
    m_groupSize = numberField(1, 1'000'000'000, {}, this);
}

void SettingsDrawer::makeNumbers()
{
    m_alpha = numberField(0, 1000, tr("automatic"), this);
    m_bins = numberField(2, 1'000'000, {}, this);
    m_least = numberField(0, 1'000'000'000, tr("as the privacy model requires"), this);
}

void SettingsDrawer::makeTable()
{
    m_missing = new QComboBox(this);
    m_missing->addItems({tr("drop the record"), tr("treat as a value"), tr("by attribute")});
    m_joint = new QComboBox(this);
    m_joint->addItems({tr("separately"), tr("jointly")});
    m_generalize = new QPushButton(this);
    m_noGeneralize = new QPushButton(tr("Generalize nothing"), this);
    m_noGeneralize->hide();
}

QWidget* SettingsDrawer::buildFields()
{
    auto* page = new QWidget(this);
    page->setAutoFillBackground(true);
    page->setBackgroundRole(QPalette::Button);
    auto* down = new QVBoxLayout(page);
    down->setContentsMargins(scaled(16), scaled(10), scaled(16), scaled(8));
    down->setSpacing(scaled(8));
    auto* fields = new FlowLayout(scaled(16), scaled(6), nullptr);
    addFields(*fields);
    down->addLayout(fields);
    down->addStretch();
    addFoot(*down);
    return page;
}

void SettingsDrawer::addFields(FlowLayout& fields)
{
    fields.addWidget(field(tr("Cut"), m_cut,
                           tr("Where a bucket is split: at the median value, where the halves are most equal in size, or in the exact "
                              "middle, which may separate equal values.")));
    fields.addWidget(field(tr("Attempts"), m_attempts,
                           tr("If a bucket cannot be split by its widest attribute, whether to try the others. All gives more buckets.")));
    fields.addWidget(
        field(tr("Smallest bucket"), m_least,
              tr("The least number of tuples in every bucket. Higher hides people in larger groups but gives fewer buckets.")));
    fields.addWidget(field(tr("Attributes to split by"), m_cutOn, tr("Buckets are split by these attributes only.")));
    fields.addWidget(field(tr("Bins for φ²"), m_bins,
                           tr("Number of equal-width bins for numeric attributes when φ² is computed. Released values are not binned.")));
    fields.addWidget(field(tr("Missing values"), m_missing,
                           tr("Whether records with a missing value are dropped, or missing counts as a value. Individual attributes can "
                              "differ: see Roles.")));
    fields.addWidget(field(tr("Grouping"), m_grouping,
                           tr("Split buckets only where the guarantee is still met, or draw them at random; a draw that violates the "
                              "guarantee is rejected.")));
    m_groupSizeField
        = field(tr("Tuples in a bucket"), m_groupSize, tr("Number of tuples in each random bucket; the last one may have fewer."));
    fields.addWidget(m_groupSizeField);
    fields.addWidget(field(tr("Several sensitive"), m_joint,
                           tr("Protect each sensitive attribute separately, treating the others as known, or all of them combined.")));
    fields.addWidget(field(tr("Generalization"), m_generalize,
                           tr("Columns whose values are published as ranges or sets, so that each range covers enough records.")));
    fields.addWidget(field(
        tr("Order in a bucket"), m_order,
        tr("Shuffled at random, or each column sorted by value, which leaves no trace of the original order and needs no randomness.")));
    fields.addWidget(
        field(tr("α, sensitive column"), m_alpha, tr("Number of attributes in the sensitive column. Automatic lets the proposal decide.")));
}

void SettingsDrawer::addFoot(QVBoxLayout& down)
{
    auto* foot = new QHBoxLayout;
    foot->setSpacing(scaled(6));
    m_proofSign = new IconLabel(QStringLiteral("info"), 14, this);
    m_proof = new ElidedLabel({}, Type::Caption, Ink::Text2, this);
    auto* defaults = new QPushButton(icon(QStringLiteral("undo"), palette()), tr("Defaults"), this);
    defaults->setAccessibleName(tr("Reset these settings to their defaults"));
    connect(defaults, &QPushButton::clicked, this, &SettingsDrawer::chooseDefaults);
    foot->addWidget(m_proofSign);
    foot->addWidget(m_proof, 1);
    foot->addWidget(m_noGeneralize);
    foot->addWidget(defaults);
    down.addLayout(foot);
}

QWidget* SettingsDrawer::field(const QString& label, QWidget* control, const QString& hover)
{
    auto* widget = new QWidget(this);
    auto* down = new QVBoxLayout(widget);
    down->setContentsMargins(0, 0, 0, 0);
    down->setSpacing(scaled(2));
    auto* heading = textLabel(label, Type::Caption, Ink::Text2, widget);
    heading->setBuddy(control);
    control->setAccessibleName(label);
    control->setAccessibleDescription(hover);
    control->setToolTip(hover);
    control->setParent(widget);
    down->addWidget(heading);
    down->addWidget(control);
    return widget;
}

} // namespace tranche
