// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/risk/value_field.h"

#include "core/import/qt_text.h"
#include "ui/session/naming/name_text.h"
#include "ui/style/plain_hint.h"

#include <QCompleter>
#include <QKeyEvent>
#include <QStringListModel>

#include <utility>

namespace tranche {

namespace {

/// As they are printed.
QStringList valuesOf(const KeptTable& table, AttributeId attribute, const JobContext& job)
{
    QStringList values;
    for (const auto& value : table.attribute(attribute).values) {
        if (values.size() % 4096 == 0)
            job.check();
        values << qtText(value);
    }
    return values;
}

} // namespace

ValueField::ValueField(std::shared_ptr<const KeptTable> table, AttributeId attribute, QWidget* parent)
    : QLineEdit(parent), m_table(std::move(table)), m_attribute(attribute)
{
    const QString name = nameText(m_table->attribute(attribute).name);
    setPlaceholderText(tr("not available"));
    setClearButtonEnabled(true);
    setAccessibleName(tr("What is known about %1").arg(name));
    setToolTip(plainHint(tr("A value of %1, or empty if unknown. Delete clears the field; Ctrl+Enter runs the attack.").arg(name)));
}

void ValueField::setValuesOf(std::shared_ptr<const KeptTable> table, AttributeId attribute)
{
    m_table = std::move(table);
    m_attribute = attribute;
    if (completer() != nullptr)
        askForValues();
}

void ValueField::askForValues()
{
    m_values.ask([table = m_table, attribute = m_attribute](JobContext& job) { return valuesOf(*table, attribute, job); },
                 [this](const QStringList& values) { offer(values); });
}

void ValueField::offer(const QStringList& values)
{
    if (completer() != nullptr) {
        static_cast<QStringListModel*>(completer()->model())->setStringList(values);
        return;
    }
    auto* complete = new QCompleter(new QStringListModel(values, this), this);
    complete->setCaseSensitivity(Qt::CaseInsensitive);
    complete->setFilterMode(Qt::MatchContains);
    setCompleter(complete);
}

void ValueField::focusInEvent(QFocusEvent* event)
{
    if (!completer()) // only where somebody types: there may be many fields, and many values
        askForValues();
    QLineEdit::focusInEvent(event);
}

void ValueField::keyPressEvent(QKeyEvent* event)
{
    const bool nothingToTheRight = cursorPosition() == text().size() || (hasSelectedText() && selectedText() == text());
    if (event->key() == Qt::Key_Delete && (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier && nothingToTheRight)
        clear();
    else
        QLineEdit::keyPressEvent(event);
}

} // namespace tranche
