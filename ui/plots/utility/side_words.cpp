// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/utility/side_words.h"

#include "ui/style/theme.h"
#include "ui/style/type.h"

#include <qcustomplot.h>

#include <algorithm>

namespace tranche {

void SideWords::clear()
{
    for (auto& words : m_words) {
        m_plot.removeItem(words.first);
        if (words.second != nullptr)
            m_plot.removeItem(words.second);
    }
    m_words.clear();
}

QCPItemText* SideWords::itemAt(double row, Qt::Alignment alignment, int gap)
{
    auto* item = new QCPItemText(&m_plot);
    item->setClipToAxisRect(false);
    item->position->setTypeX(QCPItemPosition::ptAxisRectRatio);
    item->position->setCoords(0.0, row);
    item->setPositionAlignment(Qt::AlignRight | alignment);
    item->setPadding({0, 0, gap, 0});
    return item;
}

void SideWords::add(double row, const QString& name, const QString& hint, bool bold, int gap)
{
    Words words{name, hint, bold, gap};
    words.first = itemAt(row, hint.isEmpty() ? Qt::AlignVCenter : Qt::AlignBottom, gap);
    if (!hint.isEmpty())
        words.second = itemAt(row, Qt::AlignTop, gap);
    m_words.push_back(words);
}

int SideWords::wantedWidth() const
{
    const QFontMetrics hints(typeface(Type::Caption));
    int widest = 0;
    for (const auto& words : m_words) {
        const QFontMetrics names(typeface(words.bold ? Type::Bold : Type::Body));
        const int wanted = std::max(names.horizontalAdvance(words.name), hints.horizontalAdvance(words.hint));
        widest = std::max(widest, wanted + words.gap + scaled(3)); // advances are rounded
    }
    return widest;
}

void SideWords::fit(int width)
{
    const QFontMetrics hints(typeface(Type::Caption));
    for (auto& words : m_words) {
        const QFontMetrics names(typeface(words.bold ? Type::Bold : Type::Body));
        words.first->setText(names.elidedText(words.name, Qt::ElideRight, std::max(0, width - words.gap)));
        if (words.second != nullptr)
            words.second->setText(hints.elidedText(words.hint, Qt::ElideRight, std::max(0, width - words.gap)));
    }
}

void SideWords::paint(const QPalette& palette)
{
    for (auto& words : m_words) {
        words.first->setFont(typeface(words.bold ? Type::Bold : Type::Body));
        words.first->setColor(ink(palette, Ink::Text));
        if (words.second == nullptr)
            continue;
        words.second->setFont(typeface(Type::Caption));
        words.second->setColor(ink(palette, Ink::Text2));
    }
}

} // namespace tranche
