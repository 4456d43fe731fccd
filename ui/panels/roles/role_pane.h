// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/table/attribute_profile.h"
#include "ui/session/lookup/lookup.h"
#include "ui/session/session.h"

#include <QWidget>

#include <optional>

class QComboBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace tranche {

class DistributionPlot;
class ElidedLabel;
class OrderList;

/// Type, missing rule and bins of the attribute under the cursor, with what the bins make of it.
class RolePane final : public QWidget {
    Q_OBJECT

public:
    RolePane(Session& session, QWidget* parent);

    void show(const Document& now, std::optional<SourceId> attribute);
    void focusBins();
    void focusMissing();
    void focusOrder();

signals:
    void barHovered(const QString& text);

private:
    void build();
    std::vector<SourceId> attribute() const;
    void buildOrder();
    void showDistribution(const Snapshot& now);
    void showOrder(const Snapshot& now, AttributeType type);
    void showTypes(const AttributeSchema& schema, const AttributeProfile& profile);

    Session& m_session;
    std::optional<SourceId> m_attribute;
    ElidedLabel* m_name = nullptr;
    QComboBox* m_type = nullptr;
    QComboBox* m_missing = nullptr;
    QLabel* m_binsLabel = nullptr;
    QLabel* m_note = nullptr;
    QSpinBox* m_bins = nullptr;
    DistributionPlot* m_plot = nullptr;
    QWidget* m_orderBox = nullptr;
    OrderList* m_order = nullptr;
    QPushButton* m_byName = nullptr;
    std::shared_ptr<const Table> m_shownTable;
    Schema m_shownSchema;
    std::optional<SourceId> m_shownAttribute;
    std::uint32_t m_shownBins = 0;
    Lookup m_distribution{*this};
};

} // namespace tranche
