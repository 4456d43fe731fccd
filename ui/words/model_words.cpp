// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/model_words.h"

#include "core/models/model_dial.h"
#include "ui/session/tr.h"
#include "ui/words/wording.h"
#include "ui/session/names.h"
#include "ui/style/number_text.h"

namespace tranche {

namespace {

/// Places in which a figure is shown.
int placesOf(ModelKind kind)
{
    return kind == ModelKind::Distinct ? 0 : kind == ModelKind::TCloseness ? 3 : 2;
}

} // namespace

QString modelTitle(ModelKind kind)
{
    switch (kind) {
    case ModelKind::LDiversity: return tr("ℓ-diversity");
    case ModelKind::Distinct: return tr("distinct ℓ (weak)");
    case ModelKind::Entropy: return tr("entropy ℓ");
    case ModelKind::Recursive: return tr("recursive (c,ℓ)");
    case ModelKind::TCloseness: return tr("t-closeness");
    }
    return {};
}

QString modelRule(ModelKind kind)
{
    switch (kind) {
    case ModelKind::LDiversity: return tr("for every tuple,\nevery p(t,s) ≤ 1/ℓ");
    case ModelKind::Distinct: return tr("weak: one value\nmay be near 1");
    case ModelKind::Entropy: return tr("uncertain as with\nℓ equal values");
    case ModelKind::Recursive: return tr("most likely < c ×\nsum from ℓ-th on");
    case ModelKind::TCloseness: return tr("p(t,·) within t\nof the whole table");
    }
    return {};
}

QString modelHover(ModelKind kind)
{
    switch (kind) {
    case ModelKind::LDiversity:
        return tr("Nobody can be linked to a sensitive value with a probability above 1/ℓ.<br>Does not cover: knowledge about other people "
                  "in the bucket, or an earlier release of this table.");
    case ModelKind::Distinct:
        return tr("For every person at least ℓ sensitive values remain possible. This is weak: it only counts values, and one of them may "
                  "be almost certain.<br>Does not cover: how likely each value is, knowledge about other people in the bucket, or an "
                  "earlier release of this table.");
    case ModelKind::Entropy:
        return tr("Someone who looks for a person remains at least as uncertain about the sensitive value, measured by entropy, as among ℓ "
                  "equally likely ones.<br>Does not cover: a single likely value offset by many rare ones, knowledge about other people in "
                  "the bucket, or an earlier release of this table.");
    case ModelKind::Recursive:
        return tr(
            "The most likely sensitive value is less than c times as likely as the ℓ-th and all less likely values combined. A smaller c "
            "is stricter.<br>Does not cover: knowledge about other people in the bucket, or an earlier release of this table.");
    case ModelKind::TCloseness:
        return tr("What can be inferred about a person differs from the distribution in the whole table by at most t (earth mover's "
                  "distance). A smaller t is stricter.<br>Does not cover: what the table as a whole reveals, knowledge about other people "
                  "in the bucket, or an earlier release of this table.");
    }
    return {};
}

QString dialSymbol(ModelKind kind)
{
    return kind == ModelKind::Recursive ? QStringLiteral("c") : kind == ModelKind::TCloseness ? QStringLiteral("t") : QStringLiteral("ℓ");
}

QString limitHeading(ModelKind kind)
{
    return kind == ModelKind::Recursive ? tr("least c") : kind == ModelKind::TCloseness ? tr("least t") : tr("greatest ℓ");
}

QString askedText(const Ratio& number)
{
    return decimalText(exactText(number));
}

QString requestWords(const PrivacyModel& model)
{
    switch (model.kind) {
    case ModelKind::LDiversity: return tr("ℓ = %1").arg(askedText(model.l));
    case ModelKind::Distinct: return tr("distinct ℓ = %1").arg(askedText(model.l));
    case ModelKind::Entropy: return tr("entropy ℓ = %1").arg(askedText(model.l));
    case ModelKind::Recursive: return tr("c = %1 at ℓ = %2").arg(askedText(model.c), askedText(model.l));
    case ModelKind::TCloseness: return tr("t = %1").arg(askedText(model.t));
    }
    return {};
}

QString requestBrief(const PrivacyModel& model)
{
    return QStringLiteral("%1 %2").arg(dialSymbol(model.kind), askedText(dialOf(model)));
}

QString limitFigure(ModelKind kind, const Figure& figure)
{
    if (!figure)
        return tr("none");
    return decimalText(QString::fromStdString(figure.decimal(placesOf(kind), moreIsSafer(kind) ? Rounding::Down : Rounding::Up)));
}

QString figureBeside(const PrivacyModel& model, const Figure& figure, bool holds)
{
    constexpr int mostPlaces = 9;
    const bool down = moreIsSafer(model.kind);
    const Figure asked = dialOf(model);
    int places = placesOf(model.kind);
    for (; places < mostPlaces; ++places) {
        const Figure shown = figure.rounded(places, down ? Rounding::Down : Rounding::Up);
        if ((down ? shown >= asked : shown <= asked) == holds)
            break;
    }
    return decimalText(QString::fromStdString(figure.decimal(places, down ? Rounding::Down : Rounding::Up)));
}

} // namespace tranche
