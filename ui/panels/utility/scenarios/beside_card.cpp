// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/utility/scenarios/beside_card.h"

#include "ui/parts/buttons.h"
#include "ui/words/utility/scenario_facts.h"

#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace tranche {

namespace {

void clearFigures(QGridLayout* grid)
{
    while (QLayoutItem* item = grid->takeAt(0)) {
        delete item->widget();
        delete item;
    }
}

Ink senseInk(ComparedFigure::Sense sense)
{
    return sense == ComparedFigure::Sense::Better ? Ink::Pass : sense == ComparedFigure::Sense::Worse ? Ink::Warn : Ink::Text2;
}

} // namespace

BesideCard::BesideCard(QWidget* parent) : CardFrame(parent)
{
    setAccessibleName(tr("Two scenarios side by side"));
    m_heading = textLabel({}, Type::Heading, Ink::Text, this);
    m_settings = textLabel({}, Type::Caption, Ink::Text2, this);
    m_empty = wrappedLabel(tr("Select another scenario to see it beside the one in force."), Type::Body, Ink::Text2, this);
    m_grid = new QGridLayout;
    m_grid->setHorizontalSpacing(12);
    m_grid->setVerticalSpacing(4);
    m_grid->setColumnStretch(0, 1);
    auto* down = new QVBoxLayout(this);
    down->setContentsMargins(14, 10, 14, 12);
    down->setSpacing(6);
    auto* head = new QHBoxLayout;
    head->addWidget(m_heading, 1);
    head->addWidget(m_settings);
    down->addLayout(head);
    down->addWidget(m_empty);
    down->addLayout(m_grid);
    down->addStretch(1);
    buildFoot();
    setMinimumWidth(scaled(300));
}

void BesideCard::buildFoot()
{
    m_note = new QLineEdit(this);
    m_note->setPlaceholderText(tr("Note: why this one, or why not"));
    m_note->setAccessibleName(tr("Note on the scenario"));
    connect(m_note, &QLineEdit::editingFinished, this, [this] {
        if (m_note->isModified()) {
            m_note->setModified(false);
            emit noted(m_note->text());
        }
    });
    m_adopt = new QPushButton(this);
    makePrimary(m_adopt);
    m_remove = new QPushButton(tr("Remove"), this);
    m_remove->setToolTip(tr("No longer keeps this scenario; it can be undone"));
    m_sentence = wrappedLabel(tr("One step of the history; the approval starts again as a draft."), Type::Caption, Ink::Text2, this);
    connect(m_adopt, &QPushButton::clicked, this, &BesideCard::adoptAsked);
    connect(m_remove, &QPushButton::clicked, this, &BesideCard::removeAsked);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_adopt);
    buttons->addWidget(m_remove);
    buttons->addWidget(m_sentence, 1);
    auto* down = static_cast<QVBoxLayout*>(layout());
    down->addWidget(m_note);
    down->addLayout(buttons);
}

void BesideCard::show(const ScenarioBoard& board, std::optional<std::size_t> row)
{
    const auto& rows = board.rows();
    const BoardRow* chosen = row && *row < rows.size() ? &rows[*row] : nullptr;
    const QString letter = chosen ? scenarioLetter(*chosen, *row) : QString();
    const bool compares = chosen && !chosen->current;
    m_empty->setVisible(!compares);
    m_settings->setText(chosen ? scenarioSettings(chosen->decisions) : QString());
    clearFigures(m_grid);
    if (compares) {
        const auto present = std::ranges::find(rows, true, &BoardRow::current);
        const QString name = letter.isEmpty() ? tr("Tried in the background") : tr("%1 %2").arg(letter, chosen->name);
        m_heading->setText(present == rows.end()
                               ? name
                               : tr("%1, beside %2").arg(name, scenarioLetter(*present, static_cast<std::size_t>(present - rows.begin()))));
        showFigures(board, *chosen);
    } else {
        m_heading->setText(chosen ? tr("%1 %2").arg(letter, chosen->name) : tr("Side by side"));
    }
    showButtons(chosen, letter);
}

void BesideCard::showFigures(const ScenarioBoard& board, const BoardRow& chosen)
{
    const auto present = std::ranges::find(board.rows(), true, &BoardRow::current);
    const auto before = present == board.rows().end() ? nullptr : board.figuresOf(*present);
    const auto after = board.figuresOf(chosen);
    int line = 0;
    for (const auto& figure : comparedFigures(before.get(), after.get())) {
        m_grid->addWidget(textLabel(figure.name, Type::Body, Ink::Text, this), line, 0);
        m_grid->addWidget(textLabel(figure.before + QStringLiteral(" →"), Type::Body, Ink::Text2, this), line, 1, Qt::AlignRight);
        m_grid->addWidget(textLabel(figure.after, Type::Bold, Ink::Text, this), line, 2, Qt::AlignRight);
        m_grid->addWidget(textLabel(figure.verdict, Type::Caption, senseInk(figure.sense), this), line, 3, Qt::AlignRight);
        ++line;
    }
}

void BesideCard::showButtons(const BoardRow* chosen, const QString& letter)
{
    const bool pinned = chosen && chosen->kind == BoardRow::Kind::Pinned;
    m_note->setVisible(pinned);
    if (pinned && !m_note->hasFocus())
        m_note->setText(chosen->note);
    m_adopt->setVisible(pinned && !chosen->current);
    m_adopt->setText(tr("Adopt %1").arg(letter));
    m_sentence->setVisible(m_adopt->isVisibleTo(this));
    m_remove->setVisible(pinned);
}

} // namespace tranche
