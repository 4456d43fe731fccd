// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/utility/score_rows_data.h"
#include "ui/session/document.h"
#include "ui/session/utility/lab_learning.h"
#include "ui/words/risk_facts.h"

#include <QString>

namespace tranche {

/// What is looked at, and whether it is being learned now.
struct LearningView {
    LearningWish wish;
    bool running = false;
};

/// Why nothing can be learned from this table; empty where something can.
QString nothingToLearn(const Document& now);

/// A row for each way of learning; "…" in the place of what is being learned, "–" of what nobody asked for.
ScoreRowsData learningRows(const Document& now, const LearningView& view);
CardFacts learningCard(const Document& now, const LearningView& view);

} // namespace tranche
