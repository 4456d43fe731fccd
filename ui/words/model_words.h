// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/models/figure.h"
#include "core/models/privacy_model.h"

#include <QString>

namespace tranche {

// The privacy models in words, as every part of the window says them.

/// "ℓ-diversity", "distinct ℓ (weak)", "t-closeness".
QString modelTitle(ModelKind kind);
/// What it asks of every tuple, in two short lines.
QString modelRule(ModelKind kind);
/// A sentence on what it promises, then "Does not cover: ...".
QString modelHover(ModelKind kind);
/// The letter of the number that is turned: "ℓ", "c" or "t".
QString dialSymbol(ModelKind kind);
/// "greatest ℓ", "least c", "least t".
QString limitHeading(ModelKind kind);
/// A number that is asked for, exactly: "3.9", or a fraction where no decimals end.
QString askedText(const Ratio& number);
/// "ℓ = 5", "distinct ℓ = 5", "c = 2 at ℓ = 3", "t = 0.05".
QString requestWords(const PrivacyModel& model);
/// The same in little room: "ℓ 5", "t 0.05".
QString requestBrief(const PrivacyModel& model);
/// A limit's figure, rounded to the side on which it can be asked for: "3.93", "0.174"; where no c suffices "none".
QString limitFigure(ModelKind kind, const Figure& figure);
/// The worst figure of a release beside what was asked for: on the wrong side of it only where it is.
QString figureBeside(const PrivacyModel& model, const Figure& figure, bool holds);

} // namespace tranche
