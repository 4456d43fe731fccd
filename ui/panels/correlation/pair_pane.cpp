// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/correlation/pair_pane.h"

#include "ui/words/pair_facts.h"
#include "ui/panels/correlation/pair_table.h"
#include "ui/parts/buttons.h"
#include "ui/parts/column_swatch.h"
#include "ui/parts/typing.h"
#include "ui/style/number_text.h"
#include "ui/session/naming/name_text.h"

#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace tranche {

namespace {

constexpr std::size_t pairsShown = 8;

QString nameOf(const Snapshot& now, AttributeId id)
{
    return briefName(now.kept->attribute(id).name);
}

} // namespace

PairPane::PairPane(Session& session, QWidget* parent) : QWidget(parent), m_session(session)
{
    m_heading = wrappedLabel({}, Type::Title, Ink::Text, this);
    m_value = textLabel({}, Type::Figure, Ink::Text, this);
    m_facts = wrappedLabel({}, Type::Caption, Ink::Text2, this);
    m_sentence = wrappedLabel({}, Type::Body, Ink::Text, this);
    m_apartHeading = textLabel(tr("Related, yet in different columns"), Type::Heading, Ink::Text, this);
    m_apart = new QWidget(this);
    m_apartGrid = new QGridLayout(m_apart);
    m_apartGrid->setContentsMargins(0, 0, 0, 0);
    m_apartGrid->setHorizontalSpacing(8);
    m_apartGrid->setVerticalSpacing(4);
    auto* keys = wrappedLabel(tr("Arrow keys move the cursor, Enter opens the pair, + − 0 zoom, T shows a table, Esc closes this pane"),
                              Type::Caption, Ink::Text2, this);

    auto* row = new QHBoxLayout;
    row->setSpacing(16);
    row->addWidget(m_value);
    row->addWidget(m_facts, 1);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(8);
    all->addWidget(m_heading);
    all->addLayout(row);
    all->addWidget(buildCounts());
    all->addWidget(m_sentence);
    all->addSpacing(8);
    all->addWidget(m_apartHeading);
    all->addWidget(m_apart);
    all->addStretch(1);
    all->addWidget(keys);
}

QWidget* PairPane::buildCounts()
{
    m_counts = new QWidget(this);
    m_across = textLabel({}, Type::Badge, Ink::Text, m_counts);
    m_table = new PairTable(m_counts);
    m_waiting = textLabel(tr("Counting …"), Type::Caption, Ink::Text2, m_counts);
    m_hiddenBelow = new QSpinBox(m_counts);
    m_hiddenBelow->setRange(1, 1000);
    m_hiddenBelow->setKeyboardTracking(false);
    m_hiddenBelow->setAccessibleName(tr("Smaller counts are hidden"));
    m_hiddenBelow->setToolTip(tr("Counts below this number are hidden in this pane; 1 shows all. This protects against people looking at "
                                 "your screen. Does not cover: the release, which contains no counts."));
    connect(m_hiddenBelow, &QSpinBox::valueChanged, this, [this](int count) { m_session.preferences().setHiddenBelow(count); });
    auto* legend = new QHBoxLayout;
    legend->setSpacing(6);
    legend->addWidget(textLabel(tr("0 %"), Type::Caption, Ink::Text2, m_counts));
    legend->addWidget(new ShareScale(m_counts));
    legend->addWidget(textLabel(tr("100 % of the row"), Type::Caption, Ink::Text2, m_counts));
    legend->addStretch(1);
    auto* hidden = new QHBoxLayout;
    hidden->setSpacing(6);
    hidden->addWidget(textLabel(tr("counts below"), Type::Caption, Ink::Text2, m_counts));
    hidden->addWidget(m_hiddenBelow);
    hidden->addWidget(textLabel(tr("are hidden"), Type::Caption, Ink::Text2, m_counts));
    hidden->addStretch(1);
    auto* down = new QVBoxLayout(m_counts);
    down->setContentsMargins(0, 0, 0, 0);
    down->setSpacing(6);
    down->addWidget(m_across);
    down->addWidget(m_waiting);
    down->addWidget(m_table, 0, Qt::AlignLeft);
    down->addLayout(legend);
    down->addLayout(hidden);
    return m_counts;
}

void PairPane::show(const Document& now, std::optional<Pair> pair)
{
    const auto& correlation = now.snapshot.correlation;
    const bool known
        = pair && correlation && now.snapshot.kept && pair->first.value < correlation->size() && pair->second.value < correlation->size();
    for (QWidget* part : {static_cast<QWidget*>(m_value), static_cast<QWidget*>(m_facts), static_cast<QWidget*>(m_sentence), m_counts})
        part->setVisible(known);
    if (known) {
        showPair(now, *pair);
    } else {
        m_heading->setText(tr("No pair chosen"));
        m_table->show(nullptr, m_session.preferences().hiddenBelow(), {});
    }
    showApart(now);
}

void PairPane::showPair(const Document& now, const Pair& pair)
{
    const Snapshot& snapshot = now.snapshot;
    const double phiSquared = snapshot.correlation->at(pair.first, pair.second);
    m_heading->setText(tr("%1 and %2").arg(nameOf(snapshot, pair.first), nameOf(snapshot, pair.second)));
    m_value->setText(phiText(phiSquared, true));
    m_value->setAccessibleName(tr("φ² %1").arg(phiText(phiSquared, true)));
    QStringList facts{tr("φ² · %1 × %2 values")
                          .arg(countText(snapshot.correlation->domain(pair.first)), countText(snapshot.correlation->domain(pair.second)))};
    if (now.association && pair.first != pair.second)
        facts << tr("after slicing %1").arg(phiText(now.association->at(pair.first, pair.second), true));
    if (const QString fate = pairFateText(snapshot, pair.first, pair.second); !fate.isEmpty() && pair.first != pair.second)
        facts << fate;
    m_facts->setText(facts.join(QStringLiteral(" · ")));
    m_facts->setToolTip(tr("φ² measures how closely two attributes are related: 0 unrelated, 1 the same information. Numeric attributes "
                           "are put into bins. Does not cover: relationships among three or more attributes."));
    m_sentence->setText(relationText(phiSquared));
    showCounts(now, pair);
}

void PairPane::showCounts(const Document& now, const Pair& pair)
{
    m_counts->setVisible(pair.first != pair.second);
    if (pair.first == pair.second)
        return;
    const bool there = now.pair && now.pair->first == pair.first && now.pair->second == pair.second;
    const int hiddenBelow = m_session.preferences().hiddenBelow();
    Typing::show(*m_hiddenBelow, hiddenBelow);
    m_waiting->setVisible(!there);
    const QString first = nameOf(now.snapshot, pair.first);
    const QString second = nameOf(now.snapshot, pair.second);
    m_across->setText(tr("%1 down, %2 across").arg(first, second));
    m_table->show(there ? now.pair : nullptr, hiddenBelow, tr("How often values of %1 and %2 occur together").arg(first, second));
}

void PairPane::showApart(const Document& now)
{
    if (m_apartIn == now.snapshot.correlation && m_apartBy == now.snapshot.columns)
        return; // the buttons keep their focus
    m_apartIn = now.snapshot.correlation;
    m_apartBy = now.snapshot.columns;
    while (QLayoutItem* item = m_apartGrid->takeAt(0)) {
        item->widget()->deleteLater(); // one of them may be the sender
        item->widget()->hide();
        delete item;
    }
    const auto pairs = relatedApart(now.snapshot, pairsShown);
    m_apartHeading->setVisible(!pairs.empty());
    int row = 0;
    for (const RelatedPair& pair : pairs)
        addApart(now, row++, {pair.first, pair.second}, pair.phiSquared);
    m_apartGrid->setColumnStretch(1, 1);
    m_apartGrid->setColumnStretch(3, 1);
}

void PairPane::addApart(const Document& document, int row, const Pair& pair, double phiSquared)
{
    const Snapshot& now = document.snapshot;
    int column = 0;
    for (const AttributeId id : {pair.first, pair.second}) {
        const ColumnId in = now.columns->columnOf(id);
        const bool sensitive = now.columns->sensitive() && in.value + 1 == now.columns->size();
        m_apartGrid->addWidget(new ColumnSwatch({in.value, sensitive}, m_apart), row, column++);
        m_apartGrid->addWidget(textLabel(nameOf(now, id), Type::Body, Ink::Text, m_apart), row, column++);
    }
    auto* value = new QPushButton(phiText(phiSquared, true), m_apart);
    value->setFlat(true);
    value->setAccessibleName(
        tr("%1 and %2, φ² %3: show").arg(nameOf(now, pair.first), nameOf(now, pair.second), phiText(phiSquared, true)));
    connect(value, &QPushButton::clicked, this, [this, pair] { emit pairChosen(pair.first, pair.second); });
    m_apartGrid->addWidget(value, row, column, Qt::AlignRight);
}

} // namespace tranche
