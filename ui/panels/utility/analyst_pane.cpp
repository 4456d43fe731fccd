// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/utility/analyst_pane.h"

#include "ui/parts/buttons.h"
#include "ui/parts/cards/card_frame.h"
#include "ui/parts/judgement.h"
#include "ui/style/icons.h"
#include "ui/style/plain_hint.h"

#include <QCheckBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace tranche {

namespace {

/// Marked up: what counts is bold.
QLabel* markedLabel(const QString& text, QWidget* parent)
{
    auto* label = wrappedLabel(text, Type::Body, Ink::Text, parent);
    label->setTextFormat(Qt::RichText);
    return label;
}

QStringList allTexts(const AnalystFacts& facts)
{
    QStringList all = facts.may + facts.mayNot;
    for (const auto& pair : facts.lost)
        all += {pair.pair, pair.before, pair.after, pair.left};
    return all;
}

} // namespace

AnalystPane::AnalystPane(QWidget* parent) : QWidget(parent)
{
    auto* card = new CardFrame(this);
    auto* inside = new QVBoxLayout(card);
    inside->setContentsMargins(scaled(12), scaled(10), scaled(12), scaled(10));
    m_sentence = markedLabel({}, card);
    m_sentence->setObjectName(QStringLiteral("analystSentence"));
    m_sentence->setToolTip(
        tr("Half of all counts: the median of random counts over three attributes, as a share of the count; less is "
           "better. Relations and guesses: more is better. Does not cover: relations among three or more attributes, rarer "
           "combinations, or other models."));
    inside->addWidget(m_sentence);
    m_place = new QVBoxLayout;
    m_place->setContentsMargins(0, 0, 0, 0);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(scaled(10));
    all->addWidget(textLabel(tr("What an analyst may do"), Type::Title, Ink::Text, this));
    all->addWidget(card);
    all->addLayout(m_place);
    all->addWidget(buildChoice());
    all->addStretch(1);
}

QWidget* AnalystPane::buildChoice()
{
    auto* row = new QWidget(this);
    auto* across = new QHBoxLayout(row);
    across->setContentsMargins(0, 0, 0, 0);
    across->setSpacing(scaled(8));
    auto* words = new QVBoxLayout;
    words->setSpacing(0);
    auto* name = textLabel(tr("Let the sentence go into the release"), Type::Bold, Ink::Text, row);
    auto* hint = textLabel(tr("and the lists, into README.txt, for those who get the data."), Type::Caption, Ink::Text2, row);
    for (QLabel* label : {name, hint}) {
        label->setWordWrap(true);
        words->addWidget(label);
    }
    m_choice = new QCheckBox(row);
    m_choice->setObjectName(QStringLiteral("intoRelease"));
    m_choice->setAccessibleName(name->text());
    m_choice->setAccessibleDescription(hint->text());
    m_choice->setToolTip(tr("Changing this makes the release a draft again."));
    across->addLayout(words, 1);
    across->addWidget(m_choice, 0, Qt::AlignTop);
    connect(m_choice, &QCheckBox::clicked, this, &AnalystPane::wanted);
    return row;
}

void AnalystPane::show(const Document& now, bool onItsWay)
{
    m_choice->setChecked(now.releaseOptions.utility);
    const AnalystFacts facts = analystFacts(now);
    m_sentence->setText(!facts.sentence.isEmpty() ? facts.sentence : onItsWay ? tr("calculating …") : tr("Nothing is known about it yet."));
    const QStringList texts = allTexts(facts);
    if (m_lists != nullptr && texts == m_shown)
        return;
    m_shown = texts;
    rebuild(facts);
}

void AnalystPane::rebuild(const AnalystFacts& facts)
{
    delete m_lists;
    m_lists = new QWidget(this);
    auto* column = new QVBoxLayout(m_lists);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(scaled(6));
    if (!facts.may.isEmpty()) {
        addLines(column, tr("May"), facts.may, true);
        addLines(column, tr("May not"), facts.mayNot, false);
    }
    if (!facts.lost.empty())
        addLost(column, facts.lost);
    m_place->addWidget(m_lists);
}

void AnalystPane::addLines(QVBoxLayout* column, const QString& heading, const QStringList& lines, bool may)
{
    column->addSpacing(scaled(4));
    column->addWidget(textLabel(heading, Type::Heading, Ink::Text, m_lists));
    const auto judgement = may ? Judgement::Pass : Judgement::Fail;
    for (const QString& line : lines) {
        auto* row = new QHBoxLayout;
        row->setSpacing(scaled(8));
        auto* sign = new QLabel(m_lists);
        sign->setPixmap(iconPixmap(iconOf(judgement), ink(palette(), inkOf(judgement)), scaled(16), devicePixelRatioF()));
        sign->setAccessibleName(heading);
        row->addWidget(sign, 0, Qt::AlignTop);
        row->addWidget(markedLabel(line, m_lists), 1);
        column->addLayout(row);
    }
}

void AnalystPane::addLost(QVBoxLayout* column, const std::vector<LostPair>& lost)
{
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(scaled(8));
    grid->setVerticalSpacing(scaled(3));
    grid->setColumnStretch(0, 1);
    grid->addWidget(textLabel(tr("Lost most"), Type::Heading, Ink::Text, m_lists), 0, 0);
    grid->addWidget(textLabel(tr("φ² before, after, left"), Type::Caption, Ink::Text2, m_lists), 0, 1, 1, 4, Qt::AlignRight);
    int row = 1;
    for (const auto& pair : lost) {
        auto* name = textLabel(pair.pair, Type::Body, Ink::Text, m_lists);
        name->setToolTip(plainHint(tr("%1. More is better. Does not cover: relations among three or more attributes.").arg(pair.sentence)));
        name->setAccessibleDescription(pair.sentence);
        name->setMinimumWidth(scaled(60));
        grid->addWidget(name, row, 0);
        int place = 1;
        for (const auto& [text, type] : {std::pair(pair.before, Type::Body), std::pair(QStringLiteral("→"), Type::Caption),
                                         std::pair(pair.after, Type::Bold), std::pair(pair.left, Type::Caption)})
            grid->addWidget(textLabel(text, type, type == Type::Caption ? Ink::Text2 : Ink::Text, m_lists), row, place++, Qt::AlignRight);
        ++row;
    }
    column->addSpacing(scaled(8));
    column->addLayout(grid);
}

void AnalystPane::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        m_shown.clear(); // draw the signs anew
}

} // namespace tranche
