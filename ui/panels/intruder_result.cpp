// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/intruder_result.h"

#include "ui/parts/cards/banner.h"
#include "ui/parts/buttons.h"
#include "ui/parts/segmented_buttons.h"
#include "ui/plots/bar_rows_plot.h"
#include "ui/session/naming/name_text.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <utility>

namespace tranche {

namespace {

void say(QLabel* label, const QString& text)
{
    label->setText(text);
    label->setVisible(!text.isEmpty());
}

} // namespace

IntruderResult::IntruderResult(QWidget* parent) : QWidget(parent)
{
    auto* all = buildBuckets();
    buildValues(all);
    m_sentence = new Banner(this);
    m_sentence->setObjectName(QStringLiteral("intruderSentence"));
    m_reading = wrappedLabel({}, Type::Caption, Ink::Text2, this);
    m_reading->setObjectName(QStringLiteral("reading"));
    m_clues = wrappedLabel({}, Type::Caption, Ink::Warn, this);
    m_clues->setObjectName(QStringLiteral("clues"));
    m_agreeing = wrappedLabel({}, Type::Caption, Ink::Text2, this);
    all->addSpacing(6);
    all->addWidget(m_sentence);
    all->addWidget(m_reading);
    all->addWidget(m_clues);
    all->addWidget(m_agreeing);
    for (BarRowsPlot* plot : {m_buckets, m_values}) {
        plot->setGround(Ink::Base); // of the side pane
        connect(plot, &BarRowsPlot::pointed, this, &IntruderResult::hovered);
    }
    connect(m_buckets, &BarRowsPlot::chosen, this, [this](std::size_t row) {
        if (row < m_facts.bucketIds.size())
            emit bucketChosen(m_facts.bucketIds[row]);
    });
    clear();
}

QVBoxLayout* IntruderResult::buildBuckets()
{
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(4);
    m_bucketsHeading = textLabel({}, Type::Heading, Ink::Text, this);
    m_bucketsHeading->setObjectName(QStringLiteral("bucketsHeading"));
    m_buckets = new BarRowsPlot(this);
    m_buckets->setAccessibleName(tr("Matching buckets, with their probability"));
    m_moreBuckets = textLabel({}, Type::Caption, Ink::Text2, this);
    all->addWidget(m_bucketsHeading);
    all->addWidget(m_buckets);
    all->addWidget(m_moreBuckets);
    return all;
}

void IntruderResult::buildValues(QVBoxLayout* all)
{
    m_valuesHeading = textLabel({}, Type::Heading, Ink::Text, this);
    m_limit = textLabel({}, Type::Caption, Ink::Text2, this);
    auto* head = new QHBoxLayout;
    head->addWidget(m_valuesHeading, 1);
    head->addWidget(m_limit);
    m_choicesPlace = new QWidget(this);
    auto* choices = new QHBoxLayout(m_choicesPlace);
    choices->setContentsMargins(0, 0, 0, 0);
    m_values = new BarRowsPlot(this);
    m_values->setAccessibleName(tr("Candidate sensitive values, with their probability"));
    m_moreValues = textLabel({}, Type::Caption, Ink::Text2, this);
    all->addSpacing(6);
    all->addWidget(m_choicesPlace);
    all->addLayout(head);
    all->addWidget(m_values);
    all->addWidget(m_moreValues);
}

void IntruderResult::clear()
{
    m_answer.reset();
    m_facts = {};
    for (QLabel* label : {m_bucketsHeading, m_moreBuckets, m_valuesHeading, m_limit, m_moreValues, m_reading, m_clues, m_agreeing})
        say(label, {});
    for (QWidget* part : std::initializer_list<QWidget*>{m_buckets, m_values, m_sentence, m_choicesPlace})
        part->hide();
    m_buckets->show(BarRowsData{});
    m_values->show(BarRowsData{});
}

void IntruderResult::show(std::shared_ptr<const IntruderAnswer> answer, const PrivacyModel& model)
{
    m_answer = std::move(answer);
    m_model = model;
    showChoices();
    showWhich(0);
}

void IntruderResult::showChoices()
{
    delete m_choices;
    m_choices = nullptr;
    const auto& inferences = m_answer->view.inferences;
    m_choicesPlace->setVisible(inferences.size() > 1);
    if (inferences.size() < 2)
        return;
    QStringList names;
    for (const auto& inference : inferences)
        names << briefName(m_answer->slicing.table->attribute(inference.sensitive).name);
    m_choices = new SegmentedButtons(names, m_choicesPlace);
    m_choices->setAccessibleName(tr("Sensitive attribute"));
    m_choices->setCurrent(0);
    m_choicesPlace->layout()->addWidget(m_choices);
    connect(m_choices, &SegmentedButtons::chosen, this, &IntruderResult::showWhich);
}

void IntruderResult::showWhich(int which)
{
    m_facts = intruderFacts(*m_answer, m_model, static_cast<std::size_t>(which));
    say(m_bucketsHeading, m_facts.bucketsHeading);
    m_buckets->show(m_facts.buckets);
    m_buckets->setVisible(!m_facts.buckets.rows.empty());
    say(m_moreBuckets, m_facts.moreBuckets);
    say(m_valuesHeading, m_facts.valuesHeading);
    say(m_limit, m_facts.limit);
    m_values->show(m_facts.values);
    m_values->setVisible(!m_facts.values.rows.empty());
    say(m_moreValues, m_facts.moreValues);
    m_sentence->setVisible(!m_facts.sentence.isEmpty());
    m_sentence->say(m_facts.judgement, tr("An intruder could truthfully say"), m_facts.sentence);
    say(m_reading, m_facts.reading);
    say(m_clues, m_facts.clues.join(QLatin1Char('\n')));
    say(m_agreeing, m_facts.agreeing);
}

QString IntruderResult::text() const
{
    QStringList lines{m_facts.bucketsHeading};
    for (const auto& row : m_facts.buckets.rows)
        lines << row.sentence;
    lines << m_facts.moreBuckets << m_facts.valuesHeading;
    for (const auto& row : m_facts.values.rows)
        lines << row.sentence;
    lines << m_facts.moreValues << m_facts.limit << m_facts.sentence << m_facts.reading << m_facts.clues << m_facts.agreeing;
    lines.removeAll(QString());
    return lines.join(QLatin1Char('\n'));
}

} // namespace tranche
