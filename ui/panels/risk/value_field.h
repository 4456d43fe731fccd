// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/table/kept_table.h"
#include "ui/session/lookup/lookup.h"

#include <QLineEdit>

#include <memory>

namespace tranche {

/// A value of one attribute that somebody may know; empty: not known. Completes values of the table; Delete at the end clears.
class ValueField final : public QLineEdit {
    Q_OBJECT

public:
    ValueField(std::shared_ptr<const KeptTable> table, AttributeId attribute, QWidget* parent);

    AttributeId attribute() const { return m_attribute; }
    /// The same attribute in a table computed anew; what is typed stays.
    void setValuesOf(std::shared_ptr<const KeptTable> table, AttributeId attribute);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    void askForValues();
    void offer(const QStringList& values);

    std::shared_ptr<const KeptTable> m_table;
    AttributeId m_attribute;
    Lookup m_values{*this};
};

} // namespace tranche
