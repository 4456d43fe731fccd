// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/guarantee/settings_drawer.h"

#include "core/import/qt_text.h"
#include "ui/parts/elided_label.h"
#include "ui/parts/segmented_buttons.h"
#include "ui/parts/typing.h"
#include "ui/shell/guarantee/curve_card.h"
#include "ui/style/plain_hint.h"
#include "ui/words/proof_facts.h"
#include "ui/parts/labels/icon_label.h"
#include "ui/session/naming/name_text.h"

#include <QComboBox>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QToolButton>

#include <algorithm>

namespace tranche {

namespace {

void showNumber(QSpinBox& box, std::size_t value)
{
    Typing::show(box, static_cast<int>(std::min<std::size_t>(value, static_cast<std::size_t>(box.maximum()))));
}

std::vector<SourceId> releasedAttributes(const Snapshot& snapshot)
{
    std::vector<SourceId> released;
    for (std::size_t i = 0; i < snapshot.roles.size(); ++i)
        if (isReleased(snapshot.roles[i]))
            released.emplace_back(i);
    return released;
}

std::vector<std::string> quasiIdentifiers(const Snapshot& snapshot)
{
    std::vector<std::string> names;
    if (snapshot.table == nullptr)
        return names;
    for (std::size_t i = 0; i < snapshot.roles.size(); ++i) {
        if (snapshot.roles[i] == Role::QuasiIdentifier)
            names.push_back(snapshot.table->attribute(SourceId(static_cast<std::uint32_t>(i))).name);
    }
    return names;
}

bool isCutOn(const std::vector<std::string>& chosen, const std::string& name)
{
    return chosen.empty() || std::ranges::find(chosen, name) != chosen.end();
}

} // namespace

template <class Change>
void SettingsDrawer::change(Change apply)
{
    Parameters parameters = m_session.now().snapshot.parameters;
    apply(parameters);
    if (parameters != m_session.now().snapshot.parameters)
        m_session.setParameters(parameters);
}

void SettingsDrawer::connectCuts()
{
    connect(m_cutOn->menu(), &QMenu::aboutToShow, this, &SettingsDrawer::fillCutOnMenu);
    connect(m_cut, &SegmentedButtons::chosen, this, [this](int index) {
        change([=](Parameters& p) { p.cut = index == 0 ? Cut::Median : index == 1 ? Cut::Balanced : Cut::Relaxed; });
    });
    connect(m_attempts, &SegmentedButtons::chosen, this,
            [this](int index) { change([=](Parameters& p) { p.attempts = index == 0 ? Attempts::All : Attempts::One; }); });
    connect(m_order, &SegmentedButtons::chosen, this,
            [this](int index) { change([=](Parameters& p) { p.order = index == 0 ? OrderInBucket::Random : OrderInBucket::Sorted; }); });
    connect(m_bins, &QSpinBox::valueChanged, this,
            [this](int bins) { change([=](Parameters& p) { p.bins = static_cast<std::uint32_t>(bins); }); });
    connect(m_alpha, &QSpinBox::valueChanged, this, [this](int alpha) {
        change([=](Parameters& p) { p.columns.alpha = alpha == 0 ? std::nullopt : std::optional(static_cast<std::size_t>(alpha)); });
    });
    connect(m_least, &QSpinBox::valueChanged, this, [this](int least) {
        change([=](Parameters& p) { p.minBucket = least == 0 ? std::nullopt : std::optional(static_cast<std::size_t>(least)); });
    });
    connect(m_grouping, &QComboBox::activated, this, &SettingsDrawer::chooseGrouping);
    connect(m_groupSize, &QSpinBox::valueChanged, this,
            [this](int size) { change([=](Parameters& p) { p.grouping.size = static_cast<std::size_t>(size); }); });
}

void SettingsDrawer::connectTable()
{
    connect(m_missing, &QComboBox::activated, this, &SettingsDrawer::chooseMissing);
    connect(m_joint, &QComboBox::activated, this, [this](int index) { change([=](Parameters& p) { p.joint = index == 1; }); });
    connect(m_generalize, &QPushButton::clicked, this, &SettingsDrawer::generalizeRequested);
    connect(m_noGeneralize, &QPushButton::clicked, this, [this] { change([](Parameters& p) { p.generalize.clear(); }); });
}

void SettingsDrawer::chooseGrouping(int index)
{
    change([=](Parameters& p) { p.grouping.kind = index == 0 ? Grouping::Kind::Mondrian : Grouping::Kind::Random; });
}

void SettingsDrawer::chooseMissing(int index)
{
    constexpr int byAttribute = 2; // is shown where they differ, and changes nothing
    const Snapshot& snapshot = m_session.now().snapshot;
    if (index != byAttribute && snapshot.table != nullptr)
        m_session.setMissingRule(releasedAttributes(snapshot), index == 0 ? MissingRule::DropTuple : MissingRule::KeepAsValue);
    show(m_session.now());
}

void SettingsDrawer::chooseDefaults()
{
    change([](Parameters& p) {
        Parameters fresh;
        fresh.model = p.model;
        fresh.columns.columns = p.columns.columns;
        p = fresh;
    });
}

void SettingsDrawer::show(const Document& now)
{
    showCuts(now.snapshot);
    showTable(now);
    showCutOn(now);
    showProof(now);
    if (isVisible())
        m_curve->show(now);
}

void SettingsDrawer::showCuts(const Snapshot& snapshot)
{
    const Parameters& parameters = snapshot.parameters;
    m_cut->setCurrent(parameters.cut == Cut::Median ? 0 : parameters.cut == Cut::Balanced ? 1 : 2);
    m_attempts->setCurrent(parameters.attempts == Attempts::All ? 0 : 1);
    m_order->setCurrent(parameters.order == OrderInBucket::Random ? 0 : 1);
    showNumber(*m_alpha, parameters.columns.alpha.value_or(0));
    showNumber(*m_bins, parameters.bins);
    const QString unset = promisesNothing(snapshot) ? tr("not set") : tr("as the privacy model requires");
    if (m_least->specialValueText() != unset)
        m_least->setSpecialValueText(unset); // writes to the field, also where somebody types
    showNumber(*m_least, parameters.minBucket.value_or(0));
    const bool random = parameters.grouping.kind == Grouping::Kind::Random;
    m_grouping->setCurrentIndex(random ? 1 : 0); // activated() is for people alone
    showNumber(*m_groupSize, parameters.grouping.size);
    m_groupSizeField->setVisible(random);
    for (QWidget* ofCuts : std::initializer_list<QWidget*>{m_cut, m_attempts, m_cutOn})
        ofCuts->setEnabled(!random);
}

void SettingsDrawer::focusSmallest()
{
    m_least->setFocus(Qt::ShortcutFocusReason);
    m_least->selectAll();
    m_scroll->ensureWidgetVisible(m_least);
}

void SettingsDrawer::showTable(const Document& now)
{
    const Snapshot& snapshot = now.snapshot;
    const auto released = releasedAttributes(snapshot);
    const auto keeps = [&](SourceId id) { return snapshot.schema.attributes[id.value].missing == MissingRule::KeepAsValue; };
    const auto kept = std::ranges::count_if(released, keeps);
    m_missing->setCurrentIndex(kept == 0 ? 0 : kept == std::ssize(released) ? 1 : 2);
    m_missing->setEnabled(!released.empty());
    const auto sensitive = std::ranges::count(snapshot.roles, Role::Sensitive);
    m_joint->setCurrentIndex(snapshot.parameters.joint ? 1 : 0);
    m_joint->setEnabled(sensitive > 1 || snapshot.parameters.joint);
    const std::size_t generalized = snapshot.parameters.generalize.size();
    m_generalize->setText(generalized == 0 ? tr("none…") : generalized == 1 ? tr("1 column…") : tr("%1 columns…").arg(generalized));
    m_generalize->setEnabled(snapshot.columns != nullptr);
}

void SettingsDrawer::showProof(const Document& now)
{
    const ProofFact fact = proofFact(now);
    m_proofSign->setIcon(fact.icon);
    m_proofSign->setInk(fact.ink);
    m_proof->setText(fact.sentence);
    m_proof->setInk(fact.ink == Ink::Fail ? Ink::Fail : Ink::Text2);
    m_noGeneralize->setVisible(now.failure.has_value() && now.failure->stage == Stage::Generalize);
}

void SettingsDrawer::showCutOn(const Document& now)
{
    const auto names = quasiIdentifiers(now.snapshot);
    const auto& chosen = now.snapshot.parameters.cutOn;
    const auto count = std::ranges::count_if(names, [&](const std::string& name) { return isCutOn(chosen, name); });
    m_cutOn->setText(tr("%1 of %2").arg(count).arg(names.size()));
    m_cutOn->setEnabled(!names.empty() && now.snapshot.parameters.grouping.kind == Grouping::Kind::Mondrian);
}

void SettingsDrawer::fillCutOnMenu()
{
    QMenu* menu = m_cutOn->menu();
    menu->clear();
    const Snapshot& snapshot = m_session.now().snapshot;
    menu->setToolTipsVisible(true);
    for (const std::string& name : quasiIdentifiers(snapshot)) {
        QAction* action = menu->addAction(briefName(name).replace(QLatin1Char('&'), QLatin1String("&&")));
        action->setToolTip(plainHint(nameHint(name)));
        action->setCheckable(true);
        action->setChecked(isCutOn(snapshot.parameters.cutOn, name));
        connect(action, &QAction::triggered, this, [this, name](bool on) { toggleCutOn(name, on); });
    }
}

void SettingsDrawer::toggleCutOn(const std::string& name, bool on)
{
    const auto all = quasiIdentifiers(m_session.now().snapshot);
    change([&](Parameters& parameters) {
        std::vector<std::string> chosen;
        for (const std::string& each : all) {
            if (each == name ? on : isCutOn(parameters.cutOn, each))
                chosen.push_back(each);
        }
        // None at all would read as "every one".
        if (!chosen.empty())
            parameters.cutOn = chosen.size() == all.size() ? std::vector<std::string>() : chosen;
    });
}

} // namespace tranche
