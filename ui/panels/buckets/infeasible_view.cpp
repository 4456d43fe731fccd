// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/buckets/infeasible_view.h"

#include "core/models/model_dial.h"
#include "ui/words/model_words.h"
#include "ui/words/wording.h"
#include "ui/parts/cards/banner.h"
#include "ui/parts/buttons.h"
#include "ui/parts/elided_label.h"
#include "ui/parts/meter.h"
#include "ui/parts/cards/section_card.h"
#include "ui/style/number_text.h"

#include <QGridLayout>
#include <QLabel>
#include <QPushButton>

#include <algorithm>

namespace tranche {

namespace {

constexpr std::size_t sharesShown = 8;
constexpr qsizetype namedInWays = 4;

} // namespace

InfeasibleView::InfeasibleView(QWidget* parent) : QWidget(parent)
{
    m_banner = new Banner(this);
    m_shares = new SectionCard({}, this);
    m_ways = new SectionCard(tr("What you can do"), this);
    m_ways->head()->addWidget(textLabel(tr("undo any of them with Ctrl+Z"), Type::Caption, Ink::Text2, m_ways));
    auto* cards = new QHBoxLayout;
    cards->setSpacing(16);
    for (SectionCard* card : {m_shares, m_ways}) { // an alignment would keep a card from the height that its words need
        auto* down = new QVBoxLayout;
        down->addWidget(card);
        down->addStretch(1);
        cards->addLayout(down, 1);
    }
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(16, 16, 16, 16);
    all->setSpacing(16);
    all->addWidget(m_banner);
    all->addLayout(cards);
    all->addStretch(1);
}

void InfeasibleView::show(const InfeasibleFacts& facts)
{
    m_banner->say(Judgement::Fail, facts.heading, facts.sentence);
    showShares(facts);
    showWays(facts);
}

void InfeasibleView::showShares(const InfeasibleFacts& facts)
{
    m_shares->setHeading(tr("What prevents it: shares of %1").arg(facts.sensitive));
    delete m_shareRows;
    m_shareRows = new QWidget(m_shares);
    auto* grid = new QGridLayout(m_shareRows);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(12);
    grid->addWidget(textLabel(facts.limitCaption, Type::Caption, Ink::Text2, m_shareRows), 0, 0, 1, 3);
    auto* group = wrappedLabel(facts.group, Type::Bold, Ink::Text, m_shareRows);
    grid->addWidget(group, 1, 0, 1, 2);
    const QString tuples = countText(facts.shares.groupSize, Counted::Tuple);
    grid->addWidget(textLabel(tuples, Type::Body, Ink::Text2, m_shareRows), 1, 2, Qt::AlignRight);
    double end = Ratio(facts.shares.shares.front().count, facts.shares.groupSize).toDouble();
    for (const Ratio& limit : facts.limits)
        end = std::max(end, limit.toDouble());
    end = std::min(1.0, end * 1.2);
    int row = 2;
    for (std::size_t i = 0; i < std::min(sharesShown, facts.shares.shares.size()); ++i, ++row) {
        const Ratio share(facts.shares.shares[i].count, facts.shares.groupSize);
        const auto limit = i < facts.limits.size() ? std::optional(facts.limits[i]) : std::nullopt;
        const bool over = limit.has_value() && share > *limit;
        const QString text = over ? tr("%1 above").arg(percentText(share.toDouble())) : percentText(share.toDouble());
        const QString name = facts.values.value(static_cast<qsizetype>(i));
        grid->addWidget(new ElidedLabel(name, over ? Type::Bold : Type::Body, Ink::Text, m_shareRows), row, 0);
        auto* meter = new Meter(m_shareRows);
        meter->setReading({.value = share.toDouble(), .limit = limit ? std::optional(limit->toDouble()) : std::nullopt, .end = end}, {});
        meter->setAccessibleName(name + QLatin1Char(' ') + text);
        grid->addWidget(meter, row, 1);
        grid->addWidget(textLabel(text, Type::Bold, over ? Ink::Fail : Ink::Text, m_shareRows), row, 2, Qt::AlignRight);
    }
    if (facts.shares.shares.size() > sharesShown) {
        const Ratio next(facts.shares.shares[sharesShown].count, facts.shares.groupSize);
        const std::size_t rest = facts.shares.shares.size() - sharesShown;
        const QString most = percentText(next.toDouble());
        const QString words
            = rest == 1 ? tr("and one more value, %1").arg(most) : tr("and %1 more values, each at most %2").arg(countText(rest), most);
        grid->addWidget(textLabel(words, Type::Caption, Ink::Text2, m_shareRows), row, 0, 1, 3);
    }
    grid->setColumnStretch(0, 2);
    grid->setColumnStretch(1, 3);
    m_shares->body()->addWidget(m_shareRows);
}

QPushButton* InfeasibleView::addWay(const QString& heading, const QString& sentence, const QString& text, bool primary)
{
    const int row = m_wayGrid->rowCount();
    auto* words = new QVBoxLayout;
    words->setSpacing(0);
    for (auto* line : {textLabel(heading, Type::Bold, Ink::Text, m_wayRows), textLabel(sentence, Type::Caption, Ink::Text2, m_wayRows)}) {
        line->setWordWrap(true);
        words->addWidget(line);
    }
    auto* button = new QPushButton(text, m_wayRows);
    if (primary)
        makePrimary(button);
    m_wayGrid->addLayout(words, row, 0);
    m_wayGrid->addWidget(button, row, 1);
    return button;
}

void InfeasibleView::showWays(const InfeasibleFacts& facts)
{
    if (m_wayRows) {
        m_wayRows->hide();
        m_wayRows->deleteLater(); // one of its buttons may be the sender
    }
    m_wayRows = new QWidget(m_ways);
    m_wayGrid = new QGridLayout(m_wayRows);
    m_wayGrid->setContentsMargins(0, 0, 0, 0);
    m_wayGrid->setHorizontalSpacing(16);
    m_wayGrid->setVerticalSpacing(14);
    m_wayGrid->setColumnStretch(0, 1);
    const QString keeps = facts.beside.isEmpty()
                              ? tr("The strongest guarantee this table allows.")
                              : tr("Keeps %1 together.").arg(shortListText(QStringList{facts.sensitive} + facts.beside, namedInWays));
    if (facts.furthest) {
        const QString symbol = dialSymbol(facts.furthest->kind);
        const QString number = askedText(dialOf(*facts.furthest));
        const QString heading
            = moreIsSafer(facts.furthest->kind) ? tr("Lower %1 to %2").arg(symbol, number) : tr("Raise %1 to %2").arg(symbol, number);
        QPushButton* lower = addWay(heading, facts.furthestGives.isEmpty() ? keeps : tr("%1 %2").arg(keeps, facts.furthestGives),
                                    tr("Set %1 to %2").arg(symbol, number), true);
        connect(lower, &QPushButton::clicked, this, [this, model = *facts.furthest] { emit modelChosen(model); });
    }
    if (!facts.alone.isEmpty()) {
        QPushButton* alone
            = addWay(tr("Take %1 out of the sensitive column (α = 1)").arg(shortListText(facts.beside, namedInWays)),
                     facts.aloneGives.isEmpty() ? facts.alone : tr("%1 %2").arg(facts.alone, facts.aloneGives), tr("Set α to 1"), false);
        connect(alone, &QPushButton::clicked, this, &InfeasibleView::alphaOneChosen);
    }
    if (facts.swap) {
        QPushButton* swap = addWay(facts.swap->heading, facts.swap->sentence, tr("Swap them"), false);
        connect(swap, &QPushButton::clicked, this, [this, out = facts.swap->out, in = facts.swap->in] { emit swapChosen(out, in); });
    }
    if (facts.distinct) {
        QPushButton* weak = addWay(tr("Distinct ℓ is weak"),
                                   tr("It only counts values: on this table it allows %1, and one value may still be almost certain.")
                                       .arg(requestWords(*facts.distinct)),
                                   tr("Switch to distinct ℓ"), false);
        connect(weak, &QPushButton::clicked, this, [this, model = *facts.distinct] { emit modelChosen(model); });
    }
    m_ways->body()->addWidget(m_wayRows);
}

} // namespace tranche
