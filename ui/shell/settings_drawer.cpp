// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/settings_drawer.h"

#include "ui/parts/buttons.h"
#include "ui/parts/segmented_buttons.h"
#include "ui/shell/separators.h"
#include "ui/style/icons.h"
#include "ui/style/number_text.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace tranche {

namespace {

QSpinBox* numberField(int least, int greatest, const QString& whenLeast, QWidget* parent)
{
    auto* box = new QSpinBox(parent);
    box->setRange(least, greatest);
    box->setKeyboardTracking(false);
    box->setSpecialValueText(whenLeast);
    return box;
}

void showNumber(QSpinBox& box, std::size_t value)
{
    const QSignalBlocker silent(box);
    box.setValue(static_cast<int>(std::min<std::size_t>(value, static_cast<std::size_t>(box.maximum()))));
}

} // namespace

SettingsDrawer::SettingsDrawer(Session& session, QWidget* parent) : QScrollArea(parent), m_session(session)
{
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setBackgroundRole(QPalette::Button);
    setFocusPolicy(Qt::NoFocus);
    setFixedHeight(sizeHint().height());
    setAccessibleName(tr("More settings"));
    build();
}

QSize SettingsDrawer::sizeHint() const
{
    return { scaled(800), scaled(168) };
}

template <class Change>
void SettingsDrawer::change(Change apply)
{
    Parameters parameters = m_session.now().snapshot.parameters;
    apply(parameters);
    if (parameters != m_session.now().snapshot.parameters)
        m_session.setParameters(parameters);
}

void SettingsDrawer::build()
{
    m_cut = new SegmentedButtons({ tr("median"), tr("balanced") }, this);
    m_attempts = new SegmentedButtons({ tr("all attributes"), tr("widest only") }, this);
    m_order = new SegmentedButtons({ tr("shuffled"), tr("sorted") }, this);
    m_alpha = numberField(0, 1000, tr("automatic"), this);
    m_bins = numberField(2, 1'000'000, {}, this);
    m_least = numberField(0, 1'000'000'000, tr("ℓ rounded up"), this);
    m_cutOn = new QToolButton(this);
    m_cutOn->setPopupMode(QToolButton::InstantPopup);
    m_cutOn->setFocusPolicy(Qt::StrongFocus);
    m_cutOn->setProperty("framed", true);
    m_cutOn->setMenu(new QMenu(m_cutOn));
    connect(m_cutOn->menu(), &QMenu::aboutToShow, this, &SettingsDrawer::fillCutOnMenu);
    connect(m_cut, &SegmentedButtons::chosen, this, [this](int index) { change([=](Parameters& p) { p.cut = index == 0 ? Cut::Median : Cut::Balanced; }); });
    connect(m_attempts, &SegmentedButtons::chosen, this, [this](int index) { change([=](Parameters& p) { p.attempts = index == 0 ? Attempts::All : Attempts::One; }); });
    connect(m_order, &SegmentedButtons::chosen, this, [this](int index) { change([=](Parameters& p) { p.order = index == 0 ? OrderInBucket::Random : OrderInBucket::Sorted; }); });
    connect(m_bins, &QSpinBox::valueChanged, this, [this](int bins) { change([=](Parameters& p) { p.bins = static_cast<std::uint32_t>(bins); }); });
    connect(m_alpha, &QSpinBox::valueChanged, this, [this](int alpha) {
        change([=](Parameters& p) { p.columns.alpha = alpha == 0 ? std::nullopt : std::optional(static_cast<std::size_t>(alpha)); });
    });
    connect(m_least, &QSpinBox::valueChanged, this, [this](int least) {
        change([=](Parameters& p) { p.minBucket = least == 0 ? std::nullopt : std::optional(static_cast<std::size_t>(least)); });
    });
    buildFields();
}

void SettingsDrawer::buildFields()
{
    auto* page = new QWidget(this);
    page->setAutoFillBackground(true);
    page->setBackgroundRole(QPalette::Button);
    auto* down = new QVBoxLayout(page);
    down->setContentsMargins(scaled(16), scaled(10), scaled(16), scaled(10));
    down->setSpacing(scaled(8));
    const auto row = [&](std::initializer_list<QWidget*> fields) {
        auto* across = new QHBoxLayout;
        across->setSpacing(scaled(16));
        for (QWidget* widget : fields)
            across->addWidget(widget);
        across->addStretch();
        down->addLayout(across);
    };
    row({ field(tr("Cut"), m_cut, tr("Where a bucket is cut in two: at the median value, or where both halves are most even.")),
          field(tr("Attempts"), m_attempts, tr("Whether a bucket that cannot be cut on its widest attribute is tried on the others. All gives more buckets.")),
          field(tr("Order in a bucket"), m_order, tr("Shuffled by chance, or each column sorted by value: then nothing of the order of the file is left and no chance is needed.")) });
    row({ field(tr("α, sensitive column"), m_alpha, tr("Attributes in the sensitive column. Automatic: as many as the proposal puts there.")),
          field(tr("Bins for φ²"), m_bins, tr("Into how many equal ranges numbers are put when φ² is computed. The release keeps the numbers.")),
          field(tr("Smallest bucket"), m_least, tr("Tuples that every bucket has at least. Higher hides people in larger groups and leaves fewer buckets.")),
          field(tr("Attributes to cut on"), m_cutOn, tr("Buckets are cut on these attributes only.")) });
    auto* foot = new QHBoxLayout;
    foot->addWidget(new IconLabel(QStringLiteral("info"), 14, page));
    foot->addWidget(textLabel(tr("Cuts between values keep each tuple in one bucket, so the file alone can prove the guarantee."), Type::Caption, Ink::Text2, page), 1);
    auto* defaults = new QPushButton(icon(QStringLiteral("undo"), palette()), tr("Defaults"), page);
    defaults->setAccessibleName(tr("Back to the defaults of these settings"));
    connect(defaults, &QPushButton::clicked, this, [this] {
        change([](Parameters& p) {
            Parameters fresh;
            fresh.model = p.model;
            fresh.columns.columns = p.columns.columns;
            p = fresh;
        });
    });
    foot->addWidget(defaults);
    down->addLayout(foot);
    down->addStretch();
    setWidget(page);
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

void SettingsDrawer::show(const Document& now)
{
    const Parameters& parameters = now.snapshot.parameters;
    m_cut->setCurrent(parameters.cut == Cut::Median ? 0 : 1);
    m_attempts->setCurrent(parameters.attempts == Attempts::All ? 0 : 1);
    m_order->setCurrent(parameters.order == OrderInBucket::Random ? 0 : 1);
    showNumber(*m_alpha, parameters.columns.alpha.value_or(0));
    showNumber(*m_bins, parameters.bins);
    showNumber(*m_least, parameters.minBucket.value_or(0));
    showCutOn(now);
}

namespace {

QStringList quasiIdentifiers(const Snapshot& snapshot)
{
    QStringList names;
    if (snapshot.table == nullptr)
        return names;
    for (std::size_t i = 0; i < snapshot.roles.size(); ++i) {
        if (snapshot.roles[i] == Role::QuasiIdentifier)
            names += QString::fromStdString(snapshot.table->attribute(SourceId(static_cast<std::uint32_t>(i))).name);
    }
    return names;
}

bool isCutOn(const std::vector<std::string>& chosen, const QString& name)
{
    return chosen.empty() || std::ranges::find(chosen, name.toStdString()) != chosen.end();
}

} // namespace

void SettingsDrawer::showCutOn(const Document& now)
{
    const QStringList names = quasiIdentifiers(now.snapshot);
    const auto& chosen = now.snapshot.parameters.cutOn;
    const auto count = std::ranges::count_if(names, [&](const QString& name) { return isCutOn(chosen, name); });
    m_cutOn->setText(tr("%1 of %2").arg(count).arg(names.size()));
    m_cutOn->setEnabled(!names.isEmpty());
}

void SettingsDrawer::fillCutOnMenu()
{
    QMenu* menu = m_cutOn->menu();
    menu->clear();
    const Snapshot& snapshot = m_session.now().snapshot;
    for (const QString& name : quasiIdentifiers(snapshot)) {
        QAction* action = menu->addAction(QString(name).replace(QLatin1Char('&'), QLatin1String("&&")));
        action->setCheckable(true);
        action->setChecked(isCutOn(snapshot.parameters.cutOn, name));
        connect(action, &QAction::triggered, this, [this, name](bool on) { toggleCutOn(name, on); });
    }
}

void SettingsDrawer::toggleCutOn(const QString& name, bool on)
{
    const QStringList all = quasiIdentifiers(m_session.now().snapshot);
    change([&](Parameters& parameters) {
        std::vector<std::string> chosen;
        for (const QString& each : all) {
            if (each == name ? on : isCutOn(parameters.cutOn, each))
                chosen.push_back(each.toStdString());
        }
        // None at all would read as "every one".
        if (!chosen.empty())
            parameters.cutOn = std::ssize(chosen) == all.size() ? std::vector<std::string>() : chosen;
    });
}

} // namespace tranche
