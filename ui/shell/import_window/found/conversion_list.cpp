// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/import_window/found/conversion_list.h"

#include "ui/parts/buttons.h"
#include "ui/session/naming/name_text.h"
#include "ui/shell/import_window/cells/missing_card.h"
#include "ui/shell/separators.h"
#include "ui/style/number_text.h"
#include "ui/words/messages/message_text.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <optional>

namespace tranche {

namespace {

constexpr std::size_t namedAttributes = 6;
constexpr std::size_t mostCards = 200;

/// A sentence as the heading of a card: without the full stop.
QString titleOf(const Statement& said)
{
    const QString sentence = messageText(said);
    return sentence.endsWith(QLatin1Char('.')) ? sentence.chopped(1) : sentence;
}

QString whereText(const std::vector<std::string>& attributes)
{
    QStringList names;
    for (std::size_t i = 0; i < std::min(attributes.size(), namedAttributes); ++i)
        names << briefName(attributes[i]);
    if (attributes.size() > namedAttributes)
        names << ConversionList::tr("%1 more").arg(countText(attributes.size() - namedAttributes));
    return names.join(QStringLiteral(" · "));
}

/// `asked`: there is a box although nothing is offered.
QString ruleText(const ImportLook& look, bool asked)
{
    if (asked || !look.conversions.empty() || !look.missing.empty())
        return ConversionList::tr("Ticked: converted, and written into the recipe. Not ticked: read exactly as it stands.");
    const CsvOptions* csv = look.options.csv();
    return csv == nullptr || csv->records.empty()
               ? ConversionList::tr("Nothing has to be converted: every cell is read exactly as it stands.")
               : ConversionList::tr("Nothing has to be converted. Only the single records below are not read as they stand.");
}

QString lineText(const RecordChoice& choice, bool several)
{
    const QString line = countText(choice.line);
    return several ? ConversionList::tr("File %1, line %2").arg(countText(choice.file + 1), line) : ConversionList::tr("Line %1").arg(line);
}

QString choiceText(const RecordChoice& choice, const QString& line, std::size_t fields)
{
    if (choice.kind == RecordChoice::Kind::Skip)
        return ConversionList::tr("%1: left out").arg(line);
    return choice.field == fields ? ConversionList::tr("%1: its last fields joined").arg(line)
                                  : ConversionList::tr("%1: fields joined from field %2 on").arg(line, countText(choice.field));
}

} // namespace

ConversionList::ConversionList(QWidget* parent) : QWidget(parent)
{
    m_down = new QVBoxLayout(this);
    m_down->setContentsMargins(0, 0, 0, 0);
}

void ConversionList::show(const ImportLook& look, const ConversionAnswers& answers, const CellAnswers& cells, bool counted)
{
    const auto focused = std::ranges::find_if(m_boxes, [](const QCheckBox* box) { return box->hasFocus(); });
    const auto at = focused == m_boxes.end() ? -1 : focused - m_boxes.begin();
    if (m_inside != nullptr) {
        m_inside->hide();
        m_inside->deleteLater(); // one of its boxes may be what asked for this
    }
    m_boxes.clear();
    m_inside = new QWidget(this);
    m_cards = new QVBoxLayout(m_inside);
    m_cards->setContentsMargins(0, 0, 0, 0);
    m_cards->setSpacing(scaled(8));
    const auto own = cells.notOffered(look.missing);
    auto* rule = wrappedLabel(ruleText(look, !own.empty()), Type::Caption, Ink::Text2, m_inside);
    m_cards->addWidget(rule);
    for (std::size_t i = 0; i < std::min(look.conversions.size(), mostCards); ++i)
        m_cards->addWidget(card(look.conversions[i], answers.isAccepted(look.conversions[i], look.options), look.whole));
    for (std::size_t i = 0; i < std::min(look.missing.size(), mostCards); ++i)
        m_cards->addWidget(card(look.missing[i], cells, counted));
    for (std::size_t i = 0; i < std::min(own.size(), mostCards); ++i)
        m_cards->addWidget(card(own[i], cells, false));
    addChoices(look);
    add(tr("Left out"), look.leftOut);
    add(tr("Looked for and not found"), look.notFound);
    m_down->addWidget(m_inside);
    if (at >= 0 && at < m_boxes.size())
        m_boxes[at]->setFocus(Qt::OtherFocusReason);
}

QWidget* ConversionList::card(const ConversionOffer& offer, bool accepted, bool whole)
{
    auto* card = new OfferCard(titleOf(offer.said), whole ? std::optional(offer.cells) : std::nullopt, m_inside);
    card->box().setChecked(accepted);
    if (!offer.attributes.empty())
        card->addWhere(whereText(offer.attributes));
    card->addChange(offer.was, offer.becomes);
    m_boxes << &card->box();
    connect(&card->box(), &QCheckBox::toggled, this, [this, conversion = offer.conversion](bool on) { emit answered(conversion, on); });
    return card;
}

QWidget* ConversionList::card(const MissingOffer& offer, const CellAnswers& cells, bool counted)
{
    auto* card = new MissingCard(offer, cells, counted, m_inside);
    m_boxes << card->boxes();
    connect(card, &MissingCard::answered, this, &ConversionList::missingAnswered);
    return card;
}

void ConversionList::addHeading(const QString& heading)
{
    m_cards->addSpacing(scaled(6));
    m_cards->addWidget(level(m_inside));
    m_cards->addWidget(textLabel(heading, Type::Heading, Ink::Text, m_inside));
}

QToolButton* ConversionList::link(const QString& words, const QString& name)
{
    auto* button = new QToolButton(m_inside);
    button->setText(words);
    button->setAutoRaise(true);
    QFont underlined = typeface(Type::Caption);
    underlined.setUnderline(true);
    button->setFont(underlined);
    button->setAccessibleName(name);
    return button;
}

/// With a way to its line, where it has one.
QHBoxLayout* ConversionList::addLine(const QString& words, quint64 line)
{
    auto* across = new QHBoxLayout;
    across->addWidget(wrappedLabel(words, Type::Caption, Ink::Text2, m_inside), 1);
    if (line > 0) {
        auto* show = link(tr("Show"), tr("Show line %1").arg(countText(line)));
        connect(show, &QToolButton::clicked, this, [this, line] { emit lineWanted(line); });
        across->addWidget(show, 0, Qt::AlignTop);
    }
    m_cards->addLayout(across);
    return across;
}

void ConversionList::add(const QString& heading, const std::vector<Statement>& said)
{
    if (said.empty())
        return;
    addHeading(heading);
    for (std::size_t i = 0; i < std::min(said.size(), mostCards); ++i)
        addLine(placedText(said[i]), said[i].place.line);
}

void ConversionList::addChoices(const ImportLook& look)
{
    const CsvOptions* csv = look.options.csv();
    if (csv == nullptr || csv->records.empty())
        return;
    addHeading(tr("Single records"));
    const bool several = csv->records.back().file > 0;
    for (std::size_t i = 0; i < std::min(csv->records.size(), mostCards); ++i) {
        const RecordChoice& choice = csv->records[i];
        const QString line = lineText(choice, several);
        QHBoxLayout* across = addLine(choiceText(choice, line, look.attributes), 0);
        auto* back = link(tr("Take back"), tr("Take back: %1").arg(line));
        connect(back, &QToolButton::clicked, this, [this, choice] { emit takenBack(choice); });
        across->addWidget(back, 0, Qt::AlignTop);
    }
}

} // namespace tranche
