// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/approve/details_card.h"

#include "core/import/qt_text.h"
#include "ui/parts/buttons.h"
#include "ui/parts/cards/section_card.h"
#include "ui/style/number_text.h"
#include "ui/words/governance/rule_facts.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace tranche {

namespace {

enum Said { Title, Kind, Purpose, Owner, Recipients, ReviewBy, Conditions, Texts };

/// How many of the released attributes have a text, and labels for their values.
QString textsSaid(const ReleaseOptions& options, const DescribedAttributes& attributes)
{
    const auto count = [&](const auto& said) {
        return countText(
            static_cast<std::size_t>(std::ranges::count_if(attributes.released, [&](const auto& name) { return said.contains(name); })));
    };
    const auto described
        = DetailsCard::tr("%1 of %2 with a label or a description").arg(count(options.texts), countText(attributes.released.size()));
    return options.valueLabels.empty() ? described
                                       : DetailsCard::tr("%1; %2 with labels of values").arg(described, count(options.valueLabels));
}

} // namespace

DetailsCard::DetailsCard(QWidget* parent) : QWidget(parent), m_questions(fileDialogs())
{
    auto* card = new SectionCard(tr("Details and conditions"), this);
    auto* change = new QPushButton(tr("Edit…"), card);
    change->setObjectName(QStringLiteral("editDetails"));
    change->setAccessibleName(tr("Edit details and conditions"));
    connect(change, &QPushButton::clicked, this, &DetailsCard::edit);
    card->head()->addWidget(change);
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(scaled(12));
    grid->setVerticalSpacing(scaled(6));
    grid->setColumnStretch(1, 1);
    grid->setColumnStretch(3, 1);
    const std::array captions{tr("Title"),      tr("Release type"), tr("Purpose"),    tr("Owner"),
                              tr("Recipients"), tr("Review by"),    tr("Conditions"), tr("Attributes")};
    for (std::size_t i = 0; i < captions.size(); ++i) {
        m_values[i] = textLabel({}, Type::Body, Ink::Text, card);
        m_values[i]->setWordWrap(true);
        m_values[i]->setAlignment(Qt::AlignLeft | Qt::AlignTop);
        m_values[i]->setAccessibleName(captions[i]);
        const bool whole = i >= Conditions;
        const int row = static_cast<int>(whole ? i - Conditions + 3 : i / 2);
        const int column = whole || i % 2 == 0 ? 0 : 2;
        grid->addWidget(textLabel(captions[i], Type::Caption, Ink::Text2, card), row, column, Qt::AlignTop);
        grid->addWidget(m_values[i], row, column + 1, 1, whole ? 3 : 1);
    }
    card->body()->addLayout(grid);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(card);
}

void DetailsCard::show(const Document& now)
{
    m_options = now.releaseOptions;
    m_attributes = attributesOf(now.snapshot);
    const auto& details = m_options.details;
    const auto say = [this](Said what, const QString& text) { m_values[what]->setText(text.isEmpty() ? QStringLiteral("–") : text); };
    say(Title, qtText(details.title));
    say(Kind, details.type ? releaseTypeText(*details.type) : QString());
    say(Purpose, qtText(details.purpose));
    say(Owner, qtText(details.owner));
    say(Recipients, qtText(details.recipients));
    say(ReviewBy, dayText(details.reviewBy));
    say(Conditions, qtText(details.conditions));
    say(Texts, textsSaid(m_options, m_attributes));
}

void DetailsCard::edit()
{
    auto* dialog = new DetailsDialog(m_options, m_attributes, m_questions, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &DetailsDialog::chosen, this, &DetailsCard::optionsChosen);
    dialog->open();
}

} // namespace tranche
