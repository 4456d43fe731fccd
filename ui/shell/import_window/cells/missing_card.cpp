// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/import_window/cells/missing_card.h"

#include "ui/parts/buttons.h"
#include "ui/session/naming/name_text.h"
#include "ui/style/number_text.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <numeric>
#include <optional>

namespace tranche {

namespace {

constexpr std::size_t shownAttributes = 6;

std::optional<std::size_t> cellsOf(const MissingOffer& offer, bool counted)
{
    const auto add = [](std::size_t sum, const auto& attribute) { return sum + attribute.second; };
    return counted ? std::optional(std::accumulate(offer.cells.begin(), offer.cells.end(), std::size_t{0}, add)) : std::nullopt;
}

} // namespace

MissingCard::MissingCard(const MissingOffer& offer, const CellAnswers& answers, bool counted, QWidget* parent)
    : OfferCard(tr("%1 is read as missing").arg(cellText(offer.token)), cellsOf(offer, counted), parent),
      m_offer(offer),
      m_missing(answers.missingIn(offer))
{
    connectBox();
    const auto cellsText = [counted](std::size_t cells) { return counted ? countText(cells) : QStringLiteral("…"); };
    const auto& attributes = m_offer.cells;
    if (attributes.size() == 1)
        addWhere(briefName(attributes.front().first));
    for (std::size_t i = 0; attributes.size() > 1 && i < std::min(attributes.size(), shownAttributes); ++i)
        addAttribute(attributes[i].first, cellsText(attributes[i].second));
    if (attributes.size() > shownAttributes)
        addWhere(tr("%1 more").arg(countText(attributes.size() - shownAttributes)));
    addChange(m_offer.token, {});
}

void MissingCard::connectBox()
{
    const bool all = m_missing.size() == m_offer.cells.size();
    box().setCheckState(all ? Qt::Checked : m_missing.empty() ? Qt::Unchecked : Qt::PartiallyChecked);
    m_boxes << &box();
    connect(&box(), &QCheckBox::clicked, this, [this, all] {
        std::set<std::string> missing;
        for (const auto& [name, count] : m_offer.cells)
            if (!all)
                missing.insert(name);
        emit answered(m_offer, missing);
    });
}

void MissingCard::addAttribute(const std::string& name, const QString& cells)
{
    auto* across = new QHBoxLayout;
    across->setContentsMargins(scaled(22), 0, 0, 0);
    auto* box = new QCheckBox(briefName(name), this);
    box->setFont(typeface(Type::Caption));
    box->setChecked(m_missing.contains(name));
    box->setAccessibleName(tr("%1 is missing in %2").arg(cellText(m_offer.token), briefName(name)));
    across->addWidget(box, 1);
    across->addWidget(textLabel(cells, Type::Caption, Ink::Text2, this));
    down().addLayout(across);
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

} // namespace tranche
