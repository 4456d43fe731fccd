// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/parts/figure_tile.h"
#include "ui/session/document.h"

#include <QString>

namespace tranche {

/// What one figure of the strip shows.
struct FigureFact {
    FigureTile::State state = FigureTile::State::None;
    QString number;
    QString unit;
    FigureTile::Note note; ///< its text is the reason where there is no number
    QString label;         ///< where it depends on the model
    QString meaning;
    QString doesNotCover;
};

FigureFact bucketsFigure(const Document& now, bool busy);
/// What the model is judged by: the largest p(t,s) against 1/l, or the figure of another model against what was asked for.
FigureFact modelFigure(const Document& now, bool busy);
/// `busy`: something is computed, be it in the background.
FigureFact fakesFigure(const Document& now, bool busy);
FigureFact associationFigure(const Document& now, bool busy);
void showFigure(FigureTile& figure, const FigureFact& fact);

} // namespace tranche
