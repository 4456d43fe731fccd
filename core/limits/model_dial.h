// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ratio.h"
#include "core/limits/feasibility.h"
#include "core/models/privacy_model.h"
#include "core/privacy/privacy_report.h"

#include <optional>
#include <string>

namespace tranche {

/// The one number of a model that is turned until it holds: c of recursive (c,l), t of t-closeness, else l.
Ratio dialOf(const PrivacyModel& model);
PrivacyModel withDial(PrivacyModel model, const Ratio& dial);

/// Whether a greater number asks for more protection (l); of c and of t a smaller one does.
bool moreIsSafer(ModelKind kind);

/// Whether a limit found for one request is the limit of the other as well: they differ in the dial alone.
bool shareLimits(const PrivacyModel& a, const PrivacyModel& b);

/// What the figure of a limit alone says of a request that shares it; nullopt where the figure is rounded (entropy) and leaves it open.
/// Exact otherwise. O(1).
std::optional<bool> admitsByFigure(const ModelLimit& limit, const PrivacyModel& model);

/// The furthest request of this kind that the limit admits, its number rounded to the safe side: to two places, three of t, whole for
/// distinct l. Nullopt where none is in range (recursive, where no c suffices).
std::optional<PrivacyModel> furthestRequest(const ModelLimit& limit, const PrivacyModel& model);

/// The worst figure of all sensitive attributes of a report, worded as ModelLimit::figure; nullopt where there is none.
std::optional<std::string> worstFigure(const PrivacyReport& report);

/// A figure, "num/den" or a decimal, for drawing.
double figureNumber(const std::string& figure);

/// A figure cut (not rounded) after `digits` places, or raised to the next such number: "3.93". Trailing zeros are dropped.
std::string figureText(const std::string& figure, int digits, bool up);

} // namespace tranche
