// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/import_window/rows/choice_rows.h"

#include "core/import/qt_text.h"
#include "ui/session/naming/name_text.h"
#include "ui/shell/import_window/rows/evidence_row.h"
#include "ui/shell/import_window/import_draft.h"
#include "ui/style/number_text.h"

#include <QComboBox>
#include <QEvent>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace tranche {

namespace {

/// An item for the value, a new one where there is none: what stands in the options is never shown as something else.
void showIn(QComboBox& box, const QVariant& value)
{
    const QSignalBlocker silent(box);
    int index = box.findData(value);
    for (int i = 0; index < 0 && i < box.count(); ++i)
        if (box.itemData(i) == value) // nothing at all is a value too
            index = i;
    if (index < 0) {
        box.addItem(value.isValid() ? value.toString() : ChoiceRows::tr("none"), value);
        index = box.count() - 1;
    }
    box.setCurrentIndex(index);
}

QString partText(const SourcePart& part)
{
    const QString size = ChoiceRows::tr("%1 × %2").arg(countText(part.records), countText(part.attributes));
    const QString name = nameText(part.name);
    return part.hidden ? ChoiceRows::tr("%1  (hidden, %2)").arg(name, size) : ChoiceRows::tr("%1  (%2)").arg(name, size);
}

} // namespace

ChoiceRows::ChoiceRows(QWidget* parent) : QWidget(parent)
{
    m_place = new QVBoxLayout(this);
    m_place->setContentsMargins(0, 0, 0, 0);
}

void ChoiceRows::show(const ImportLook& look)
{
    if (m_form != look.options.form.index())
        rebuild(look.options);
    m_options = look.options;
    m_showing = true;
    for (const auto& refresh : m_refresh)
        refresh(look);
    m_showing = false;
    for (EvidenceRow* row : m_rows) {
        if (m_dates != nullptr && row->choice() == ImportChoice::Dates)
            continue; // of them it is known only together with what was answered
        const auto found = std::ranges::find(look.evidence, row->choice(), &Evidence::choice);
        if (found == look.evidence.end())
            row->say(nullptr);
        else if (look.whole || found->verdict == Evidence::Verdict::NotNeeded)
            row->say(&*found, row->choice() == ImportChoice::Missing && !look.missing.empty());
        else
            row->sayUnderWay();
    }
}

void ChoiceRows::showUnderWay()
{
    for (EvidenceRow* row : m_rows)
        row->sayUnderWay();
}

void ChoiceRows::rebuild(const ImportOptions& options)
{
    m_form = options.form.index();
    m_rows.clear();
    m_refresh.clear();
    m_missing = nullptr;
    m_dates = nullptr;
    if (m_inside != nullptr) {
        m_inside->hide();
        m_inside->deleteLater(); // one of its own controls may be what asked for this
    }
    m_inside = new QWidget(this);
    m_down = new QVBoxLayout(m_inside);
    m_down->setContentsMargins(0, 0, 0, 0);
    m_down->setSpacing(0);
    m_place->addWidget(m_inside);
    constexpr std::array rowsOf{&addTextRows, &addWorkbookRows, &addStatisticalRows, &addDatabaseRows};
    static_assert(rowsOf.size() == std::variant_size_v<SourceForm>);
    rowsOf.at(m_form)(*this);
    int width = 0;
    for (const EvidenceRow* row : m_rows)
        width = std::max(width, row->nameWidth());
    for (EvidenceRow* row : m_rows)
        row->setNameWidth(width);
}

EvidenceRow& ChoiceRows::add(ImportChoice choice, const QString& name)
{
    auto* row = new EvidenceRow(choice, name, m_inside);
    m_down->addWidget(row);
    m_rows.push_back(row);
    connect(row, &EvidenceRow::lineWanted, this, &ChoiceRows::lineWanted);
    return *row;
}

EvidenceRow* ChoiceRows::row(ImportChoice choice) const
{
    const auto found = std::ranges::find(m_rows, choice, &EvidenceRow::choice);
    return found == m_rows.end() ? nullptr : *found;
}

void ChoiceRows::choose(const Link& link, const QVariant& value)
{
    if (m_showing)
        return;
    ImportOptions wanted = m_options;
    link.chosen(wanted, value);
    if (wanted == m_options)
        return;
    m_options = wanted;
    emit changed(m_options);
}

bool ChoiceRows::eventFilter(QObject* watched, QEvent* event)
{
    const auto* control = qobject_cast<QWidget*>(watched);
    if (event->type() != QEvent::Wheel || control == nullptr || control->hasFocus())
        return QWidget::eventFilter(watched, event);
    event->ignore();
    return true;
}

QComboBox& ChoiceRows::addBox(EvidenceRow& row, const Items& items, Link link)
{
    auto* box = new QComboBox(&row);
    for (const auto& [text, value] : items)
        box->addItem(text, value);
    box->setMinimumContentsLength(4);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setFocusPolicy(Qt::StrongFocus);
    box->installEventFilter(this);
    row.addControl(box);
    m_refresh.emplace_back([box, link](const ImportLook& look) { showIn(*box, link.shown(look.options)); });
    connect(box, &QComboBox::currentIndexChanged, this, [this, box, link] { choose(link, box->currentData()); });
    return *box;
}

QComboBox& ChoiceRows::addParts(EvidenceRow& row, Link link)
{
    const auto shown = link.shown;
    m_refresh.emplace_back(); // before the one that chooses among them
    const std::size_t place = m_refresh.size() - 1;
    QComboBox& box = addBox(row, {}, std::move(link));
    m_refresh[place] = [&box](const ImportLook& look) {
        const QSignalBlocker silent(box);
        box.clear();
        for (const SourcePart& part : look.parts)
            box.addItem(partText(part), QString::fromStdString(part.name));
    };
    return box;
}

QLineEdit& ChoiceRows::addField(EvidenceRow& row, const QString& hint, Link link)
{
    auto* field = new QLineEdit(&row);
    field->setPlaceholderText(hint);
    row.addControl(field);
    m_refresh.emplace_back([field, link](const ImportLook& look) {
        if (!(field->hasFocus() && field->isModified())) // what is being typed is not overwritten
            field->setText(link.shown(look.options).toString());
    });
    connect(field, &QLineEdit::textEdited, this, [this, link](const QString& text) { choose(link, text); });
    connect(field, &QLineEdit::editingFinished, this, [field] { field->setModified(false); });
    return *field;
}

QSpinBox& ChoiceRows::addSpin(EvidenceRow& row, std::pair<int, int> range, Link link)
{
    auto* box = new QSpinBox(&row);
    box->setRange(range.first, range.second);
    box->setFocusPolicy(Qt::StrongFocus);
    box->installEventFilter(this);
    row.addControl(box);
    m_refresh.emplace_back([box, link](const ImportLook& look) {
        const QSignalBlocker silent(box);
        if (const int value = link.shown(look.options).toInt(); box->value() != value)
            box->setValue(value);
    });
    connect(box, &QSpinBox::valueChanged, this, [this, link](int value) { choose(link, value); });
    return *box;
}

void ChoiceRows::addMissing()
{
    EvidenceRow& missingRow = add(ImportChoice::Missing, tr("&Missing is written"));
    m_missing = new QLineEdit(&missingRow);
    m_missing->setPlaceholderText(tr("?, NA"));
    m_missing->setToolTip(tr("Empty cells always count as missing. List any other codes, separated by commas."));
    missingRow.addControl(m_missing);
    showMissing(m_tokens);
    connect(m_missing, &QLineEdit::textEdited, this, [this] {
        m_tokens = missing();
        emit missingChanged();
    });
}

void ChoiceRows::showMissing(const QStringList& tokens)
{
    m_tokens = tokens;
    if (m_missing != nullptr)
        m_missing->setText(typedNames([&] {
            std::vector<std::string> all;
            for (const QString& token : tokens)
                all.push_back(token.toStdString());
            return all;
        }()));
}

QStringList ChoiceRows::missing() const
{
    return m_missing == nullptr ? m_tokens : namesOf(m_missing->text());
}

} // namespace tranche
