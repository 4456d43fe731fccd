// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/import_window/cells/missing_card.h"

#include "ui/parts/buttons.h"
#include "ui/session/naming/name_text.h"
#include "ui/shell/import_window/found/conversion_list.h"
#include "ui/style/number_text.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <numeric>

namespace tranche {

namespace {

constexpr std::size_t shownAttributes = 6;

} // namespace

MissingCard::MissingCard(const MissingOffer& offer, const CellAnswers& answers, bool counted, QWidget* parent)
    : CardFrame(parent), m_offer(offer), m_missing(answers.missingIn(offer))
{
    auto* down = new QVBoxLayout(this);
    down->setContentsMargins(scaled(10), scaled(8), scaled(10), scaled(8));
    down->setSpacing(scaled(2));
    addHead(*down, counted);
    const auto cellsText = [counted](std::size_t cells) { return counted ? countText(cells) : QStringLiteral("…"); };
    const auto& attributes = m_offer.cells;
    if (attributes.size() == 1)
        line(*down, textLabel(briefName(attributes.front().first), Type::Caption, Ink::Text2, this));
    for (std::size_t i = 0; attributes.size() > 1 && i < std::min(attributes.size(), shownAttributes); ++i)
        addAttribute(*down, attributes[i].first, cellsText(attributes[i].second));
    if (attributes.size() > shownAttributes)
        line(*down, textLabel(tr("%1 more").arg(countText(attributes.size() - shownAttributes)), Type::Caption, Ink::Text2, this));
    line(*down, textLabel(tr("%1  →  %2").arg(cellText(m_offer.token), cellText({})), Type::Digest, Ink::Text, this));
}

void MissingCard::addHead(QVBoxLayout& down, bool counted)
{
    const QString title = tr("%1 is read as missing").arg(cellText(m_offer.token));
    auto* head = new QHBoxLayout;
    head->setSpacing(scaled(8));
    auto* box = new QCheckBox(this);
    const bool all = m_missing.size() == m_offer.cells.size();
    box->setCheckState(all ? Qt::Checked : m_missing.empty() ? Qt::Unchecked : Qt::PartiallyChecked);
    box->setAccessibleName(title);
    auto* words = textLabel(title, Type::Bold, Ink::Text, this);
    words->setWordWrap(true);
    const auto add = [](std::size_t sum, const auto& attribute) { return sum + attribute.second; };
    const auto cells = std::accumulate(m_offer.cells.begin(), m_offer.cells.end(), std::size_t{0}, add);
    head->addWidget(box, 0, Qt::AlignTop);
    head->addWidget(words, 1);
    head->addWidget(textLabel(counted ? tr("%1 cells").arg(countText(cells)) : QStringLiteral("…"), Type::Caption, Ink::Text2, this), 0,
                    Qt::AlignTop);
    down.addLayout(head);
    m_boxes << box;
    connect(box, &QCheckBox::clicked, this, [this, all] {
        std::set<std::string> missing;
        for (const auto& [name, count] : m_offer.cells)
            if (!all)
                missing.insert(name);
        emit answered(m_offer, missing);
    });
}

void MissingCard::addAttribute(QVBoxLayout& down, const std::string& name, const QString& cells)
{
    auto* across = new QHBoxLayout;
    across->setContentsMargins(scaled(22), 0, 0, 0);
    auto* box = new QCheckBox(briefName(name), this);
    box->setFont(typeface(Type::Caption));
    box->setChecked(m_missing.contains(name));
    box->setAccessibleName(tr("%1 is missing in %2").arg(cellText(m_offer.token), briefName(name)));
    across->addWidget(box, 1);
    across->addWidget(textLabel(cells, Type::Caption, Ink::Text2, this));
    down.addLayout(across);
    m_boxes << box;
    connect(box, &QCheckBox::clicked, this, [this, name](bool on) {
        auto missing = m_missing;
        if (on)
            missing.insert(name);
        else
            missing.erase(name);
        emit answered(m_offer, missing);
    });
}

void MissingCard::line(QVBoxLayout& down, QLabel* label)
{
    label->setContentsMargins(scaled(22), 0, 0, 0);
    label->setWordWrap(true);
    down.addWidget(label);
}

} // namespace tranche
