// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/roles/role_pane.h"

#include "core/import/qt_text.h"
#include "core/table/missing.h"
#include "ui/models/roles_model.h"
#include "ui/panels/roles/order_list.h"
#include "ui/parts/buttons.h"
#include "ui/parts/elided_label.h"
#include "ui/parts/typing.h"
#include "ui/plots/distribution_plot.h"
#include "ui/session/naming/name_text.h"
#include "ui/session/opened_table.h"

#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace tranche {

namespace {

std::uint32_t binsOf(const Snapshot& now, SourceId attribute)
{
    return now.schema.attributes[attribute.value].bins.value_or(now.parameters.bins);
}

constexpr int datesRole = Qt::UserRole + 1; ///< of a type: how its dates are written

constexpr std::size_t mostOrdered = 200; // nobody drags more by hand

/// As the curator gave them, the others after these by bytes as they are compared. Too many to be ordered: none, or more than mostOrdered.
std::vector<std::string> orderedValues(const Snapshot& now, SourceId attribute)
{
    const auto& given = now.schema.attributes[attribute.value].order;
    const AttributeData& data = now.table->attribute(attribute);
    if (data.dictionary.size()
        > mostOrdered + 1 + now.schema.missingTokens.size()
              + now.schema.attributes[attribute.value].missingTokens.size()) // but for the empty cell and tokens all are values
        return {};
    const auto missing = missingSpellings(data, now.schema, attribute);
    std::vector<std::string> values;
    for (std::uint32_t code = 0; code < missing.size(); ++code)
        if (!missing[code])
            values.emplace_back(data.dictionary.text(code));
    if (values.size() > mostOrdered)
        return values;
    std::erase_if(values, [&](const auto& value) { return std::ranges::find(given, value) != given.end(); });
    std::ranges::sort(values);
    values.insert(values.begin(), given.begin(), given.end());
    return values;
}

} // namespace

RolePane::RolePane(Session& session, QWidget* parent) : QWidget(parent), m_session(session)
{
    build();
    connect(m_type, &QComboBox::activated, this, [this](int index) {
        m_session.setType(attribute(),
                          index == 0 ? std::nullopt : std::optional(static_cast<AttributeType>(m_type->itemData(index).toInt())),
                          m_type->itemData(index, datesRole).toString().toStdString());
    });
    connect(m_missing, &QComboBox::activated, this,
            [this](int index) { m_session.setMissingRule(attribute(), static_cast<MissingRule>(m_missing->itemData(index).toInt())); });
    connect(m_bins, &QSpinBox::valueChanged, this, [this](int bins) {
        if (m_attribute)
            m_session.setBinsFor(attribute(), static_cast<std::uint32_t>(bins));
    });
    connect(m_order, &OrderList::orderChosen, this, [this](const std::vector<std::string>& values) {
        if (m_attribute)
            m_session.setOrder(*m_attribute, values);
    });
    connect(m_byName, &QPushButton::clicked, this, [this] {
        if (m_attribute)
            m_session.setOrder(*m_attribute, {});
    });
    connect(m_plot, &DistributionPlot::barHovered, this, &RolePane::barHovered);
}

void RolePane::build()
{
    m_name = new ElidedLabel({}, Type::Title, Ink::Text, this);
    m_name->setElideMode(Qt::ElideMiddle);
    m_type = new QComboBox(this);
    m_type->setAccessibleName(tr("Type"));
    m_type->addItem(tr("as detected"));
    for (const AttributeType type : {AttributeType::Numeric, AttributeType::Categorical})
        m_type->addItem(typeText(type), static_cast<int>(type));
    m_missing = new QComboBox(this);
    m_missing->setAccessibleName(tr("Missing values"));
    m_missing->addItem(tr("drop the record"), static_cast<int>(MissingRule::DropTuple));
    m_missing->addItem(tr("treat as a value"), static_cast<int>(MissingRule::KeepAsValue));
    for (QComboBox* box : {m_type, m_missing}) { // as wide as the pane lets them
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(9);
    }
    m_binsLabel = textLabel(tr("Bins (for φ² only)"), Type::Caption, Ink::Text2, this);
    m_bins = new QSpinBox(this);
    m_bins->setRange(2, 1000);
    m_bins->setKeyboardTracking(false);
    m_bins->setAccessibleName(tr("Bins"));
    m_plot = new DistributionPlot(this);
    m_plot->setAccessibleName(tr("Distribution of the attribute in its bins"));
    m_plot->setFixedHeight(scaled(190));
    m_note
        = wrappedLabel(tr("Buckets are split between the actual values. Bins only affect how closely two attributes appear to be related."),
                       Type::Caption, Ink::Text2, this);

    buildOrder();
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(8);
    grid->addWidget(m_name, 0, 0, 1, 2);
    grid->addWidget(textLabel(tr("Type"), Type::Caption, Ink::Text2, this), 1, 0);
    grid->addWidget(textLabel(tr("Missing values"), Type::Caption, Ink::Text2, this), 1, 1);
    grid->addWidget(m_type, 2, 0);
    grid->addWidget(m_missing, 2, 1);
    grid->addWidget(m_binsLabel, 3, 0);
    grid->addWidget(m_bins, 3, 1, Qt::AlignRight);
    grid->addWidget(m_plot, 4, 0, 1, 2);
    grid->addWidget(m_note, 5, 0, 1, 2);
    grid->addWidget(m_orderBox, 6, 0, 1, 2);
    grid->setRowStretch(6, 1);
    grid->setRowStretch(7, 1);
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, 1);
}

void RolePane::buildOrder()
{
    m_orderBox = new QWidget(this);
    auto* down = new QVBoxLayout(m_orderBox);
    down->setContentsMargins(0, 8, 0, 0);
    auto* head = new QHBoxLayout;
    head->addWidget(textLabel(tr("Order of the values"), Type::Heading, Ink::Text, m_orderBox), 1);
    m_byName = new QPushButton(tr("By name"), m_orderBox);
    m_byName->setAccessibleName(tr("Order the values by name"));
    head->addWidget(m_byName);
    m_order = new OrderList(m_orderBox);
    m_order->setMinimumHeight(scaled(120));
    down->addLayout(head);
    down->addWidget(m_order, 1);
}

std::vector<SourceId> RolePane::attribute() const
{
    return m_attribute ? std::vector{*m_attribute} : std::vector<SourceId>{};
}

void RolePane::show(const Document& now, std::optional<SourceId> shown)
{
    m_attribute = shown;
    setEnabled(shown.has_value());
    if (!now.snapshot.table) {
        m_shownTable.reset();
        m_distribution.forget();
    }
    if (!shown || !now.snapshot.table)
        return;
    const AttributeSchema& schema = now.snapshot.schema.attributes[shown->value];
    const AttributeProfile profile = now.opened ? now.opened->profiles[shown->value] : AttributeProfile();
    const AttributeType detected = profile.detectedType;
    const AttributeType type = schema.type.value_or(detected);
    m_name->setText(nameText(now.snapshot.table->attribute(*shown).name));
    m_type->setItemText(0, tr("%1, as detected").arg(typeText(detected)));
    showTypes(schema, profile);
    m_missing->setCurrentIndex(m_missing->findData(static_cast<int>(schema.missing)));
    Typing::show(*m_bins, static_cast<int>(binsOf(now.snapshot, *shown)));
    for (QWidget* part : std::initializer_list<QWidget*>{m_bins, m_binsLabel, m_note})
        part->setVisible(type != AttributeType::Categorical);
    showDistribution(now.snapshot);
    showOrder(now.snapshot, type);
}

/// Where day and month could be either way round, both are offered in place of a date.
void RolePane::showTypes(const AttributeSchema& schema, const AttributeProfile& profile)
{
    constexpr int others = 3; // as detected, number, text
    while (m_type->count() > others)
        m_type->removeItem(m_type->count() - 1);
    const auto addDates = [&](const QString& text, const std::string& pattern) {
        m_type->addItem(text, static_cast<int>(AttributeType::Date));
        m_type->setItemData(m_type->count() - 1, qtText(pattern), datesRole);
    };
    if (profile.eitherOrder()) {
        addDates(tr("date, day first"), profile.dayFirst);
        addDates(tr("date, month first"), profile.monthFirst);
    } else {
        addDates(typeText(AttributeType::Date), {});
    }
    if (schema.type == AttributeType::Date && m_type->findData(qtText(schema.dates), datesRole) < 0)
        addDates(tr("date, %1").arg(qtText(schema.dates)), schema.dates);
    const int chosen = !schema.type                         ? 0
                       : schema.type == AttributeType::Date ? m_type->findData(qtText(schema.dates), datesRole)
                                                            : m_type->findData(static_cast<int>(*schema.type));
    m_type->setCurrentIndex(chosen);
}

void RolePane::showOrder(const Snapshot& now, AttributeType type)
{
    const auto values = type == AttributeType::Categorical ? orderedValues(now, *m_attribute) : std::vector<std::string>();
    m_orderBox->setVisible(values.size() > 1 && values.size() <= mostOrdered);
    if (m_orderBox->isHidden())
        return;
    m_order->show(values);
    m_byName->setEnabled(!now.schema.attributes[m_attribute->value].order.empty());
}

void RolePane::showDistribution(const Snapshot& now)
{
    const std::uint32_t bins = binsOf(now, *m_attribute);
    if (m_shownTable == now.table && m_shownSchema == now.schema && m_shownAttribute == m_attribute && m_shownBins == bins)
        return;
    m_shownTable = now.table;
    m_shownSchema = now.schema;
    m_shownAttribute = m_attribute;
    m_shownBins = bins;
    m_distribution.ask(
        [table = now.table, schema = now.schema, attribute = *m_attribute, bins](JobContext& job) {
            return distributionData(*table, schema, attribute, {bins, Binning::Equal}, job);
        },
        [this](const DistributionData& found) { m_plot->show(found); });
}

void RolePane::focusBins()
{
    m_bins->setFocus(Qt::ShortcutFocusReason);
    m_bins->selectAll();
}

void RolePane::focusOrder()
{
    m_order->setFocus(Qt::ShortcutFocusReason);
    if (m_order->currentRow() < 0)
        m_order->setCurrentRow(0);
}

void RolePane::focusMissing()
{
    m_missing->setFocus(Qt::ShortcutFocusReason);
}

} // namespace tranche
