// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/parts/dial/dial_scale.h"
#include "ui/session/document.h"

#include <QString>

#include <cstddef>
#include <optional>
#include <vector>

namespace tranche {

/// One row of the gauge: what can be promised with so many attributes in the sensitive column.
struct AlphaRow {
    std::size_t alpha = 1;
    double place = 1.0; ///< of the limit on the scale
    QString limit;      ///< rounded to the safe side: "3.93"
    QString stop;       ///< which group stops it: "Female: 25.4 % Adm-clerical"
    bool present = false;
    bool holds = false;

    friend bool operator==(const AlphaRow&, const AlphaRow&) = default;
};

struct AlphaFacts {
    std::vector<AlphaRow> rows; ///< of every alpha that is known so far, ascending; empty while nothing is known
    bool endsEarly = false;     ///< with any greater alpha nothing can be promised either
    QString heading;            ///< of the limits: "greatest ℓ"
    double asked = 2.0;         ///< the number asked for
    bool moreIsSafer = true;
    QString none; ///< why there are no rows
    std::size_t present = 0;
    bool automatic = false;
};

AlphaFacts alphaFacts(const Document& now);

/// How the number of a model is set.
DialScale dialScale(ModelKind kind);
/// The furthest request that can hold, its number exactly as the button says it; nullopt where it is not known or there is none.
std::optional<PrivacyModel> furthestOffer(const Document& now);
/// The button that asks for it: "Set ℓ to 3.93".
QString offerText(const PrivacyModel& furthest);

} // namespace tranche
