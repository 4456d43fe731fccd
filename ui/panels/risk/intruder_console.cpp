// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/risk/intruder_console.h"

#include "core/adversary/adversary.h"
#include "core/adversary/known_value.h"
#include "core/import/qt_text.h"
#include "ui/models/kept_model.h"
#include "ui/panels/intruder_result.h"
#include "ui/panels/person_picker.h"
#include "ui/panels/tinted_icon.h"
#include "ui/panels/risk/value_field.h"
#include "ui/parts/buttons.h"
#include "ui/session/intruder.h"
#include "ui/session/session.h"
#include "ui/session/naming/name_text.h"
#include "ui/style/plain_hint.h"
#include "ui/words/messages/message_text.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>

namespace tranche {

IntruderConsole::IntruderConsole(Session& session, QWidget* parent) : QWidget(parent), m_session(session)
{
    build();
    connectAll();
    invalidate();
}

void IntruderConsole::build()
{
    auto* title = textLabel(tr("Attack console"), Type::Title, Ink::Text, this);
    m_fromTable = new QPushButton(tr("From the table…"), this);
    setTintedIcon(m_fromTable, QStringLiteral("person"));
    m_fromTable->setToolTip(tr("Fill in a person of the table, with everything but the sensitive value."));
    auto* head = new QHBoxLayout;
    head->addWidget(title, 1);
    head->addWidget(m_fromTable);
    m_fieldsPlace = new QWidget(this);
    m_grid = new QGridLayout(m_fieldsPlace);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(8);
    m_grid->setVerticalSpacing(4);
    m_grid->setColumnStretch(1, 1);
    m_ask = new QPushButton(tr("Attack"), this);
    m_ask->setObjectName(QStringLiteral("ask"));
    m_ask->setToolTip(tr("See what someone who knows this could infer (Ctrl+Enter)"));
    makePrimary(m_ask);
    m_clear = new QPushButton(tr("Clear"), this);
    m_clear->setObjectName(QStringLiteral("clear"));
    m_hint = wrappedLabel({}, Type::Caption, Ink::Text2, this);
    m_hint->setObjectName(QStringLiteral("hint"));
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_ask);
    buttons->addWidget(m_clear);
    buttons->addStretch(1);
    m_result = new IntruderResult(this);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(8);
    all->addLayout(head);
    all->addWidget(m_fieldsPlace);
    all->addLayout(buttons);
    all->addWidget(m_hint);
    all->addWidget(m_result);
    all->addStretch(1);
}

void IntruderConsole::connectAll()
{
    for (const auto key : {Qt::Key_Return, Qt::Key_Enter}) {
        auto* shortcut = new QShortcut(Qt::CTRL | key, this);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this, &IntruderConsole::ask);
    }
    connect(m_ask, &QPushButton::clicked, this, &IntruderConsole::ask);
    connect(m_clear, &QPushButton::clicked, this, &IntruderConsole::clearFields);
    connect(m_fromTable, &QPushButton::clicked, this, [this] {
        if (m_picker == nullptr) {
            m_picker = new PersonPicker(this);
            connect(m_picker, &PersonPicker::personChosen, this, &IntruderConsole::takePerson);
        }
        m_picker->show(m_session.now().snapshot);
    });
    connect(m_result, &IntruderResult::hovered, this, &IntruderConsole::hovered);
    connect(m_result, &IntruderResult::bucketChosen, this, &IntruderConsole::bucketChosen);
    connect(&m_session.intruder(), &Intruder::answered, this,
            [this](const QObject* asker, const std::shared_ptr<const IntruderAnswer>& answer) {
                if (asker != this)
                    return;
                m_asking = false;
                say({});
                m_result->show(answer, m_session.now().snapshot.parameters.model);
            });
    connect(&m_session.intruder(), &Intruder::failed, this, [this](const QObject* asker, const Error& error) {
        if (asker != this)
            return;
        m_asking = false;
        say(placedText(error));
    });
}

void IntruderConsole::refresh(const Document& now)
{
    if (now.snapshot.table && now.snapshot.table != m_typedFor.lock()) {
        m_typedFor = now.snapshot.table;
        m_typed.clear(); // about people of another table
        m_filling = true;
        for (ValueField* field : m_fields)
            field->clear();
        m_filling = false;
    }
    if (now.snapshot.published != m_table) {
        m_table = now.snapshot.published;
        buildFields();
    }
    if (m_picker != nullptr)
        m_picker->closeUnlessOf(now.snapshot);
    const bool superseded = m_asking && !m_session.intruder().isBusyFor(this);
    if (now.snapshot.buckets == m_buckets && !superseded)
        return;
    m_buckets = now.snapshot.buckets;
    invalidate();
}

/// The attributes that somebody may know, in the order of their fields.
std::vector<AttributeId> IntruderConsole::askable() const
{
    std::vector<AttributeId> all;
    const bool several = m_table && m_table->sensitive().size() > 1;
    for (std::size_t i = 0; m_table && i < m_table->attributeCount(); ++i)
        if (several || std::ranges::find(m_table->sensitive(), AttributeId(i)) == m_table->sensitive().end()) // it is asked about
            all.emplace_back(i);
    return all;
}

/// Fields of the same attributes stay: somebody may be typing in one.
bool IntruderConsole::keepFields(const std::vector<AttributeId>& attributes)
{
    const auto nameOf = [this](AttributeId id) { return qtText(m_table->attribute(id).name); };
    if (!std::ranges::equal(m_fields, attributes, {}, &ValueField::objectName, nameOf))
        return false;
    for (std::size_t i = 0; i < m_fields.size(); ++i)
        m_fields[i]->setValuesOf(m_table, attributes[i]);
    return true;
}

/// What was typed stays where the attribute still has a field.
void IntruderConsole::buildFields()
{
    const auto attributes = askable();
    if (keepFields(attributes))
        return;
    while (QLayoutItem* item = m_grid->takeAt(0)) {
        if (const auto* field = qobject_cast<ValueField*>(item->widget()))
            m_typed.insert(field->objectName(), field->text());
        delete item->widget();
        delete item;
    }
    m_fields.clear();
    for (const AttributeId id : attributes) {
        const QString name = qtText(m_table->attribute(id).name);
        auto* field = new ValueField(m_table, id, m_fieldsPlace);
        field->setObjectName(name);
        field->setText(m_typed.value(name));
        auto* label = textLabel(nameText(m_table->attribute(id).name), Type::Body, Ink::Text2, m_fieldsPlace);
        label->setToolTip(plainHint(nameHint(m_table->attribute(id).name)));
        const int row = static_cast<int>(m_fields.size());
        m_grid->addWidget(label, row, 0);
        m_grid->addWidget(field, row, 1);
        m_fields.push_back(field);
        connect(field, &QLineEdit::textChanged, this, &IntruderConsole::invalidate);
    }
}

void IntruderConsole::invalidate()
{
    if (m_filling)
        return;
    m_session.intruder().forget(this);
    m_asking = false;
    m_result->clear();
    const bool something = std::ranges::any_of(m_fields, [](const ValueField* field) { return !field->text().trimmed().isEmpty(); });
    m_ask->setEnabled(something && m_buckets);
    m_clear->setEnabled(something);
    m_fromTable->setEnabled(m_buckets != nullptr);
    if (!m_buckets)
        say(tr("There are no buckets yet."));
    else
        say(something ? tr("Ctrl+Enter runs the attack.")
                      : tr("Enter at least one value that an intruder may know about a person, who may or may not be in the table."));
}

void IntruderConsole::clearFields()
{
    m_filling = true;
    for (ValueField* field : m_fields)
        field->clear();
    m_filling = false;
    invalidate();
    if (!m_fields.empty())
        m_fields.front()->setFocus(Qt::OtherFocusReason);
}

void IntruderConsole::takePerson(RowId tuple)
{
    const auto& now = m_session.now().snapshot;
    if (now.published && tuple.value < now.published->rowCount())
        take(knownOfTuple(*now.published, tuple));
}

void IntruderConsole::take(const std::vector<KnownValue>& known)
{
    m_filling = true;
    for (ValueField* field : m_fields) {
        const auto found = std::ranges::find(known, field->attribute(), &KnownValue::attribute);
        field->setText(found == known.end() || !found->code ? QString()
                                                            : qtText(m_table->attribute(field->attribute()).values[*found->code]));
        field->setCursorPosition(0);
    }
    m_filling = false;
    invalidate();
    ask();
}

std::vector<TypedValue> IntruderConsole::typed() const
{
    std::vector<TypedValue> typed;
    for (const ValueField* field : m_fields)
        if (!field->text().trimmed().isEmpty())
            typed.push_back({field->attribute(), field->text().toStdString()});
    return typed;
}

void IntruderConsole::ask()
{
    if (!m_ask->isEnabled())
        return;
    for (const ValueField* field : m_fields)
        if (field->completer() != nullptr)
            field->completer()->popup()->hide(); // what was typed stands
    m_result->clear();
    say(tr("Calculating …"));
    m_asking = true;
    m_session.intruder().askTyped(this, typed());
}

void IntruderConsole::say(const QString& sentence)
{
    m_hint->setText(sentence);
    m_hint->setVisible(!sentence.isEmpty());
}

} // namespace tranche
