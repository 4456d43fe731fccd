// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/keys/passphrase_form.h"

#include "ui/parts/buttons.h"
#include "ui/parts/passphrase_field.h"
#include "ui/parts/strength_meter.h"
#include "ui/parts/labels/icon_label.h"
#include "ui/shell/keys/key_fact_rows.h"
#include "ui/words/key_words.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>

namespace tranche {

namespace {

constexpr double fieldWidth = 300;

} // namespace

PassphraseForm::PassphraseForm(Asks asks, QWidget* parent) : QWidget(parent)
{
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(0);
    grid->setVerticalSpacing(scaled(6));
    grid->setColumnMinimumWidth(0, scaled(keyValueLeft));
    grid->setColumnStretch(2, 1);
    if (asks.now) {
        m_now = addField(*grid, asks.next ? tr("Current passphrase") : tr("Passphrase"));
        m_refused = new QWidget(this);
        auto* across = new QHBoxLayout(m_refused);
        across->setContentsMargins(0, 0, 0, 0);
        across->setSpacing(scaled(6));
        auto* sign = new IconLabel(QStringLiteral("fail"), 14, m_refused);
        sign->setInk(Ink::Fail);
        across->addWidget(sign);
        m_why = textLabel({}, Type::Caption, Ink::Fail, m_refused);
        across->addWidget(m_why, 1);
        grid->addWidget(m_refused, grid->rowCount(), 1, 1, 2);
        m_refused->hide();
    }
    if (asks.next) {
        m_next = addField(*grid, tr("New passphrase"));
        m_meter = new StrengthMeter(this);
        m_meter->setFixedWidth(scaled(fieldWidth));
        grid->addWidget(m_meter, grid->rowCount(), 1);
        m_again = addField(*grid, tr("Once more"));
        judge();
    }
}

PassphraseField* PassphraseForm::addField(QGridLayout& grid, const QString& name)
{
    auto* field = new PassphraseField(name, this);
    field->setFixedWidth(scaled(fieldWidth));
    auto* label = textLabel(name, Type::Body, Ink::Text2, this);
    label->setBuddy(field);
    const int row = grid.rowCount();
    grid.addWidget(label, row, 0);
    grid.addWidget(field, row, 1);
    connect(field, &QLineEdit::textChanged, this, [this, field] {
        if (field == m_now)
            m_refused->hide();
        if (field == m_next)
            judge();
        emit changed();
    });
    connect(field, &QLineEdit::returnPressed, this, [this] {
        if (missing().isEmpty())
            emit submitted();
    });
    return field;
}

void PassphraseForm::judge()
{
    const auto strength = strengthOf(m_next->passphrase());
    m_meter->say(strength.share, strengthInk(strength.level), strengthWords(strength));
}

QString PassphraseForm::missing() const
{
    if (m_now != nullptr && m_now->text().isEmpty())
        return m_next != nullptr ? tr("The current passphrase is missing.") : tr("The passphrase of the key is missing.");
    if (m_next == nullptr)
        return {};
    if (m_next->text().isEmpty())
        return tr("The new passphrase is missing.");
    if (m_again->text().isEmpty())
        return tr("Type the new passphrase once more.");
    return m_next->passphrase() == m_again->passphrase() ? QString() : tr("The two new passphrases differ.");
}

bool PassphraseForm::isUntouched() const
{
    const auto empty = [](const PassphraseField* field) { return field == nullptr || field->text().isEmpty(); };
    return empty(m_now) && empty(m_next) && empty(m_again);
}

std::shared_ptr<const TypedPassphrases> PassphraseForm::typed() const
{
    auto all = std::make_shared<TypedPassphrases>();
    if (m_now != nullptr)
        all->now.emplace(m_now->passphrase());
    if (m_next != nullptr)
        all->next.emplace(m_next->passphrase());
    return all;
}

void PassphraseForm::clear()
{
    for (PassphraseField* field : {m_now, m_next, m_again})
        if (field != nullptr)
            field->wipeTyped();
    if (m_refused != nullptr)
        m_refused->hide();
}

void PassphraseForm::refuse(const QString& sentence)
{
    if (m_now == nullptr)
        return;
    m_now->setWrong(true);
    m_now->setFocus();
    m_why->setText(sentence);
    m_refused->show();
}

} // namespace tranche
