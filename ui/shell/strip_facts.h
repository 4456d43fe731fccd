// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/parts/figure.h"
#include "ui/session/document.h"

#include <QString>

#include <optional>
#include <vector>

namespace tranche {

/// What one figure of the strip shows.
struct FigureFact {
    Figure::State state = Figure::State::None;
    QString number;
    QString unit;
    Figure::Note note; ///< its text is the reason where there is no number
};

FigureFact bucketsFigure(const Document& now, bool busy);
FigureFact largestPFigure(const Document& now, bool busy);
FigureFact associationFigure(const Document& now, bool busy);
void showFigure(Figure& figure, const FigureFact& fact);

/// One row of the gauge: what can be promised with so many attributes in the sensitive column.
struct AlphaRow {
    std::size_t alpha = 1;
    Ratio greatest;
    bool present = false;
    bool holds = false;

    friend bool operator==(const AlphaRow&, const AlphaRow&) = default;
};

struct AlphaFacts {
    std::vector<AlphaRow> rows; ///< ascending; empty while nothing is known
    QString stop;               ///< which group stops the present alpha: "Female: 25.4 % Adm-clerical"
    std::size_t present = 0;
    bool automatic = false;
};

AlphaFacts alphaFacts(const Document& now);

/// The greatest l in hundredths that can hold, exactly as the button says it; nullopt where it is not known or below 1.
std::optional<Ratio> greatestOffer(const Document& now);

} // namespace tranche
