// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/adversary/adversary_view.h"
#include "ui/session/document.h"
#include "ui/session/intruder.h"

#include <QHash>
#include <QWidget>

#include <memory>
#include <vector>

class QGridLayout;
class QLabel;
class QPushButton;

namespace tranche {

class IntruderResult;
class PersonPicker;
class Session;
class ValueField;
struct IntruderAnswer;

/// The intruder console: what an intruder may know of one person, and what follows. Nothing typed is kept.
class IntruderConsole final : public QWidget {
    Q_OBJECT

public:
    IntruderConsole(Session& session, QWidget* parent);

    void refresh(const Document& now);
    /// Fill the fields with this and ask.
    void take(const std::vector<KnownValue>& known);
    void ask();

signals:
    void hovered(const QString& sentence);
    void bucketChosen(tranche::BucketId bucket);

private:
    void build();
    void connectAll();
    std::vector<AttributeId> askable() const;
    bool keepFields(const std::vector<AttributeId>& attributes);
    void buildFields();
    void clearFields();
    void invalidate(); ///< what is shown is about something else
    void takePerson(RowId tuple);
    std::vector<TypedValue> typed() const;
    void say(const QString& sentence);

    Session& m_session;
    std::shared_ptr<const KeptTable> m_table; ///< whose attributes have fields
    std::shared_ptr<const BucketPartition> m_buckets;
    QHash<QString, QString> m_typed;       ///< by attribute, in fields that are gone
    std::weak_ptr<const Table> m_typedFor; ///< with which table open
    QWidget* m_fieldsPlace = nullptr;
    QGridLayout* m_grid = nullptr;
    std::vector<ValueField*> m_fields;
    QPushButton* m_fromTable = nullptr;
    QPushButton* m_ask = nullptr;
    QPushButton* m_clear = nullptr;
    QLabel* m_hint = nullptr;
    IntruderResult* m_result = nullptr;
    PersonPicker* m_picker = nullptr;
    bool m_filling = false;
    bool m_asking = false;
};

} // namespace tranche
