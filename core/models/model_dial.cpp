// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/models/model_dial.h"

#include <limits>

namespace tranche {

namespace {

/// Places in which a request is offered.
int placesOf(ModelKind kind)
{
    switch (kind) {
    case ModelKind::Distinct: return 0;
    case ModelKind::TCloseness: return 3;
    case ModelKind::LDiversity:
    case ModelKind::Entropy:
    case ModelKind::Recursive: return 2;
    }
    return 2;
}

/// To the side on which a request is kept.
Rounding safeSide(ModelKind kind)
{
    switch (kind) {
    case ModelKind::Recursive: return Rounding::Above; // c has to be above the figure
    case ModelKind::TCloseness: return Rounding::Up;
    case ModelKind::LDiversity:
    case ModelKind::Distinct:
    case ModelKind::Entropy: return Rounding::Down;
    }
    return Rounding::Down;
}

} // namespace

Ratio dialOf(const PrivacyModel& model)
{
    switch (model.kind) {
    case ModelKind::Recursive: return model.c;
    case ModelKind::TCloseness: return model.t;
    case ModelKind::LDiversity:
    case ModelKind::Distinct:
    case ModelKind::Entropy: return model.l;
    }
    return model.l;
}

PrivacyModel withDial(PrivacyModel model, const Ratio& dial)
{
    if (model.kind == ModelKind::Recursive)
        model.c = dial;
    else if (model.kind == ModelKind::TCloseness)
        model.t = dial;
    else
        model.l = dial;
    return model;
}

bool moreIsSafer(ModelKind kind)
{
    return kind != ModelKind::Recursive && kind != ModelKind::TCloseness;
}

bool shareFigures(const PrivacyModel& a, const PrivacyModel& b)
{
    return a.kind == b.kind && (a.kind != ModelKind::Recursive || a.l == b.l);
}

const Figure& lessSafe(ModelKind kind, const Figure& a, const Figure& b)
{
    return (moreIsSafer(kind) ? b < a : b > a) ? b : a;
}

std::optional<bool> keeps(const Figure& figure, const PrivacyModel& model)
{
    const auto asked = dialOf(model);
    if (moreIsSafer(model.kind))
        return figure.reaches(asked);
    return model.kind == ModelKind::Recursive ? figure < asked : figure <= asked;
}

std::optional<PrivacyModel> furthestRequest(const Figure& figure, const PrivacyModel& model)
{
    if (!figure)
        return std::nullopt;
    const auto furthest = figure.rounded(placesOf(model.kind), safeSide(model.kind)).ratio();
    if (!furthest)
        return std::nullopt;
    const auto request = withDial(model, *furthest);
    return validate(request) ? std::optional(request) : std::nullopt;
}

} // namespace tranche
