// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ratio.h"
#include "core/models/figure.h"
#include "core/models/privacy_model.h"

#include <optional>

namespace tranche {

/// The one number of a model that is turned until it holds: c of recursive (c,l), t of t-closeness, else l.
Ratio dialOf(const PrivacyModel& model);
PrivacyModel withDial(PrivacyModel model, const Ratio& dial);

/// Whether a greater number asks for more protection (l); of c and of t a smaller one does.
bool moreIsSafer(ModelKind kind);

/// Whether a figure found for one request is the figure of the other as well: they differ in the dial alone.
bool shareFigures(const PrivacyModel& a, const PrivacyModel& b);

/// Of two figures of a kind of model the one that promises less.
const Figure& lessSafe(ModelKind kind, const Figure& a, const Figure& b);

/// Whether what goes as far as `figure` keeps a model of that kind; nullopt where the figure is rounded (entropy) and leaves it open.
/// Exact otherwise. O(1).
std::optional<bool> keeps(const Figure& figure, const PrivacyModel& model);

/// The furthest request of this kind that what goes as far as `figure` keeps, its number rounded to the safe side: to two places, three
/// of t, whole for distinct l. Nullopt where none is in range (recursive, where no c suffices).
std::optional<PrivacyModel> furthestRequest(const Figure& figure, const PrivacyModel& model);

} // namespace tranche
