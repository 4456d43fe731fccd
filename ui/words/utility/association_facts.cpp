// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/utility/association_facts.h"

#include "core/laboratory/utility_lab.h"
#include "ui/session/names.h"
#include "ui/session/naming/name_text.h"
#include "ui/session/tr.h"
#include "ui/style/number_text.h"
#include "ui/words/utility/technique_words.h"

#include <algorithm>

namespace tranche {

namespace {

constexpr std::size_t pairsDrawn = 9;
constexpr std::size_t pairsListed = 1000;

const AssociationFigures* associationBy(const Document& now, Technique technique)
{
    if (!now.labAssociation)
        return nullptr;
    const auto found = std::ranges::find(*now.labAssociation, technique, &AssociationFigures::technique);
    return found == now.labAssociation->end() ? nullptr : &*found;
}

QString pairName(const Document& now, const PairDot& dot)
{
    const auto& kept = *now.snapshot.kept;
    return tr("%1, %2").arg(briefName(kept.attribute(dot.first).name), briefName(kept.attribute(dot.second).name));
}

QString pairSentence(const Document& now, const PairDot& dot)
{
    const QString fate
        = dot.column
              ? tr("both in column %1, exact").arg(columnLetter(*now.snapshot.columns, ColumnId{*dot.column}))
              : tr("in different columns, %1 left").arg(dot.before > 0.0 ? percentText(dot.after / dot.before) : QStringLiteral("–"));
    return tr("%1: φ² %2 before, %3 after; %4").arg(dot.name, phiText(dot.before, true), phiText(dot.after, true), fate);
}

PairDotsData namedDots(const Document& now, std::size_t atMost)
{
    const auto* before = associationBy(now, Technique::Original);
    const auto* after = associationBy(now, Technique::Slicing);
    if (before == nullptr || after == nullptr || !now.snapshot.columns || !now.snapshot.kept)
        return {};
    auto data = pairDots(*before, *after, *now.snapshot.columns, atMost);
    for (auto& dot : data.dots) {
        dot.name = pairName(now, dot);
        dot.sentence = pairSentence(now, dot);
    }
    return data;
}

/// "bucketization 90.4, generalization 83.9"
QString besideText(const Document& now, const std::function<std::optional<double>(const AssociationFigures&)>& share, bool named)
{
    const auto of = [&](Technique technique) {
        const auto* figures = associationBy(now, technique);
        const auto found = figures != nullptr ? share(*figures) : std::nullopt;
        return found ? percentNumber(*found) : QStringLiteral("–");
    };
    const QString buckets = of(Technique::Bucketization);
    const QString ranges = of(Technique::Generalization);
    return named ? tr("bucketization %1, generalization %2").arg(buckets, ranges) : tr("%1 and %2").arg(buckets, ranges);
}

UtilityNumber noNumber(bool onItsWay)
{
    return {onItsWay ? QStringLiteral("…") : QStringLiteral("–"), {}, {}};
}

TwinFigure phiFigure(const AssociationFigures* figures, const PairDot& dot)
{
    if (figures == nullptr)
        return {};
    const double phi = figures->phiAt(dot.first, dot.second);
    return {phiText(phi, true), phi};
}

} // namespace

UtilityNumber keptNumber(const Document& now, bool onItsWay)
{
    UtilityNumber kept = noNumber(onItsWay);
    const auto share = [](const AssociationFigures& figures) {
        return figures.keptPercent ? std::optional(*figures.keptPercent / 100.0) : std::nullopt;
    };
    kept.toolTip
        = tr("Sum of φ² over all pairs of attributes in the release, as a share of the sum in the original. More is better. Does not "
             "cover: relations among three or more attributes, and how even a spread-out table looks; see the share moved.");
    const auto* figures = associationBy(now, Technique::Slicing);
    if (figures == nullptr) {
        kept.caption = tr("of φ² kept");
        return kept;
    }
    kept.number = share(*figures) ? percentText(*share(*figures)) : QStringLiteral("–");
    kept.caption = tr("of φ² kept; %1").arg(besideText(now, share, true));
    return kept;
}

UtilityNumber movedNumber(const Document& now, bool onItsWay)
{
    UtilityNumber moved = noNumber(onItsWay);
    const auto share = [](const AssociationFigures& figures) { return std::optional(figures.tvPairsMean); };
    moved.toolTip = tr("Share of tuples that would have to change so that a pair of attributes is as in the original, on average over all "
                       "pairs (total variation). Less is better. Does not cover: relations among three or more attributes.");
    const auto* figures = associationBy(now, Technique::Slicing);
    if (figures == nullptr) {
        moved.caption = tr("of tuples moved");
        return moved;
    }
    moved.number = percentText(*share(*figures));
    moved.caption = tr("of tuples moved; the others %1").arg(besideText(now, share, false));
    return moved;
}

PairDotsData associationDots(const Document& now)
{
    return namedDots(now, pairsDrawn);
}

CardFacts associationCard(const Document& now, bool onItsWay)
{
    const auto all = namedDots(now, pairsListed);
    if (!now.labAssociation)
        return missingCard(onItsWay);
    CardFacts facts;
    facts.badge = tr("exact");
    facts.foot = likeBucketizationText(now);
    facts.toolTip
        = tr("φ² of the strongest pairs: a ring before slicing, a dot after it, from expected counts over all linkings. A dot near "
             "its ring is better. A pair in one column has its colour and loses nothing. Does not cover: relations among three or "
             "more attributes.");
    facts.heads = QStringList{tr("Attribute"),     tr("Attribute"),      tr("φ² before"),       tr("Slicing"),
                              tr("Bucketization"), tr("Generalization"), tr("Moved by slicing")};
    const auto* sliced = associationBy(now, Technique::Slicing);
    for (const auto& dot : all.dots) {
        const auto name = [&](AttributeId id) { return TwinFigure{briefName(now.snapshot.kept->attribute(id).name), {}}; };
        const double moved = sliced->tvAt(dot.first, dot.second);
        facts.lines.push_back({name(dot.first),
                               name(dot.second),
                               phiFigure(associationBy(now, Technique::Original), dot),
                               phiFigure(sliced, dot),
                               phiFigure(associationBy(now, Technique::Bucketization), dot),
                               phiFigure(associationBy(now, Technique::Generalization), dot),
                               {percentText(moved), moved}});
    }
    return facts;
}

} // namespace tranche
