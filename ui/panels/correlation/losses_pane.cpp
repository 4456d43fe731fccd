// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/correlation/losses_pane.h"

#include "ui/panels/tinted_icon.h"
#include "ui/parts/buttons.h"
#include "ui/parts/column_swatch.h"
#include "ui/style/number_text.h"
#include "ui/session/naming/name_text.h"
#include "ui/style/plain_hint.h"

#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace tranche {

namespace {

constexpr std::size_t lossesShown = 6;
constexpr std::size_t columnsShown = 8;

void clear(QGridLayout* grid)
{
    while (QLayoutItem* item = grid->takeAt(0)) {
        if (item->widget()) {
            item->widget()->hide();
            item->widget()->deleteLater(); // one of them may be the sender
        }
        delete item;
    }
}

QString nameOf(const Document& now, AttributeId id)
{
    return briefName(now.snapshot.kept->attribute(id).name);
}

} // namespace

LossesPane::LossesPane(QWidget* parent) : QWidget(parent)
{
    m_kept = textLabel({}, Type::Figure, Ink::Text, this);
    m_facts = wrappedLabel({}, Type::Caption, Ink::Text2, this);
    m_sentence = wrappedLabel({}, Type::Body, Ink::Text, this);
    m_betweenHeading = textLabel(tr("Kept between columns (share of φ²)"), Type::Heading, Ink::Text, this);
    auto* buttons = buildButtons();
    m_grid = new QGridLayout;
    m_grid->setHorizontalSpacing(12);
    m_grid->setVerticalSpacing(2);
    m_between = new QGridLayout;
    m_between->setSpacing(2);
    auto* figure = new QHBoxLayout;
    figure->setSpacing(16);
    figure->addWidget(m_kept);
    figure->addWidget(m_facts, 1);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(8);
    all->addWidget(textLabel(tr("What slicing removes"), Type::Title, Ink::Text, this));
    all->addLayout(figure);
    all->addLayout(m_grid);
    all->addWidget(m_sentence);
    all->addLayout(buttons);
    all->addSpacing(8);
    all->addWidget(m_betweenHeading);
    all->addLayout(m_between);
    all->addStretch(1);
}

QHBoxLayout* LossesPane::buildButtons()
{
    m_join = new QPushButton(tr("Put both in one column"), this);
    setTintedIcon(m_join, QStringLiteral("merge"));
    m_all = new QPushButton(this);
    setTintedIcon(m_all, QStringLiteral("as-table"));
    connect(m_all, &QPushButton::clicked, this, &LossesPane::allPairsAsked);
    connect(m_join, &QPushButton::clicked, this, [this] {
        if (!m_losses.empty())
            emit joinAsked(m_losses.front().first, m_losses.front().second);
    });
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_join);
    buttons->addWidget(m_all);
    buttons->addStretch(1);
    return buttons;
}

void LossesPane::show(const Document& now)
{
    const bool known = now.association && now.snapshot.correlation && now.snapshot.columns && now.snapshot.kept;
    for (QWidget* part : {static_cast<QWidget*>(m_sentence), static_cast<QWidget*>(m_join), static_cast<QWidget*>(m_all),
                          static_cast<QWidget*>(m_betweenHeading)})
        part->setVisible(known);
    if (!known) {
        m_shown.reset();
        m_shownColumns.reset();
        m_losses.clear();
        clear(m_grid);
        clear(m_between);
        m_kept->setText(QStringLiteral("…"));
        m_facts->setText(now.snapshot.buckets ? tr("calculating") : tr("waiting for Buckets"));
        return;
    }
    if (m_shown == now.association && m_shownColumns == now.snapshot.columns)
        return; // the buttons keep their focus
    m_shown = now.association;
    m_shownColumns = now.snapshot.columns;
    m_kept->setText(now.association->keptPercent ? percentText(*now.association->keptPercent / 100.0) : QStringLiteral("–"));
    m_facts->setText(
        tr("of φ² kept over %1 · expected value over all shuffles").arg(countText(now.snapshot.correlation->pairCount(), Counted::Pair)));
    m_facts->setToolTip(tr("Sum of φ² after slicing divided by the sum before; higher is better. Does not cover: relationships among three "
                           "or more attributes."));
    m_all->setText(tr("All pairs (%1)").arg(countText(now.snapshot.correlation->pairCount())));
    showLosses(now);
    showBetween(now);
}

void LossesPane::showLosses(const Document& now)
{
    clear(m_grid);
    m_losses = greatestLosses(*now.snapshot.correlation, *now.association, lossesShown);
    m_join->setVisible(!m_losses.empty());
    if (m_losses.empty()) {
        m_sentence->setText(tr("No pair of attributes loses anything."));
        return;
    }
    int column = 0;
    for (const QString& head : {tr("Attribute"), tr("Attribute"), tr("Before"), tr("After"), tr("Difference")}) {
        m_grid->addWidget(textLabel(head, Type::Badge, Ink::Text, this), 0, column,
                          column == 4  ? Qt::AlignHCenter
                          : column > 1 ? Qt::AlignRight
                                       : Qt::AlignLeft);
        ++column;
    }
    int row = 1;
    for (const PairLoss& loss : m_losses)
        addLoss(now, row++, loss);
    m_grid->setColumnStretch(0, 1);
    m_grid->setColumnStretch(1, 1);
    const PairLoss& worst = m_losses.front();
    m_sentence->setText(
        tr("Pairs inside a framed square are kept exactly. Of pairs in different columns only what the buckets still show remains. The "
           "greatest loss is %1 with %2: φ² falls from %3 to %4.")
            .arg(nameOf(now, worst.first), nameOf(now, worst.second), phiText(worst.before, true), phiText(worst.after, true)));
    m_join->setToolTip(plainHint(
        tr("Moves %1 to the column of %2, so that the pair is kept exactly").arg(nameOf(now, worst.first), nameOf(now, worst.second))));
}

void LossesPane::addLoss(const Document& now, int row, const PairLoss& loss)
{
    m_grid->addWidget(textLabel(nameOf(now, loss.first), Type::Body, Ink::Text, this), row, 0);
    m_grid->addWidget(textLabel(nameOf(now, loss.second), Type::Body, Ink::Text, this), row, 1);
    m_grid->addWidget(textLabel(phiText(loss.before, true), Type::Body, Ink::Text, this), row, 2, Qt::AlignRight);
    m_grid->addWidget(textLabel(phiText(loss.after, true), Type::Body, Ink::Text, this), row, 3, Qt::AlignRight);
    auto* button = new QPushButton(changeText(-loss.lost(), true), this);
    button->setFlat(true);
    button->setAccessibleName(
        tr("%1 and %2, φ² %3 before, %4 after: show")
            .arg(nameOf(now, loss.first), nameOf(now, loss.second), phiText(loss.before, true), phiText(loss.after, true)));
    connect(button, &QPushButton::clicked, this, [this, loss] { emit pairChosen(loss.first, loss.second); });
    m_grid->addWidget(button, row, 4); // its words in the middle, as its head
}

void LossesPane::showBetween(const Document& now)
{
    clear(m_between);
    const auto& columns = *now.snapshot.columns;
    m_betweenHeading->setVisible(columns.size() > 1 && columns.size() <= columnsShown);
    if (m_betweenHeading->isHidden())
        return;
    const auto shares = keptBetweenColumns(*now.snapshot.correlation, *now.association, columns);
    const auto mark = [&](std::size_t column) { return ColumnMark{column, columns.sensitive() && column + 1 == columns.size()}; };
    for (std::size_t one = 0; one < columns.size(); ++one) {
        const int place = static_cast<int>(one) + 1;
        m_between->addWidget(new ColumnSwatch(mark(one), this), 0, place, Qt::AlignCenter);
        m_between->addWidget(new ColumnSwatch(mark(one), this), place, 0, Qt::AlignCenter);
        for (std::size_t other = 0; other < columns.size(); ++other) {
            const auto& share = shares[one * columns.size() + other];
            auto* cell = textLabel(share ? tr("%1 %").arg(qRound(*share * 100.0)) : QStringLiteral("–"),
                                   one == other ? Type::Caption : Type::Badge, Ink::Text, this);
            cell->setAlignment(Qt::AlignCenter);
            m_between->addWidget(cell, place, static_cast<int>(other) + 1);
        }
    }
}

} // namespace tranche
