// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/utility/box_rows_data.h"
#include "ui/session/document.h"
#include "ui/session/utility/lab_queries.h"
#include "ui/words/risk_facts.h"
#include "ui/words/utility/count_facts.h"

#include <QString>

#include <vector>

namespace tranche {

/// Which of the counts are looked at, as it is chosen.
struct QueryPartChoice {
    QueryPart part = QueryPart::All;
    QString name; ///< "with Occupation"
};

/// The first one is shown until another is chosen: with the sensitive attribute where there is one.
std::vector<QueryPartChoice> queryParts(const Document& now);

/// A box for each technique and number of attributes; "…" in the place of what is on its way.
BoxRowsData queryBoxes(const Document& now, QueryPart part, bool onItsWay);
/// What a box of these stands for; nullopt where it has no figures.
std::optional<CountsWanted> countsOfBox(const Document& now, QueryPart part, std::size_t box);

CardFacts queryCard(const Document& now, QueryPart part, bool onItsWay);

} // namespace tranche
