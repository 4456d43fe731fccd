// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/utility/pair_dots_data.h"
#include "ui/session/document.h"
#include "ui/words/risk_facts.h"

#include <QString>

namespace tranche {

/// A large number with its unit, and what it is.
struct UtilityNumber {
    QString number; ///< "…": on its way; "–": there is none
    QString caption;
    QString toolTip; ///< its direction, and what it does not cover
};

/// Share of phi2 that is left, and of tuples that would have to move so that a pair is as it was; beside those of other techniques.
UtilityNumber keptNumber(const Document& now, bool onItsWay);
UtilityNumber movedNumber(const Document& now, bool onItsWay);

/// The strongest pairs, named. Empty before the association is there.
PairDotsData associationDots(const Document& now);
CardFacts associationCard(const Document& now, bool onItsWay);

} // namespace tranche
