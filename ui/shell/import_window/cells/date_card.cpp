// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/import_window/cells/date_card.h"

#include "ui/parts/buttons.h"
#include "ui/parts/judgement.h"
#include "ui/parts/labels/icon_label.h"
#include "ui/shell/import_window/cells/date_words.h"
#include "ui/style/number_text.h"

#include <QButtonGroup>
#include <QGridLayout>
#include <QLabel>
#include <QRadioButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace tranche {

namespace {

using Dates = CellAnswers::Dates;

constexpr std::array answerOf{Dates::DayFirst, Dates::MonthFirst, Dates::None}; // from left to right

} // namespace

DateCard::DateCard(QWidget* parent) : CardFrame(parent)
{
    auto* down = new QVBoxLayout(this);
    down->setContentsMargins(scaled(14), scaled(8), scaled(14), scaled(10));
    down->setSpacing(scaled(6));
    auto* head = new QHBoxLayout;
    head->setSpacing(scaled(8));
    m_mark = new IconLabel(iconOf(Judgement::Warn), 14, this);
    m_question = wrappedLabel({}, Type::Bold, Ink::Text, this);
    m_question->setObjectName(QStringLiteral("question"));
    m_place = textLabel({}, Type::Caption, Ink::Text2, this);
    m_back = iconButton(QStringLiteral("chevron-up"), tr("Question before this one"), this);
    m_on = iconButton(QStringLiteral("chevron-down"), tr("Next question"), this);
    head->addWidget(m_mark);
    head->addWidget(m_question, 1);
    for (QWidget* part : {static_cast<QWidget*>(m_place), static_cast<QWidget*>(m_back), static_cast<QWidget*>(m_on)})
        head->addWidget(part);
    down->addLayout(head);
    auto* grid = new QGridLayout;
    grid->setContentsMargins(scaled(22), 0, 0, 0);
    grid->setHorizontalSpacing(scaled(16));
    grid->setVerticalSpacing(scaled(1));
    m_group = new QButtonGroup(this);
    addColumn(0, tr("Da&y first"), *grid);
    addColumn(1, tr("Month &first"), *grid);
    addColumn(2, tr("No date"), *grid);
    down->addLayout(grid);
    connect(m_back, &QToolButton::clicked, this, [this] { step(-1); });
    connect(m_on, &QToolButton::clicked, this, [this] { step(1); });
    hide();
}

void DateCard::addColumn(std::size_t at, const QString& name, QGridLayout& grid)
{
    Column& column = m_columns.at(at);
    column.choice = new QRadioButton(name, this);
    column.choice->setFont(typeface(Type::Bold));
    const int place = static_cast<int>(at);
    m_group->addButton(column.choice, place);
    grid.addWidget(column.choice, 0, place);
    int row = 0;
    for (QLabel** label : {&column.first, &column.second}) {
        *label = textLabel({}, Type::Caption, Ink::Text2, this);
        (*label)->setContentsMargins(scaled(22), 0, 0, 0);
        (*label)->setWordWrap(true);
        grid.addWidget(*label, ++row, place, Qt::AlignTop);
    }
    grid.setColumnStretch(place, at == 2 ? 2 : 5);
    connect(column.choice, &QRadioButton::clicked, this, [this, at] { emit answered(m_asked.at(m_current), answerOf.at(at)); });
}

void DateCard::show(const std::vector<DateQuestion>& asked, const CellAnswers& answers)
{
    const bool sameQuestions = std::ranges::equal(asked, m_asked, {}, &DateQuestion::attribute, &DateQuestion::attribute);
    m_asked = asked;
    m_answers = answers;
    if (!sameQuestions) {
        const auto isOpen = [&](const DateQuestion& question) { return answers.datesOf(question) == Dates::Open; };
        const auto first = std::ranges::find_if(asked, isOpen);
        m_current = first == asked.end() ? 0 : static_cast<std::size_t>(first - asked.begin());
    }
    setVisible(!asked.empty());
    if (!asked.empty())
        say();
}

QList<QRadioButton*> DateCard::answers() const
{
    return {m_columns[0].choice, m_columns[1].choice, m_columns[2].choice};
}

void DateCard::step(int by)
{
    m_current = (m_current + m_asked.size() + static_cast<std::size_t>(by)) % m_asked.size();
    say();
}

void DateCard::say()
{
    const DateQuestion& question = m_asked.at(m_current);
    const Dates answer = m_answers.datesOf(question);
    m_question->setText(dateQuestionText(question));
    const Judgement judgement = answer == Dates::Open ? Judgement::Warn : Judgement::Pass;
    m_mark->setIcon(iconOf(judgement));
    m_mark->setInk(inkOf(judgement));
    setBorder(answer == Dates::Open ? Ink::Warn : Ink::Border);
    const bool several = m_asked.size() > 1;
    m_place->setText(tr("%1 of %2").arg(countText(m_current + 1), countText(m_asked.size())));
    for (QWidget* part : {static_cast<QWidget*>(m_place), static_cast<QWidget*>(m_back), static_cast<QWidget*>(m_on)})
        part->setVisible(several);
    for (std::size_t at = 0; at < 2; ++at) {
        const DateReading& reading = at == 0 ? question.dayFirst : question.monthFirst;
        m_columns.at(at).first->setText(examplesText(reading));
        m_columns.at(at).second->setText(spanText(reading));
    }
    m_columns[2].first->setText(tr("a category"));
    m_columns[2].second->setText(countText(question.spellings, Counted::Value));
    m_group->setExclusive(false); // no answer is one of the states
    for (std::size_t at = 0; at < m_columns.size(); ++at)
        m_columns.at(at).choice->setChecked(answer == answerOf.at(at));
    m_group->setExclusive(true);
    setAccessibleName(m_question->text());
}

} // namespace tranche
